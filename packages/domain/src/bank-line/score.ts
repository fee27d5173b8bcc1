import { daysBetween, type LocalDate } from '../kernel/jst.ts';
import { toBankName } from '../zengin/kana.ts';
import type { BankLine } from './read.ts';

/** A transfer, as far as a bank line can be compared with it. */
export interface ComparedTransfer {
  readonly amountYen: number;
  /** Null once the wedding is erased. */
  readonly accountHolder: string | null;
  /** The day of the transfer, or of its order. */
  readonly day: LocalDate;
}

/** How well a bank line fits a transfer: the points of each part, and their sum of at most 100. */
export interface Score {
  readonly amount: number;
  readonly name: number;
  readonly date: number;
  readonly total: number;
}

const AMOUNT = 50;
const NAME = 30;
/** A name that the bank has cut. */
const CUT_NAME = 20;
const DATE = 20;
const NEAR_DATE = 10;
const SAME_DAYS = 3;
const NEAR_DAYS = 14;
/** Fewer letters than this are in too many names. */
const MIN_LETTERS = 4;

function nameScore(line: string, holder: string | null): number {
  const [written, registered] = [line, holder ?? ''].map(name => toBankName(name).replace(/[\s.-]/g, '')) as [
    string,
    string,
  ];
  if (registered === '' || written === '') return 0;
  if (written === registered) return NAME;
  const isPart = written.length >= MIN_LETTERS && (registered.startsWith(written) || written.includes(registered));
  return isPart ? CUT_NAME : 0;
}

function dateScore(line: LocalDate, day: LocalDate): number {
  const days = Math.abs(daysBetween(line, day));
  if (days <= SAME_DAYS) return DATE;
  return days <= NEAR_DAYS ? NEAR_DATE : 0;
}

/** How well a bank line fits a transfer (docs/product/bank-line.md#score). */
export function scoreOf({ amountYen, name, bookedOn }: BankLine, transfer: ComparedTransfer): Score {
  const points = {
    amount: amountYen === transfer.amountYen ? AMOUNT : 0,
    name: nameScore(name, transfer.accountHolder),
    date: dateScore(bookedOn, transfer.day),
  };
  return { ...points, total: points.amount + points.name + points.date };
}
