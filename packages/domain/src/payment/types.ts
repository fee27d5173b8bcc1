/**
 * Every state of a payment (docs/product/payment.md#states). `NA` = nothing to pay, or a payment that was never
 * started.
 */
export const PAYMENT_STATES = [
  'NA',
  'INITIALIZED',
  'ENTRY',
  'REQUEST_AUTHORIZE',
  'AUTHORIZED',
  'CAPTURED',
  'FAILED',
  'CANCELED',
  'TIMEOUT',
  'REFUNDED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states of a payment that may still take money: its shop is called again. */
export const OPEN_PAYMENT_STATES = [
  'INITIALIZED',
  'ENTRY',
  'REQUEST_AUTHORIZE',
  'AUTHORIZED',
] as const satisfies readonly PaymentState[];

/**
 * The wallets: the holder pays on the wallet's own page, so an order is executed without a card and needs nothing
 * afterwards; the outcome is polled.
 */
export const WALLETS = ['PAYPAY', 'LINEPAY'] as const;
export type Wallet = (typeof WALLETS)[number];

/** Every method a payment can have; which of them are offered is a setting (docs/product/gift.md#methods). */
export const PAYMENT_METHODS = ['CREDIT', ...WALLETS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The wallets' names, the same in every language. */
export const WALLET_NAMES: Readonly<Record<Wallet, string>> = { PAYPAY: 'PayPay', LINEPAY: 'LINE Pay' };

/** Distinguishes a wallet from a card. */
export function isWallet(method: PaymentMethod): method is Wallet {
  return method !== 'CREDIT';
}

/** What a payment pays for. */
export const PAYMENT_PURPOSES = ['gift', 'archive-video'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Card brands recognized by the number's prefix (docs/product/payment.md#cards). */
export const CARD_BRANDS = ['Visa', 'Mastercard', 'JCB', 'Amex', 'Diners', 'Discover'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The gateway environment a merchant belongs to. */
export const GATEWAY_ENVIRONMENTS = ['test', 'production'] as const;
export type GatewayEnvironment = (typeof GATEWAY_ENVIRONMENTS)[number];

/** The JobCd an order is entered with: hold the money first (cards) or take it at once. */
export type EntryJob = 'AUTH' | 'CAPTURE';

/** The JobCd that gives money back; which one applies depends on the day (see `cancel-job.ts`). */
export type CancelJob = 'VOID' | 'RETURN' | 'RETURNX';

/** Every `Status` the gateway is known to report for cards and wallets. */
export const GATEWAY_STATUSES = [
  'UNPROCESSED',
  'AUTHENTICATED',
  'CHECK',
  'AUTH',
  'SAUTH',
  'CAPTURE',
  'SALES',
  'VOID',
  'RETURN',
  'RETURNX',
  'REQSUCCESS',
  'AUTHPROCESS',
  'CANCEL',
  'PAYFAIL',
  'PAYCANCEL',
  'EXPIRED',
  'REQRETURN',
] as const;
export type GatewayStatus = (typeof GATEWAY_STATUSES)[number];

/** The plain-text body the gateway expects as our reply to its result notification. */
export const NOTICE_REPLY = { received: '0', failed: '1' } as const;
