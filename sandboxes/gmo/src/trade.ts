import type { CardPlan } from './cards.ts';
import type { Fields } from './wire/fields.ts';

export type Status =
  | 'UNPROCESSED'
  | 'AUTHENTICATED'
  | 'CHECK'
  | 'AUTH'
  | 'SAUTH'
  | 'CAPTURE'
  | 'SALES'
  | 'VOID'
  | 'RETURN'
  | 'RETURNX'
  | 'REQSUCCESS'
  | 'CANCEL'
  | 'PAYFAIL'
  | 'PAYCANCEL'
  | 'EXPIRED';

/** How an order is paid: 0 = card, 20 = LINE Pay, 45 = PayPay. */
export type PayType = '0' | '20' | '45';

/** JobCd an order can be entered with; it becomes the status once the order is settled. */
export type EntryJob = 'CHECK' | 'CAPTURE' | 'AUTH' | 'SAUTH';

/** The authentication result of the issuer's page: Y verified, A attempted, N no, R rejected, U cannot, cancel. */
export type ChallengeResult = 'Y' | 'A' | 'N' | 'R' | 'U' | 'cancel';

/** The challenge that a trade is waiting for. */
export interface Challenge {
  readonly version: 1 | 2;
  /** Identifies the challenge in the page's URL (3DS2: transId) or in the form (3DS1: PaReq). */
  readonly id: string;
  readonly secret: string;
  readonly returnUrl: string;
  readonly returnBy: 'POST' | 'GET';
  readonly result?: ChallengeResult;
  readonly paRes?: string;
}

/** The guest's visit to a wallet, and the state of the money; the visit expires at `expiresAtMs`. */
export interface Wallet {
  readonly token: string;
  readonly returnUrl: string;
  readonly expiresAtMs: number;
  readonly canceledYen: number;
  readonly canceledTaxYen: number;
  /** What the wallet's page shows as the article; LINE Pay only. */
  readonly productName?: string;
  /** The wallet's payment number, once there is one. */
  readonly trackingId?: string;
}

/** One order as the gateway stores it. Times are milliseconds since 1970. */
export interface Trade {
  readonly shopId: string;
  readonly orderId: string;
  readonly accessId: string;
  readonly accessPass: string;
  readonly payType: PayType;
  readonly status: Status;
  readonly jobCd: string;
  readonly entryJob: EntryJob;
  readonly amountYen: number;
  readonly taxYen: number;
  readonly itemCode: string;
  readonly tdFlag: string;
  readonly tds2Type: string;
  readonly tenantName: string;
  readonly method: string;
  readonly payTimes: string;
  readonly forward: string;
  readonly approve: string;
  readonly tranId: string;
  readonly processedAtMs: number;
  readonly clientFields: readonly [string, string, string];
  readonly echoClientFields: boolean;
  readonly card?: CardPlan;
  readonly challenge?: Challenge;
  readonly wallet?: Wallet;
}

const STATUSES: readonly Status[] = [
  ...(['UNPROCESSED', 'AUTHENTICATED', 'CHECK', 'AUTH', 'SAUTH', 'CAPTURE', 'SALES', 'VOID', 'RETURN'] as const),
  ...(['RETURNX', 'REQSUCCESS', 'CANCEL', 'PAYFAIL', 'PAYCANCEL', 'EXPIRED'] as const),
];

/**
 * Makes a trade differ from what its shop was answered: another `status` or `amountYen`; undefined if it is `lost`.
 * Ignores what is invalid.
 */
export function changeTrade(trade: Trade, { status, amountYen, lost }: Fields): Trade | undefined {
  if (lost === 'true') return undefined;
  const to = STATUSES.find(one => one === status);
  return {
    ...trade,
    ...(to === undefined ? {} : { status: to }),
    ...(/^\d+$/.test(amountYen ?? '') ? { amountYen: Number(amountYen) } : {}),
  };
}

const UNSETTLED: readonly Status[] = ['UNPROCESSED', 'AUTHENTICATED', 'REQSUCCESS', 'PAYFAIL', 'PAYCANCEL', 'EXPIRED'];

/** Whether a status involves money: held, captured, or refunded. */
export function isSettled(status: Status): boolean {
  return !UNSETTLED.includes(status);
}
