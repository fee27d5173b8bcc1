import { DEFAULT_GREETINGS, DEFAULT_SECTIONS } from '@kotohogi/domain/invitation/defaults';
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf, type LocalDate, timeOf } from '@kotohogi/domain/kernel/jst';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Stamp } from '../columns.ts';
import type { Tables } from '../tables.ts';
import { COUPLES, GUESTS, type Guest, type Name } from './people.ts';

/** A picture of the demo as it lies in the object store, its sides in px. */
export interface KeptPhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
}

/** What the seed cannot know by itself. */
export interface SeedTools {
  readonly now: Instant;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Seals the sandbox shop's password. */
  readonly seal: (text: string) => string;
  /** Puts the two photographs of the demo into the object store. */
  readonly keepPhotos: () => Promise<{ readonly main: KeptPhoto; readonly sub: KeptPhoto }>;
}

/** One password for every demo login; printed at the start, never used outside a workstation. */
export const DEMO_PASSWORD = 'kotohogi-demo';
/** The couple on air. */
export const LIVE_KEY = 'haruto-yui';
/** The couple whose recording can be seen. */
export const ARCHIVE_KEY = 'ren-hina';

type Tx = Transaction<Tables>;

const at = (ms: number): RawBuilder<Stamp> => sql<Stamp>`${new Date(ms).toISOString()}::timestamptz`;

/** Whether the demo has been put in already. */
export async function hasDemo(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').where('account_id', '=', 'lumiere').executeTakeFirst();
  return row !== undefined;
}

async function seedPlaces(tx: Tx, tools: SeedTools) {
  const company = await tx
    .insertInto('company')
    .values({
      account_id: 'lumiere',
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
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const karuizawa = await facility({
    account_id: 'karuizawa',
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
  const hall = async (facilityId: number, name: string, venue: string) => {
    const values = { facility_id: facilityId, name, venue, design_pattern: 'natural' };
    return (await tx.insertInto('hall').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const halls = [
    { facilityId: karuizawa, hallId: await hall(karuizawa, 'ガーデンチャペル 木洩れ日', '本館 南庭') },
    { facilityId: karuizawa, hallId: await hall(karuizawa, 'チャペル・ルミエール', '本館 1階') },
    { facilityId: kamakura, hallId: await hall(kamakura, '神殿 白鳳', '離れ') },
  ] as const;
  return { companyId: company.id, karuizawa, halls };
}

type Places = Awaited<ReturnType<typeof seedPlaces>>;

async function seedStaff(tx: Tx, places: Places, passwordHash: string): Promise<void> {
  const user = async (email: string, name: string) => {
    const values = { email, name, password_hash: passwordHash };
    return (await tx.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const roles: readonly (readonly [FacilityRole, string])[] = [
    ['administrator', '原田 真理子'],
    ['coordinator', '大塚 由美'],
    ['video-distribution', '南 健一'],
    ['financial-manager', '黒田 誠'],
    ['viewer', '谷口 彩'],
  ];
  for (const [role, name] of roles) {
    const userId = await user(`${role}@karuizawa.example.jp`, name);
    await tx
      .insertInto('user_grant')
      .values({ user_id: userId, scope: 'facility', facility_id: places.karuizawa, role })
      .execute();
  }
  const companyUser = await user('company@lumiere.example.jp', '森 恵子');
  await tx
    .insertInto('user_grant')
    .values({ user_id: companyUser, scope: 'company', company_id: places.companyId, role: 'administrator' })
    .execute();
  const admin = await user('admin@kotohogi.test', '運営 担当');
  await tx.insertInto('user_grant').values({ user_id: admin, scope: 'admin', role: 'administrator' }).execute();
}

interface WeddingSeed {
  readonly index: number;
  readonly key: string;
  readonly place: Places['halls'][number];
  readonly startsAt: Instant;
  readonly couple: readonly [Name, Name];
  readonly status: string;
  readonly paymentState: string;
  readonly isPublished: boolean;
  readonly replyDeadline: LocalDate;
}

async function seedWedding(tx: Tx, seed: WeddingSeed, now: Instant): Promise<number> {
  const [groom, bride] = seed.couple;
  const { id } = await tx
    .insertInto('wedding')
    .values({
      facility_id: seed.place.facilityId,
      hall_id: seed.place.hallId,
      key: seed.key,
      reservation_id: `R-2026-${1090 + seed.index}`,
      starts_at: at(seed.startsAt),
      email: `${seed.key}@example.jp`,
      num_of_attendees_div: String(seed.index % 10),
      wedding_aggregate_area: 'nagano',
      status: seed.status,
      payment_state: seed.paymentState,
      created_at: at(now - 90 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const profile = (type: number, name: Name) => ({
    wedding_id: id,
    type,
    last_name: name.last,
    first_name: name.first,
    last_name_kana: name.lastKana,
    first_name_kana: name.firstKana,
    hobby: type === 1 ? '山歩き、写真' : 'パンづくり、ピアノ',
    one_word: type === 1 ? '画面ごしでも、いっしょに過ごせてうれしいです。' : '遠くから見守ってくれて、ありがとう。',
  });
  await tx
    .insertInto('organizer_profile')
    .values([profile(1, groom), profile(2, bride)])
    .execute();
  await tx
    .insertInto('invitation')
    .values({
      wedding_id: id,
      greetings: DEFAULT_GREETINGS.ja,
      greetings_en: DEFAULT_GREETINGS.en,
      reply_deadline: seed.replyDeadline,
      sections: JSON.stringify({
        ...DEFAULT_SECTIONS,
        startTimes: [
          { label: 'ご入室', time: timeOf(instant(seed.startsAt - 30 * MINUTE_MS)) },
          { label: '挙式', time: timeOf(seed.startsAt) },
        ],
      }),
      published_at: seed.isPublished ? at(now - 60 * DAY_MS) : null,
    })
    .execute();
  return id;
}

/** Where in its life each of the 40 stands: days from today, and what staff set. */
function standingOf(index: number): { days: number; status: string; isPublished: boolean; paymentState: string } {
  if (index === 0) return { days: 0, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index === 1) return { days: -1, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 4) return { days: 0, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 8) return { days: index - 3, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 16) return { days: 14 + index * 2, status: 'active', isPublished: true, paymentState: 'not-payment' };
  if (index < 24) return { days: 60 + index * 3, status: 'active', isPublished: false, paymentState: 'not-payment' };
  if (index === 24) return { days: 40, status: 'postponed', isPublished: true, paymentState: 'not-payment' };
  if (index === 25) return { days: 33, status: 'canceled', isPublished: true, paymentState: 'not-payment' };
  const states = ['not-payment', 'processed', 'deposited', 'deposit-failure', 'reconfirmation'];
  return {
    days: -5 - (index - 26) * 4,
    status: 'active',
    isPublished: true,
    paymentState: states[index % 5] ?? 'not-payment',
  };
}

/** Rounds down to the half hour, so that a demo begins at a time one would print. */
const halfHour = (ms: number) => Math.floor(ms / 1_800_000) * 1_800_000;

function startOf(index: number, days: number, now: Instant): Instant {
  // The ceremony on air began a little while ago, whenever the demo is started.
  if (index === 0) return instant(halfHour(now - 600_000));
  const hours = [10, 11.5, 13, 14.5, 16];
  const hour = hours[index % hours.length] ?? 13;
  return instant(atJst(addDays(dateOf(now), days)) + hour * 3_600_000);
}

async function seedGuest(
  tx: Tx,
  weddingId: number,
  guest: Guest,
  more: { number: number; now: Instant; passwordHash: string },
) {
  const { number, now, passwordHash } = more;
  const { id } = await tx
    .insertInto('attendant')
    .values({
      wedding_id: weddingId,
      name: `${guest.last} ${guest.first}`,
      name_kana: `${guest.lastKana} ${guest.firstKana}`,
      email: `guest${number}@example.jp`,
      password_hash: passwordHash,
      answer: guest.answer,
      relation_ship: guest.relationShip,
      nick_name: guest.nickName.slice(0, 10),
      reply_message:
        guest.answer === 'absence' ? '当日は伺えませんが、心からお祝いしています。' : 'お招きありがとうございます。',
      answered_at: at(now - (40 - number) * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seedGift(
  tx: Tx,
  place: { weddingId: number; facilityId: number },
  gift: { attendantId: number; amountYen: number; number: number; now: Instant },
) {
  const paidAt = at(gift.now - gift.number * 3_600_000);
  const { id } = await tx
    .insertInto('payment')
    .values({
      order_id: `0011-DEMO-G${gift.number}`,
      purpose: 'gift',
      wedding_id: place.weddingId,
      facility_id: place.facilityId,
      attendant_id: gift.attendantId,
      method: 'CREDIT',
      amount_yen: gift.amountYen,
      state: 'CAPTURED',
      recovery_point: 'finished',
      deadline_at: paidAt,
      masked_card_no: '************1111',
      card_brand: 'Visa',
      commission_rate: 500,
      captured_at: paidAt,
      processed_at: paidAt,
      created_at: paidAt,
      updated_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('gift')
    .values({
      payment_id: id,
      wedding_id: place.weddingId,
      attendant_id: gift.attendantId,
      message: '心ばかりですが、お祝いの気持ちです。',
      created_at: paidAt,
    })
    .execute();
}

async function seedCeremonyOnAir(
  tx: Tx,
  weddingId: number,
  facilityId: number,
  tools: SeedTools & { passwordHash: string },
): Promise<void> {
  const { main, sub } = await tools.keepPhotos();
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
  const host = await tx
    .insertInto('app_user')
    .values({ name: '佐藤 結衣', email: `${LIVE_KEY}@example.jp`, password_hash: tools.passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('user_grant')
    .values({ user_id: host.id, scope: 'wedding', wedding_id: weddingId, role: 'organizer' })
    .execute();
  let leaves = 0;
  for (const [index, guest] of GUESTS.entries()) {
    const number = index + 1;
    const attendantId = await seedGuest(tx, weddingId, guest, {
      number,
      now: tools.now,
      passwordHash: tools.passwordHash,
    });
    if (guest.giftYen > 0)
      await seedGift(tx, { weddingId, facilityId }, { attendantId, amountYen: guest.giftYen, number, now: tools.now });
    if (guest.message === '') continue;
    leaves += 1;
    await tx.insertInto('leaf').values({ wedding_id: weddingId, attendant_id: attendantId, number: leaves }).execute();
    await tx
      .insertInto('congratulation')
      .values({
        wedding_id: weddingId,
        attendant_id: attendantId,
        message: guest.message,
        created_at: at(tools.now - (40 - number) * 60_000),
      })
      .execute();
  }
}

/** A demo ceremony that began longer ago than this has had its day. */
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

/** Lets the ceremony on air begin anew when its day is over: a new time, no slot, no reactions; guests and words stay. */
export async function refreshCeremony(db: Kysely<Tables>, now: Instant): Promise<void> {
  await db.transaction().execute(async tx => {
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

/** Puts the demo in: one company, two venues, three halls, forty weddings, thirty guests, all in one transaction. */
export async function seedDemo(db: Kysely<Tables>, tools: SeedTools): Promise<void> {
  const passwordHash = await tools.hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async tx => {
    const places = await seedPlaces(tx, tools);
    await seedStaff(tx, places, passwordHash);
    for (let index = 0; index < 40; index += 1) {
      const couple = COUPLES[index % COUPLES.length];
      // Forty weddings, the first five of today in Karuizawa and Kamakura in turn.
      const place = places.halls[index % places.halls.length];
      if (couple === undefined || place === undefined) continue;
      const { days, ...standing } = standingOf(index);
      const startsAt = startOf(index, days, tools.now);
      const key = index === 0 ? LIVE_KEY : index === 1 ? ARCHIVE_KEY : `wedding-${String(index + 1).padStart(2, '0')}`;
      const replyDeadline = addDays(dateOf(startsAt), -7);
      const weddingId = await seedWedding(
        tx,
        { index, key, place, startsAt, couple, replyDeadline, ...standing },
        tools.now,
      );
      if (index === 0) await seedCeremonyOnAir(tx, weddingId, place.facilityId, { ...tools, passwordHash });
    }
  });
}
