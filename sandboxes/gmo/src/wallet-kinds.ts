import { randomBytes } from 'node:crypto';
import type { Errors } from './checks.ts';
import type { PayType, Status } from './trade.ts';
import { checkErrorRcvUrl, checkPaymentTerm, checkProductName, checkTransitionType } from './wallet-checks.ts';
import type { Fields } from './wire/fields.ts';

export type WalletPayType = Exclude<PayType, '0'>;

/** The calls of a wallet: the shop's, and `start`, which the guest's browser makes. */
export type WalletCall = 'entry' | 'exec' | 'start' | 'sales' | 'cancel';

/** The keys of an answer, in order, for the calls, the browser's return to the shop and the wallet's part of a record. */
export type WalletAnswer = 'entry' | 'exec' | 'sales' | 'cancel' | 'return' | 'record';

/** What the wallets differ in (docs/product/gateway.md#wallets); everything else is the same for all. */
export interface WalletKind {
  readonly payType: WalletPayType;
  readonly name: string;
  readonly calls: Readonly<Record<WalletCall, string>>;
  readonly answers: Readonly<Record<WalletAnswer, readonly string[]>>;
  /** Whether `sales` and `cancel` name the order by its id, besides its two keys. */
  readonly hasOrderId: boolean;
  /** The status of an order that the guest declined to pay. */
  readonly declined: Status;
  /** The error of a capture or refund that does not fit the status. */
  readonly wrongState: string;
  /** Why nothing was paid, by the status that says so. */
  readonly unpaid: Partial<Readonly<Record<Status, string>>>;
  readonly newToken: () => string;
  /** Checks the fields of `exec` that only this wallet has. */
  readonly checkLink: (fields: Fields) => Errors;
  /** How long the link is valid. */
  readonly termSec: (fields: Fields) => number;
}

/** How long a guest has on PayPay's page if the shop does not specify it (docs/product/gateway.md#wallets). */
const PAYPAY_TERM_SEC = '120';

/** How long LINE Pay keeps a payment open. Guessed: its own limit; the gateway's calls have no field for it. */
const LINEPAY_TERM_SEC = 1_200;

/** "Authorization/capture failed": the only PayPay code that fits a payment that did not happen. */
const NOT_PAID = 'PP1004001';

const PAYPAY: WalletKind = {
  payType: '45',
  name: 'PayPay',
  calls: {
    entry: 'EntryTranPaypay',
    exec: 'ExecTranPaypay',
    start: 'PaypayStart',
    sales: 'PaypaySales',
    cancel: 'PaypayCancelReturn',
  },
  answers: {
    entry: ['AccessID', 'AccessPass'],
    exec: ['AccessID', 'Token', 'StartURL', 'StartLimitDate'],
    sales: ['OrderID', 'Status', 'Amount', 'Tax'],
    cancel: ['OrderID', 'Status', 'CancelAmount', 'CancelTax'],
    return: ['ShopID', 'OrderID', 'Status', 'TranDate', 'PayPayTrackingID'],
    record: ['PayPayCancelAmount', 'PayPayCancelTax', 'PayPayTrackingID', 'PayPayAcceptCode', 'PayPayOrderID'],
  },
  hasOrderId: true,
  declined: 'PAYFAIL',
  wrongState: 'M01054004',
  unpaid: { PAYFAIL: NOT_PAID, EXPIRED: NOT_PAID },
  newToken: () => randomBytes(32).toString('hex'),
  checkLink: fields => [...checkPaymentTerm(fields.PaymentTermSec), ...checkTransitionType(fields.TransitionType)],
  termSec: fields => Number(fields.PaymentTermSec || PAYPAY_TERM_SEC),
};

/**
 * Recorded are the answers of `entry` and `exec`; the others come from clients, except the keys of the return and that
 * a guest who declines leads to PAYCANCEL without an error, which are guessed.
 */
const LINEPAY: WalletKind = {
  payType: '20',
  name: 'LINE Pay',
  calls: {
    entry: 'EntryTranLinepay',
    exec: 'ExecTranLinepay',
    start: 'LinepayStart',
    sales: 'LinepaySales',
    cancel: 'LinepayCancelReturn',
  },
  answers: {
    entry: ['OrderID', 'AccessID', 'AccessPass'],
    exec: ['Start', 'AccessID', 'Token', 'StartURL'],
    sales: ['OrderID', 'AccessID', 'Status', 'Amount', 'Tax'],
    cancel: ['OrderID', 'AccessID', 'Status', 'Amount', 'Tax', 'CancelAmount', 'CancelTax'],
    return: ['ShopID', 'OrderID', 'Status', 'TranDate', 'PayMethod'],
    record: ['LinepayProductName', 'LinepayCancelAmount', 'LinepayCancelTax', 'LinepayPayMethod'],
  },
  hasOrderId: false,
  declined: 'PAYCANCEL',
  wrongState: 'LP1000001',
  unpaid: { EXPIRED: 'LP1000002' },
  newToken: () => randomBytes(48).toString('base64'),
  checkLink: fields => [...checkErrorRcvUrl(fields.ErrorRcvURL), ...checkProductName(fields.ProductName)],
  termSec: () => LINEPAY_TERM_SEC,
};

/** Every wallet, by its PayType. */
export const WALLET_KINDS: Readonly<Record<WalletPayType, WalletKind>> = { '20': LINEPAY, '45': PAYPAY };
