import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasDemo, refreshCeremony, seedDemo } from '@kotohogi/db/seeds/demo';
import {
  DEMO_COMPANY,
  DEMO_FACILITY,
  DEMO_LOGINS,
  DEMO_PASSWORD,
  DEMO_STAFF,
  LIVE_KEY,
} from '@kotohogi/db/seeds/logins';
import { addPatternWeddings, hasPatternWeddings } from '@kotohogi/db/seeds/seed-pattern-weddings';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { eraseAsked } from '../compose.ts';
import type { Outside } from '../outside.ts';
import type { Config } from '../platform/config/to-config.ts';
import { seal } from '../platform/crypto/keys.ts';
import { hashPassword } from '../platform/crypto/password.ts';

/** The hour of the day at which weddings are erased. */
const ERASURE_HOUR = 4;
const PICTURES = path.join(import.meta.dirname, '../../../../demo');

const PHOTOS = {
  main: { file: 'main-photo.jpg', width: 1600, height: 2000 },
  sub: { file: 'sub-photo.jpg', width: 1600, height: 1200 },
} as const;

async function keepPhoto(objects: ObjectStore, key: string, name: keyof typeof PHOTOS) {
  const { file, ...size } = PHOTOS[name];
  const bytes = await readFile(path.join(PICTURES, file));
  await objects.put(key, bytes, 'image/jpeg');
  return { ...size, sizeBytes: bytes.length };
}

/**
 * Creates the demo on the first start and updates its dates on every later one. Returns whether a wedding has to be
 * erased now.
 */
async function seed({ db, objects, keys }: Outside, now: Instant): Promise<boolean> {
  if (!(await hasDemo(db))) {
    await seedDemo(db, {
      now,
      hashPassword,
      seal: text => seal(keys.seal, text),
      keepPhoto: (key, name) => keepPhoto(objects, key, name),
    });
    return true;
  }
  await refreshCeremony(db, now);
  if (await hasPatternWeddings(db)) return false;
  await addPatternWeddings(db, { now, passwordHash: await hashPassword(DEMO_PASSWORD) });
  return true;
}

/**
 * The demo as `npm start` shows it. The erased wedding is erased by the product's own nightly job, so it leaves exactly
 * what the job leaves.
 */
export async function prepareDemo(outside: Outside): Promise<void> {
  const now = outside.clock.now();
  if (await seed(outside, now)) await eraseAsked(outside, atJst(addDays(dateOf(now), -1), ERASURE_HOUR));
}

/** The text printed when everything runs: the URLs and the demo logins. */
export function welcome({ publicUrl, productName, live, demo }: Config, logFile: string): string {
  const facility = `${publicUrl}/c/${DEMO_COMPANY}/facilities/${DEMO_FACILITY}/manage`;
  const wedding = `${publicUrl}/c/${DEMO_COMPANY}/weddings/${LIVE_KEY}`;
  const lines = demo
    ? [
        `  ${productName.ja} / ${productName.en}   STAGE=local: nothing is charged, no mail is sent`,
        '',
        `  Start page     ${publicUrl}/`,
        `  On air now     ${wedding}`,
        `                 ${DEMO_LOGINS.guest}`,
        `  Invitation     ${wedding}/invitation`,
        `  The couple     ${wedding}/manage`,
        `                 ${DEMO_LOGINS.couple}`,
        `  The venue      ${facility}`,
        `                 ${DEMO_STAFF.map(([role]) => `${role}@`).join(' ')}karuizawa.example.jp`,
        `  The company    ${publicUrl}/c/${DEMO_COMPANY}/manage   ${DEMO_LOGINS.company}`,
        `  The platform   ${publicUrl}/admin   ${DEMO_LOGINS.admin}`,
        `  Password of all of them: ${DEMO_PASSWORD}`,
      ]
    : [
        `  ${productName.ja} / ${productName.en}   STAGE=local, without demo data: nothing is charged, no mail is sent`,
        '',
        `  Pages          ${publicUrl}`,
        '  First login    npm run admin -- create-administrator --email you@example.jp',
      ];
  return [
    '',
    ...lines,
    '',
    `  Mails          ${publicUrl}/outbox`,
    `  Encoders       ${live.ingestUrl}`,
    `  Log            ${logFile}`,
    '',
  ].join('\n');
}
