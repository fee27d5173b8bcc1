import { commissionList } from '@kotohogi/contract/lists';
import { Button } from '@kotohogi/ui/button';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { textsOf } from '../../shell/i18n/text.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { useFacility } from '../facility/index.ts';
import { commissionsCsvAddress, useCommissions } from './api.ts';
import { CommissionChart } from './commission-chart.tsx';
import { CommissionTable } from './commission-table.tsx';
import styles from './commissions.module.css';
import type { ja } from './messages.ja.ts';
import { yearOptions } from './months.ts';
import { PrintedMonths } from './printed-months.tsx';

const t = textsOf<typeof ja>();

/** The commission of each month: the period in the URL, a chart, the lines, and the file. */
export function Commissions() {
  const { id } = useFacility();
  const { filters, filterBy } = useListSearch(commissionList);
  const query = useCommissions(id, filters);
  const file = useSaveFile();
  const { data } = query;
  return (
    <div className={styles.page}>
      <PrintedMonths months={data?.months} />
      <div className={styles.tools}>
        <NativeSelect
          label={t('ledger.period')}
          options={[
            { value: '', label: t('ledger.period.recent') },
            ...yearOptions(Date.now()).map(year => ({ value: year, label: t('ledger.period.year', { year }) })),
          ]}
          value={filters.year ?? ''}
          onChange={year => filterBy(year === '' ? {} : { year })}
        />
        <Button
          icon="download"
          isBusy={file.isBusy}
          busyLabel={t('ledger.csv.busy')}
          onPress={() => file.save(commissionsCsvAddress(id, filters))}
        >
          {t('ledger.csv')}
        </Button>
      </div>
      {data !== undefined && data.rows.length > 0 && <CommissionChart months={data.months} rows={data.rows} />}
      <CommissionTable query={query} />
      <p className={styles.note}>{t('ledger.note')}</p>
    </div>
  );
}
