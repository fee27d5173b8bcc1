import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer, Exchange } from '@kotohogi/domain/payment/answer';
import { cancelJobOf } from '@kotohogi/domain/payment/cancel-job';
import type { GatewayOp, PaymentEvent } from '@kotohogi/domain/payment/decide';
import { parseAccessPass, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { Approval, Merchant, Trade, TradeAccess } from '@kotohogi/ports/payment-gateway';
import { seal, unseal } from '../../platform/crypto/keys.ts';
import type { PaymentDeps } from './jobs.event.ts';
import type { StoredMerchant } from './store.call.ts';
import type { Payment } from './store.ts';

/**
 * Money is first authorized and then captured by the next job (docs/product/payment.md#states), whatever the method.
 */
export const ENTRY_JOB = 'AUTH';

/** The result of a call: the event for the decision, the change to the payment, and the record of the exchange. */
export interface CallResult {
  readonly event: PaymentEvent;
  readonly change: (payment: Payment) => Payment;
  readonly outcome: 'OK' | 'ERROR' | 'UNKNOWN';
  readonly exchange: Exchange;
}

/** The meaning of an accepted answer. */
export type Interpretation = Pick<CallResult, 'event' | 'change'>;

/** Returns a stored value that must exist. */
export function requireStored<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`a stored ${what} cannot be read`);
  return value;
}

/** The shop in the gateway's terms, with its password decrypted. */
export function merchantOf(deps: PaymentDeps, stored: StoredMerchant): Merchant {
  const { shopId, environment, shopPassSealed } = stored;
  return {
    shopId,
    environment,
    shopPass: requireStored(parseShopPass(unseal(deps.sealKey, shopPassSealed)), 'password'),
  };
}

/** The access keys of an entered order. */
export function accessOf(deps: PaymentDeps, { access }: Payment): TradeAccess {
  const { accessId, passSealed } = requireStored(access, 'access');
  return { accessId, accessPass: requireStored(parseAccessPass(unseal(deps.sealKey, passSealed)), 'access') };
}

function withAccess(deps: PaymentDeps, payment: Payment, access: TradeAccess): Payment {
  const { accessId, accessPass } = access;
  return { ...payment, access: { accessId, passSealed: seal(deps.sealKey, accessPass) } };
}

function withApproval(payment: Payment, approval: Approval | undefined): Payment {
  if (approval === undefined) return payment;
  const { forward, approvalNo, tranId, processedAt } = approval;
  return { ...payment, approval: { forward, approvalNo, tranId }, processedAt };
}

/** An approved operation: the event, and the gateway's status. */
export const approved =
  (event: PaymentEvent, gatewayStatus: string) =>
  (approval: Approval): Interpretation => ({
    event,
    change: payment => ({ ...withApproval(payment, approval), gatewayStatus, cardToken: undefined }),
  });

/** The answer to an entry: the order has its access keys. */
export const entered =
  (deps: PaymentDeps) =>
  (access: TradeAccess): Interpretation => ({
    event: { kind: 'entered' },
    change: payment => ({ ...withAccess(deps, payment, access), gatewayStatus: 'UNPROCESSED' }),
  });

/** The result of a look-up. */
export function found(deps: PaymentDeps, trade: Trade | undefined, amountYen: Yen): Interpretation {
  if (trade === undefined) return { event: { kind: 'not-found' }, change: payment => payment };
  const { status, access, approval, maskedCardNo } = trade;
  return {
    event: { kind: 'found', status, amountMatches: trade.amountYen === amountYen },
    change: payment => ({
      ...withApproval(withAccess(deps, payment, access), approval),
      gatewayStatus: status,
      maskedCardNo: payment.maskedCardNo || maskedCardNo,
    }),
  };
}

/** Interprets an answer: `read` handles an accepted one; a refusal or an unknown outcome is the same for every call. */
export function result<Value>(
  op: GatewayOp,
  answer: Answer<Value>,
  read: (value: Value) => Interpretation,
): CallResult {
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

/** The job that refunds a payment now; `by-hand` after 180 days (docs/product/payment.md#refunds). */
export function cancelJob(payment: Payment, now: Instant): ReturnType<typeof cancelJobOf> {
  const isTaken = payment.gatewayStatus === 'SALES' || payment.gatewayStatus === 'CAPTURE';
  return cancelJobOf(
    { state: isTaken ? 'CAPTURED' : 'AUTHORIZED', processedAt: payment.processedAt ?? payment.createdAt },
    now,
  );
}
