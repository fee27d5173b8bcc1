import { facilityTotalList } from '@kotohogi/contract/lists';
import { Button } from '@kotohogi/ui/button';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { textsOf } from '../../shell/i18n/text.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { facilityTotalsCsvAddress, useFacilityTotals } from './api.ts';
import styles from './commissions.module.css';
import type { ja } from './messages.ja.ts';
import { monthLabel, recentMonths } from './months.ts';
import { PrintedMonths } from './printed-months.tsx';
import { TotalTable } from './total-table.tsx';

const t = textsOf<typeof ja>();

/** The totals of every venue: the month in the URL, the rows with their sum, and the file. */
export function FacilityTotals({ mayListPayments }: { readonly mayListPayments: boolean }) {
  const { filters, filterBy } = useListSearch(facilityTotalList);
  const query = useFacilityTotals(filters);
  const { data } = query;
  const file = useSaveFile();
  const months = data?.months ?? recentMonths(Date.now());
  const current = months[0] ?? '';
  return (
    <div className={styles.page}>
      <PrintedMonths months={data && [data.month]} />
      <div className={styles.tools}>
        <NativeSelect
          label={t('ledger.month')}
          options={months.map(month => ({ value: month, label: monthLabel(month) }))}
          value={data?.month ?? filters.month ?? current}
          onChange={month => filterBy(month === current ? {} : { month })}
        />
        <Button
          icon="download"
          isBusy={file.isBusy}
          busyLabel={t('ledger.csv.busy')}
          onPress={() => file.save(facilityTotalsCsvAddress(filters))}
        >
          {t('ledger.csv')}
        </Button>
      </div>
      <TotalTable query={query} mayListPayments={mayListPayments} />
      <p className={styles.note}>{t('ledger.totals.note')}</p>
    </div>
  );
}
