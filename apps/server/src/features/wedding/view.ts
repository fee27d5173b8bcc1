import type { WeddingDetail, WeddingRow } from '@kotohogi/contract/wedding';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { formatJst } from '@kotohogi/domain/kernel/jst';
import type { LiveState, SlotState } from '@kotohogi/domain/live/types';
import { listedState } from '@kotohogi/domain/live/viewer';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { answersOf, couplesOf, lifeCycleOf } from './index.ts';
import type { listWeddingsOfFacility } from './store.list.ts';
import { findWeddingOfFacility, listHosts, sumGifts } from './store.ts';

const NO_ANSWERS = { attendance: 0, viewArchive: 0, absence: 0 };
/** The permission to see gifts and the state of their payment. */
export const READ_MONEY = 'facility:read:weddingPaymentState';

/** The caller's permissions and the time of the call. */
export interface ViewerContext {
  readonly now: Instant;
  readonly permissions: ReadonlySet<string>;
}

interface SlotRow {
  readonly starts_at: number;
  readonly live_state: SlotState | null;
  readonly live_delayed: boolean | null;
}

/** The state of the slot as shown to staff; a wedding without a slot is `pending` (docs/product/live.md#states). */
export function liveStateOf(row: SlotRow, now: Instant): LiveState {
  if (row.live_state === null) return 'pending';
  const startsAt = instant(row.starts_at);
  const slot = { state: row.live_state, startsAt, closesAt: closesAt(startsAt) };
  const isDelayedByStaff = row.live_delayed ?? false;
  // The list has no separate state for an intermission or an unreachable provider.
  return listedState({ ...slot, isIntermission: false, isDelayedByStaff, unreachableSince: null }, now);
}

interface Gifts {
  readonly count: number;
  readonly amountYen: number;
}
const NO_GIFTS: Gifts = { count: 0, amountYen: 0 };

async function giftsOf(tx: Tx, ids: readonly WeddingId[]): Promise<Map<number, Gifts>> {
  const sums = await sumGifts(tx, ids);
  return new Map(sums.map(row => [row.wedding_id, { count: row.n, amountYen: Number(row.amount_yen) }]));
}

/** Completes one page of the list with names, answers and gifts: three queries for the page, whatever its length. */
export async function toRows(
  tx: Tx,
  rows: readonly Awaited<ReturnType<typeof listWeddingsOfFacility>>['rows'][number][],
  { now, permissions }: ViewerContext,
): Promise<WeddingRow[]> {
  const seesMoney = permissions.has(READ_MONEY);
  const ids = rows.map(row => row.id);
  const [couples, answers, gifts] = await Promise.all([
    couplesOf(tx, ids),
    answersOf(tx, ids),
    seesMoney ? giftsOf(tx, ids) : new Map<number, Gifts>(),
  ]);
  return rows.map(row => ({
    id: row.id,
    key: row.key,
    reservationId: row.reservation_id,
    hallId: row.hall_id,
    hallName: row.hall_name,
    startsAt: instant(row.starts_at),
    couple: couples.get(row.id) ?? [],
    lifeCycle: lifeCycleOf(row, now),
    liveState: liveStateOf(row, now),
    framesLostAt: row.frames_lost_at === null ? null : instant(row.frames_lost_at),
    answers: answers.get(row.id) ?? NO_ANSWERS,
    gifts: seesMoney ? (gifts.get(row.id) ?? NO_GIFTS) : null,
    paymentState: seesMoney ? row.payment_state : null,
  }));
}

/** Reads everything the staff's page of one wedding shows; undefined if the facility has no such wedding. */
export async function readDetail(
  tx: Tx,
  scope: FacilityScope,
  weddingId: WeddingId,
  asks: ViewerContext,
): Promise<WeddingDetail | undefined> {
  const row = await findWeddingOfFacility(tx, scope, weddingId);
  if (row === undefined) return undefined;
  const [couples, answers, hosts] = await Promise.all([
    couplesOf(tx, [row.id]),
    answersOf(tx, [row.id]),
    listHosts(tx, weddingId),
  ]);
  return {
    id: row.id,
    key: row.key,
    hallId: row.hall_id,
    hallName: row.hall_name,
    reservationId: row.reservation_id,
    dateTime: formatJst(instant(row.starts_at)),
    startsAt: instant(row.starts_at),
    email: row.email,
    numOfAttendeesDiv: row.num_of_attendees_div,
    weddingAggregateArea: row.wedding_aggregate_area,
    designPattern: row.design_pattern,
    status: row.status,
    lifeCycle: lifeCycleOf(row, asks.now),
    paymentState: asks.permissions.has(READ_MONEY) ? row.payment_state : null,
    usePay: row.use_pay,
    couple: couples.get(row.id) ?? [],
    hosts: hosts.map(host => ({
      id: host.id,
      name: host.name,
      email: host.email,
      isVerified: host.password_hash !== null,
    })),
    answers: answers.get(row.id) ?? NO_ANSWERS,
    invitation: {
      publishedAt: row.published_at === null ? null : instant(row.published_at),
      replyDeadline: row.reply_deadline,
    },
    liveState: liveStateOf(row, asks.now),
    version: row.version,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    abilities: [...asks.permissions].sort(),
  };
}
