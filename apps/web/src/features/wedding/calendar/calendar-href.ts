import { staffPaths } from '../../../shell/router/staff-paths.ts';
import type { CalendarSearch } from './calendar-days.ts';

/** The URL of the calendar of a facility. */
export function calendarHref(
  { companyAccountId, accountId }: { readonly companyAccountId: string; readonly accountId: string },
  search: CalendarSearch,
): string {
  const query = new URLSearchParams({ ...search }).toString();
  return `${staffPaths.facility.calendar(companyAccountId, accountId)}${query === '' ? '' : `?${query}`}`;
}
