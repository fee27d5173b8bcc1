import { unpaidList } from '@kotohogi/contract/lists';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { Button } from '@kotohogi/ui/button';
import { DateField } from '@kotohogi/ui/date-field';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { useFacility } from '../../facility/index.ts';
import { unpaidCsvAddress, useUnpaid } from '../api.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidEquation } from './unpaid-equation.tsx';
import { UnpaidStates } from './unpaid-states.tsx';
import { UnpaidTable } from './unpaid-table.tsx';

/** The couples who are owed money as of a day: the day in the URL, the sums, the rows, and the file. */
export function UnpaidBalances() {
  const { id } = useFacility();
  const { filters, filterBy } = useListSearch(unpaidList);
  const query = useUnpaid(id, filters);
  const file = useSaveFile();
  const today = dateOf(instant(Date.now()));
  const show = (asOf: string) => filterBy(asOf === '' || asOf === today ? {} : { asOf });
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <DateField
          label={t('unpaid.asOf')}
          value={query.data?.asOf ?? filters.asOf ?? today}
          max={today}
          onChange={show}
          opensOnFocus={false}
        />
        <Button
          icon="download"
          isBusy={file.isBusy}
          busyLabel={t('unpaid.csv.busy')}
          onPress={() => file.save(unpaidCsvAddress(id, filters))}
        >
          {t('unpaid.csv')}
        </Button>
      </div>
      {query.data !== undefined && query.data.rows.length > 0 && (
        <>
          <UnpaidEquation total={query.data.total} />
          <UnpaidStates rows={query.data.rows} />
        </>
      )}
      <UnpaidTable query={query} />
      <p className={styles.note}>{t('unpaid.note')}</p>
    </div>
  );
}
