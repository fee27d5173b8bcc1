import type { CallContext, Outcome } from '../call-context.ts';
import { checkOrderId, checkShop } from '../checks.ts';
import { stampOf } from '../clock.ts';
import type { Trade } from '../trade.ts';
import { endIfLate, walletPairs } from '../wallet.ts';
import { WALLET_KINDS, type WalletKind } from '../wallet-kinds.ts';
import type { Pairs } from '../wire/answer.ts';
import type { Fields } from '../wire/fields.ts';

/** The status of a trade and its keys: the first pairs of every lookup. */
function statusPairs(trade: Trade): Pairs {
  return [
    ['Status', trade.status],
    ['ProcessDate', stampOf(trade.processedAtMs)],
    ['JobCd', trade.jobCd],
    ['AccessID', trade.accessId],
    ['AccessPass', trade.accessPass],
  ];
}

/** The keys after OrderID, in the recorded order. The card's are empty until the trade has been executed. */
function tradePairs(trade: Trade): Pairs {
  const [field1, field2, field3] = trade.clientFields;
  return [
    ...statusPairs(trade),
    ['ItemCode', trade.itemCode],
    ['Amount', String(trade.amountYen)],
    ['Tax', String(trade.taxYen)],
    ['SiteID', ''],
    ['MemberID', ''],
    ['CardNo', trade.card?.mask ?? ''],
    ['Expire', trade.card?.expire ?? ''],
    ['Method', trade.method],
    ['PayTimes', trade.payTimes],
    ['Forward', trade.forward],
    ['TranID', trade.tranId],
    ['Approve', trade.approve],
    ['ClientField1', field1],
    ['ClientField2', field2],
    ['ClientField3', field3],
  ];
}

/** A wallet's keys, in the order of the clients that list them. */
function walletTradePairs(trade: Trade, kind: WalletKind): Pairs {
  const [field1, field2, field3] = trade.clientFields;
  return [
    ...statusPairs(trade),
    ['Amount', String(trade.amountYen)],
    ['Tax', String(trade.taxYen)],
    ['ClientField1', field1],
    ['ClientField2', field2],
    ['ClientField3', field3],
    ['PayType', trade.payType],
    ...walletPairs(kind.answers.record, trade),
  ];
}

/** The data of a wallet's order. A lookup is where an expired link is detected, and so where it is reported. */
function lookUpWallet(trade: Trade, kind: WalletKind, world: CallContext): Outcome {
  const seen = endIfLate(trade, world);
  const pairs = walletTradePairs(seen, kind);
  return seen === trade ? { pairs } : { pairs, changed: seen };
}

/** SearchTrade: the data of a card's order. */
export function searchTrade(fields: Fields, world: CallContext): Outcome {
  const { ShopID = '', OrderID = '' } = fields;
  const found = world.store.findTrade(ShopID, OrderID);
  const trade = found?.payType === '0' ? found : undefined;
  const errors = [...checkShop(fields, world.store.settings), ...checkOrderId(OrderID)];
  if (errors.length > 0) return { errors };
  if (trade === undefined) return { errors: ['E01110002'] };
  return { pairs: [['OrderID', trade.orderId], ...tradePairs(trade)] };
}

/** SearchTradeMulti: the same for any method; this sandbox supports cards (PayType 0) and wallets. */
export function searchTradeMulti(fields: Fields, world: CallContext): Outcome {
  const { ShopID = '', OrderID = '', PayType = '' } = fields;
  const found = world.store.findTrade(ShopID, OrderID);
  const trade = found?.payType === PayType ? found : undefined;
  const payTypeErrors = [
    ...(PayType.length > 2 ? ['M01051005'] : []),
    ...(/^\d{1,2}$/.test(PayType) ? [] : ['M01051011']),
  ];
  const errors = [
    ...checkShop(fields, world.store.settings, 'M01'),
    ...(PayType === '' ? ['M01051001'] : payTypeErrors),
    ...(OrderID === '' ? ['M01004001'] : trade === undefined ? ['M01004002'] : []),
  ];
  if (errors.length > 0 || trade === undefined) return { errors };
  if (trade.payType !== '0') return lookUpWallet(trade, WALLET_KINDS[trade.payType], world);
  return { pairs: [...tradePairs(trade), ['Currency', 'JPN'], ['PayType', '0']] };
}
