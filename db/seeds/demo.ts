import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import type { FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { WEDDING_PAYMENT_STATES, type WeddingPaymentState, type WeddingStatus } from '@kotohogi/domain/wedding/types';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import {
  ARCHIVE_KEY,
  DEMO_COMPANY,
  DEMO_FACILITY,
  DEMO_LOGINS,
  DEMO_PASSWORD,
  DEMO_STAFF,
  LIVE_KEY,
  staffEmail,
} from './logins.ts';
import { COUPLES, GUESTS } from './people.ts';
import { seedRegistrations } from './registrations.ts';
import { at, seedGuests, seedHost, seedWedding, type Tx } from './rows.ts';
import { seedPast, seedSeason } from './season.ts';
import { refreshPatternWeddings, seedHalls, seedPatternWeddings } from './seed-pattern-weddings.ts';

/** A photo of the demo in the object store, with its dimensions in px. */
interface StoredPhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
}

/** What the seed needs from its caller. */
export interface SeedTools {
  readonly now: Instant;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Encrypts the sandbox shop's password. */
  readonly seal: (text: string) => string;
  /** Puts one of the demo's photographs into the object store under a key. */
  readonly keepPhoto: (key: string, name: 'main' | 'sub') => Promise<Omit<StoredPhoto, 'key'>>;
}

/** Whether the demo has already been seeded. */
export async function hasDemo(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').where('account_id', '=', DEMO_COMPANY).executeTakeFirst();
  return row !== undefined;
}

async function seedPlaces(tx: Tx, tools: SeedTools) {
  const company = await tx
    .insertInto('company')
    .values({
      account_id: DEMO_COMPANY,
      name: 'ルミエール・ブライダル',
      contract_number: 1,
      copyright_name: 'Lumière Bridal',
      privacy_policy_link: 'https://lumiere.example.jp/privacy',
      terms_link: 'https://lumiere.example.jp/terms',
      law_link: 'https://lumiere.example.jp/law',
      faq_link: 'https://lumiere.example.jp/faq',
      guide_link: 'https://lumiere.example.jp/guide',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facility = async (values: {
    account_id: string;
    name: string;
    contract_number: number;
    contact_phone: string;
  }) => {
    const row = await tx
      .insertInto('facility')
      .values({
        company_id: company.id,
        ...values,
        contact_hours: '10:00〜19:00',
        homepage: `https://${values.account_id}.example.jp/`,
        commission_rate: 500,
        archive_video_amount: 5500,
        sell_archive_video: true,
        throw_money_enabled: true,
        pre_registration: true,
        payment_error_emails: ['finance@lumiere.example.jp'],
        payment_fixed_emails: ['finance@lumiere.example.jp'],
        questionnaire_url: 'https://lumiere.example.jp/questionnaire',
        wedding_aggregate_area: 'nagano',
        gateway_shop_id: 'tshop00000001',
        gateway_shop_pass_sealed: tools.seal('password'),
        gateway_tested_at: at(tools.now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const karuizawa = await facility({
    account_id: DEMO_FACILITY,
    name: 'ホテル・ルミエール軽井沢',
    contract_number: 11,
    contact_phone: '0267-00-1234',
  });
  const kamakura = await facility({
    account_id: 'kamakura',
    name: 'ルミエール鎌倉 松籟亭',
    contract_number: 12,
    contact_phone: '0467-00-5678',
  });
  const halls = await seedHalls(tx, karuizawa);
  const shrine = await tx
    .insertInto('hall')
    .values({ facility_id: kamakura, name: '神殿 白鳳', venue: '離れ', design_pattern: 'natural' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Three of today's ceremonies are in Karuizawa and one in Kamakura; yesterday's is in Karuizawa, where the demo's
  // staff work.
  halls.splice(2, 0, { facilityId: kamakura, hallId: shrine.id });
  return { companyId: company.id, karuizawa, halls };
}

type Places = Awaited<ReturnType<typeof seedPlaces>>;

/** Who the first venue is to its bank, so that transfer files can be made at once. */
async function seedConsignor(tx: Tx, facilityId: FacilityId, now: Instant): Promise<void> {
  await tx
    .insertInto('transfer_consignor')
    .values({
      ...{ facility_id: facilityId, code: '0000012345', name: toAccountHolder('ホテルルミエールカルイザワ') },
      ...{ bank_number: '0143', bank_name: 'ハチジユウニナガノ', branch_number: '353', branch_name: 'カルイザワ' },
      ...{ account_type: 1, account_number: '1234567', version: 1, updated_by: null, updated_at: at(now) },
    })
    .execute();
}

async function seedStaff(tx: Tx, places: Places, passwordHash: string): Promise<void> {
  const user = async (email: string, name: string) => {
    const values = { email, name, password_hash: passwordHash };
    return (await tx.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  for (const [role, name] of DEMO_STAFF) {
    const userId = await user(staffEmail(role), name);
    await tx
      .insertInto('user_grant')
      .values({ user_id: userId, scope: 'facility', facility_id: places.karuizawa, role })
      .execute();
  }
  const companyUser = await user(DEMO_LOGINS.company, '森 恵子');
  await tx
    .insertInto('user_grant')
    .values({ user_id: companyUser, scope: 'company', company_id: places.companyId, role: 'administrator' })
    .execute();
  const admin = await user(DEMO_LOGINS.admin, '運営 担当');
  await tx.insertInto('user_grant').values({ user_id: admin, scope: 'admin', role: 'administrator' }).execute();
}

/** From here on the weddings are over, and their gifts are paid out or not. */
const FIRST_PAST = 26;

/** The stage of each of the 40 weddings: days from today, and what staff set. */
function scheduleOf(index: number): {
  days: number;
  status: WeddingStatus;
  isPublished: boolean;
  paymentState: WeddingPaymentState;
} {
  if (index === 0) return { days: 0, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index === 1) return { days: -1, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 4) return { days: 0, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 8) return { days: index - 3, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 16) return { days: 14 + index * 2, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 24) return { days: 60 + index * 3, status: 'active', isPublished: false, paymentState: 'not-payment' };
  if (index === 24) return { days: 40, status: 'postponed', isPublished: true, paymentState: 'not-payment' };
  if (index === 25) return { days: 33, status: 'canceled', isPublished: true, paymentState: 'not-payment' };
  return {
    days: -5 - (index - FIRST_PAST) * 4,
    status: 'active',
    isPublished: true,
    paymentState: WEDDING_PAYMENT_STATES[index % 5] ?? 'not-payment',
  };
}

/** Rounds down to the half hour, so that demo ceremonies start at plausible times. */
const halfHour = (ms: number) => Math.floor(ms / 1_800_000) * 1_800_000;

function startOf(index: number, days: number, now: Instant): Instant {
  // The ceremony on air started a little while ago, whenever the demo is started.
  if (index === 0) return instant(halfHour(now - 600_000));
  const hours = [10, 11.5, 13, 14.5, 16];
  const hour = hours[index % hours.length] ?? 13;
  return instant(atJst(addDays(dateOf(now), days)) + hour * 3_600_000);
}

async function seedCeremonyOnAir(
  tx: Tx,
  weddingId: WeddingId,
  facilityId: FacilityId,
  { now, passwordHash, keepPhoto }: SeedTools & { passwordHash: string },
): Promise<void> {
  const keep = async (name: 'main' | 'sub'): Promise<StoredPhoto> => {
    // As the key of an uploaded photo, because the editor sends it back and both ends check it.
    const key = `photo/${weddingId}/demo-${name}-photo-of-the-couple.jpg`;
    return { key, ...(await keepPhoto(key, name)) };
  };
  const [main, sub] = [await keep('main'), await keep('sub')];
  await tx
    .insertInto('photo')
    .values(
      [main, sub].map(({ key, width, height, sizeBytes }) => ({
        key,
        wedding_id: weddingId,
        media_type: 'image/jpeg',
        width,
        height,
        size_bytes: sizeBytes,
      })),
    )
    .execute();
  await tx
    .updateTable('invitation')
    .set({ main_photo_key: main.key, sub_photo_key: sub.key })
    .where('wedding_id', '=', weddingId)
    .execute();
  await seedHost(tx, { weddingId, name: '佐藤 結衣', email: DEMO_LOGINS.couple, passwordHash });
  await seedGuests(tx, { weddingId, facilityId }, GUESTS, { now, passwordHash });
}

/** A demo ceremony that started longer ago than this is over. */
const CEREMONY_LASTS_MS = 6 * 3_600_000;

/** Ids of the demo's weddings by key. */
export async function demoWeddings(db: Kysely<Tables>): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('wedding')
    .select(['id', 'key'])
    .where('key', 'in', [LIVE_KEY, ARCHIVE_KEY])
    .execute();
  return Object.fromEntries(rows.map(row => [row.key, row.id]));
}

/**
 * Brings the demo up to today: once its day is over, the ceremony on air gets a new time and loses its slot and
 * reactions; guests and messages stay.
 */
export async function refreshCeremony(db: Kysely<Tables>, now: Instant): Promise<void> {
  await db.transaction().execute(async tx => {
    await refreshPatternWeddings(tx, now);
    const row = await tx
      .selectFrom('wedding')
      .select(['id', 'starts_at'])
      .where('key', '=', LIVE_KEY)
      .executeTakeFirst();
    if (row === undefined || now - row.starts_at < CEREMONY_LASTS_MS) return;
    await tx
      .updateTable('wedding')
      .set({ starts_at: at(startOf(0, 0, now)) })
      .where('id', '=', row.id)
      .execute();
    await tx.deleteFrom('live_slot').where('wedding_id', '=', row.id).execute();
    await tx.deleteFrom('reaction').where('wedding_id', '=', row.id).execute();
  });
}

/**
 * Seeds the demo: one company, two venues, seven halls, forty weddings, the weddings of `seedPatternWeddings`, thirty
 * guests, and the ceremonies of the past two years, all in one transaction.
 */
export async function seedDemo(db: Kysely<Tables>, tools: SeedTools): Promise<void> {
  const passwordHash = await tools.hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async tx => {
    const places = await seedPlaces(tx, tools);
    await seedStaff(tx, places, passwordHash);
    await seedConsignor(tx, places.karuizawa, tools.now);
    await seedRegistrations(tx, places.karuizawa, tools);
    for (let index = 0; index < 40; index += 1) {
      const couple = COUPLES[index % COUPLES.length];
      const place = places.halls[index % places.halls.length];
      if (couple === undefined || place === undefined) continue;
      const { days, ...schedule } = scheduleOf(index);
      const startsAt = startOf(index, days, tools.now);
      const key = index === 0 ? LIVE_KEY : index === 1 ? ARCHIVE_KEY : `wedding-${String(index + 1).padStart(2, '0')}`;
      const replyDeadline = addDays(dateOf(startsAt), -7);
      const weddingId = await seedWedding(
        tx,
        { index, key, place, startsAt, couple, replyDeadline, ...schedule },
        tools.now,
      );
      if (index >= FIRST_PAST) {
        const past = { ...place, weddingId, startsAt, transfer: schedule.paymentState };
        await seedPast(tx, past, { number: index, now: tools.now });
      }
      if (index === 0) await seedCeremonyOnAir(tx, weddingId, place.facilityId, { ...tools, passwordHash });
    }
    await seedPatternWeddings(tx, places.karuizawa, { now: tools.now, passwordHash });
    await seedSeason(
      tx,
      places.halls.filter(({ facilityId }) => facilityId === places.karuizawa),
      tools.now,
    );
  });
}
