import type { FacilityId, PaymentId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Rate } from '@kotohogi/domain/kernel/yen';
import type { Exchange } from '@kotohogi/domain/payment/answer';
import type { GatewayOp, PaymentAlarm, PaymentEvent } from '@kotohogi/domain/payment/decide';
import { parseShopId, type ShopId } from '@kotohogi/domain/payment/gateway-refs';
import { GATEWAY_ENVIRONMENTS, type GatewayEnvironment, type PaymentState } from '@kotohogi/domain/payment/types';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/**
 * A call to the gateway that has started; `attempt` counts the calls of its operation in the payment's state, from 1.
 */
export interface OpenCall {
  readonly callId: number;
  readonly op: GatewayOp;
  readonly attempt: number;
}

/** Records that a call is about to be made. At most one is open per payment: the database refuses a second. */
export async function openCall(
  tx: Tx,
  call: { readonly paymentId: PaymentId; readonly op: GatewayOp; readonly state: PaymentState; readonly now: Instant },
): Promise<OpenCall> {
  const { paymentId, op, state, now } = call;
  const before = await tx
    .selectFrom('gateway_call')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('payment_id', '=', paymentId)
    .where('op', '=', op)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  const attempt = before.n + 1;
  const { id } = await tx
    .insertInto('gateway_call')
    .values({ payment_id: paymentId, op, state, attempt, started_at: at(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { callId: id, op, attempt };
}

/** The call of a payment without a recorded outcome. */
export async function findOpenCall(tx: Tx, paymentId: PaymentId): Promise<OpenCall | undefined> {
  const row = await tx
    .selectFrom('gateway_call')
    .select(['id', 'op', 'attempt'])
    .where('payment_id', '=', paymentId)
    .where('outcome', '=', 'PENDING')
    .executeTakeFirst();
  return row && { callId: row.id, op: row.op, attempt: row.attempt };
}

/** Records how a call ended; returns false if it was given up as lost in the meantime. */
export async function closeCall(
  tx: Tx,
  callId: number,
  end: { readonly outcome: 'OK' | 'ERROR' | 'UNKNOWN'; readonly exchange?: Exchange; readonly now: Instant },
): Promise<boolean> {
  const { outcome, exchange, now } = end;
  const { numUpdatedRows } = await tx
    .updateTable('gateway_call')
    .set({
      outcome,
      ended_at: at(now),
      ...(exchange === undefined ? {} : { request: JSON.stringify({ call: exchange.call, ...exchange.request }) }),
      ...(exchange?.response === undefined ? {} : { response: exchange.response }),
    })
    .where('id', '=', callId)
    .where('outcome', '=', 'PENDING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The group of the leases on payments: any fixed number; the payment id is the other half of the lock key. */
export const PAYMENT_LEASES = 7_305_052;

export interface PaymentRecord {
  readonly paymentId: PaymentId;
  readonly event: PaymentEvent;
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly alarm: PaymentAlarm | undefined;
  readonly now: Instant;
}

/** Records an event of a payment. */
export async function insertPaymentEvent(tx: Tx, record: PaymentRecord): Promise<void> {
  const { kind, ...detail } = record.event;
  await tx
    .insertInto('payment_event')
    .values({
      payment_id: record.paymentId,
      at: at(record.now),
      kind,
      from_state: record.from,
      to_state: record.to,
      alarm: record.alarm ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** A facility's account at the gateway. The password is encrypted. */
export interface StoredMerchant {
  readonly shopId: ShopId;
  readonly shopPassSealed: string;
  readonly environment: GatewayEnvironment;
  readonly facilityName: string;
  readonly contractNumber: number;
}

/** The contract a facility has with the gateway; undefined if it has none. */
export async function findMerchant(tx: Tx, facilityId: FacilityId): Promise<StoredMerchant | undefined> {
  const row = await tx
    .selectFrom('facility')
    .select(['name', 'contract_number', 'gateway_shop_id', 'gateway_shop_pass_sealed', 'gateway_environment'])
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  const shopId = parseShopId(row.gateway_shop_id);
  const environment = GATEWAY_ENVIRONMENTS.find(one => one === row.gateway_environment);
  if (shopId === undefined || environment === undefined || row.gateway_shop_pass_sealed === '') return undefined;
  return {
    shopId,
    shopPassSealed: row.gateway_shop_pass_sealed,
    environment,
    facilityName: row.name,
    contractNumber: row.contract_number,
  };
}

/** The platform's current commission rate for a facility's payments. */
export async function getCommissionRate(tx: Tx, facilityId: FacilityId): Promise<Rate> {
  const row = await tx
    .selectFrom('facility')
    .select('commission_rate')
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  return row.commission_rate;
}

const STATES_WITH_DEADLINE: readonly PaymentState[] = ['INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE'];

/** Payments past their deadline, oldest first. */
export async function listOverdue(tx: Tx, now: Instant, limit: number): Promise<PaymentId[]> {
  const rows = await tx
    .selectFrom('payment')
    .select('id')
    .where('state', 'in', STATES_WITH_DEADLINE)
    .where('deadline_at', '<=', at(now))
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
  return rows.map(row => row.id);
}

/** Payments with an operation that is due, or with a call without a recorded outcome. */
export async function listDue(tx: Tx, now: Instant, limit: number): Promise<PaymentId[]> {
  const due = tx.selectFrom('payment').select('id').where('next_at', '<=', at(now));
  const open = tx.selectFrom('gateway_call').select('payment_id as id').where('outcome', '=', 'PENDING');
  const rows = await due.union(open).limit(limit).execute();
  return rows.map(row => row.id);
}

/** Deletes card tokens the gateway no longer accepts. */
export async function forgetDeadTokens(tx: Tx, before: Instant): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ card_token_sealed: null, card_token_at: null })
    .where('card_token_sealed', 'is not', null)
    .where('card_token_at', '<', at(before))
    .execute();
}
