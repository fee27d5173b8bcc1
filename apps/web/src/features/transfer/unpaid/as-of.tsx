import { unpaidList } from '@kotohogi/contract/lists';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { DateField } from '@kotohogi/ui/date-field';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { useFacility } from '../../facility/index.ts';
import { useUnpaid } from '../api.ts';
import { t } from '../t.ts';

const today = () => dateOf(instant(Date.now()));

/** The report as of the day in the URL, and how to choose another day. */
export function useUnpaidAsOf() {
  const { id } = useFacility();
  const { filters, filterBy } = useListSearch(unpaidList);
  const show = (asOf: string) => filterBy(asOf === '' || asOf === today() ? {} : { asOf });
  return { query: useUnpaid(id, filters), filters, show };
}

interface AsOfFieldProps {
  readonly asOf: string | undefined;
  readonly onChange: (asOf: string) => void;
}

/** The day of the report: today without one, never a later one. */
export function AsOfField({ asOf = today(), onChange }: AsOfFieldProps) {
  return <DateField label={t('unpaid.asOf')} value={asOf} max={today()} onChange={onChange} opensOnFocus={false} />;
}
