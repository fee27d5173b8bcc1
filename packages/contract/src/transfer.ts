import type { TransferId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { CLAIM_SOURCES, TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import { UNPAID_STATES } from '@kotohogi/domain/transfer/unpaid';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { depositList, unpaidList } from './lists.ts';
import { frozenShown, transferAccount, transferEnding, transferShown } from './payment.ts';
import { coupleNames } from './rules/couple-name.ts';
import { count, instantMs } from './rules/number.ts';
import { facilityPath, pathId, weddingPath } from './rules/params.ts';
import { pdfFile } from './rules/pdf.ts';
import { filterQuery, listQuery, pageOf } from './rules/query.ts';
import { ownPassword, requiredLine } from './rules/text.ts';

/** A transfer as finance sees it. Names are empty for what the product or a carry-over did. */
const transferRow = z.object({
  ...transferShown.shape,
  ...{ orderedBy: z.string(), approvedBy: z.string(), approvedAt: z.nullable(instantMs), endedBy: z.string() },
  ...transferEnding,
  /** The version of the deposit account that it goes to. */
  accountVersion: z.number(),
  /** The caller may approve it: another person ordered it, and another changed the account. */
  mayApprove: z.boolean(),
});
export type TransferRow = z.infer<typeof transferRow>;

/** The couple's part of a gift that was returned after its transfer was ordered. */
const claim = z.object({
  ...{ orderId: z.string(), amountYen: z.number(), returnedAt: instantMs, settledAt: z.nullable(instantMs) },
});
export type TransferClaim = z.infer<typeof claim>;

const ORDER_REFUSALS = [
  'transfer_not_fixed',
  'transfer_open',
  'transfer_account_missing',
  'transfer_account_unconfirmed',
  'transfer_return_running',
  'transfer_nothing_due',
] as const;

const overview = z.object({
  couple: coupleNames,
  /** When the amount is fixed: day + 3, 24:00 in Japan. */
  fixedAt: instantMs,
  frozen: z.nullable(frozenShown),
  /** What the couple are owed now, by the ledger. */
  payableYen: z.number(),
  /** What the couple owe back. */
  claimYen: z.number(),
  /** The transfer that an order would make; null if nothing is owed. */
  due: z.nullable(z.object({ number: z.number(), amountYen: z.number() })),
  /** Why it cannot be ordered now; null if it can. */
  blockedBy: z.nullable(z.enum(ORDER_REFUSALS)),
  /** An order needs the approval of a second person. */
  needsApproval: z.boolean(),
  /** The deposit account now; null without one. */
  account: z.nullable(z.object({ ...transferAccount.shape, version: z.number() })),
  /** The newest first. */
  transfers: z.array(transferRow),
  claims: z.array(claim),
});
export type TransferOverview = z.infer<typeof overview>;

/**
 * What a couple are owed at the end of a day in Japan:
 * `grossYen − commissionYen − returnedYen + correctedYen − orderedYen − settledYen = unpaidYen`.
 */
const unpaidFigures = z.object({
  grossYen: z.number(),
  commissionYen: z.number(),
  /** Their part of returned gifts. */
  returnedYen: z.number(),
  /** What corrections by hand have added; negative if they took something away. */
  correctedYen: z.number(),
  /** Transfers that were ordered and have not failed. */
  orderedYen: z.number(),
  /** Claims settled from what they are owed. */
  settledYen: z.number(),
  unpaidYen: z.number(),
  /** Of `orderedYen`, what is not confirmed yet. */
  inFlightYen: z.number(),
});
export type UnpaidFigures = z.infer<typeof unpaidFigures>;

const unpaidRow = z.object({
  ...{ weddingId: z.number(), reservationId: z.string(), dateTime: instantMs },
  ...{ hallName: z.string(), couple: coupleNames },
  /** When the amount is fixed. */
  fixedAt: instantMs,
  /** How far its transfer was at the end of the day. */
  state: z.enum(UNPAID_STATES),
  ...unpaidFigures.shape,
});
export type UnpaidRow = z.infer<typeof unpaidRow>;
const unpaidQuery = filterQuery(unpaidList);

/** A transfer of any wedding of the facility. */
const depositRow = z.object({
  ...{ id: z.number(), number: z.number(), attempt: z.number(), amountYen: z.number() },
  ...{ state: z.enum(TRANSFER_STATES), orderedAt: instantMs, endedAt: z.nullable(instantMs), ...transferEnding },
  ...{ weddingId: z.number(), reservationId: z.string(), dateTime: instantMs, couple: coupleNames },
  /** Null without `facility:read:paymentInfo`, and once the wedding is erased. */
  account: z.nullable(transferAccount),
});
export type DepositRow = z.infer<typeof depositRow>;

/** The transfers in one state, of every row that the filters match. */
const depositSum = z.object({ state: z.enum(TRANSFER_STATES), count: z.number(), amountYen: z.number() });
export type DepositSum = z.infer<typeof depositSum>;

const READ = 'facility:read:weddingPaymentState';
const WRITE = 'facility:write:weddingPaymentState';
const path = { ...facilityPath, weddingId: pathId<WeddingId>() };
const transferPath = z.object({ ...path, transferId: pathId<TransferId>() });
const own = { password: ownPassword };
/** What the caller saw: a page that is out of date moves no money. */
const seen = { amountYen: count, accountVersion: count };
const passwordErrors = { account_password_wrong: 422, login_delayed: 429 } as const;
const orderErrors = {
  wedding_unknown: 404,
  transfer_not_fixed: 409,
  transfer_open: 409,
  transfer_account_missing: 409,
  transfer_account_unconfirmed: 409,
  transfer_return_running: 409,
  transfer_nothing_due: 409,
  transfer_amount_changed: 409,
  transfer_account_changed: 409,
} as const;
const stepErrors = { ...passwordErrors, wedding_unknown: 404, transfer_unknown: 404 } as const;

const ofFacility = { access: READ, params: z.object(facilityPath) } as const;
const csv = { audit: 'facility', output: raw('text/csv'), timeout: 'none', perMinute: 12 } as const;

/** Transfers of the couple's money, by the facility's finance. */
export const transfer = {
  deposits: endpoint({
    name: 'transfer.deposits',
    method: 'GET',
    path: '/facilities/:facilityId/depositsBalanceSummaries',
    summary: 'Lists the transfers of a facility to its couples, the latest order first, with the sums of each state.',
    ...ofFacility,
    query: listQuery(depositList),
    output: z.object({ ...pageOf(depositRow).shape, sums: z.array(depositSum) }),
    timeout: 'none',
  }),
  depositsCsv: endpoint({
    name: 'transfer.depositsCsv',
    method: 'GET',
    path: '/facilities/:facilityId/depositsBalanceSummaries/csv',
    summary: 'Exports the same rows as CSV (UTF-8 with BOM, CRLF).',
    ...ofFacility,
    query: filterQuery(depositList),
    ...csv,
  }),
  unpaid: endpoint({
    name: 'transfer.unpaid',
    method: 'GET',
    path: '/facilities/:facilityId/unpaidBalanceSummaries',
    summary: 'Returns the couples who were owed money or awaited a transfer at the end of a day, the earliest first.',
    ...ofFacility,
    query: unpaidQuery,
    output: z.object({ asOf: z.string(), rows: z.array(unpaidRow), total: unpaidFigures }),
    timeout: 'none',
  }),
  unpaidCsv: endpoint({
    name: 'transfer.unpaidCsv',
    method: 'GET',
    path: '/facilities/:facilityId/unpaidBalanceSummaries/csv',
    summary: 'Exports the same rows as CSV (UTF-8 with BOM, CRLF).',
    ...ofFacility,
    query: unpaidQuery,
    ...csv,
  }),
  statement: endpoint({
    name: 'transfer.statement',
    method: 'GET',
    path: '/weddings/:weddingId/statement',
    summary: "Returns the couple's gifts, deductions and transfers as of now as PDF, in Japanese or English.",
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    ...pdfFile,
  }),
  list: endpoint({
    name: 'transfer.list',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/:weddingId/transfers',
    summary: 'Returns the fixed amount of a wedding, what is owed, its transfers, the newest first, and open claims.',
    access: READ,
    params: z.object(path),
    output: overview,
    errors: { wedding_unknown: 404 },
    timeout: 'none',
  }),
  order: endpoint({
    name: 'transfer.order',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/transfers',
    summary:
      "Orders the transfer that is due; effective at once, or after the approval of a second person. Needs the caller's password.",
    access: WRITE,
    audit: 'wedding',
    params: z.object(path),
    body: z.object({ ...seen, ...own }),
    output: z.object({ id: z.number(), state: z.enum(TRANSFER_STATES) }),
    errors: { ...orderErrors, ...passwordErrors },
    idempotent: true,
    perMinute: 60,
  }),
  approve: endpoint({
    name: 'transfer.approve',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/transfers/:transferId/approve',
    summary: "Makes an order of another person effective, to the account as it is now. Needs the caller's password.",
    access: WRITE,
    audit: 'wedding',
    params: transferPath,
    body: z.object({ accountVersion: count, ...own }),
    output: z.object({}),
    errors: {
      ...stepErrors,
      transfer_not_awaiting: 409,
      transfer_approver_same: 409,
      transfer_approver_account: 409,
      transfer_account_missing: 409,
      transfer_account_changed: 409,
      transfer_amount_changed: 409,
      transfer_return_running: 409,
    },
    perMinute: 60,
  }),
  cancel: endpoint({
    name: 'transfer.cancel',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/transfers/:transferId/cancel',
    summary: 'Withdraws or declines an order that awaits approval.',
    access: WRITE,
    audit: 'wedding',
    params: transferPath,
    body: z.object({ reason: requiredLine(200) }),
    output: z.object({}),
    errors: { wedding_unknown: 404, transfer_unknown: 404, transfer_not_awaiting: 409 },
  }),
  confirm: endpoint({
    name: 'transfer.confirm',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/transfers/:transferId/confirm',
    summary: "Records that the money of an ordered transfer arrived. Needs the caller's password.",
    access: WRITE,
    audit: 'wedding',
    params: transferPath,
    body: z.object(own),
    output: z.object({}),
    errors: { ...stepErrors, transfer_not_ordered: 409 },
    perMinute: 60,
  }),
  fail: endpoint({
    name: 'transfer.fail',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/transfers/:transferId/fail',
    summary: "Records that the bank did not carry out an ordered transfer, and why. Needs the caller's password.",
    access: WRITE,
    audit: 'wedding',
    params: transferPath,
    body: z.object({ reason: requiredLine(200), ...own }),
    output: z.object({}),
    errors: { ...stepErrors, transfer_not_ordered: 409 },
    perMinute: 60,
  }),
  settleClaim: endpoint({
    name: 'transfer.settleClaim',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/claims/:orderId/settle',
    summary:
      "Settles a claim on the couple once: from what they are still owed, or by money that they paid back. Needs the caller's password.",
    access: WRITE,
    audit: 'wedding',
    params: z.object({ ...path, orderId: z.string() }),
    body: z.object({ from: z.enum(CLAIM_SOURCES), ...own }),
    output: z.object({}),
    errors: {
      ...passwordErrors,
      wedding_unknown: 404,
      transfer_claim_unknown: 404,
      transfer_claim_settled: 409,
      transfer_claim_uncovered: 409,
      transfer_open: 409,
    },
    perMinute: 60,
  }),
};
export type UnpaidBalances = z.infer<typeof transfer.unpaid.output>;
export type Deposits = z.infer<typeof transfer.deposits.output>;
