import type { GatewayOp } from '@kotohogi/domain/payment/decide';
import { parseCardToken } from '@kotohogi/domain/payment/gateway-refs';
import { isWallet } from '@kotohogi/domain/payment/types';
import type { Execution, Merchant } from '@kotohogi/ports/payment-gateway';
import { unseal } from '../../platform/crypto/keys.ts';
import {
  accessOf,
  approved,
  type CallResult,
  cancelJob,
  ENTRY_JOB,
  entered,
  found,
  type Interpretation,
  merchantOf,
  requireStored,
  result,
} from './jobs.answer.ts';
import type { PaymentDeps } from './jobs.event.ts';
import { callWallet } from './jobs.wallet.ts';
import type { StoredMerchant } from './store.call.ts';
import type { Payment } from './store.ts';

function executed(execution: Execution): Interpretation {
  if (execution.step === 'settled') {
    return approved({ kind: 'settled', jobCd: ENTRY_JOB }, ENTRY_JOB)(execution.approval);
  }
  const challenge = execution.step === 'redirect' ? { url: execution.url } : execution.form;
  return {
    event: { kind: 'challenged' },
    change: payment => ({ ...payment, challenge, gatewayStatus: 'AUTHENTICATED', cardToken: undefined }),
  };
}

async function cancel(deps: PaymentDeps, merchant: Merchant, payment: Payment): Promise<CallResult> {
  const jobCd = cancelJob(payment, deps.now());
  if (jobCd === 'by-hand') throw new Error(`payment ${payment.paymentId} is too old for the gateway to refund`);
  const answer = await deps.gateway.cancel(merchant, { access: accessOf(deps, payment), jobCd });
  return result('cancel', answer, approved({ kind: 'canceled' }, jobCd));
}

/** Makes one call to the gateway, outside any transaction. Never throws because of the gateway or the network. */
export async function callGateway(
  deps: PaymentDeps,
  op: GatewayOp,
  stored: StoredMerchant,
  payment: Payment,
): Promise<CallResult> {
  const { gateway } = deps;
  const { orderId, amountYen } = payment;
  const merchant = merchantOf(deps, stored);
  const { method } = payment;
  if (isWallet(method)) return await callWallet(deps, op, merchant, { ...payment, method });
  switch (op) {
    case 'enter': {
      const order = { orderId, amountYen, jobCd: ENTRY_JOB, shopName: stored.facilityName } as const;
      return result(op, await gateway.enter(merchant, order), entered(deps));
    }
    case 'execute': {
      const token = requireStored(
        parseCardToken(unseal(deps.sealKey, requireStored(payment.cardToken, 'token').sealed)),
        'token',
      );
      const returnUrl = `${deps.publicUrl}/api/payment/return`;
      const order = { access: accessOf(deps, payment), orderId, token, returnUrl };
      return result(op, await gateway.execute(merchant, order), executed);
    }
    case 'finish': {
      const order = { access: accessOf(deps, payment), orderId, returned: requireStored(payment.returned, 'return') };
      const settled = approved({ kind: 'settled', jobCd: ENTRY_JOB }, ENTRY_JOB);
      return result(op, await gateway.finishChallenge(merchant, order), settled);
    }
    case 'capture': {
      const order = { access: accessOf(deps, payment), amountYen };
      return result(op, await gateway.capture(merchant, order), approved({ kind: 'captured' }, 'SALES'));
    }
    case 'cancel':
      return await cancel(deps, merchant, payment);
    case 'ask':
      return result(op, await gateway.lookUp(merchant, orderId), trade => found(deps, trade, amountYen));
  }
}
