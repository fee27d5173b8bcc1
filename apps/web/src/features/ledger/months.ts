import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, jstOf, localDate } from '@kotohogi/domain/kernel/jst';
import { reportMonths } from '@kotohogi/domain/ledger/commissions';
import { firstDay, lastDay } from '@kotohogi/domain/ledger/month';
import { shortMonthText } from '../../shell/formats.office.ts';

/** The name of a month of the API, `2026-11`. */
export const monthLabel = (month: string): string => shortMonthText(atJst(localDate(`${month}-01`)));

/** How many years the report can be limited to. */
const YEARS = 6;

/** The years to choose from, the current one first. */
export function yearOptions(nowMs: number): readonly string[] {
  const { year } = jstOf(instant(nowMs));
  return Array.from({ length: YEARS }, (_, index) => String(year - index));
}

/** The months the totals can be read for, the current one first. */
export const recentMonths = (nowMs: number): readonly string[] => reportMonths(instant(nowMs), undefined);

/** The first and the last day of a month of the API. */
export const daysOf = (month: string) => ({ from: firstDay(month), to: lastDay(month) });
