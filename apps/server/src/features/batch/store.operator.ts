import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf, jstOf, localDate } from '@kotohogi/domain/kernel/jst';
import { TROUBLED_SLOT_STATES } from '@kotohogi/domain/live/sets';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A playback key is valid for five minutes (docs/product/live.md#devices). */
const WATCHING_MS = 5 * MINUTE_MS;
/** How far back alarms are counted. */
const RECENT_MAILS_MS = DAY_MS;
const RECENT_MS = 7 * DAY_MS;

/** The first moments of this month and of the next one, in Japan. */
function monthOf(now: Instant): readonly [Instant, Instant] {
  const { year, month } = jstOf(now);
  const first = (months: number) => {
    const index = year * 12 + month - 1 + months;
    return localDate(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`);
  };
  return [atJst(first(0)), atJst(first(1))];
}

/** Counts of companies, facilities, halls, and this month's active weddings. */
export async function countAreas(tx: Tx, now: Instant) {
  const [from, to] = monthOf(now);
  const { rows } = await sql<{ companies: number; facilities: number; halls: number; weddings: number }>`
    select
      (select count(*)::int from company where deleted_at is null) as companies,
      (select count(*)::int from facility where deleted_at is null) as facilities,
      (select count(*)::int from hall where deleted_at is null) as halls,
      (select count(*)::int from wedding where deleted_at is null and status = 'active'
        and starts_at >= ${at(from)} and starts_at < ${at(to)}) as weddings`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the counts have no row');
  return row;
}

/** The number of guests who are watching now, by wedding. */
export async function countWatching(tx: Tx, now: Instant): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('live_device')
    .innerJoin('attendant', 'attendant.id', 'live_device.attendant_id')
    .select(['attendant.wedding_id', sql<number>`count(distinct attendant.id)::int`.as('n')])
    .where('live_device.seen_at', '>', at(after(now, -WATCHING_MS)))
    .groupBy('attendant.wedding_id')
    .execute();
  return new Map(rows.map(row => [row.wedding_id, row.n]));
}

/** Counts of slots in trouble, of recent alarms about streams, mails and payments, and of corrections that wait. */
export async function countAlarms(tx: Tx, now: Instant) {
  const { rows } = await sql<Record<'lives' | 'live_mails' | 'refused_mails' | 'payments' | 'corrections', number>>`
    select
      (select count(*)::int from live_slot join wedding on wedding.id = live_slot.wedding_id
        where state = any(${TROUBLED_SLOT_STATES}) and wedding.deleted_at is null) as lives,
      (select count(*)::int from live_alarm where mailed_at > ${at(after(now, -RECENT_MAILS_MS))}) as live_mails,
      (select count(*)::int from mail_refusal where at > ${at(after(now, -RECENT_MS))}) as refused_mails,
      (select count(*)::int from payment_event
        where alarm is not null and at > ${at(after(now, -RECENT_MS))}) as payments,
      (select count(*)::int from correction where state = 'waiting') as corrections`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the alarms have no row');
  return row;
}

/** The most weddings that are listed with their alarms. */
const MAX_ALARMED = 5;

/** The weddings with the most recent refused mails or payment alarms, in the period that is counted. */
export async function listAlarmed(tx: Tx, of: 'refusedMails' | 'payments', now: Instant) {
  const since = at(after(now, -RECENT_MS));
  const alarms =
    of === 'refusedMails'
      ? sql`select wedding_id, at from mail_refusal where at > ${since}`
      : sql`select payment.wedding_id, payment_event.at from payment_event join payment on payment.id = payment_id
          where alarm is not null and payment_event.at > ${since}`;
  const { rows } = await sql<{ id: WeddingId; reservation_id: string; facility_name: string; n: number }>`
    select wedding.id, wedding.reservation_id, facility.name as facility_name, count(*)::int as n
    from (${alarms}) alarm
    join wedding on wedding.id = alarm.wedding_id
    join facility on facility.id = wedding.facility_id
    where wedding.deleted_at is null
    group by wedding.id, facility.name
    order by max(alarm.at) desc, wedding.id
    limit ${MAX_ALARMED}`.execute(tx);
  return rows.map(row => ({
    weddingId: row.id,
    reservationId: row.reservation_id,
    facilityName: row.facility_name,
    count: row.n,
  }));
}

const weddings = (tx: Tx) =>
  tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .select([
      ...(['wedding.id', 'wedding.key', 'wedding.reservation_id', 'wedding.starts_at'] as const),
      ...(['wedding.facility_id', 'wedding.payment_state'] as const),
      ...(['facility.name as facility_name', 'company.name as company_name', 'hall.name as hall_name'] as const),
    ])
    .where('wedding.deleted_at', 'is', null);

/** Today's active weddings at all facilities, in start order; today as in Japan. */
export async function listToday(tx: Tx, now: Instant) {
  const today = dateOf(now);
  return await weddings(tx)
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select(['live_slot.state', 'live_slot.delayed', 'live_slot.intermission_at', 'live_slot.unreachable_since'])
    .where('wedding.status', '=', 'active')
    .where('wedding.starts_at', '>=', at(atJst(today)))
    .where('wedding.starts_at', '<', at(atJst(addDays(today, 1))))
    .orderBy('wedding.starts_at')
    .orderBy('wedding.id')
    .execute();
}

/** A wedding of any facility; undefined if it does not exist. */
export async function findWedding(tx: Tx, weddingId: WeddingId) {
  return await weddings(tx).where('wedding.id', '=', weddingId).executeTakeFirst();
}

/** A guest of any wedding; undefined if they do not exist. */
export async function findGuest(tx: Tx, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select([
      ...(['attendant.id', 'attendant.wedding_id', 'attendant.name', 'attendant.answer'] as const),
      ...(['attendant.answered_at', 'attendant.ng', 'attendant.erased_at'] as const),
      ...(['attendant.watched_live_seconds', 'attendant.watched_archive_seconds'] as const),
      ...(['wedding.reservation_id', 'facility.name as facility_name'] as const),
    ])
    .where('attendant.id', '=', attendantId)
    .executeTakeFirst();
}

/** How many devices a guest is watching on. */
export async function countDevices(tx: Tx, attendantId: AttendantId, now: Instant): Promise<number> {
  const row = await tx
    .selectFrom('live_device')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('attendant_id', '=', attendantId)
    .where('seen_at', '>', at(after(now, -WATCHING_MS)))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The payments of a guest, newest first. */
export async function listPaymentsOf(tx: Tx, attendantId: AttendantId) {
  return await tx
    .selectFrom('payment')
    .select(['order_id', 'purpose', 'amount_yen', 'state', 'created_at'])
    .where('attendant_id', '=', attendantId)
    .orderBy('id', 'desc')
    .execute();
}
