import { checkOrderId, checkShop } from '../checks.ts';
import { stampOf } from '../clock.ts';
import type { Trade } from '../trade.ts';
import type { Pairs } from '../wire/answer.ts';
import type { Fields } from '../wire/fields.ts';
import type { Outcome, World } from '../world.ts';

/** The keys after OrderID, in the recorded order. The card's are empty until the trade has been executed. */
function tradePairs(trade: Trade): Pairs {
  const [field1, field2, field3] = trade.clientFields;
  return [
    ['Status', trade.status],
    ['ProcessDate', stampOf(trade.processedAtMs)],
    ['JobCd', trade.jobCd],
    ['AccessID', trade.accessId],
    ['AccessPass', trade.accessPass],
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

/** SearchTrade: what is known of an order. */
export function searchTrade(fields: Fields, world: World): Outcome {
  const { ShopID = '', OrderID = '' } = fields;
  const trade = world.store.findTrade(ShopID, OrderID);
  const errors = [...checkShop(fields, world.store.settings), ...checkOrderId(OrderID)];
  if (errors.length > 0) return { errors };
  if (trade === undefined) return { errors: ['E01110002'] };
  return { pairs: [['OrderID', trade.orderId], ...tradePairs(trade)] };
}

/** SearchTradeMulti: the same for any method; this sandbox keeps cards (PayType 0). */
export function searchTradeMulti(fields: Fields, world: World): Outcome {
  const { ShopID = '', OrderID = '', PayType = '' } = fields;
  const trade = PayType === '0' ? world.store.findTrade(ShopID, OrderID) : undefined;
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
  return { pairs: [...tradePairs(trade), ['Currency', 'JPN'], ['PayType', '0']] };
}
