import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_PASSWORD, hasDemo, type KeptPhoto, LIVE_KEY, refreshCeremony, seedDemo } from '@kotohogi/db/seeds/demo';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Config } from '../platform/config/to-config.ts';
import { type Keys, seal } from '../platform/crypto/keys.ts';
import { hashPassword } from '../platform/crypto/password.ts';
import type { Db } from '../platform/db/connect.ts';

const PICTURES = path.join(import.meta.dirname, '../../../../demo');

async function keepPhoto(objects: ObjectStore, name: string, width: number, height: number): Promise<KeptPhoto> {
  const key = `photo/demo-${name}`;
  const bytes = await readFile(path.join(PICTURES, name));
  await objects.put(key, bytes, 'image/jpeg');
  return { key, width, height, sizeBytes: bytes.length };
}

/** Puts the demo in on the first start, and brings its ceremony to today on every later one. */
export async function prepareDemo(db: Db, objects: ObjectStore, keys: Keys): Promise<void> {
  const now = instant(Date.now());
  if (await hasDemo(db)) {
    await refreshCeremony(db, now);
    return;
  }
  await seedDemo(db, {
    now,
    hashPassword,
    seal: text => seal(keys.seal, text),
    keepPhotos: async () => ({
      main: await keepPhoto(objects, 'main-photo.jpg', 1600, 2000),
      sub: await keepPhoto(objects, 'sub-photo.jpg', 1600, 1200),
    }),
  });
}

/** What is printed when everything runs: where to look, and as whom. */
export function welcome({ publicUrl, productName, live, demo }: Config, logFile: string): string {
  const facility = `${publicUrl}/c/lumiere/facilities/karuizawa/manage`;
  const wedding = `${publicUrl}/c/lumiere/weddings/${LIVE_KEY}`;
  const lines = demo
    ? [
        `  ${productName.ja} / ${productName.en}   STAGE=local: nothing is charged, no mail is sent`,
        '',
        `  On air now     ${wedding}`,
        '                 guest1@example.jp',
        `  Invitation     ${wedding}/invitation`,
        `  The couple     ${wedding}/manage`,
        `                 ${LIVE_KEY}@example.jp`,
        `  The venue      ${facility}`,
        '                 administrator@ coordinator@ video-distribution@ financial-manager@ viewer@karuizawa.example.jp',
        `  The company    ${publicUrl}/c/lumiere/manage   company@lumiere.example.jp`,
        `  The platform   ${publicUrl}/admin   admin@kotohogi.test`,
        `  Password of all of them: ${DEMO_PASSWORD}`,
      ]
    : [`  ${productName.ja} / ${productName.en}   STAGE=local, without demo data`, '', `  Pages          ${publicUrl}`];
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
