import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, jstOf, localDate } from '@kotohogi/domain/kernel/jst';
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
