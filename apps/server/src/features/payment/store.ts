import type { Tables } from '@kotohogi/db/tables';
import type { AttendantId, FacilityId, PaymentId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type Rate, type Yen, yen } from '@kotohogi/domain/kernel/yen';
import { type GatewayOp, recoveryPointOf } from '@kotohogi/domain/payment/decide';
import { type AccessId, parseAccessId } from '@kotohogi/domain/payment/gateway-refs';
import { type OrderId, parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { PaymentMethod, PaymentPurpose, PaymentState } from '@kotohogi/domain/payment/types';
import type { ChallengeForm, ChallengeReturn, WalletVisit } from '@kotohogi/ports/payment-gateway';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The payer: a guest or a host. */
export type Payer = { readonly attendantId: AttendantId } | { readonly userId: UserId };

/** The challenge of the issuer, or of the wallet, as stored. */
export type StoredChallenge = { readonly url: string } | ChallengeForm | WalletVisit;

/** The properties of a payment that are known from the start. */
export interface NewPayment {
  readonly purpose: PaymentPurpose;
  readonly weddingId: WeddingId;
  readonly facilityId: FacilityId;
  readonly payer: Payer;
  readonly method: PaymentMethod;
  readonly amountYen: Yen;
  readonly maskedCardNo: string;
  readonly cardBrand: string;
  readonly callbackUrl: string;
}

/** A stored payment. Secrets stay encrypted until they are used. */
export interface Payment extends NewPayment {
  readonly paymentId: PaymentId;
  readonly orderId: OrderId;
  readonly state: PaymentState;
  readonly wanted: boolean;
  readonly version: number;
  readonly deadlineAt: Instant;
  /** The gateway operation that is due, and when. */
  readonly next: { readonly op: GatewayOp; readonly at: Instant } | undefined;
  readonly executions: number;
  readonly cardToken: { readonly sealed: string; readonly at: Instant } | undefined;
  readonly access: { readonly accessId: AccessId; readonly passSealed: string } | undefined;
  readonly challenge: StoredChallenge | undefined;
  readonly returned: ChallengeReturn | undefined;
  /** The last status the gateway reported. */
  readonly gatewayStatus: string;
  readonly approval: { readonly forward: string; readonly approvalNo: string; readonly tranId: string };
  /** The gateway's last refusal, and its message for the payer. */
  readonly error: { readonly info: string; readonly ja: string; readonly en: string };
  readonly commissionRate: Rate | undefined;
  /** When the gateway last processed it. */
  readonly processedAt: Instant | undefined;
  readonly capturedAt: Instant | undefined;
  readonly createdAt: Instant;
}

const COLUMNS = [
  'id',
  'order_id',
  'purpose',
  'wedding_id',
  'facility_id',
  'attendant_id',
  'user_id',
  'method',
  'amount_yen',
  'state',
  'wanted',
  'version',
  'deadline_at',
  'next_op',
  'next_at',
  'executions',
  'card_token_sealed',
  'card_token_at',
  'masked_card_no',
  'card_brand',
  'callback_url',
  'access_id',
  'access_pass_sealed',
  'challenge',
  'returned',
  'gateway_status',
  'forward',
  'approval_no',
  'tran_id',
  'error_info',
  'error_ja',
  'error_en',
  'commission_rate',
  'processed_at',
  'captured_at',
  'created_at',
] as const;

type Row = Pick<Selectable<Tables['payment']>, (typeof COLUMNS)[number]>;

function filled<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`a payment without ${what}`);
  return value;
}

const maybe = (ms: number | null) => (ms === null ? undefined : instant(ms));

function payerOf(row: Row): Payer {
  return row.attendant_id === null ? { userId: filled(row.user_id, 'payer') } : { attendantId: row.attendant_id };
}

function accessOf({ access_id: id, access_pass_sealed: passSealed }: Row): Payment['access'] {
  const accessId = parseAccessId(id ?? '');
  return accessId === undefined || passSealed === null ? undefined : { accessId, passSealed };
}

function toPayment(row: Row): Payment {
  return {
    paymentId: row.id,
    orderId: filled(parseOrderId(row.order_id ?? ''), 'order id'),
    purpose: row.purpose,
    weddingId: row.wedding_id,
    facilityId: row.facility_id,
    payer: payerOf(row),
    method: row.method,
    amountYen: yen(row.amount_yen),
    state: row.state,
    wanted: row.wanted,
    version: row.version,
    deadlineAt: instant(row.deadline_at),
    next: row.next_op === null ? undefined : { op: row.next_op, at: instant(filled(row.next_at, 'time')) },
    executions: row.executions,
    cardToken:
      row.card_token_sealed === null
        ? undefined
        : { sealed: row.card_token_sealed, at: instant(filled(row.card_token_at, 'token time')) },
    maskedCardNo: row.masked_card_no,
    cardBrand: row.card_brand,
    callbackUrl: row.callback_url,
    access: accessOf(row),
    // Both are written only by this file, in the shapes they are read as.
    challenge: (row.challenge ?? undefined) as StoredChallenge | undefined,
    returned: (row.returned ?? undefined) as ChallengeReturn | undefined,
    gatewayStatus: row.gateway_status,
    approval: { forward: row.forward, approvalNo: row.approval_no, tranId: row.tran_id },
    error: { info: row.error_info, ja: row.error_ja, en: row.error_en },
    commissionRate: row.commission_rate ?? undefined,
    processedAt: maybe(row.processed_at),
    capturedAt: maybe(row.captured_at),
    createdAt: instant(row.created_at),
  };
}

const atOrNull = (moment: Instant | undefined) => (moment === undefined ? null : at(moment));
const jsonOrNull = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

export interface FreshPayment extends NewPayment {
  /** Undefined for a wallet. */
  readonly cardTokenSealed: string | undefined;
  readonly deadlineAt: Instant;
  readonly now: Instant;
  /** Makes the order id, which contains the number of the payment. */
  readonly orderIdOf: (paymentId: PaymentId) => OrderId;
}

/** Stores a new payment. */
export async function insertPayment(tx: Tx, fresh: FreshPayment): Promise<Payment> {
  const { payer, now } = fresh;
  // Taken before the row is made, because the order id contains it.
  const { id } = await tx.selectNoFrom(sql<PaymentId>`nextval('payment_id_seq')`.as('id')).executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('payment')
    .values({
      id,
      order_id: fresh.orderIdOf(id),
      purpose: fresh.purpose,
      wedding_id: fresh.weddingId,
      facility_id: fresh.facilityId,
      ...('attendantId' in payer ? { attendant_id: payer.attendantId } : { user_id: payer.userId }),
      method: fresh.method,
      amount_yen: fresh.amountYen,
      state: 'INITIALIZED',
      deadline_at: at(fresh.deadlineAt),
      ...(fresh.cardTokenSealed === undefined
        ? {}
        : { card_token_sealed: fresh.cardTokenSealed, card_token_at: at(now) }),
      masked_card_no: fresh.maskedCardNo,
      card_brand: fresh.cardBrand,
      callback_url: fresh.callbackUrl,
      created_at: at(now),
      updated_at: at(now),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

/** Reads a payment by its order id, without locking it. */
export async function findPayment(tx: Tx, orderId: OrderId): Promise<Payment | undefined> {
  const row = await tx.selectFrom('payment').select(COLUMNS).where('order_id', '=', orderId).executeTakeFirst();
  return row && toPayment(row);
}

/** Reads a payment and locks it until the transaction ends. */
export async function lockPayment(tx: Tx, paymentId: PaymentId): Promise<Payment> {
  const row = await tx
    .selectFrom('payment')
    .select(COLUMNS)
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

/** Writes the changeable columns of a locked payment. Throws if its version has changed, which the lock prevents. */
export async function savePayment(tx: Tx, payment: Payment, now: Instant): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({
      state: payment.state,
      wanted: payment.wanted,
      recovery_point: recoveryPointOf(payment.state),
      version: payment.version + 1,
      next_op: payment.next?.op ?? null,
      next_at: atOrNull(payment.next?.at),
      executions: payment.executions,
      card_token_sealed: payment.cardToken?.sealed ?? null,
      card_token_at: atOrNull(payment.cardToken?.at),
      masked_card_no: payment.maskedCardNo,
      access_id: payment.access?.accessId ?? null,
      access_pass_sealed: payment.access?.passSealed ?? null,
      challenge: jsonOrNull(payment.challenge),
      returned: jsonOrNull(payment.returned),
      gateway_status: payment.gatewayStatus,
      forward: payment.approval.forward,
      approval_no: payment.approval.approvalNo,
      tran_id: payment.approval.tranId,
      error_info: payment.error.info,
      error_ja: payment.error.ja,
      error_en: payment.error.en,
      commission_rate: payment.commissionRate ?? null,
      processed_at: atOrNull(payment.processedAt),
      captured_at: atOrNull(payment.capturedAt),
      updated_at: at(now),
    })
    .where('id', '=', payment.paymentId)
    .where('version', '=', payment.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`payment ${payment.paymentId} was changed concurrently`);
}

/** The payment a return or a notice refers to; undefined = not one of ours. */
export async function findPaymentId(
  tx: Tx,
  by: { readonly accessId: AccessId } | { readonly md: string } | { readonly orderId: OrderId },
): Promise<PaymentId | undefined> {
  const query = tx.selectFrom('payment').select('id');
  const row = await ('accessId' in by
    ? query.where('access_id', '=', by.accessId)
    : 'md' in by
      ? query.where(sql<string>`challenge ->> 'md'`, '=', by.md)
      : query.where('order_id', '=', by.orderId)
  ).executeTakeFirst();
  return row?.id;
}

/** The payments of one payer in a wedding, newest first. */
export async function listPaymentsOfPayer(tx: Tx, weddingId: WeddingId, payer: Payer): Promise<Payment[]> {
  const rows = await tx
    .selectFrom('payment')
    .select(COLUMNS)
    .where('wedding_id', '=', weddingId)
    .where(eb =>
      'attendantId' in payer ? eb('attendant_id', '=', payer.attendantId) : eb('user_id', '=', payer.userId),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPayment);
}
