import { SECOND_MS } from '@kotohogi/domain/kernel/instant';
import { WALLET_LINK_LIFE_MS } from '@kotohogi/domain/payment/deadline';
import type { Wallet } from '@kotohogi/domain/payment/types';
import type { FormFields, WalletGateway, WalletOrder, WalletStart } from '@kotohogi/ports/payment-gateway';
import { readAccess, readWalletStatus, readWalletTrade, readWalletVisit } from './answers.ts';
import { answer, type Clients, foundOrNone, keys, shop } from './gateway-call.ts';

/** How the protocol names a wallet's calls and fields (docs/product/gateway.md#wallets). */
interface WalletProtocol {
  readonly payType: string;
  readonly calls: Readonly<Record<'enter' | 'start' | 'capture' | 'cancel', string>>;
  /** Whether a capture or a refund also names the order by its id. */
  readonly hasOrderId: boolean;
  /** The key of the wallet's own number of a payment in look-ups; LINE Pay reports none. */
  readonly tranIdKey: string | undefined;
  /** The fields of the link to the wallet's page that only this wallet has. */
  readonly linkFields: (order: WalletStart) => FormFields;
}

/** The link is valid for this term; without it, the gateway's default is two minutes. */
const TERM_SEC = String(WALLET_LINK_LIFE_MS / SECOND_MS);

/** Opens a page in the browser; `2` would be a link to the app only. */
const WEB_LINK = '1';

const PROTOCOLS: Readonly<Record<Wallet, WalletProtocol>> = {
  PAYPAY: {
    payType: '45',
    calls: {
      enter: 'EntryTranPaypay',
      start: 'ExecTranPaypay',
      capture: 'PaypaySales',
      cancel: 'PaypayCancelReturn',
    },
    hasOrderId: true,
    tranIdKey: 'PayPayTrackingID',
    linkFields: () => ({ PaymentTermSec: TERM_SEC, TransitionType: WEB_LINK }),
  },
  LINEPAY: {
    payType: '20',
    calls: {
      enter: 'EntryTranLinepay',
      start: 'ExecTranLinepay',
      capture: 'LinepaySales',
      cancel: 'LinepayCancelReturn',
    },
    hasOrderId: false,
    tranIdKey: undefined,
    linkFields: ({ returnUrl, productName }) => ({ ErrorRcvURL: returnUrl, ProductName: productName }),
  },
};

/** The PayType of every wallet, in notifications. */
export const WALLET_PAY_TYPES: readonly string[] = Object.values(PROTOCOLS).map(({ payType }) => payType);

const UNKNOWN_ORDER = 'M01004002';

function orderFields({ access, orderId }: WalletOrder): FormFields {
  return { ...keys(access), OrderID: orderId };
}

/** A wallet over the gateway's key=value protocol (docs/product/gateway.md#calls). */
function walletOver(clients: Clients, protocol: WalletProtocol): WalletGateway {
  const { payType, calls, hasOrderId, tranIdKey, linkFields } = protocol;
  const changed = (order: WalletOrder) => (hasOrderId ? orderFields(order) : keys(order.access));
  return {
    async enter(merchant, { orderId, amountYen, jobCd }) {
      const order = { OrderID: orderId, JobCd: jobCd, Amount: String(amountYen) };
      const reply = await clients[merchant.environment](calls.enter, { ...shop(merchant), ...order });
      return answer(reply, readAccess);
    },
    async start(merchant, order) {
      const fields = { ...orderFields(order), RetURL: order.returnUrl, ...linkFields(order) };
      const reply = await clients[merchant.environment](calls.start, { ...shop(merchant), ...fields });
      return answer(reply, answered => readWalletVisit(answered, order.access));
    },
    async capture(merchant, { amountYen, ...order }) {
      const fields = { ...shop(merchant), ...changed(order), Amount: String(amountYen) };
      const reply = await clients[merchant.environment](calls.capture, fields);
      return answer(reply, answered => readWalletStatus(answered, order.orderId, ['SALES']));
    },
    async cancel(merchant, { amountYen, ...order }) {
      const fields = { ...shop(merchant), ...changed(order), CancelAmount: String(amountYen) };
      const reply = await clients[merchant.environment](calls.cancel, fields);
      return answer(reply, answered => readWalletStatus(answered, order.orderId, ['CANCEL', 'RETURN']));
    },
    async lookUp(merchant, orderId) {
      const order = { OrderID: orderId, PayType: payType };
      const reply = await clients[merchant.environment]('SearchTradeMulti', { ...shop(merchant), ...order });
      const found = answer(reply, fields => readWalletTrade(fields, orderId, tranIdKey));
      return foundOrNone(found, UNKNOWN_ORDER);
    },
  };
}

/** Every wallet behind the gateway. */
export function walletsOver(clients: Clients): Readonly<Record<Wallet, WalletGateway>> {
  return { PAYPAY: walletOver(clients, PROTOCOLS.PAYPAY), LINEPAY: walletOver(clients, PROTOCOLS.LINEPAY) };
}
