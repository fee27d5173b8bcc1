import { Card } from '@kotohogi/ui/card';
import { DateField } from '@kotohogi/ui/date-field';
import { LinkButton } from '@kotohogi/ui/link-button';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { stringifySearch } from '../../../shell/router/search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { PrintedPeriod } from '../../../shell/staff/printed.tsx';
import { asOfText } from '../../../shell/staff/printed-texts.ts';
import { useFacility } from '../../facility/index.ts';
import { useUnpaid } from '../api.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidEquation } from './unpaid-equation.tsx';
import { UnpaidStates } from './unpaid-states.tsx';
import { useAsOf } from './use-as-of.ts';

/** What the couples are owed as of a day, by default today, in figures; the link opens the couples and the file of that day. */
export function BalanceCard() {
  const { id, companyAccountId, accountId } = useFacility();
  const { today, filters, show } = useAsOf();
  const query = useUnpaid(id, filters);
  const { data } = query;
  if (data === undefined) return <FailedPart query={query} title={t('unpaid.table')} />;
  const report = staffPaths.facility.unpaid(companyAccountId, accountId);
  return (
    <Card
      title={t('unpaid.table')}
      actions={
        <LinkButton href={report + stringifySearch(filters)} variant="quiet" size="small">
          {t('unpaid.open')}
        </LinkButton>
      }
    >
      <div className={styles.page}>
        <PrintedPeriod facts={[asOfText(data.asOf)]} />
        <div className={styles.tools}>
          <DateField label={t('unpaid.asOf')} value={data.asOf} max={today} onChange={show} opensOnFocus={false} />
        </div>
        {data.rows.length === 0 ? (
          <p className={styles.note}>{t('unpaid.empty')}</p>
        ) : (
          <>
            <UnpaidEquation total={data.total} />
            <UnpaidStates rows={data.rows} />
          </>
        )}
      </div>
    </Card>
  );
}
