import type { GatewayOp, PaymentEvent } from '@kotohogi/domain/payment/decide';
import type { PaymentPurpose, Wallet } from '@kotohogi/domain/payment/types';
import type { Merchant, WalletVisit } from '@kotohogi/ports/payment-gateway';
import { accessOf, type CallResult, ENTRY_JOB, entered, found, type Interpretation, result } from './jobs.answer.ts';
import type { PaymentDeps } from './jobs.event.ts';
import type { Payment } from './store.ts';

/** What is paid for, as a wallet's page shows it. It cannot choose by the payer's language, so it has both. */
const PRODUCT_NAMES: Readonly<Record<PaymentPurpose, string>> = {
  gift: 'ご祝儀 / Wedding gift',
  'archive-video': '結婚式の録画 / Wedding recording',
};

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
  const { orderId, amountYen, method, purpose } = payment;
  const wallet = deps.gateway.wallets[method];
  const order = () => ({ access: accessOf(deps, payment), orderId, amountYen });
  switch (op) {
    case 'enter':
      return result(op, await wallet.enter(merchant, { orderId, amountYen, jobCd: ENTRY_JOB }), entered(deps));
    case 'execute': {
      const { access } = order();
      // The wallet's return does not contain our order id, so the URL identifies the order.
      const returnUrl = `${deps.publicUrl}/api/payment/return?AccessID=${access.accessId}`;
      const productName = PRODUCT_NAMES[purpose];
      return result(op, await wallet.start(merchant, { access, orderId, returnUrl, productName }), started);
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
