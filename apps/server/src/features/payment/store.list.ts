import type { ListQuery } from '@kotohogi/contract/kit/list';
import { paymentList } from '@kotohogi/contract/lists';
import type { Tables } from '@kotohogi/db/tables';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { PaymentPurpose } from '@kotohogi/domain/payment/types';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope, WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { matching, readPage } from '../../platform/db/list.ts';

/** The filters of a list, and the kinds of payments that its caller may see. */
export interface PaymentSearch {
  readonly query: ListQuery<typeof paymentList>;
  readonly purposes: readonly PaymentPurpose[];
}

type Builder = ExpressionBuilder<Tables, 'payment'>;

/** When a payment was captured, otherwise when it was created. */
const WHEN = sql<number>`coalesce(payment.captured_at, payment.created_at)`;
/** Money was captured, whether or not it has been refunded since. */
const SETTLED = ['CAPTURED', 'REFUNDED'] as const;

/** Whether the newest event of a payment has an alarm; the index of alarms finds the few that have one. */
const NEEDS_HAND = sql<SqlBool>`payment.id in (
  select alarm.payment_id from payment_event alarm where alarm.alarm is not null and not exists (
    select from payment_event later where later.payment_id = alarm.payment_id and later.id > alarm.id
  )
)`;

function conditions(eb: Builder, scope: FacilityScope, { query, purposes }: PaymentSearch) {
  return eb.and([
    eb('payment.facility_id', '=', scope.facilityId),
    eb('payment.purpose', 'in', purposes),
    ...(query.state === undefined && query.needsHand !== true ? [eb('payment.state', 'in', SETTLED)] : []),
    matching(eb, paymentList, query, {
      weddingId: 'payment.wedding_id',
      state: 'payment.state',
      date: WHEN,
      purpose: 'payment.purpose',
      needsHand: wanted => (wanted ? NEEDS_HAND : eb.not(NEEDS_HAND)),
    }),
  ]);
}

/** Counts payments by amount, state and rate, because thousands of payments have only a few different amounts. */
const AMOUNTS = ['state', 'amount_yen', 'commission_rate', sql<number>`count(*)`.as('payments')] as const;
const AMOUNT_GROUPS = ['state', 'amount_yen', 'commission_rate'] as const;

/** The amounts for a list's totals: of every row the filters match, whichever page is shown. */
export async function listAmountsOfFacility(tx: Tx, scope: FacilityScope, search: PaymentSearch) {
  return await tx
    .selectFrom('payment')
    .select(AMOUNTS)
    .where(eb => conditions(eb, scope, search))
    .groupBy(AMOUNT_GROUPS)
    .execute();
}

/** One page of payments with the wedding, the payer, and whether there is an unresolved alarm. */
export async function listPaymentsOfFacility(tx: Tx, scope: FacilityScope, search: PaymentSearch, total: number) {
  const payments = tx
    .selectFrom('payment')
    .innerJoin('wedding', 'wedding.id', 'payment.wedding_id')
    .leftJoin('attendant', 'attendant.id', 'payment.attendant_id')
    .leftJoin('app_user', 'app_user.id', 'payment.user_id')
    .select(eb => [
      'payment.id',
      'payment.order_id',
      'payment.wedding_id',
      'payment.purpose',
      'payment.method',
      'payment.amount_yen',
      'payment.commission_rate',
      'payment.state',
      'payment.created_at',
      'payment.captured_at',
      'wedding.reservation_id',
      'wedding.starts_at',
      eb.fn.coalesce('attendant.name', 'app_user.name').as('payer_name'),
      eb
        .selectFrom('payment_event')
        .select('payment_event.alarm')
        .whereRef('payment_event.payment_id', '=', 'payment.id')
        .orderBy('payment_event.id', 'desc')
        .limit(1)
        .as('last_alarm'),
    ])
    .where(eb => conditions(eb, scope, search));
  const by = { at: WHEN, amount: 'payment.amount_yen', orderId: 'payment.order_id' };
  return await readPage(payments, search.query, { by, ties: 'payment.id' }, total);
}

/** The amounts of one wedding's payments. */
export async function listAmountsOfWedding(tx: Tx, scope: WeddingScope, purpose: PaymentPurpose) {
  return await tx
    .selectFrom('payment')
    .select(AMOUNTS)
    .where('wedding_id', '=', scope.weddingId)
    .where('purpose', '=', purpose)
    .where('state', 'in', SETTLED)
    .groupBy(AMOUNT_GROUPS)
    .execute();
}

/** The gifts of a wedding by the day in Japan on which they were captured, whether or not they were refunded since. */
export async function listGiftDays(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('payment')
    .select([
      sql<LocalDate>`to_char(captured_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(amount_yen)`.as('amountYen'),
    ])
    .where('wedding_id', '=', scope.weddingId)
    .where('purpose', '=', 'gift')
    .where('state', 'in', SETTLED)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** The ids of a facility's wedding; undefined if it belongs to another facility. */
export async function findWeddingOfFacility(tx: Tx, scope: FacilityScope, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .select(['id', 'key'])
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', weddingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The fixed amount of a wedding's gifts; undefined until it is stored. */
export async function findFreeze(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('gift_freeze')
    .select(['amount_yen', 'left_out'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
}

/** The transfers of a wedding, the newest first, with the names of who did what. */
export async function listTransfers(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('transfer')
    .leftJoin('app_user as orderer', 'orderer.id', 'transfer.ordered_by')
    .leftJoin('app_user as approver', 'approver.id', 'transfer.approved_by')
    .leftJoin('app_user as ender', 'ender.id', 'transfer.ended_by')
    .select(['transfer.id', 'transfer.number', 'transfer.attempt', 'transfer.amount_yen', 'transfer.state'])
    .select(['transfer.account', 'transfer.ordered_by', 'transfer.ordered_at', 'transfer.approved_at'])
    .select(['transfer.ended_at', 'transfer.reason', 'transfer.result_code', 'orderer.name as orderer_name'])
    .select(['approver.name as approver_name', 'ender.name as ender_name'])
    .where('transfer.wedding_id', '=', weddingId)
    .orderBy('transfer.id', 'desc')
    .execute();
}

/** The state of the transfer of a wedding's gifts, and the facility's current rate. */
export async function getTransferFacts(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(['wedding.payment_state', 'wedding.payment_state_at', 'wedding.starts_at', 'facility.commission_rate'])
    .where('wedding.id', '=', scope.weddingId)
    .executeTakeFirstOrThrow();
}
