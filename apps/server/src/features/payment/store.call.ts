import type { FacilityId, PaymentId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Rate } from '@kotohogi/domain/kernel/yen';
import type { Exchange } from '@kotohogi/domain/payment/answer';
import type { GatewayOp, PaymentAlarm, PaymentEvent } from '@kotohogi/domain/payment/decide';
import { parseShopId, type ShopId } from '@kotohogi/domain/payment/gateway-refs';
import { GATEWAY_ENVIRONMENTS, type GatewayEnvironment, type PaymentState } from '@kotohogi/domain/payment/types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A call to the gateway that has begun; `attempt` counts the calls of its operation in the payment's state, from 1. */
export interface OpenCall {
  readonly callId: number;
  readonly op: GatewayOp;
  readonly attempt: number;
}

/** Notes that a call is about to be made. At most one is open for a payment: the database refuses a second. */
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

/** The call of a payment that nobody has noted an end of. */
export async function findOpenCall(tx: Tx, paymentId: PaymentId): Promise<OpenCall | undefined> {
  const row = await tx
    .selectFrom('gateway_call')
    .select(['id', 'op', 'attempt'])
    .where('payment_id', '=', paymentId)
    .where('outcome', '=', 'PENDING')
    .executeTakeFirst();
  return row && { callId: row.id, op: row.op as GatewayOp, attempt: row.attempt };
}

/** Notes how a call ended; false when somebody has given it up for lost meanwhile. */
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

/** Any fixed number: the other half of the key is the payment's. */
const LEASE = 7_305_052;

/**
 * Takes the right to work on a payment for this database connection, if nobody holds it. It ends with the connection: a
 * process that dies gives it back at once.
 */
export async function tryLease(tx: Tx, paymentId: PaymentId): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`select pg_try_advisory_lock(${LEASE}, ${paymentId}) as ok`.execute(tx);
  return rows[0]?.ok === true;
}

/** Gives the right back. */
export async function endLease(tx: Tx, paymentId: PaymentId): Promise<void> {
  await sql`select pg_advisory_unlock(${LEASE}, ${paymentId})`.execute(tx);
}

export interface PaymentRecord {
  readonly paymentId: PaymentId;
  readonly event: PaymentEvent;
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly alarm: PaymentAlarm | undefined;
  readonly now: Instant;
}

/** Writes down what happened to a payment. */
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

/** A facility as the gateway knows it. The password is sealed. */
export interface StoredMerchant {
  readonly shopId: ShopId;
  readonly shopPassSealed: string;
  readonly environment: GatewayEnvironment;
  readonly facilityName: string;
  readonly contractNumber: number;
}

/** The contract a facility has with the gateway; undefined while it has none. */
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

/** The share the platform keeps of a facility's payments at this moment. */
export async function getCommissionRate(tx: Tx, facilityId: FacilityId): Promise<Rate> {
  const row = await tx
    .selectFrom('facility')
    .select('commission_rate')
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  return row.commission_rate as Rate;
}

const STATES_WITH_DEADLINE: readonly PaymentState[] = ['INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE'];

/** Payments whose time is up, oldest first. */
export async function listOverdue(tx: Tx, now: Instant, limit: number): Promise<PaymentId[]> {
  const rows = await tx
    .selectFrom('payment')
    .select('id')
    .where('state', 'in', STATES_WITH_DEADLINE)
    .where('deadline_at', '<=', at(now))
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
  return rows.map(row => row.id as PaymentId);
}

/** Payments with an operation that is due, or a call nobody has noted an end of. */
export async function listDue(tx: Tx, now: Instant, limit: number): Promise<PaymentId[]> {
  const due = tx.selectFrom('payment').select('id').where('next_at', '<=', at(now));
  const open = tx.selectFrom('gateway_call').select('payment_id as id').where('outcome', '=', 'PENDING');
  const rows = await due.union(open).limit(limit).execute();
  return rows.map(row => row.id as PaymentId);
}

/** Forgets card tokens the gateway no longer takes. */
export async function forgetDeadTokens(tx: Tx, before: Instant): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ card_token_sealed: null, card_token_at: null })
    .where('card_token_sealed', 'is not', null)
    .where('card_token_at', '<', at(before))
    .execute();
}
