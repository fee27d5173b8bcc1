import { Button } from '@kotohogi/ui/button';
import { DateField } from '@kotohogi/ui/date-field';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { PrintedPeriod } from '../../../shell/staff/printed.tsx';
import { asOfText } from '../../../shell/staff/printed-texts.ts';
import { useFacility } from '../../facility/index.ts';
import { unpaidCsvAddress, useUnpaid } from '../api.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidEquation } from './unpaid-equation.tsx';
import { UnpaidStates } from './unpaid-states.tsx';
import { UnpaidTable } from './unpaid-table.tsx';
import { useAsOf } from './use-as-of.ts';

/** The couples who are owed money as of a day: the day in the URL, the sums, the rows, and the file. */
export function UnpaidBalances() {
  const { id } = useFacility();
  const { today, filters, show } = useAsOf();
  const query = useUnpaid(id, filters);
  const file = useSaveFile();
  return (
    <div className={styles.page}>
      {query.data !== undefined && <PrintedPeriod facts={[asOfText(query.data.asOf)]} />}
      <div className={styles.tools}>
        <DateField
          label={t('unpaid.asOf')}
          value={query.data?.asOf ?? today}
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
