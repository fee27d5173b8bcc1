import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer, Exchange } from '@kotohogi/domain/payment/answer';
import { cancelJobOf } from '@kotohogi/domain/payment/cancel-job';
import type { GatewayOp, PaymentEvent } from '@kotohogi/domain/payment/decide';
import { parseAccessPass, parseCardToken, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { Approval, Execution, Merchant, Trade, TradeAccess } from '@kotohogi/ports/payment-gateway';
import { seal, unseal } from '../../platform/crypto/keys.ts';
import type { PaymentDesk } from './jobs.event.ts';
import type { StoredMerchant } from './store.call.ts';
import type { Payment } from './store.ts';

/** Cards are held first and taken by the next job (decision 51). */
const ENTRY_JOB = 'AUTH';

/** What a call brought: the event for the decision, what it changes of the payment, and its record. */
export interface CallResult {
  readonly event: PaymentEvent;
  readonly change: (payment: Payment) => Payment;
  readonly outcome: 'OK' | 'ERROR' | 'UNKNOWN';
  readonly exchange: Exchange;
}

type Reading = Pick<CallResult, 'event' | 'change'>;

function opened<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`a stored ${what} cannot be read`);
  return value;
}

function merchantOf(desk: PaymentDesk, stored: StoredMerchant): Merchant {
  const { shopId, environment, shopPassSealed } = stored;
  return { shopId, environment, shopPass: opened(parseShopPass(unseal(desk.sealKey, shopPassSealed)), 'password') };
}

function accessOf(desk: PaymentDesk, { access }: Payment): TradeAccess {
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
const approved =
  (event: PaymentEvent, gatewayStatus: string) =>
  (approval: Approval): Reading => ({
    event,
    change: payment => ({ ...withApproval(payment, approval), gatewayStatus, cardToken: undefined }),
  });

function executed(execution: Execution): Reading {
  if (execution.step === 'settled') {
    return approved({ kind: 'settled', jobCd: ENTRY_JOB }, ENTRY_JOB)(execution.approval);
  }
  const challenge = execution.step === 'redirect' ? { url: execution.url } : execution.form;
  return {
    event: { kind: 'challenged' },
    change: payment => ({ ...payment, challenge, gatewayStatus: 'AUTHENTICATED', cardToken: undefined }),
  };
}

function found(desk: PaymentDesk, trade: Trade | undefined, amountYen: Yen): Reading {
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
function result<Value>(op: GatewayOp, answer: Answer<Value>, read: (value: Value) => Reading): CallResult {
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

async function cancel(desk: PaymentDesk, merchant: Merchant, payment: Payment): Promise<CallResult> {
  const jobCd = cancelJob(payment, desk.now());
  if (jobCd === 'by-hand') throw new Error(`payment ${payment.paymentId} is too old to be given back by the gateway`);
  const answer = await desk.gateway.cancel(merchant, { access: accessOf(desk, payment), jobCd });
  return result('cancel', answer, approved({ kind: 'canceled' }, jobCd));
}

/** Makes one call to the gateway, outside any transaction. Never throws for what the gateway or the network does. */
export async function callGateway(
  desk: PaymentDesk,
  op: GatewayOp,
  stored: StoredMerchant,
  payment: Payment,
): Promise<CallResult> {
  const { gateway } = desk;
  const { orderId, amountYen } = payment;
  const merchant = merchantOf(desk, stored);
  switch (op) {
    case 'enter': {
      const order = { orderId, amountYen, jobCd: ENTRY_JOB, shopName: stored.facilityName } as const;
      return result(op, await gateway.enter(merchant, order), access => ({
        event: { kind: 'entered' },
        change: one => ({ ...withAccess(desk, one, access), gatewayStatus: 'UNPROCESSED' }),
      }));
    }
    case 'execute': {
      const token = opened(parseCardToken(unseal(desk.sealKey, opened(payment.cardToken, 'token').sealed)), 'token');
      const returnUrl = `${desk.publicUrl}/api/payment/return`;
      const order = { access: accessOf(desk, payment), orderId, token, returnUrl };
      return result(op, await gateway.execute(merchant, order), executed);
    }
    case 'finish': {
      const order = { access: accessOf(desk, payment), orderId, returned: opened(payment.returned, 'return') };
      const settled = approved({ kind: 'settled', jobCd: ENTRY_JOB }, ENTRY_JOB);
      return result(op, await gateway.finishChallenge(merchant, order), settled);
    }
    case 'capture': {
      const order = { access: accessOf(desk, payment), amountYen };
      return result(op, await gateway.capture(merchant, order), approved({ kind: 'captured' }, 'SALES'));
    }
    case 'cancel':
      return await cancel(desk, merchant, payment);
    case 'ask':
      return result(op, await gateway.lookUp(merchant, orderId), trade => found(desk, trade, amountYen));
  }
}
