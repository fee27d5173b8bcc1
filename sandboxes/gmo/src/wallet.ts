import { createHash } from 'node:crypto';
import type { CallContext } from './call-context.ts';
import { stampOf } from './clock.ts';
import type { Trade, Wallet } from './trade.ts';
import { errorPairs, type Pairs } from './wire/answer.ts';

/** What the guest can do on PayPay's page. */
export type WalletAnswer = 'pay' | 'decline' | 'expire';

/** "Authorization/capture failed": the only PayPay code that fits a payment that did not happen. */
const NOT_PAID = 'PP1004001';

/** An order that was sent to PayPay. */
export type WalletTrade = Trade & { readonly wallet: Wallet };

/** Finds the order of a start link by its two keys. */
export function findWalletTrade(world: CallContext, accessId: string, token: string): WalletTrade | undefined {
  const trade = world.store.findTradeByAccess(accessId);
  return trade?.wallet?.token === token ? { ...trade, wallet: trade.wallet } : undefined;
}

/** Expires a link that was not used in time; returns any other trade unchanged. */
export function endIfLate<T extends Trade>(trade: T, world: CallContext): T {
  const { status, wallet } = trade;
  if (status !== 'REQSUCCESS' || wallet === undefined || world.nowMs <= wallet.expiresAtMs) return trade;
  const ended: T = { ...trade, status: 'EXPIRED', processedAtMs: world.nowMs };
  world.store.saveTrade(ended);
  return ended;
}

function paid(trade: WalletTrade, world: CallContext): WalletTrade {
  const sequence = String(world.store.nextSequence() % 1_000_000).padStart(6, '0');
  const trackingId = `${stampOf(world.nowMs)}${sequence}`;
  return { ...trade, status: trade.entryJob, wallet: { ...trade.wallet, trackingId } };
}

/** Applies the guest's choice, unless the link has expired. The first answer counts, whatever is pressed later. */
export function answerWallet(trade: WalletTrade, answer: WalletAnswer, world: CallContext): WalletTrade {
  const open = endIfLate(trade, world);
  if (open.status !== 'REQSUCCESS') return open;
  const answered: WalletTrade =
    answer === 'pay' ? paid(open, world) : { ...open, status: answer === 'decline' ? 'PAYFAIL' : 'EXPIRED' };
  const saved = { ...answered, processedAtMs: world.nowMs };
  world.store.saveTrade(saved);
  return saved;
}

/** The reason why nothing was paid, for a status that has one. */
export function walletErrorsOf({ status }: Trade): readonly string[] {
  return status === 'PAYFAIL' || status === 'EXPIRED' ? [NOT_PAID] : [];
}

/**
 * PayPay's own keys in lookups and notifications. The accept code belongs to the charge on demand, which this sandbox
 * does not have. Guessed: amounts of 0 while nothing was refunded, and the order's id as PayPay's order id.
 */
export function walletPairs({ orderId, wallet }: Trade): Pairs {
  return [
    ['PayPayCancelAmount', String(wallet?.canceledYen ?? 0)],
    ['PayPayCancelTax', String(wallet?.canceledTaxYen ?? 0)],
    ['PayPayTrackingID', wallet?.trackingId ?? ''],
    ['PayPayAcceptCode', ''],
    ['PayPayOrderID', wallet === undefined ? '' : orderId],
  ];
}

/**
 * The fields the browser carries back to the shop. The CheckString algorithm is our guess, modeled on the card's: MD5
 * of the concatenated values before it and the shop's password.
 */
export function walletReturnPairs(trade: WalletTrade, world: CallContext): Pairs {
  const { shopId, orderId, status, wallet } = trade;
  const shopPass = world.store.settings.shops[shopId]?.shopPass ?? '';
  const [tranDate, trackingId] = [stampOf(trade.processedAtMs), wallet.trackingId ?? ''];
  const signed = [orderId, status, tranDate, trackingId, shopPass].join('');
  const errors = walletErrorsOf(trade);
  return [
    ['ShopID', shopId],
    ['OrderID', orderId],
    ['Status', status],
    ['TranDate', tranDate],
    ['PayPayTrackingID', trackingId],
    ['CheckString', createHash('md5').update(signed).digest('hex')],
    ...(errors.length > 0 ? errorPairs(errors) : []),
  ];
}
