import { PrintedPeriod } from '../../shell/staff/printed.tsx';
import { periodText } from '../../shell/staff/printed-texts.ts';
import { monthLabel } from './months.ts';

/** Only on paper: the months of a report, which the API lists from the newest; nothing until they are known. */
export function PrintedMonths({ months = [] }: { readonly months: readonly string[] | undefined }) {
  const [newest, oldest] = [months.at(0), months.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  return <PrintedPeriod facts={[periodText(monthLabel(oldest), monthLabel(newest))]} />;
}
