import { STATEMENT_PROBLEMS } from '@kotohogi/domain/bank-line/read';
import type { BankLineId, TransferId } from '@kotohogi/domain/kernel/ids';
import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { bankLineList } from './lists.ts';
import { transferAccount } from './payment.ts';
import { maxLength } from './rules/bounds.ts';
import { coupleNames } from './rules/couple-name.ts';
import { idOf, instantMs } from './rules/number.ts';
import { pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { rule } from './rules/rule.ts';

/** A transfer that a bank line may have paid, or has. */
const transfer = z.object({
  ...{ id: z.number(), amountYen: z.number(), state: z.enum(TRANSFER_STATES) },
  /** The day of the transfer file, of its end, or of its order. */
  day: z.string(),
  ...{ weddingId: z.number(), reservationId: z.string(), dateTime: instantMs, couple: coupleNames },
  facilityName: z.string(),
  /** Null once the wedding is erased. */
  account: z.nullable(transferAccount),
});

const line = z.object({
  id: z.number(),
  /** `yyyy-MM-dd`. */
  bookedOn: z.string(),
  amountYen: z.number(),
  /** As the bank writes it; empty once its wedding is erased. */
  name: z.string(),
  /** Null while the line is not linked. */
  link: z.nullable(
    z.object({
      ...{ weddingId: z.number(), reservationId: z.string(), couple: coupleNames, facilityName: z.string() },
      ...{ score: z.number(), by: z.string(), at: instantMs },
    }),
  ),
});
export type BankLineRow = z.infer<typeof line>;

/** A transfer with the points of each part and their sum, at most 100 (docs/product/bank-line.md#score). */
const proposal = z.object({
  ...transfer.shape,
  score: z.object({ amount: z.number(), name: z.number(), date: z.number(), total: z.number() }),
});
export type LinkProposal = z.infer<typeof proposal>;

const imported = z.discriminatedUnion('isReadable', [
  z.object({ isReadable: z.literal(true), added: z.number(), known: z.number() }),
  z.object({ isReadable: z.literal(false), line: z.number(), problem: z.enum(STATEMENT_PROBLEMS) }),
]);
export type StatementImport = z.infer<typeof imported>;

const ACCESS = 'admin:read:deposit-accounts';
const path = z.object({ lineId: pathId<BankLineId>() });

/** The lines of bank statements, and the transfers that they paid (docs/product/bank-line.md). */
export const bankLine = {
  list: endpoint({
    name: 'bankLine.list',
    method: 'GET',
    path: '/admin/bankLines',
    summary: 'Lists the lines of bank statements.',
    access: ACCESS,
    audit: 'bank-line',
    query: listQuery(bankLineList),
    output: pageOf(line),
  }),
  importStatement: endpoint({
    name: 'bankLine.importStatement',
    method: 'POST',
    path: '/admin/bankLines',
    summary: 'Imports the payments of a statement, as CSV or in the Zengin format. Lines that are known are not added.',
    access: ACCESS,
    audit: 'bank-line',
    body: z.object({
      text: z.string().check(
        rule<string>('required', value => value.trim() !== ''),
        maxLength(1_048_576),
      ),
    }),
    output: imported,
    jsonLimits: { maxBytes: 4_000_000, maxValues: 100 },
    timeout: 'none',
    perMinute: 20,
  }),
  propose: endpoint({
    name: 'bankLine.propose',
    method: 'GET',
    path: '/admin/bankLines/:lineId/proposals',
    summary: 'Returns the transfers that a line may have paid, the best score first.',
    access: ACCESS,
    audit: 'bank-line',
    params: path,
    output: z.object({ rows: z.array(proposal) }),
    errors: { bank_line_unknown: 404 },
  }),
  link: endpoint({
    name: 'bankLine.link',
    method: 'POST',
    path: '/admin/bankLines/:lineId/link',
    summary: 'Links a line to the transfer that it paid.',
    access: ACCESS,
    audit: 'bank-line',
    params: path,
    body: z.object({ transferId: idOf<TransferId>() }),
    errors: { bank_line_unknown: 404, bank_line_linked: 409, bank_line_transfer_taken: 409 },
    output: z.object({}),
  }),
  unlink: endpoint({
    name: 'bankLine.unlink',
    method: 'POST',
    path: '/admin/bankLines/:lineId/unlink',
    summary: 'Takes the link of a line back.',
    access: ACCESS,
    audit: 'bank-line',
    params: path,
    body: z.object({}),
    errors: { bank_line_unknown: 404, bank_line_not_linked: 409 },
    output: z.object({}),
  }),
};
