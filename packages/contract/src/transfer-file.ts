import { ACCOUNT_TYPES } from '@kotohogi/domain/deposit-account/types';
import type { TransferFileId } from '@kotohogi/domain/kernel/ids';
import { RESULT_EFFECTS } from '@kotohogi/domain/transfer-file/result';
import { FILE_PROBLEMS } from '@kotohogi/domain/zengin/encode';
import { RESULT_PROBLEMS } from '@kotohogi/domain/zengin/result';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { transferFileList } from './lists.ts';
import { transferAccount } from './payment.ts';
import { accountNumber, consignorName, digits } from './rules/bank.ts';
import { maxLength } from './rules/bounds.ts';
import { coupleNames } from './rules/couple-name.ts';
import { count, instantMs, jstDate } from './rules/number.ts';
import { facilityPath, pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { rule } from './rules/rule.ts';

/** Who the venue is to its bank (docs/product/transfer-file.md#consignor), with the account that is debited. */
export const consignorInput = z.object({
  /** 委託者コード, given by the bank. */
  code: digits(10),
  name: consignorName,
  bankNumber: digits(4),
  branchNumber: digits(3),
  type: z.literal(ACCOUNT_TYPES),
  accountNumber,
});
export type ConsignorInput = z.input<typeof consignorInput>;

const consignor = z.object({
  ...{ code: z.string(), name: z.string(), bankNumber: z.string(), bankName: z.string(), branchNumber: z.string() },
  ...{ branchName: z.string(), type: z.literal(ACCOUNT_TYPES), accountNumber: z.string() },
  ...{ version: z.number(), updatedBy: z.string(), updatedAt: instantMs },
});
export type ConsignorShown = z.infer<typeof consignor>;

/** What the bank would refuse. `transferId` is null for the venue's own details. */
const problem = z.object({
  transferId: z.nullable(z.number()),
  /** A field of the record, such as `recipient`. */
  field: z.string(),
  problem: z.enum(FILE_PROBLEMS),
  /** The sign that banks refuse; otherwise empty. */
  sign: z.string(),
});
export type TransferFileProblem = z.infer<typeof problem>;

const waiting = z.object({
  ...{ id: z.number(), weddingId: z.number(), reservationId: z.string(), couple: coupleNames },
  ...{ amountYen: z.number(), orderedAt: instantMs },
  /** Null once the wedding is erased. */
  account: z.nullable(transferAccount),
});
export type WaitingTransfer = z.infer<typeof waiting>;

const next = z.object({
  /** Null until it is entered. */
  consignor: z.nullable(consignor),
  /** The ordered transfers that are in no file yet, the oldest order first. */
  transfers: z.array(waiting),
  totalYen: z.number(),
  problems: z.array(problem),
  /** The next day on which banks transfer, as a proposal, and the last day that a file can have. */
  nextDay: z.string(),
  lastDay: z.string(),
});
export type NextTransferFile = z.infer<typeof next>;

const file = z.object({
  ...{ id: z.number(), number: z.number(), transferOn: z.string(), count: z.number(), totalYen: z.number() },
  ...{ sha256: z.string(), madeBy: z.string(), madeAt: instantMs },
  /** False once a wedding in it is erased. */
  isKept: z.boolean(),
  /** How many of its transfers have which outcome. */
  ...{ open: z.number(), confirmed: z.number(), failed: z.number() },
});
export type TransferFileRow = z.infer<typeof file>;

/** What one line of the bank's results does. */
const resultRow = z.object({
  /** From 1. */
  line: z.number(),
  transferId: z.number(),
  effect: z.enum(RESULT_EFFECTS),
  /** Why the bank did not carry it out: its words, and its code of one letter or digit. */
  ...{ reason: z.string(), resultCode: z.string() },
  /** Null if the venue has no such transfer. */
  transfer: z.nullable(z.object({ weddingId: z.number(), couple: coupleNames, amountYen: z.number() })),
});
export type ResultRow = z.infer<typeof resultRow>;

/** The steps of a whole file. */
const steps = { confirmCount: count, confirmYen: count, failCount: count, failYen: count };

const results = z.discriminatedUnion('isReadable', [
  z.object({ isReadable: z.literal(true), rows: z.array(resultRow), ...steps }),
  z.object({ isReadable: z.literal(false), line: z.number(), problem: z.enum(RESULT_PROBLEMS) }),
]);
export type TransferResults = z.infer<typeof results>;

/** A file of about 8,000 transfers; a venue has at most some hundreds. */
const MAX_CHARACTERS = 1_048_576;
const resultText = {
  text: z.string().check(
    rule<string>('required', value => value.trim() !== ''),
    maxLength(MAX_CHARACTERS),
  ),
};
const largeText = { jsonLimits: { maxBytes: 4_000_000, maxValues: 100 }, timeout: 'none', perMinute: 20 } as const;
const own = {
  password: z.string().check(
    rule<string>('required', value => value !== ''),
    maxLength(200),
  ),
};
const passwordErrors = { account_password_wrong: 422, login_delayed: 429 } as const;
const READ = 'facility:read:paymentInfo';
const WRITE = 'facility:write:weddingPaymentState';
const path = z.object(facilityPath);

/** Files with which a venue's bank carries out transfers, and the bank's results. */
export const transferFile = {
  next: endpoint({
    name: 'transferFile.next',
    method: 'GET',
    path: '/facilities/:facilityId/transferFiles/next',
    summary: 'Returns the ordered transfers that are in no file yet, and what their bank would refuse.',
    access: READ,
    params: path,
    output: next,
  }),
  list: endpoint({
    name: 'transferFile.list',
    method: 'GET',
    path: '/facilities/:facilityId/transferFiles',
    summary: 'Lists the files, the latest first.',
    access: READ,
    params: path,
    query: listQuery(transferFileList),
    output: pageOf(file),
  }),
  saveConsignor: endpoint({
    name: 'transferFile.saveConsignor',
    method: 'PATCH',
    path: '/facilities/:facilityId/transferConsignor',
    summary:
      "Stores who the venue is to its bank and which account is debited. `version` names the version that was edited. Needs the caller's password.",
    access: WRITE,
    audit: 'facility',
    params: path,
    body: z.extend(consignorInput, { version: count, ...own }),
    output: z.object({ version: z.number() }),
    errors: { ...passwordErrors, transfer_consignor_changed: 409, transfer_consignor_bank_unknown: 422 },
    perMinute: 12,
  }),
  make: endpoint({
    name: 'transferFile.make',
    method: 'POST',
    path: '/facilities/:facilityId/transferFiles',
    summary:
      "Makes the file of all ordered transfers that are in none yet, and stores it. Count, sum and consignor are those that the caller saw. Needs the caller's password.",
    access: WRITE,
    audit: 'facility',
    params: path,
    body: z.object({ transferOn: jstDate, count, totalYen: count, consignorVersion: count, ...own }),
    output: z.object({ id: z.number(), number: z.number() }),
    errors: {
      ...passwordErrors,
      transfer_file_day: 422,
      transfer_file_invalid: 422,
      transfer_file_empty: 409,
      transfer_file_changed: 409,
      transfer_consignor_missing: 409,
      transfer_consignor_changed: 409,
    },
    idempotent: true,
    perMinute: 12,
  }),
  download: endpoint({
    name: 'transferFile.download',
    method: 'GET',
    path: '/facilities/:facilityId/transferFiles/:fileId/file',
    summary: 'Downloads a file as it was made.',
    access: READ,
    audit: 'facility',
    params: z.object({ ...facilityPath, fileId: pathId<TransferFileId>() }),
    output: raw('application/octet-stream'),
    errors: { transfer_file_unknown: 404, transfer_file_erased: 410 },
    perMinute: 30,
  }),
  compareResults: endpoint({
    name: 'transferFile.compareResults',
    method: 'POST',
    path: '/facilities/:facilityId/transferResults/compare',
    summary: "Returns what the bank's results would change: our file with results, or a table. Changes nothing.",
    access: WRITE,
    audit: { none: 'changes nothing' },
    params: path,
    body: z.object(resultText),
    output: results,
    ...largeText,
  }),
  applyResults: endpoint({
    name: 'transferFile.applyResults',
    method: 'POST',
    path: '/facilities/:facilityId/transferResults',
    summary:
      "Confirms and fails transfers by the bank's results: all steps that the caller saw, or none. Needs the caller's password.",
    access: WRITE,
    audit: 'wedding',
    params: path,
    body: z.object({ ...resultText, ...steps, ...own }),
    output: z.object({ confirmCount: z.number(), failCount: z.number() }),
    errors: { ...passwordErrors, transfer_results_unreadable: 422, transfer_results_changed: 409 },
    idempotent: true,
    ...largeText,
  }),
};
