import type { GatewayOp, PaymentEvent } from '@kotohogi/domain/payment/decide';
import type { Wallet } from '@kotohogi/domain/payment/types';
import type { Merchant, PaymentGateway, WalletGateway, WalletVisit } from '@kotohogi/ports/payment-gateway';
import { accessOf, type CallResult, ENTRY_JOB, entered, found, type Interpretation, result } from './jobs.answer.ts';
import type { PaymentDeps } from './jobs.event.ts';
import type { Payment } from './store.ts';

/** The gateway of a wallet. */
export function walletOf(gateway: PaymentGateway, method: Wallet): WalletGateway {
  if (method === 'PAYPAY') return gateway.paypay;
  throw new Error(`no wallet gateway for ${method}`);
}

function started(challenge: WalletVisit): Interpretation {
  return {
    event: { kind: 'challenged' },
    change: payment => ({ ...payment, challenge, gatewayStatus: 'REQSUCCESS' }),
  };
}

/** A change of the order: the event, and the gateway's status. */
const changed =
  (event: PaymentEvent) =>
  (gatewayStatus: string): Interpretation => ({ event, change: payment => ({ ...payment, gatewayStatus }) });

/**
 * Makes one wallet call to the gateway, outside any transaction. A wallet has no call that finishes a challenge; the
 * gateway is asked instead.
 */
export async function callWallet(
  deps: PaymentDeps,
  op: GatewayOp,
  merchant: Merchant,
  payment: Payment & { readonly method: Wallet },
): Promise<CallResult> {
  const { orderId, amountYen, method } = payment;
  const wallet = walletOf(deps.gateway, method);
  const order = () => ({ access: accessOf(deps, payment), orderId, amountYen });
  switch (op) {
    case 'enter':
      return result(op, await wallet.enter(merchant, { orderId, amountYen, jobCd: ENTRY_JOB }), entered(deps));
    case 'execute': {
      const { access } = order();
      // The wallet's return does not contain our order id, so the URL identifies the order.
      const returnUrl = `${deps.publicUrl}/api/payment/return?AccessID=${access.accessId}`;
      return result(op, await wallet.start(merchant, { access, orderId, returnUrl }), started);
    }
    case 'capture':
      return result(op, await wallet.capture(merchant, order()), changed({ kind: 'captured' }));
    case 'cancel':
      return result(op, await wallet.cancel(merchant, order()), changed({ kind: 'canceled' }));
    case 'finish':
    case 'ask':
      return result(op, await wallet.lookUp(merchant, orderId), trade => found(deps, trade, amountYen));
  }
}
