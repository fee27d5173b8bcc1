import type { Tables } from '@kotohogi/db/tables';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PaymentPurpose, PaymentState } from '@kotohogi/domain/payment/types';
import type { ExpressionBuilder } from 'kysely';
import type { FacilityScope, WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/**
 * Filters for a list of payments; absent = off. The date range is half-open and refers to the capture, otherwise to the
 * creation.
 */
export interface PaymentFilters {
  readonly purposes: readonly PaymentPurpose[];
  readonly states: readonly PaymentState[];
  readonly weddingId?: WeddingId | undefined;
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
}

export interface PaymentPage {
  readonly page: number;
  readonly limit: number;
  readonly sort: 'at' | 'amount' | 'orderId';
  readonly order: 'ASC' | 'DESC';
}

type Builder = ExpressionBuilder<Tables, 'payment'>;

const when = (eb: Builder) => eb.fn.coalesce('payment.captured_at', 'payment.created_at');

function conditions(eb: Builder, scope: FacilityScope, filters: PaymentFilters) {
  const { weddingId, from, until, purposes, states } = filters;
  return eb.and([
    eb('payment.facility_id', '=', scope.facilityId),
    eb('payment.purpose', 'in', purposes),
    eb('payment.state', 'in', states),
    ...(weddingId === undefined ? [] : [eb('payment.wedding_id', '=', weddingId)]),
    ...(from === undefined ? [] : [eb(when(eb), '>=', at(from))]),
    ...(until === undefined ? [] : [eb(when(eb), '<', at(until))]),
  ]);
}

/** The amounts for a list's totals: of every row the filters match, whichever page is shown. */
export async function listAmountsOfFacility(tx: Tx, scope: FacilityScope, filters: PaymentFilters) {
  return await tx
    .selectFrom('payment')
    .select(['state', 'amount_yen', 'commission_rate'])
    .where(eb => conditions(eb, scope, filters))
    .execute();
}

const SORT_COLUMNS = { amount: 'payment.amount_yen', orderId: 'payment.order_id' } as const;

/** One page of payments with the wedding, the payer, and whether there is an unresolved alarm. */
export async function listPaymentsOfFacility(tx: Tx, scope: FacilityScope, filters: PaymentFilters, page: PaymentPage) {
  const direction = page.order === 'ASC' ? 'asc' : 'desc';
  return await tx
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
    .where(eb => conditions(eb, scope, filters))
    .$if(page.sort === 'at', query => query.orderBy(when, direction))
    .$if(page.sort !== 'at', query =>
      query.orderBy(SORT_COLUMNS[page.sort === 'amount' ? 'amount' : 'orderId'], direction),
    )
    .orderBy('payment.id', 'desc')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
}

/** The amounts of one wedding's payments. */
export async function listAmountsOfWedding(tx: Tx, scope: WeddingScope, purpose: PaymentPurpose) {
  return await tx
    .selectFrom('payment')
    .select(['state', 'amount_yen', 'commission_rate'])
    .where('wedding_id', '=', scope.weddingId)
    .where('purpose', '=', purpose)
    .where('state', 'in', ['CAPTURED', 'REFUNDED'])
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

/** The state of the transfer of a wedding's gifts, and the facility's current rate. */
export async function getTransferFacts(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(['wedding.payment_state', 'wedding.payment_state_at', 'wedding.starts_at', 'facility.commission_rate'])
    .where('wedding.id', '=', scope.weddingId)
    .executeTakeFirstOrThrow();
}
