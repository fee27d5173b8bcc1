import { createHash } from 'node:crypto';
import type { CallContext } from './call-context.ts';
import { stampOf } from './clock.ts';
import type { Trade, Wallet } from './trade.ts';
import { WALLET_KINDS, type WalletKind, type WalletPayType } from './wallet-kinds.ts';
import { errorPairs, type Pairs } from './wire/answer.ts';
import type { Fields } from './wire/fields.ts';

/** What the guest can do on a wallet's page. */
export type WalletAnswer = 'pay' | 'decline' | 'expire';

/** An order that was sent to a wallet. */
export type WalletTrade = Trade & { readonly payType: WalletPayType; readonly wallet: Wallet };

/** Finds the order of a wallet's start link by its two keys. */
export function findWalletTrade(
  world: CallContext,
  { payType }: WalletKind,
  accessId: string,
  token: string,
): WalletTrade | undefined {
  const trade = world.store.findTradeByAccess(accessId);
  if (trade?.payType !== payType || trade.wallet?.token !== token) return undefined;
  return { ...trade, payType, wallet: trade.wallet };
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
    answer === 'pay'
      ? paid(open, world)
      : { ...open, status: answer === 'decline' ? WALLET_KINDS[open.payType].declined : 'EXPIRED' };
  const saved = { ...answered, processedAtMs: world.nowMs };
  world.store.saveTrade(saved);
  return saved;
}

/** The reason why nothing was paid, for a status that has one. */
export function walletErrorsOf({ payType, status }: Trade): readonly string[] {
  const error = payType === '0' ? undefined : WALLET_KINDS[payType].unpaid[status];
  return error === undefined ? [] : [error];
}

/**
 * Everything a wallet's answers can contain. The accept code belongs to the charge on demand, which this sandbox does
 * not have. Guessed: amounts of 0 while nothing was refunded, the order's id as PayPay's order id, and a payment with
 * LINE Pay from its balance.
 */
function walletValues(trade: Trade): Fields {
  const { wallet } = trade;
  const [canceledYen, canceledTaxYen] = [String(wallet?.canceledYen ?? 0), String(wallet?.canceledTaxYen ?? 0)];
  const payMethod = wallet?.trackingId === undefined ? '' : 'BALANCE';
  return {
    ShopID: trade.shopId,
    OrderID: trade.orderId,
    AccessID: trade.accessId,
    AccessPass: trade.accessPass,
    Status: trade.status,
    Amount: String(trade.amountYen),
    Tax: String(trade.taxYen),
    TranDate: stampOf(trade.processedAtMs),
    Start: '1',
    Token: wallet?.token,
    StartLimitDate: stampOf(wallet?.expiresAtMs ?? 0),
    PayPayCancelAmount: canceledYen,
    PayPayCancelTax: canceledTaxYen,
    PayPayTrackingID: wallet?.trackingId,
    PayPayOrderID: wallet === undefined ? '' : trade.orderId,
    LinepayProductName: wallet?.productName,
    LinepayCancelAmount: canceledYen,
    LinepayCancelTax: canceledTaxYen,
    LinepayPayMethod: payMethod,
    PayMethod: payMethod,
  };
}

/** The values of these keys, in their order; `more` are values that only this call has. */
export function walletPairs(keys: readonly string[], trade: Trade, more: Fields = {}): Pairs {
  const values = { ...walletValues(trade), ...more };
  return keys.map(key => [key, values[key] ?? '']);
}

/**
 * The fields the browser carries back to the shop. The CheckString algorithm is our guess, modeled on the card's: MD5
 * of the concatenated values before it, without the shop's id, and the shop's password.
 */
export function walletReturnPairs(trade: WalletTrade, world: CallContext): Pairs {
  const carried = walletPairs(WALLET_KINDS[trade.payType].answers.return, trade);
  const shopPass = world.store.settings.shops[trade.shopId]?.shopPass ?? '';
  const signed =
    carried
      .slice(1)
      .map(([, value]) => value)
      .join('') + shopPass;
  const errors = walletErrorsOf(trade);
  return [
    ...carried,
    ['CheckString', createHash('md5').update(signed).digest('hex')],
    ...(errors.length > 0 ? errorPairs(errors) : []),
  ];
}
