import { SECOND_MS } from '@kotohogi/domain/kernel/instant';
import { WALLET_LINK_LIFE_MS } from '@kotohogi/domain/payment/deadline';
import type { FormFields, WalletGateway, WalletOrder } from '@kotohogi/ports/payment-gateway';
import { readAccess, readWalletStatus, readWalletTrade, readWalletVisit } from './answers.ts';
import { answer, type Clients, foundOrNone, keys, shop } from './gateway-call.ts';
import { PAY_TYPES } from './posts.ts';

const UNKNOWN_ORDER = 'M01004002';

/** The link is valid for this term; without it, the gateway's default is two minutes. */
const TERM_SEC = String(WALLET_LINK_LIFE_MS / SECOND_MS);

/** Opens a page in the browser; `2` would be a link to the app only. */
const WEB_LINK = '1';

function orderFields({ access, orderId }: WalletOrder): FormFields {
  return { ...keys(access), OrderID: orderId };
}

/** PayPay over the gateway's key=value protocol (docs/product/gateway.md#calls). */
export function paypayOver(clients: Clients): WalletGateway {
  return {
    async enter(merchant, { orderId, amountYen, jobCd }) {
      const order = { OrderID: orderId, JobCd: jobCd, Amount: String(amountYen) };
      const reply = await clients[merchant.environment]('EntryTranPaypay', { ...shop(merchant), ...order });
      return answer(reply, readAccess);
    },
    async start(merchant, { returnUrl, ...order }) {
      const reply = await clients[merchant.environment]('ExecTranPaypay', {
        ...shop(merchant),
        ...orderFields(order),
        RetURL: returnUrl,
        PaymentTermSec: TERM_SEC,
        TransitionType: WEB_LINK,
      });
      return answer(reply, fields => readWalletVisit(fields, order.access));
    },
    async capture(merchant, { amountYen, ...order }) {
      const amount = { Amount: String(amountYen) };
      const fields = { ...shop(merchant), ...orderFields(order), ...amount };
      const reply = await clients[merchant.environment]('PaypaySales', fields);
      return answer(reply, answered => readWalletStatus(answered, order.orderId, ['SALES']));
    },
    async cancel(merchant, { amountYen, ...order }) {
      const amount = { CancelAmount: String(amountYen) };
      const fields = { ...shop(merchant), ...orderFields(order), ...amount };
      const reply = await clients[merchant.environment]('PaypayCancelReturn', fields);
      return answer(reply, answered => readWalletStatus(answered, order.orderId, ['CANCEL', 'RETURN']));
    },
    async lookUp(merchant, orderId) {
      const order = { OrderID: orderId, PayType: PAY_TYPES.paypay };
      const reply = await clients[merchant.environment]('SearchTradeMulti', { ...shop(merchant), ...order });
      const found = answer(reply, fields => readWalletTrade(fields, orderId));
      return foundOrNone(found, UNKNOWN_ORDER);
    },
  };
}
