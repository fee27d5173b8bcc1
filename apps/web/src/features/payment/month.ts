import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, jstOf, localDate } from '@kotohogi/domain/kernel/jst';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** How many months the list of months covers. */
const MONTHS = 24;

/** The months for the filter, the current one first; values like `2026-11`. */
export function monthOptions(nowMs: number): { readonly value: string; readonly label: string }[] {
  const { year, month } = jstOf(instant(nowMs));
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = year * 12 + (month - 1) - index;
    const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
    const value = `${y}-${String(m).padStart(2, '0')}`;
    return { value, label: t('payment.month.of', { year: String(y), month: String(m) }) };
  });
}

/** The first and last day of a month, in the format of the list's filters. */
export function monthRange(month: string): { readonly dateFrom: string; readonly dateTo: string } {
  const first = localDate(`${month}-01`);
  const next = localDate(`${addDays(first, 31).slice(0, 7)}-01`);
  return { dateFrom: first, dateTo: addDays(next, -1) };
}
