import { type Refused, refuse } from '../kernel/refusal.ts';
import { DATA, HEADER, type Layout, RECORD_BYTES, TRAILER } from './layout.ts';
import { recordsOf } from './records.ts';

/** What the bank reports of one transfer. */
export interface ResultLine {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly transferId: number;
  /** Undefined where the file has no amounts. */
  readonly amountYen: number | undefined;
  /** `none` if the bank has not reported a result. */
  readonly result: 'paid' | 'failed' | 'none';
  /** Why it failed, in the bank's words; empty if it gives none. */
  readonly reason: string;
  /** The bank's code of the failure, one letter or digit (docs/product/zengin.md#results); empty if it gives none. */
  readonly resultCode: string;
}

export const RESULT_PROBLEMS = ['empty', 'columns', 'record', 'number', 'kind', 'count', 'sum'] as const;

/** Why a file is not read, and in which line. Nothing of it is used then. */
export type Unreadable = Refused<'transfer_results_unreadable'> & {
  readonly line: number;
  readonly problem: (typeof RESULT_PROBLEMS)[number];
};

const unreadable = (line: number, problem: Unreadable['problem']): Unreadable => ({
  ...refuse('transfer_results_unreadable'),
  line,
  problem,
});

/** Whether a file is one of the Zengin format: its first line is a header record. */
export const isZengin = (text: string): boolean => /^1\d{3}/.test(text);

function fieldOf<L extends Layout>(layout: L, name: L[number]['name'], record: string): string {
  const index = layout.findIndex(field => field.name === name);
  const start = layout.slice(0, index).reduce((sum, { bytes }) => sum + bytes, 0);
  return record.slice(start, start + (layout[index]?.bytes ?? 0));
}

const PAID = '0';

/** Why a transfer failed. A code that is no letter or digit is no code of a bank, and so part of its words. */
const failureOf = (code: string, words = ''): Pick<ResultLine, 'reason' | 'resultCode'> =>
  /^[0-9A-Z]$/i.test(code) ? { reason: words, resultCode: code } : { reason: words || code, resultCode: '' };

const NO_FAILURE = { reason: '', resultCode: '' };

function lineOf(record: string, line: number): ResultLine {
  const code = fieldOf(DATA, 'result', record);
  return {
    ...{ line, transferId: Number(fieldOf(DATA, 'transferId', record)) },
    amountYen: Number(fieldOf(DATA, 'amountYen', record)),
    result: code === ' ' ? 'none' : code === PAID ? 'paid' : 'failed',
    ...(code === ' ' || code === PAID ? NO_FAILURE : failureOf(code)),
  };
}

/**
 * Reads our file as the bank returned it, with a result in each record (docs/product/zengin.md#results). `text` is
 * decoded from Shift_JIS.
 */
export function readZenginResults(text: string): readonly ResultLine[] | Unreadable {
  const records = recordsOf(text, RECORD_BYTES);
  const kinds = records.map(record => record[0]).join('');
  const wrong = records.findIndex(record => record.length !== RECORD_BYTES);
  if (wrong >= 0) return unreadable(wrong + 1, 'record');
  if (!/^12+89$/.test(kinds) || fieldOf(HEADER, 'fileKind', records[0] ?? '') !== '21') {
    return unreadable(1 + Math.max(0, /^12*8?9?/.exec(kinds)?.[0].length ?? 0), 'kind');
  }
  const lines = records.flatMap((record, at) => (record.startsWith('2') ? [lineOf(record, at + 1)] : []));
  const broken = lines.find(one => !Number.isSafeInteger(one.transferId) || !Number.isSafeInteger(one.amountYen));
  if (broken !== undefined) return unreadable(broken.line, 'number');
  const trailer = records.at(-2) ?? '';
  if (Number(fieldOf(TRAILER, 'count', trailer)) !== lines.length) return unreadable(records.length - 1, 'count');
  const totalYen = lines.reduce((sum, one) => sum + (one.amountYen ?? 0), 0);
  return Number(fieldOf(TRAILER, 'totalYen', trailer)) === totalYen ? lines : unreadable(records.length - 1, 'sum');
}

const RESULTS: Readonly<Record<string, ResultLine['result']>> = {
  '': 'none',
  '0': 'paid',
  paid: 'paid',
  failed: 'failed',
};

/**
 * Reads the rows of a table with the columns `number`, `result` and `reason`, in any order; the first row names them
 * (docs/product/zengin.md#results).
 */
export function readResultRows(rows: readonly (readonly string[])[]): readonly ResultLine[] | Unreadable {
  const [names = [], ...values] = rows;
  const [number, result, reason] = ['number', 'result', 'reason'].map(name =>
    names.findIndex(one => one.trim().toLowerCase() === name),
  ) as [number, number, number];
  if (number < 0 || result < 0) return unreadable(1, 'columns');
  if (values.length === 0) return unreadable(1, 'empty');
  const lines = values.map((row, at): ResultLine => {
    const code = (row[result] ?? '').trim();
    const known = RESULTS[code.toLowerCase()] ?? 'failed';
    const text = (row[reason] ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
    return {
      ...{ line: at + 2, transferId: Number((row[number] ?? '').trim()), amountYen: undefined, result: known },
      ...(known === 'failed' ? failureOf(code, text) : NO_FAILURE),
    };
  });
  const broken = lines.find(one => !Number.isSafeInteger(one.transferId) || one.transferId < 1);
  return broken === undefined ? lines : unreadable(broken.line, 'number');
}
