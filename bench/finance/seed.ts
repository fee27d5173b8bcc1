import type { FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { deriveKeys, seal } from '@kotohogi/server/platform/crypto/keys';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { buildUser } from '@kotohogi/testkit/builders';
import { TEST_SHOP } from '@kotohogi/testkit/outside';
import { sql } from 'kysely';
import { hash, inBulk } from '../back-office/bulk.ts';
import { storeNames } from '../back-office/names.ts';
import { storeJournal, storePayments, storeTransfers } from './seed-money.ts';

/** A year of one company. Every other table follows from the weddings. */
export const SIZES = { weddings: 20_000, venues: 200, guestsOfWedding: 61 } as const;
/** One wedding of so many is at the largest venue. */
const LARGEST_SHARE = 20;

/** The venues and the account that the benchmark uses. */
export interface SeededYear {
  readonly largest: FacilityId;
  readonly average: FacilityId;
  /** A wedding of the largest venue whose transfer was confirmed, and its key. */
  readonly wedding: { readonly id: WeddingId; readonly key: string };
  readonly bankLine: number;
  readonly payments: number;
  readonly email: string;
}

const TABLES = [
  ...['company', 'facility', 'hall', 'wedding', 'organizer_profile', 'attendant', 'payment', 'payment_event', 'gift'],
  ...['archive_sale', 'deposit_account', 'gift_freeze', 'transfer', 'journal_entry', 'journal_line', 'bank_line'],
  ...['reconciliation_run', 'payment_difference'],
];

async function storeVenues(tx: Db, secret: string): Promise<void> {
  await sql`insert into company (account_id, name, contract_number) values ('group', '言祝ブライダル', 1)`.execute(tx);
  await sql`
    insert into facility (company_id, account_id, name, commission_rate, contract_number, throw_money_enabled,
      sell_archive_video, archive_video_amount, gateway_shop_id, gateway_shop_pass_sealed, gateway_environment)
    select 1, 'venue-' || i, (array['ホテル', 'ゲストハウス', '迎賓館 ', 'レストラン'])[1 + i % 4] || kanji,
      400 + i % 4 * 50, i, true, true, 5500, ${TEST_SHOP.shopId},
      ${seal(deriveKeys(secret).seal, TEST_SHOP.shopPass)}, ${TEST_SHOP.environment}
    from generate_series(1, ${SIZES.venues}::int) i join bench_surname on n = i * 5`.execute(tx);
  await sql`insert into hall (facility_id, name, design_pattern)
    select facility.id, n || 'の間', 'natural' from facility, generate_series(1, 5) n order by 1, n`.execute(tx);
}

/**
 * The weddings of a year until yesterday, and what became of the money of each: `gifts` are still given, `due` has no
 * transfer yet, one of 50 has no account, one failed, one awaits approval, one failed and was repeated.
 */
async function storeWeddings(tx: Db, weddings: number): Promise<void> {
  await sql`
    create temporary table bench_wedding as
    select row_number() over (order by starts_at, n)::integer as id, made.*,
      case
        when today < day + 4 then 'gifts'
        when h % 50 = 0 then 'no-account'
        when today < day + 9 then 'due'
        when h % 50 = 1 then 'failed'
        when h % 50 = 2 then 'awaiting'
        when today < day + 10 then 'ordered'
        when h % 50 = 3 and today >= day + 16 then 'retried'
        else 'confirmed'
      end as fate
    from (
      select n, ${hash('n', 1)} as h, today, day,
        case when n % ${LARGEST_SHARE}::int = 0 then 1 else 2 + n % ${SIZES.venues - 1}::int end as venue,
        (day + time '10:00' + n % 6 * interval '90 minutes') at time zone 'Asia/Tokyo' as starts_at
      from generate_series(1, ${weddings}::int) n
      cross join lateral (select (now() at time zone 'Asia/Tokyo')::date as today) japan
      cross join lateral (select today - 1 - (${hash('n', 2)} % 366)::integer as day) spread
    ) made`.execute(tx);
  await sql`
    insert into wedding (facility_id, hall_id, key, reservation_id, starts_at, email, payment_state, created_at,
      updated_at)
    select venue, (venue - 1) * 5 + 1 + h % 5, 'k' || to_hex(h) || n, 'R-' || lpad((h % 90000000)::text, 8, '0'),
      starts_at, 'couple-' || n || '@example.jp',
      case when fate in ('confirmed', 'retried') then 'deposited' when fate = 'ordered' then 'processed'
        when fate = 'failed' then 'deposit-failure' else 'not-payment' end,
      starts_at - interval '200 days', starts_at
    from bench_wedding order by id`.execute(tx);
  await sql`analyze bench_wedding, wedding`.execute(tx);
}

async function storePeople(tx: Db, counts: Awaited<ReturnType<typeof storeNames>>): Promise<void> {
  await sql`
    insert into organizer_profile (wedding_id, type, last_name, first_name, last_name_kana, first_name_kana,
      last_name_roman, first_name_roman)
    select id, type, s.kanji, g.kanji, s.kana, g.kana, s.roman, g.roman
    from (select id, type::smallint, ${hash('id * 2 + type', 3)} as h from wedding, generate_series(1, 2) type) made
    join bench_surname s on s.n = h / 2 % ${counts.surnames}::int
    join bench_given g on g.n = h / 10000 % ${counts.given}::int`.execute(tx);
  await sql`
    insert into attendant (wedding_id, name, answer, relation_ship)
    select id, 'ゲスト' || n, 'attendance', (array['friend', 'workplace', 'family'])[1 + n % 3]
    from wedding, generate_series(1, ${SIZES.guestsOfWedding}::int) n order by id, n`.execute(tx);
  await sql`
    insert into deposit_account (wedding_id, bank_name, bank_name_kana, bank_number, branch_name, branch_name_kana,
      branch_number, type, account_number, account_holder, updated_at)
    select made.id, (array['みずほ銀行', '三菱UFJ銀行', '三井住友銀行', '長野県信用組合'])[1 + h % 4],
      (array['ﾐｽﾞﾎ', 'ﾐﾂﾋﾞｼUFJ', 'ﾐﾂｲｽﾐﾄﾓ', 'ﾅｶﾞﾉｹﾝｼﾝｸﾐ'])[1 + h % 4],
      (array['0001', '0005', '0009', '2390'])[1 + h % 4], '本店営業部', 'ﾎﾝﾃﾝ', lpad((h % 900)::text, 3, '0'), 1,
      lpad((h % 10000000)::text, 7, '0'), last_name_kana || ' ' || first_name_kana, starts_at - interval '30 days'
    from bench_wedding made join organizer_profile on wedding_id = made.id and type = 1
    where fate <> 'no-account'`.execute(tx);
}

/** Every morning's comparison of every venue, a difference for each 1,000 payments, the newest of them unresolved. */
async function storeComparisons(tx: Db): Promise<void> {
  await sql`
    insert into reconciliation_run (facility_id, due_at, asked_count, finished_at)
    select facility.id, due, 50, due + interval '10 minutes'
    from generate_series(1, 365) day
    cross join lateral (select date_trunc('day', now(), 'Asia/Tokyo') - (367 - day) * interval '1 day'
      + interval '5 hours' as due) morning
    cross join facility order by due, facility.id`.execute(tx);
  await sql`
    insert into payment_difference (run_id, payment_id, kind, gateway_status, gateway_amount_yen, found_at, resolved_at)
    select run.id, payment.id, (array['status', 'amount', 'missing'])[1 + payment.id % 3], 'SALES', amount_yen - 1,
      due_at, case when captured_at < now() - interval '20 days' then due_at + interval '1 day' end
    from payment
    join reconciliation_run run on run.facility_id = payment.facility_id
      and due_at > captured_at and due_at <= captured_at + interval '1 day'
    where payment.id % 1000 = 0`.execute(tx);
}

/** Fills a migrated database with a year; `weddings` fewer than 20,000 are for development. */
export async function seedYear(db: Db, secret: string, weddings: number): Promise<SeededYear> {
  await inBulk(db, TABLES, async tx => {
    const counts = await storeNames(tx);
    await storeVenues(tx, secret);
    await storeWeddings(tx, weddings);
    await storePeople(tx, counts);
    await storePayments(tx);
    await storeTransfers(tx);
    await storeJournal(tx);
    await storeComparisons(tx);
  });
  const issuer = { issuer_name: '株式会社ことほぎ', issuer_address: '東京都中央区銀座1-1-1' };
  const paid = { registration_number: 'T7000012050002', issuer_bank: 'みずほ銀行 銀座支店 普通 0123567' };
  await db
    .insertInto('platform_setting')
    .values({ id: 1, ...issuer, ...paid })
    .execute();
  const venues = await db.selectFrom('facility').select('id').orderBy('id').limit(2).execute();
  const [largest, average] = venues.map(({ id }) => id);
  const wedding = await db
    .selectFrom('transfer')
    .innerJoin('wedding', 'wedding.id', 'wedding_id')
    .select(['wedding.id', 'key'])
    .where('transfer.facility_id', '=', largest as FacilityId)
    .where('state', '=', 'confirmed')
    .orderBy('wedding.id', 'desc')
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('bank_line')
    .select('id')
    .where('transfer_id', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (largest === undefined || average === undefined) throw new Error('there are no venues');
  const { payments } = await db
    .selectFrom('payment')
    .select(eb => eb.fn.countAll<number>().as('payments'))
    .executeTakeFirstOrThrow();
  const { email } = await buildUser(
    db,
    { scope: 'admin', role: 'administrator' },
    ...[largest, average].map(facilityId => ({ scope: 'facility', facilityId, role: 'administrator' }) as const),
  );
  return { largest, average, wedding, bankLine: line.id, payments: Number(payments), email };
}
