import { Button } from '@kotohogi/ui/button';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { useFacility } from '../../facility/index.ts';
import { unpaidCsvAddress } from '../api.ts';
import { t } from '../t.ts';
import { AsOfField, useUnpaidAsOf } from './as-of.tsx';
import styles from './unpaid.module.css';
import { UnpaidSummary } from './unpaid-summary.tsx';
import { UnpaidTable } from './unpaid-table.tsx';

/** The couples who are owed money as of a day: the day in the URL, the sums, the rows, and the file. */
export function UnpaidBalances() {
  const { id } = useFacility();
  const { query, filters, show } = useUnpaidAsOf();
  const file = useSaveFile();
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <AsOfField asOf={query.data?.asOf ?? filters.asOf} onChange={show} />
        <Button
          icon="download"
          isBusy={file.isBusy}
          busyLabel={t('unpaid.csv.busy')}
          onPress={() => file.save(unpaidCsvAddress(id, filters))}
        >
          {t('unpaid.csv')}
        </Button>
      </div>
      {query.data !== undefined && query.data.rows.length > 0 && <UnpaidSummary report={query.data} />}
      <UnpaidTable query={query} />
      <p className={styles.note}>{t('unpaid.note')}</p>
    </div>
  );
}
