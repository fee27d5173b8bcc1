import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer, Exchange } from '@kotohogi/domain/payment/answer';
import { cancelJobOf } from '@kotohogi/domain/payment/cancel-job';
import type { GatewayOp, PaymentEvent } from '@kotohogi/domain/payment/decide';
import { parseAccessPass, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { Approval, Merchant, Trade, TradeAccess } from '@kotohogi/ports/payment-gateway';
import { seal, unseal } from '../../platform/crypto/keys.ts';
import type { PaymentDesk } from './jobs.event.ts';
import type { StoredMerchant } from './store.call.ts';
import type { Payment } from './store.ts';

/** Money is held first and taken by the next job (decision 51), whatever the method. */
export const ENTRY_JOB = 'AUTH';

/** What a call brought: the event for the decision, what it changes of the payment, and its record. */
export interface CallResult {
  readonly event: PaymentEvent;
  readonly change: (payment: Payment) => Payment;
  readonly outcome: 'OK' | 'ERROR' | 'UNKNOWN';
  readonly exchange: Exchange;
}

/** What an accepted answer means. */
export type Reading = Pick<CallResult, 'event' | 'change'>;

/** A stored value that has to be there. */
export function opened<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`a stored ${what} cannot be read`);
  return value;
}

/** The shop as the gateway wants it named, its password opened. */
export function merchantOf(desk: PaymentDesk, stored: StoredMerchant): Merchant {
  const { shopId, environment, shopPassSealed } = stored;
  return { shopId, environment, shopPass: opened(parseShopPass(unseal(desk.sealKey, shopPassSealed)), 'password') };
}

/** The keys of the order of a payment that was entered. */
export function accessOf(desk: PaymentDesk, { access }: Payment): TradeAccess {
  const { accessId, passSealed } = opened(access, 'access');
  return { accessId, accessPass: opened(parseAccessPass(unseal(desk.sealKey, passSealed)), 'access') };
}

function withAccess(desk: PaymentDesk, payment: Payment, access: TradeAccess): Payment {
  const { accessId, accessPass } = access;
  return { ...payment, access: { accessId, passSealed: seal(desk.sealKey, accessPass) } };
}

function withApproval(payment: Payment, approval: Approval | undefined): Payment {
  if (approval === undefined) return payment;
  const { forward, approvalNo, tranId, processedAt } = approval;
  return { ...payment, approval: { forward, approvalNo, tranId }, processedAt };
}

/** An operation that ended in an approval: what has happened, and the gateway's word for it. */
export const approved =
  (event: PaymentEvent, gatewayStatus: string) =>
  (approval: Approval): Reading => ({
    event,
    change: payment => ({ ...withApproval(payment, approval), gatewayStatus, cardToken: undefined }),
  });

/** The answer to an entry: the order has its keys. */
export const entered =
  (desk: PaymentDesk) =>
  (access: TradeAccess): Reading => ({
    event: { kind: 'entered' },
    change: payment => ({ ...withAccess(desk, payment, access), gatewayStatus: 'UNPROCESSED' }),
  });

/** What a look-up has found. */
export function found(desk: PaymentDesk, trade: Trade | undefined, amountYen: Yen): Reading {
  if (trade === undefined) return { event: { kind: 'not-found' }, change: payment => payment };
  const { status, access, approval, maskedCardNo } = trade;
  return {
    event: { kind: 'found', status, amountMatches: trade.amountYen === amountYen },
    change: payment => ({
      ...withApproval(withAccess(desk, payment, access), approval),
      gatewayStatus: status,
      maskedCardNo: payment.maskedCardNo || maskedCardNo,
    }),
  };
}

/** Reads an answer: what `read` makes of an accepted one; a refusal or an unknown outcome is the same for every call. */
export function result<Value>(op: GatewayOp, answer: Answer<Value>, read: (value: Value) => Reading): CallResult {
  const { exchange } = answer;
  switch (answer.outcome) {
    case 'ok':
      return { ...read(answer.value), outcome: 'OK', exchange };
    case 'refused': {
      const { kind, userMessage } = answer;
      const info = answer.errors.map(error => error.info).join('|');
      return {
        event: { kind: 'refused', op, refusal: kind },
        change: payment => ({
          ...payment,
          error: { info, ...userMessage },
          ...(kind === 'token' ? { cardToken: undefined } : {}),
        }),
        outcome: 'ERROR',
        exchange,
      };
    }
    case 'unknown':
      return { event: { kind: 'unknown', op }, change: payment => payment, outcome: 'UNKNOWN', exchange };
  }
}

/** The job that gives the money of a payment back now; `by-hand` after 180 days (decision 97). */
export function cancelJob(payment: Payment, now: Instant): ReturnType<typeof cancelJobOf> {
  const isTaken = payment.gatewayStatus === 'SALES' || payment.gatewayStatus === 'CAPTURE';
  return cancelJobOf(
    { state: isTaken ? 'CAPTURED' : 'AUTHORIZED', processedAt: payment.processedAt ?? payment.createdAt },
    now,
  );
}
