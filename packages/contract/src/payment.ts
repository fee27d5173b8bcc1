import { ACCOUNT_TYPES } from '@kotohogi/domain/deposit-account/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { PAYMENT_PHASES } from '@kotohogi/domain/payment/phase';
import { CARD_BRANDS, PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { event } from './kit/socket.ts';
import { paymentList, saleList } from './lists.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { facilityPath, pathId, weddingPath } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { rule } from './rules/rule.ts';

/**
 * The way to the card's issuer: a page to open (3-D Secure 2), or a form to post (3-D Secure 1,
 * docs/product/payment.md#cards); or the form that opens a wallet's page.
 */
export const challenge = z.union([
  z.object({ url: z.string() }),
  z.object({ action: z.string(), PaReq: z.string(), TermUrl: z.string(), MD: z.string() }),
  z.object({ action: z.string(), AccessID: z.string(), Token: z.string() }),
]);
export type Challenge = z.infer<typeof challenge>;

/** A payment as the payer sees it. `userMessage` says why it failed, in the reader's language. */
export const ownPayment = z.object({
  orderId: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  payType: z.enum(PAYMENT_METHODS),
  amountYen: z.number(),
  state: z.enum(PAYMENT_STATES),
  phase: z.enum(PAYMENT_PHASES),
  maskedCardNo: z.string(),
  cardBrand: z.string(),
  userMessage: z.nullable(z.string()),
  challenge: z.nullable(challenge),
  createdAt: instantMs,
  capturedAt: z.nullable(instantMs),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/**
 * What the browser sends of a card: the gateway's token, and a number with at most its last four digits readable. Card
 * numbers never reach the server.
 */
export const cardFields = {
  token: z.optional(z.string().check(rule<string>('pattern', text => /^[A-Za-z0-9]{16,256}$/.test(text)))),
  maskedCardNo: z.optional(z.string().check(rule<string>('pattern', text => /^\*{6,16}\d{0,4}$/.test(text)))),
  cardBrand: z.optional(z.enum(CARD_BRANDS)),
};

/** Sums that satisfy `grossYen − commissionYen − refundYen = netYen`. */
export const money = z.object({
  grossYen: z.number(),
  commissionYen: z.number(),
  refundYen: z.number(),
  netYen: z.number(),
});
export const totals = z.object({ count: z.number(), ...money.shape });
export type Totals = z.infer<typeof totals>;

/**
 * A payment as staff see it. `payerName` is null for callers who may not see guests (docs/product/payment.md#who-may).
 */
export const paymentRow = z.object({
  id: z.number(),
  orderId: z.string(),
  at: instantMs,
  weddingId: z.number(),
  reservationId: z.string(),
  weddingStartsAt: instantMs,
  couple: coupleNames,
  purpose: z.enum(PAYMENT_PURPOSES),
  payType: z.enum(PAYMENT_METHODS),
  payerName: z.nullable(z.string()),
  amountYen: z.number(),
  ...money.shape,
  state: z.enum(PAYMENT_STATES),
  needsHand: z.boolean(),
});
export type PaymentRow = z.infer<typeof paymentRow>;

/** Rows of one page; the totals cover every row the filters match, not only this page. */
const paymentPage = z.object({ ...pageOf(paymentRow).shape, totals });

/** An account with only the last three digits of its number (docs/product/deposit-account.md#fields). */
export const transferAccount = z.object({
  bankName: z.string(),
  bankNumber: z.string(),
  branchName: z.string(),
  branchNumber: z.string(),
  type: z.literal(ACCOUNT_TYPES),
  maskedAccountNumber: z.string(),
  accountHolder: z.string(),
});

/** A transfer as the couple see it. Number 0 is the fixed amount, 1 and later are supplements. */
export const transferShown = z.object({
  id: z.number(),
  number: z.number(),
  attempt: z.number(),
  amountYen: z.number(),
  state: z.enum(TRANSFER_STATES),
  orderedAt: instantMs,
  /** When it was confirmed, failed or canceled. */
  endedAt: z.nullable(instantMs),
  /** Null once the wedding is erased. */
  account: z.nullable(transferAccount),
});
export type TransferShown = z.infer<typeof transferShown>;

/** Why a transfer failed or was canceled, and the bank's code of a failure: one letter or digit; each may be empty. */
export const transferEnding = { reason: z.string(), resultCode: z.string() };

/** The fixed amount of a wedding's gifts, once it is fixed. */
export const frozenShown = z.object({
  amountYen: z.number(),
  /** Gifts sent in time whose outcome was still unknown a day later. */
  leftOut: z.number(),
});

/** A manual correction of what a couple is owed or a venue received; a negative amount reduces it. */
export const correctionShown = z.object({
  id: z.number(),
  at: instantMs,
  amountYen: z.number(),
  /** Empty once the wedding is erased. */
  reason: z.string(),
});
export type CorrectionShown = z.infer<typeof correctionShown>;

const summary = z.object({
  paymentState: z.enum(WEDDING_PAYMENT_STATES),
  /** Since when the transfer has its current state; null if nothing was done yet. */
  paymentStateAt: z.nullable(instantMs),
  /** When the amount is final: day + 3, 24:00 in Japan (docs/product/balance.md#fixed-amount). */
  fixedAt: instantMs,
  /** That moment has passed. The amount is stored later, by a job: `frozen`. */
  isFixed: z.boolean(),
  /** The fixed amount; null until it is stored (docs/product/transfer.md#fixed-amount). */
  frozen: z.nullable(frozenShown),
  /** The transfers to the couple, the newest first, without orders that await approval or were canceled. */
  transfers: z.array(transferShown),
  /** The commission rate of all gifts, as a fraction; null if there is more than one. */
  commissionRate: z.nullable(z.number()),
  gifts: totals,
  /** Approved corrections of the couple's money, the oldest first; `gifts` does not contain them. */
  corrections: z.array(correctionShown),
});

/** Fields of a form posted by the gateway or the issuer's page. */
const formFields = z.record(z.string(), z.string());
/** Forms of the gateway have some 40 fields; the longest, PaRes, has a few kilobytes. */
const formLimits = { maxBytes: 32_768, maxValues: 200 } as const;

/** Card payments shared by gifts and archive sales, and the gateway's callbacks. */
export const payment = {
  summary: endpoint({
    name: 'payment.summary',
    method: 'GET',
    path: '/weddings/:weddingId/paymentSummary',
    summary: 'Returns the gift money of a wedding as an equation, and the state of its transfer.',
    access: ['wedding:read:info', 'facility:read:weddingPaymentState'],
    params: z.object(weddingPath),
    output: summary,
    timeout: 'none',
  }),
  weddingSummary: endpoint({
    name: 'payment.weddingSummary',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/:weddingId/paymentSummary',
    summary: 'Returns the same for staff, with the sales of the recording for those who may see them.',
    access: 'facility:read:weddingPaymentState',
    params: z.object({ ...facilityPath, weddingId: pathId<WeddingId>() }),
    output: z.object({
      ...summary.shape,
      archiveSales: z.nullable(totals),
      /** Approved corrections of the venue's part of the sales, oldest first; empty if the caller may not see sales. */
      saleCorrections: z.array(correctionShown),
      /** Gift totals by day (Japan time), oldest first, for days with gifts. Refunded gifts are included. */
      giftDays: z.array(z.object({ day: z.string(), count: z.number(), amountYen: z.number() })),
    }),
    errors: { wedding_unknown: 404 },
    timeout: 'none',
  }),
  list: endpoint({
    name: 'payment.list',
    method: 'GET',
    path: '/facilities/:facilityId/payment-histories',
    summary:
      'Lists the payments of a facility or of one of its weddings: captured and refunded ones, unless another status is requested.',
    access: 'facility:read:weddingPaymentState',
    params: z.object(facilityPath),
    query: listQuery(paymentList),
    output: paymentPage,
  }),
  listArchiveVideo: endpoint({
    name: 'payment.listArchiveVideo',
    method: 'GET',
    path: '/facilities/:facilityId/archiveVideoPayments',
    summary: 'Lists the recording sales of a facility, and the corrections by hand of the same days and wedding.',
    access: 'facility:read:archiveVideoPayment',
    params: z.object(facilityPath),
    query: listQuery(saleList),
    output: z.object({
      ...paymentPage.shape,
      /** The oldest first; `totals` does not contain them. Empty if a state is asked for, because they have none. */
      corrections: z.array(correctionShown),
    }),
  }),
  takeReturn: endpoint({
    name: 'payment.takeReturn',
    method: 'POST',
    path: '/payment/return',
    summary: 'Receives the guest back from the page of the issuer or wallet, and redirects them to their payment page.',
    access: 'machine',
    audit: { none: 'stored as a step of the payment' },
    /** A wallet does not post which order it is about: the callback address contains it. */
    query: formFields,
    body: formFields,
    output: raw('text/html'),
    jsonLimits: formLimits,
    perMinute: 6_000,
  }),
  takeNotice: endpoint({
    name: 'payment.takeNotice',
    method: 'POST',
    path: '/payment/notice',
    summary:
      "Receives the gateway's result notification, only a hint to look the payment up; answers 0 or 1 as plain text.",
    access: 'machine',
    audit: { none: 'stored as a step of the payment' },
    body: formFields,
    output: raw('text/plain'),
    jsonLimits: formLimits,
    perMinute: 6_000,
  }),
  /** A payment of this guest has changed: their page fetches its state. */
  stepped: event({
    name: 'payment.stepped',
    room: 'attendant',
    payload: z.object({ orderId: z.string(), state: z.enum(PAYMENT_STATES) }),
  }),
};
