import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, dateOf, localDate } from '@kotohogi/domain/kernel/jst';

/** The first and the last day of a moment's month in Japan, as the filters of lists take them. */
export function monthOf(ms: number): { readonly dateFrom: string; readonly dateTo: string } {
  const month = dateOf(instant(ms)).slice(0, 7);
  const dateFrom = localDate(`${month}-01`);
  // 31 days later is in the next month, whatever the length of this one.
  const next = localDate(`${addDays(dateFrom, 31).slice(0, 7)}-01`);
  return { dateFrom, dateTo: addDays(next, -1) };
}
