import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer } from '@kotohogi/domain/payment/answer';
import type { AccessId, AccessPass, CardToken, ShopId, ShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { OrderId } from '@kotohogi/domain/payment/order-id';
import type { CancelJob, EntryJob, GatewayEnvironment, Wallet } from '@kotohogi/domain/payment/types';

/** The contract a facility has with the gateway, and the environment it is valid in. */
export interface Merchant {
  readonly shopId: ShopId;
  readonly shopPass: ShopPass;
  readonly environment: GatewayEnvironment;
}

/** What every later call about an entered order needs. */
export interface TradeAccess {
  readonly accessId: AccessId;
  readonly accessPass: AccessPass;
}

/** `shopName` is shown to the guest by the issuer; it is cut to the gateway's 25 bytes. */
export interface EntryOrder {
  readonly orderId: OrderId;
  readonly amountYen: Yen;
  readonly jobCd: EntryJob;
  readonly shopName?: string;
}

/** `returnUrl` (at most 256 characters) is where the issuer's page posts the guest back to, from another site. */
export interface ExecuteOrder {
  readonly access: TradeAccess;
  readonly orderId: OrderId;
  readonly token: CardToken;
  readonly returnUrl: string;
}

/** The issuer's approval. `forward` = the acquirer's code, `approvalNo` = the issuer's number. */
export interface Approval {
  readonly forward: string;
  readonly approvalNo: string;
  readonly tranId: string;
  readonly processedAt: Instant;
}

/** 3-D Secure 1: a form the browser posts to `acsUrl` with PaReq, MD and TermUrl (= the return address). */
export interface ChallengeForm {
  readonly acsUrl: string;
  readonly paReq: string;
  readonly md: string;
}

/** Execution ends at once, or continues at the issuer: a page to open (3-D Secure 2) or a form to post (3-D Secure 1). */
export type Execution =
  | { readonly step: 'settled'; readonly approval: Approval }
  | { readonly step: 'redirect'; readonly url: string }
  | { readonly step: 'form'; readonly form: ChallengeForm };

/** A wallet's page, opened by a form the browser posts: AccessID and Token. Valid for one payment, for a few minutes. */
export interface WalletVisit {
  readonly startUrl: string;
  readonly accessId: AccessId;
  readonly token: string;
}

/** An entered order of a wallet. */
export interface WalletOrder {
  readonly access: TradeAccess;
  readonly orderId: OrderId;
}

/** An order whose wallet page is opened. `productName` is what the holder pays for; not every wallet shows it. */
export interface WalletStart extends WalletOrder {
  readonly returnUrl: string;
  readonly productName: string;
}

/** What the issuer's page posted to the return address; trusted only if the access id is one of ours. */
export type ChallengeReturn =
  | { readonly version: 2; readonly accessId: AccessId }
  | { readonly version: 1; readonly md: string; readonly paRes: string };

/**
 * A trade as the gateway stores it. `status` and `jobCd` are the gateway's values; the card number is masked. LINE Pay
 * reports no approval.
 */
export interface Trade {
  readonly orderId: OrderId;
  readonly access: TradeAccess;
  readonly status: string;
  readonly jobCd: string;
  readonly amountYen: Yen;
  readonly maskedCardNo: string;
  readonly approval: Approval | undefined;
}

/** A result notification: only a hint to look the payment up. */
export interface ResultNotice {
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly accessId: AccessId;
  readonly status: string;
}

/**
 * Payment with a wallet's app or page instead of a card. The holder settles the order there; their return proves nothing,
 * so the outcome is looked up. Each call ends as those for cards do.
 */
export interface WalletGateway {
  /** Opens an order. A second call with the same order id is refused as `state`. */
  enter(merchant: Merchant, order: Omit<EntryOrder, 'shopName'>): Promise<Answer<TradeAccess>>;

  /** Opens the wallet's page for an entered order, once, for `WALLET_LINK_LIFE_MS` if the wallet takes a term. */
  start(merchant: Merchant, order: WalletStart): Promise<Answer<WalletVisit>>;

  /** Captures authorized money; returns the gateway's new status. */
  capture(merchant: Merchant, order: WalletOrder & { readonly amountYen: Yen }): Promise<Answer<string>>;

  /** Refunds in full; returns the gateway's new status: CANCEL before capture, RETURN after. */
  cancel(merchant: Merchant, order: WalletOrder & { readonly amountYen: Yen }): Promise<Answer<string>>;

  /** Looks up an order of this wallet at the gateway; undefined if it has none with this id. */
  lookUp(merchant: Merchant, orderId: OrderId): Promise<Answer<Trade | undefined>>;
}

/** The fields of a posted form; a repeated name keeps its last value. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * The payment gateway: cards and wallets. No call throws for anything the gateway or the network does: each ends as ok, refused or unknown.
 * Calls are made outside any database transaction, one at a time for a payment.
 */
export interface PaymentGateway {
  /** Every wallet, including those that are not offered: old payments are still looked up and refunded. */
  readonly wallets: Readonly<Record<Wallet, WalletGateway>>;

  /** The URL of the script with which the browser turns a card into a token. */
  tokenScriptUrl(environment: GatewayEnvironment): string;

  /** Opens an order. A second call with the same order id is refused as `state`: look it up and continue from there. */
  enter(merchant: Merchant, order: EntryOrder): Promise<Answer<TradeAccess>>;

  /** Executes an entered order with a card token, which is valid for one use. */
  execute(merchant: Merchant, order: ExecuteOrder): Promise<Answer<Execution>>;

  /** Executes an order after the issuer has sent the guest back. */
  finishChallenge(
    merchant: Merchant,
    order: { readonly access: TradeAccess; readonly orderId: OrderId; readonly returned: ChallengeReturn },
  ): Promise<Answer<Approval>>;

  /** Captures authorized money; the amount must equal the authorized one. */
  capture(
    merchant: Merchant,
    order: { readonly access: TradeAccess; readonly amountYen: Yen },
  ): Promise<Answer<Approval>>;

  /** Refunds in full; the caller chooses the job by the day of the last processing. */
  cancel(
    merchant: Merchant,
    order: { readonly access: TradeAccess; readonly jobCd: CancelJob },
  ): Promise<Answer<Approval>>;

  /** Looks up an order at the gateway; undefined if it has none with this id. Changes nothing. */
  lookUp(merchant: Merchant, orderId: OrderId): Promise<Answer<Trade | undefined>>;

  /** Parses what the issuer's or the wallet's page posted back; undefined if it is something else. */
  readReturn(fields: FormFields): ChallengeReturn | undefined;

  /** Parses a result notification; undefined if it is something else (a connectivity probe, an unknown method). */
  readNotice(fields: FormFields): ResultNotice | undefined;
}
