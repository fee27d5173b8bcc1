import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { paymentOrderList } from '@kotohogi/contract/lists';
import type { AttendantId, FacilityId, PaymentId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import type { PaymentAlarm } from '@kotohogi/domain/payment/event';
import type { PaymentPurpose } from '@kotohogi/domain/payment/types';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { type SqlBool, sql } from 'kysely';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, countListed, matching, readPage, startsWith } from '../../platform/db/list.ts';

/** When a payment was captured, otherwise when it was started. */
const WHEN = sql<number>`coalesce(payment.captured_at, payment.created_at)`;

/** Whether the newest event of a payment has an alarm. */
const NEEDS_HAND = sql<boolean>`payment.id in (
  select alarm.payment_id from payment_event alarm where alarm.alarm is not null and not exists (
    select from payment_event later where later.payment_id = alarm.payment_id and later.id > alarm.id
  )
)`;

/** The filters of the list, and the kinds of payments that its caller may see. */
export interface OrderSearch {
  readonly filters: FiltersOf<typeof paymentOrderList>;
  readonly purposes: readonly PaymentPurpose[];
}

const orders = (tx: Tx) =>
  tx
    .selectFrom('payment')
    .innerJoin('wedding', 'wedding.id', 'payment.wedding_id')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      ...(['payment.id', 'payment.order_id', 'payment.purpose', 'payment.method', 'payment.card_brand'] as const),
      ...(['payment.masked_card_no', 'payment.amount_yen', 'payment.commission_rate', 'payment.state'] as const),
      ...(['payment.created_at', 'payment.captured_at', 'payment.wedding_id', 'payment.facility_id'] as const),
      ...(['wedding.reservation_id', 'facility.name as facility_name', 'company.name as company_name'] as const),
      'facility.company_id',
      NEEDS_HAND.as('needs_hand'),
      sql<string>`${WHEN}::text`.as('place'),
    ]);

const found = (tx: Tx, { filters, purposes }: OrderSearch) =>
  orders(tx)
    .where('payment.purpose', 'in', purposes)
    .where(eb =>
      matching(eb, paymentOrderList, filters, {
        orderId: 'payment.order_id',
        facility: name => contains(sql<string>`facility.name`, name),
        wedding: text =>
          eb.or([startsWith(eb.ref('wedding.reservation_id'), text), startsWith(eb.ref('wedding.key'), text)]),
        purpose: 'payment.purpose',
        payType: 'payment.method',
        cardBrand: 'payment.card_brand',
        status: 'payment.state',
        pay: WHEN,
        needsHand: wanted => (wanted ? NEEDS_HAND : eb.not(NEEDS_HAND)),
      }),
    );

/** One page of the payments of all facilities. */
export async function listOrders(tx: Tx, search: OrderSearch, query: ListQuery<typeof paymentOrderList>) {
  const rows = found(tx, search);
  const order = { by: { at: WHEN }, ties: 'payment.id', tiesFollow: true } as const;
  return await readPage(rows, query, order, await countListed(tx, rows));
}

export type OrderRow = Awaited<ReturnType<typeof listOrders>>['rows'][number];

/** The next rows of the file, newest first. */
export async function listOrderBatch(
  tx: Tx,
  search: OrderSearch,
  { after, limit }: NextBatch<OrderRow>,
): Promise<readonly OrderRow[]> {
  return await found(tx, search)
    .$if(after !== undefined, query =>
      query.where(sql<SqlBool>`(${WHEN}, payment.id) < (${after?.place}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy(WHEN, 'desc')
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .execute();
}

/** The same data of one payment, and the state of its wedding's transfer. */
export async function getOrder(tx: Tx, paymentId: PaymentId) {
  return await orders(tx)
    .select(['payment.attendant_id', 'payment.gateway_status', 'wedding.payment_state'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

export type OrderDetailRow = Awaited<ReturnType<typeof getOrder>>;

/** Whether the facility carries the return that an event orders: `true` as a text. */
export const EVENT_CARRIES = sql<string | null>`payment_event.detail ->> 'facilityCarries'`;
/** The gateway's status or operation that an event is about. */
export const EVENT_ABOUT = sql<string | null>`coalesce(
  payment_event.detail ->> 'status', payment_event.detail ->> 'op', payment_event.detail ->> 'jobCd'
)`;

/** The events of a payment, oldest first, with the name of the person who ordered one. */
export async function listEvents(tx: Tx, paymentId: PaymentId) {
  return await tx
    .selectFrom('payment_event')
    .leftJoin('app_user', join => join.on(sql<SqlBool>`app_user.id = (payment_event.detail ->> 'by')::integer`))
    .select([
      ...(['payment_event.id', 'payment_event.at', 'payment_event.kind', 'payment_event.alarm'] as const),
      ...(['payment_event.from_state', 'payment_event.to_state', 'app_user.name as by'] as const),
      sql<string | null>`payment_event.detail ->> 'reason'`.as('reason'),
      EVENT_CARRIES.as('facility_carries'),
      EVENT_ABOUT.as('about'),
    ])
    .where('payment_event.payment_id', '=', paymentId)
    .orderBy('payment_event.id')
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** The recorded calls of a payment to the gateway, oldest first. */
export async function listCalls(tx: Tx, paymentId: PaymentId) {
  return await tx
    .selectFrom('gateway_call')
    .select(['id', 'op', 'attempt', 'outcome', 'request', 'response', 'started_at', 'ended_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

export type CallRow = Awaited<ReturnType<typeof listCalls>>[number];

/** The newest order to return a payment; undefined if none was ordered. */
export async function findRefundOrder(tx: Tx, paymentId: PaymentId) {
  return await tx
    .selectFrom('payment_event')
    .select(['kind', sql<string | null>`detail ->> 'facilityCarries'`.as('facility_carries')])
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['refund-ordered', 'refunded-by-hand'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The state of a wedding's transfer, which no one changes until the transaction ends. */
export async function holdTransfer(tx: Tx, weddingId: WeddingId): Promise<WeddingPaymentState> {
  const row = await tx
    .selectFrom('wedding')
    .select('payment_state')
    .where('id', '=', weddingId)
    .forShare()
    .executeTakeFirstOrThrow();
  return row.payment_state;
}

/** The name, address and language of a guest. */
export async function getGuest(tx: Tx, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .select(['name', 'email', 'locale'])
    .where('id', '=', attendantId)
    .executeTakeFirstOrThrow();
}

/** How long another payment of the venue is not mailed about its refused contract. */
const MERCHANT_QUIET_MS = HOUR_MS;

/** Whether this alarm was raised before: by this payment, or, for a refused contract, by the venue within the hour. */
export async function wasAlarmed(
  tx: Tx,
  { paymentId, facilityId }: { readonly paymentId: PaymentId; readonly facilityId: FacilityId },
  alarm: PaymentAlarm,
  now: Instant,
): Promise<boolean> {
  const alarms = tx.selectFrom('payment_event').select('payment_event.id').where('payment_event.alarm', '=', alarm);
  const before =
    alarm === 'merchant-refused'
      ? alarms
          .innerJoin('payment', 'payment.id', 'payment_event.payment_id')
          .where('payment.facility_id', '=', facilityId)
          .where('payment_event.at', '>', at(after(now, -MERCHANT_QUIET_MS)))
      : alarms.where('payment_event.payment_id', '=', paymentId);
  return (await before.limit(1).executeTakeFirst()) !== undefined;
}
