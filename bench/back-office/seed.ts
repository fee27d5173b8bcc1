import type { CompanyId, FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { buildUser } from '@kotohogi/testkit/builders';
import { sql } from 'kysely';
import { hash, inBulk } from './bulk.ts';
import { storeNames } from './names.ts';

/** How much the benchmark stores. Every other table follows from the weddings. */
export const SIZES = {
  weddings: 1_000_000,
  venues: 400,
  companies: 100,
  /** Of the largest venue: its lists have 2,500 pages. */
  weddingsOfLargest: 60_000,
  /** Of the venue whose marketing is counted: five years of a large hotel. */
  weddingsOfHotel: 5_000,
  guestsOfHotelWedding: 60,
  auditRowsOfWedding: 4,
} as const;

/** The venues and the account that the benchmark uses. */
export interface Seeded {
  readonly largest: FacilityId;
  readonly hotel: FacilityId;
  readonly average: FacilityId;
  /** Of the largest venue. */
  readonly company: CompanyId;
  readonly email: string;
}

const TABLES = [
  ...['company', 'facility', 'hall', 'wedding', 'organizer_profile', 'wedding_search', 'invitation', 'live_slot'],
  ...['app_user', 'user_grant', 'attendant', 'congratulation', 'payment', 'temporary_wedding', 'audit'],
];

async function storeVenues(tx: Db): Promise<void> {
  await sql`insert into company (account_id, name, contract_number)
    select 'group-' || i, kanji || 'ブライダル', i from generate_series(1, ${SIZES.companies}::int) i
    join bench_surname on n = i * 7`.execute(tx);
  await sql`insert into facility (company_id, account_id, name, commission_rate, contract_number, throw_money_enabled,
      sell_archive_video, archive_video_amount)
    select 1 + (i - 1) % ${SIZES.companies}::int, 'venue-' || i,
      (array['ホテル', 'ゲストハウス', '迎賓館 ', 'レストラン'])[1 + i % 4] || kanji, 500, i, true, true, 5500
    from generate_series(1, ${SIZES.venues}::int) i join bench_surname on n = i * 5`.execute(tx);
  await sql`insert into hall (facility_id, name, design_pattern)
    select facility.id, n || 'の間', 'natural' from facility, generate_series(1, 5) n order by 1, n`.execute(tx);
}

/** Five years of weddings until half a year from now: venue 1 is the largest, venue 2 the hotel. */
async function storeWeddings(tx: Db): Promise<void> {
  const { weddingsOfLargest: largest, weddingsOfHotel: hotel } = SIZES;
  await sql`
    insert into wedding (facility_id, hall_id, key, reservation_id, starts_at, email, num_of_attendees_div,
      wedding_aggregate_area, payment_state, status, created_at, updated_at, deleted_at)
    select venue, (venue - 1) * 5 + 1 + h % 5, 'k' || to_hex(h) || n, 'R-' || lpad((h % 90000000)::text, 8, '0'),
      day + time '02:00' + h % 6 * interval '90 minutes', 'couple-' || n || '@example.jp', (h % 10)::text,
      (array['nagano', 'syutoken', 'kansai', 'tokai', 'na'])[1 + h % 5],
      case when day < current_date then 'deposited' else 'not-payment' end,
      case when h % 50 = 0 then 'canceled' when h % 50 = 1 then 'postponed' else 'active' end,
      day - interval '200 days', day, case when h % 100 = 2 then day end
    from (
      select n, ${hash('n', 1)} as h,
        case when n <= ${largest}::int then 1 when n <= ${largest + hotel}::int then 2
          else 3 + n % ${SIZES.venues - 2}::int end as venue,
        current_date + 180 - (${hash('n', 2)} % 1826)::integer as day
      from generate_series(1, ${SIZES.weddings}::int) n
    ) made order by day`.execute(tx);
  await sql`insert into invitation (wedding_id, published_at) select id, created_at from wedding`.execute(tx);
  await sql`insert into live_slot (wedding_id, provider, ref, state, published_at, closed_at, duration_ms, size_bytes)
    select id, 'channel', 'slot-' || id, case when starts_at < now() then 'archived' else 'ready' end, starts_at,
      starts_at + interval '1 hour', 3600000, 1350000000
    from wedding where starts_at < now() + interval '14 days'`.execute(tx);
}

async function storeCouples(tx: Db, counts: Awaited<ReturnType<typeof storeNames>>): Promise<void> {
  await sql`
    insert into organizer_profile (wedding_id, type, last_name, first_name, last_name_kana, first_name_kana,
      last_name_roman, first_name_roman)
    select id, type, s.kanji, g.kanji, s.kana, g.kana, s.roman, g.roman
    from (select id, type::smallint, ${hash('id * 2 + type', 3)} as h from wedding, generate_series(1, 2) type) made
    join bench_surname s on s.n = case when h % 2 = 0 then h / 2 % 40 else h / 2 % ${counts.surnames}::int end
    join bench_given g on g.n = h / 10000 % ${counts.given}::int`.execute(tx);
  await sql`insert into wedding_search (wedding_id, facility_id, names)
    select id, facility_id, couple.names from wedding join couple_names() couple on couple.wedding_id = id`.execute(tx);
  await sql`
    insert into app_user (name, email, signed_in_at)
    select last_name || ' ' || first_name, last_name_roman || '.' || first_name_roman || wedding_id || type
      || '@example.jp', now() from organizer_profile`.execute(tx);
  await sql`insert into user_grant (user_id, scope, wedding_id, role)
    select id, 'wedding', 1 + (id - 1) / 2, 'organizer' from app_user`.execute(tx);
  // 20 people of each venue.
  await sql`insert into user_grant (user_id, scope, facility_id, role)
    select facility.id * 1000 + n, 'facility', facility.id, (array['coordinator', 'viewer'])[1 + n % 2]
    from facility, generate_series(1, 20) n`.execute(tx);
}

/**
 * Guests, messages and gifts of the hotel; two payments of each wedding of the largest venue, one of the others; the
 * registrations of the largest venue.
 */
async function storeGuests(tx: Db): Promise<void> {
  // Without statistics and with the indexes off, the joins below would scan a table once for every row of the other.
  await sql`analyze facility, wedding, organizer_profile`.execute(tx);
  await sql`
    insert into attendant (wedding_id, name, answer, relation_ship, watched_live_seconds, watched_archive_seconds)
    select id, 'ゲスト' || n, (array['attendance', 'attendance', 'view-archive', 'absence'])[1 + h % 4],
      (array['friend', 'workplace', 'family'])[1 + h % 3], h % 7 * 300, h % 5 * 200
    from (select id, n, ${hash('id * 100 + n', 4)} as h from wedding
      cross join lateral generate_series(1, case facility_id when 2 then ${SIZES.guestsOfHotelWedding}::int else 5 end) n
      where facility_id in (1, 2)) made`.execute(tx);
  await sql`insert into congratulation (wedding_id, attendant_id, message)
    select wedding_id, id, 'おめでとうございます' from attendant where id % 3 = 0`.execute(tx);
  await sql`
    insert into payment (order_id, purpose, wedding_id, facility_id, attendant_id, method, amount_yen, state,
      deadline_at, commission_rate, captured_at, created_at, updated_at)
    select 'order-' || attendant.id, case when attendant.id % 5 = 0 then 'archive-video' else 'gift' end, wedding.id,
      facility_id, attendant.id, 'CREDIT', (array[3000, 5000, 10000, 30000])[1 + attendant.id % 4], 'CAPTURED',
      starts_at, 500, starts_at, starts_at, starts_at
    from attendant join wedding on wedding.id = wedding_id where attendant.id % 5 < 1 + facility_id % 2`.execute(tx);
  await sql`
    insert into payment (order_id, purpose, wedding_id, facility_id, user_id, method, amount_yen, state, deadline_at,
      commission_rate, captured_at, created_at, updated_at)
    select 'sale-' || id, 'archive-video', id, facility_id, id * 2, 'CREDIT', 5500, 'CAPTURED', starts_at, 500,
      starts_at, starts_at, starts_at from wedding where facility_id > 2`.execute(tx);
  await sql`
    insert into temporary_wedding (facility_id, hall_name, starts_at, email, groom_last_name, groom_first_name,
      groom_last_name_kana, groom_first_name_kana, bride_last_name, bride_first_name, bride_last_name_kana,
      bride_first_name_kana, status, answer_by, created_at, updated_at)
    select facility_id, '1の間', starts_at, email, g.last_name, g.first_name, g.last_name_kana, g.first_name_kana,
      b.last_name, b.first_name, b.last_name_kana, b.first_name_kana, 2, (starts_at - interval '190 days')::date,
      starts_at - interval '200 days', starts_at
    from wedding join organizer_profile g on g.wedding_id = id and g.type = 1
    join organizer_profile b on b.wedding_id = id and b.type = 2 where facility_id = 1`.execute(tx);
}

async function storeAudit(tx: Db): Promise<void> {
  await sql`
    insert into audit (at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, company_id, facility_id,
      wedding_id, detail, request_id)
    select created_at + n * interval '40 days', 'user', facility_id * 1000 + n, '利用者' || n,
      (array['wedding.create', 'wedding.update', 'invitation.publish', 'live.open'])[n], 'wedding', id::text,
      1 + (facility_id - 1) % ${SIZES.companies}::int, facility_id, id, '{"changes": []}', 'request-' || id
    from wedding, generate_series(1, ${SIZES.auditRowsOfWedding}::int) n order by 1`.execute(tx);
}

/** Fills a migrated database. */
export async function seedBackOffice(db: Db): Promise<Seeded> {
  await inBulk(db, TABLES, async tx => {
    const counts = await storeNames(tx);
    await storeVenues(tx);
    await storeWeddings(tx);
    await storeCouples(tx, counts);
    await storeGuests(tx);
    await storeAudit(tx);
  });
  const venues = await db.selectFrom('facility').select(['id', 'company_id']).orderBy('id').limit(3).execute();
  const [largest, hotel, average] = venues;
  if (largest === undefined || hotel === undefined || average === undefined) throw new Error('there are no venues');
  const { email } = await buildUser(
    db,
    { scope: 'admin', role: 'administrator' },
    { scope: 'company', companyId: largest.company_id, role: 'administrator' },
    ...venues.map(({ id }) => ({ scope: 'facility', facilityId: id, role: 'administrator' }) as const),
  );
  return { largest: largest.id, hotel: hotel.id, average: average.id, company: largest.company_id, email };
}
