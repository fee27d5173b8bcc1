import type { AttendantId, CompanyId, FacilityId, HallId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import type { SlotState } from '@kotohogi/domain/live/types';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { deriveKeys, hashToken, newToken, seal } from '@kotohogi/server/platform/crypto/keys';
import { hashPassword } from '@kotohogi/server/platform/crypto/password';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { at } from '@kotohogi/server/platform/db/instants';
import type { TestClient } from './client.ts';
import { TEST_SHOP } from './outside.ts';
import { TEST_SECRET, type TestProduct } from './product.ts';

let serial = 0;
/** A number unique in this process. */
const next = () => {
  serial += 1;
  return serial;
};

/** An unused address: a retried test finds nothing of its first attempt there. */
export const freshEmail = () => `someone-${next()}@example.jp`;

/** The password of every user created by a builder. */
export const PASSWORD = 'a-long-password-1';

/** The account a couple's gifts are transferred to. */
export const BANK_ACCOUNT = {
  bankName: 'みずほ銀行',
  bankNameKana: 'ミズホ',
  bankNumber: '0001',
  branchName: '銀座支店',
  branchNameKana: 'ギンザ',
  branchNumber: '035',
  type: 1,
  accountNumber: '0123567',
  accountHolder: 'コバヤシ ハルト',
} as const;
let passwordHash: Promise<string> | undefined;

/** A company without facilities. */
export async function buildCompany(db: Db, name = 'テスト企業'): Promise<CompanyId> {
  const n = next();
  const row = await db
    .insertInto('company')
    .values({ account_id: `company-${n}`, name, contract_number: n })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A facility with gift money and archive sale enabled, 5 % commission, a sandbox shop. */
export async function buildFacility(db: Db, companyId: CompanyId, name = 'テスト施設'): Promise<FacilityId> {
  const n = next();
  const row = await db
    .insertInto('facility')
    .values({
      company_id: companyId,
      account_id: `facility-${n}`,
      name,
      commission_rate: 500,
      contract_number: n,
      throw_money_enabled: true,
      sell_archive_video: true,
      archive_video_amount: 5500,
      gateway_shop_id: TEST_SHOP.shopId,
      gateway_shop_pass_sealed: seal(deriveKeys(TEST_SECRET).seal, TEST_SHOP.shopPass),
      gateway_environment: TEST_SHOP.environment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function buildHall(db: Db, facilityId: FacilityId, name = 'チャペル'): Promise<HallId> {
  const row = await db
    .insertInto('hall')
    .values({ facility_id: facilityId, name, design_pattern: 'natural' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface BuiltVenue {
  readonly companyId: CompanyId;
  readonly facilityId: FacilityId;
  readonly hallId: HallId;
}

/** A company with one hotel that has one chapel. */
export async function buildVenue(db: Db): Promise<BuiltVenue> {
  const companyId = await buildCompany(db);
  const facilityId = await buildFacility(db, companyId, 'ホテル・ルミエール軽井沢');
  return { companyId, facilityId, hallId: await buildHall(db, facilityId, 'ガーデンチャペル 木洩れ日') };
}

export interface BuiltWedding {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly startsAt: Instant;
}

/** A wedding with a named couple and a published invitation, at 13:00 in Japan on 2026-12-19 by default. */
export async function buildWedding(
  db: Db,
  where: { readonly facilityId: FacilityId; readonly hallId: HallId; readonly startsAt?: Instant },
): Promise<BuiltWedding> {
  const n = next();
  const key = `wedding-${n}`;
  const startsAt = where.startsAt ?? instant(Date.UTC(2026, 11, 19, 4));
  const row = await db
    .insertInto('wedding')
    .values({
      facility_id: where.facilityId,
      hall_id: where.hallId,
      key,
      reservation_id: `R-2026-${n}`,
      starts_at: at(startsAt),
      email: `couple-${n}@example.jp`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = [
    { type: 1, last_name: '小林', first_name: '陽翔', last_name_kana: 'コバヤシ', first_name_kana: 'ハルト' },
    { type: 2, last_name: '佐藤', first_name: '結衣', last_name_kana: 'サトウ', first_name_kana: 'ユイ' },
  ] as const;
  await db
    .insertInto('organizer_profile')
    .values(names.map(name => ({ wedding_id: row.id, ...name })))
    .execute();
  await db
    .insertInto('invitation')
    .values({ wedding_id: row.id, published_at: at(startsAt - 30 * 86_400_000) })
    .execute();
  return { weddingId: row.id, key, startsAt };
}

function grantColumns(grant: Grant) {
  switch (grant.scope) {
    case 'admin':
      return {};
    case 'company':
      return { company_id: grant.companyId };
    case 'facility':
      return { facility_id: grant.facilityId };
    case 'wedding':
      return { wedding_id: grant.weddingId };
  }
}

/** A user who signs in with `PASSWORD`, holding these grants. */
export async function buildUser(db: Db, ...grants: Grant[]): Promise<{ userId: UserId; email: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const n = next();
  const email = `user-${n}@example.jp`;
  const row = await db
    .insertInto('app_user')
    .values({ name: `利用者${n}`, email, password_hash: await passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const grant of grants) {
    await db
      .insertInto('user_grant')
      .values({ user_id: row.id, scope: grant.scope, role: grant.role, ...grantColumns(grant) })
      .execute();
  }
  return { userId: row.id, email };
}

export interface BuiltAttendant {
  readonly attendantId: AttendantId;
  readonly weddingId: WeddingId;
  readonly email: string;
}

/** A guest who attends a wedding, with an address; signs in with `PASSWORD`. */
export async function buildAttendant(
  db: Db,
  weddingId: WeddingId,
  more: { readonly name?: string; readonly locale?: 'ja' | 'en-US' } = {},
): Promise<BuiltAttendant> {
  passwordHash ??= hashPassword(PASSWORD);
  const n = next();
  const email = `guest-${n}@example.jp`;
  const row = await db
    .insertInto('attendant')
    .values({
      wedding_id: weddingId,
      name: more.name ?? '山本 直樹',
      name_kana: 'ヤマモト ナオキ',
      email,
      password_hash: await passwordHash,
      answer: 'attendance',
      relation_ship: 'friend',
      locale: more.locale ?? 'ja',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { attendantId: row.id, weddingId, email };
}

/** Gives a browser a guest's session, for tests of what comes after signing in. */
export async function signInGuest(
  { db, clock, product }: TestProduct,
  browser: TestClient,
  { attendantId, weddingId }: BuiltAttendant,
): Promise<TestClient> {
  const token = newToken();
  const now = clock.now();
  await db
    .insertInto('session')
    .values({
      id_hash: hashToken(token),
      attendant_id: attendantId,
      created_at: at(now),
      seen_at: at(now),
      expires_at: at(now + 400 * 86_400_000),
    })
    .execute();
  browser.cookies.set(`kotohogi_guest_${weddingId}`, encodeURIComponent(product.app.signCookie(token)));
  return browser;
}

/** How a slot differs from one that has been on air since the ceremony began. */
export interface SlotFacts {
  readonly state?: SlotState;
  readonly isDelayed?: boolean;
  /** Where the ceremony begins, in program time. */
  readonly shortcutAt?: Instant;
  readonly parts?: readonly RecordedPart[];
}

/** The songs of a wedding's recording, which the venue has to enter before it may sell it. */
export async function buildSongList(db: Db, weddingId: WeddingId): Promise<void> {
  const songs = JSON.stringify([{ title: 'カノン', artist: 'パッヘルベル', rightsNote: '保護期間満了' }]);
  const values = { wedding_id: weddingId, has_no_songs: false, songs, version: 1, updated_at: at(instant(0)) };
  await db.insertInto('song_list').values(values).execute();
}

/** A live slot in any state, without the steps that lead there. */
export async function buildSlot(
  db: Db,
  { weddingId, startsAt }: Pick<BuiltWedding, 'weddingId' | 'startsAt'>,
  { state = 'streaming', isDelayed = false, shortcutAt, parts = [] }: SlotFacts = {},
): Promise<string> {
  const ref = `slot-${weddingId}`;
  const durationMs = parts.reduce((sum, part) => sum + part.durationMs, 0);
  const values = {
    state,
    delayed: isDelayed,
    shortcut_at: shortcutAt === undefined ? null : at(shortcutAt),
    published_at: at(startsAt),
    recording_parts: JSON.stringify(parts),
    duration_ms: durationMs,
  };
  await db
    .insertInto('live_slot')
    .values({ wedding_id: weddingId, provider: 'channel', ref, ...values })
    .onConflict(conflict => conflict.column('wedding_id').doUpdateSet(values))
    .execute();
  return ref;
}
