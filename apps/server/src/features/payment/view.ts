import type { Challenge, OwnPayment } from '@kotohogi/contract/payment';
import type { Language } from '@kotohogi/contract/texts/texts';
import { type PaymentPhase, phaseOf } from '@kotohogi/domain/payment/phase';
import { isWallet } from '@kotohogi/domain/payment/types';
import type { Payment } from './store.ts';

/** The phase of a payment, as its payer sees it. */
export function phaseOfPayment({ state, method, wanted, challenge, returned, next }: Payment): PaymentPhase {
  return phaseOf({
    state,
    isWallet: isWallet(method),
    wanted,
    hasChallenge: challenge !== undefined,
    hasReturned: returned !== undefined,
    nextOp: next?.op,
  });
}

/**
 * The challenge of the issuer, or of the wallet, as sent to the browser (docs/product/payment.md#cards); only while the
 * payer has to complete it.
 */
function challengeOf({ challenge }: Payment, returnUrl: string): Challenge | null {
  if (challenge === undefined) return null;
  if ('url' in challenge) return { url: challenge.url };
  if ('startUrl' in challenge) {
    return { action: challenge.startUrl, AccessID: challenge.accessId, Token: challenge.token };
  }
  return { action: challenge.acsUrl, PaReq: challenge.paReq, TermUrl: returnUrl, MD: challenge.md };
}

/** A payment as its payer sees it. */
export function toOwnPayment(payment: Payment, language: Language, publicUrl: string): OwnPayment {
  const phase = phaseOfPayment(payment);
  const isOver = phase === 'failed' || phase === 'canceled';
  return {
    orderId: payment.orderId,
    purpose: payment.purpose,
    payType: payment.method,
    amountYen: payment.amountYen,
    state: payment.state,
    phase,
    maskedCardNo: payment.maskedCardNo,
    cardBrand: payment.cardBrand,
    userMessage: isOver && payment.error[language] !== '' ? payment.error[language] : null,
    challenge: phase === 'issuer' ? challengeOf(payment, `${publicUrl}/api/payment/return`) : null,
    createdAt: payment.createdAt,
    capturedAt: payment.capturedAt ?? null,
  };
}
