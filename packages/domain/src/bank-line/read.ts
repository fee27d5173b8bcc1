import { isDate, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { recordsOf } from '../zengin/records.ts';

/** A payment out of a bank account, as the bank's statement lists it. */
export interface BankLine {
  readonly bookedOn: LocalDate;
  readonly amountYen: number;
  /** The recipient, as the bank writes it. */
  readonly name: string;
}

export const STATEMENT_PROBLEMS = ['columns', 'record', 'kind', 'number', 'date'] as const;

/** Why a statement is not read, and in which line. Nothing of it is used then. */
export type UnreadableStatement = Refused<'bank_lines_unreadable'> & {
  readonly line: number;
  readonly problem: (typeof STATEMENT_PROBLEMS)[number];
};

const unreadable = (line: number, problem: UnreadableStatement['problem']): UnreadableStatement => ({
  ...refuse('bank_lines_unreadable'),
  line,
  problem,
});

const RECORD_BYTES = 200;
/** The first year of the era Reiwa is 2019. */
const BEFORE_REIWA = 2018;
/** 入払区分 of a payment out of the account. */
const OUT = '2';

/** Whether a statement is one of the Zengin format (入出金取引明細): its first record is a header of kind 03. */
export const isZenginStatement = (text: string): boolean => /^103\d/.test(text);

const reiwaDate = (yymmdd: string) =>
  `${BEFORE_REIWA + Number(yymmdd.slice(0, 2))}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;

/**
 * Reads the payments out of a statement of the Zengin format (docs/product/bank-line.md#statements). `text` is decoded
 * from Shift_JIS.
 */
export function readZenginStatement(text: string): readonly BankLine[] | UnreadableStatement {
  const records = recordsOf(text, RECORD_BYTES);
  const short = records.findIndex(record => record.length !== RECORD_BYTES);
  if (short >= 0) return unreadable(short + 1, 'record');
  const foreign = records.findIndex(record => !/^[1289]/.test(record));
  if (foreign >= 0) return unreadable(foreign + 1, 'kind');
  const lines: BankLine[] = [];
  for (const [at, record] of records.entries()) {
    if (!record.startsWith('2') || record[21] !== OUT) continue;
    const amountYen = Number(record.slice(24, 36));
    const bookedOn = reiwaDate(record.slice(9, 15));
    if (!Number.isSafeInteger(amountYen) || amountYen < 1) return unreadable(at + 1, 'number');
    if (!isDate(bookedOn)) return unreadable(at + 1, 'date');
    const name = record.slice(81, 129).trim() || record.slice(159, 179).trim();
    lines.push({ bookedOn, amountYen, name });
  }
  return lines;
}

/** How banks and people name the columns; the first that is found is used. */
const COLUMNS = {
  date: ['date', '日付', '取引日', '年月日', '勘定日'],
  amount: ['amount', '出金額', '出金金額', '出金金額(円)', 'お支払金額', '支払金額', '金額'],
  name: ['name', '受取人', '振込先', '摘要', 'お取引内容', '内容'],
} as const;

function columnOf(names: readonly string[], known: readonly string[]): number {
  const plain = names.map(name => name.normalize('NFKC').trim().toLowerCase());
  return known.map(name => plain.indexOf(name)).find(index => index >= 0) ?? -1;
}

/** `2026/11/5`, `2026-11-05`, `20261105` or `2026年11月5日` as `yyyy-MM-dd`. */
function dateFrom(text: string): string {
  const parts = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(text.normalize('NFKC').trim());
  return parts === null ? '' : [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-');
}

/**
 * Reads the payments out of the rows of a table; the first row names the columns (docs/product/bank-line.md#statements).
 * Rows without an amount, such as payments into the account, are skipped.
 */
export function readStatementRows(rows: readonly (readonly string[])[]): readonly BankLine[] | UnreadableStatement {
  const [names = [], ...values] = rows;
  const [date, amount, name] = [
    columnOf(names, COLUMNS.date),
    columnOf(names, COLUMNS.amount),
    columnOf(names, COLUMNS.name),
  ];
  if (date < 0 || amount < 0 || name < 0) return unreadable(1, 'columns');
  const lines: BankLine[] = [];
  for (const [at, row] of values.entries()) {
    const digits = (row[amount] ?? '').normalize('NFKC').replace(/[¥円,\s]/g, '');
    if (digits === '' || digits === '0') continue;
    const amountYen = Number(digits);
    const bookedOn = dateFrom(row[date] ?? '');
    if (!Number.isSafeInteger(amountYen) || amountYen < 1) return unreadable(at + 2, 'number');
    if (!isDate(bookedOn)) return unreadable(at + 2, 'date');
    lines.push({ bookedOn, amountYen, name: (row[name] ?? '').replace(/\s+/g, ' ').trim().slice(0, 100) });
  }
  return lines;
}
