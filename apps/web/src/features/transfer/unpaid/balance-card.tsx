import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { Card } from '@kotohogi/ui/card';
import { DateField } from '@kotohogi/ui/date-field';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useState } from 'react';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { useUnpaid } from '../api.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidEquation } from './unpaid-equation.tsx';
import { UnpaidStates } from './unpaid-states.tsx';

/** What the couples are owed as of a day, by default today, in figures; the link opens the couples and the file of that day. */
export function BalanceCard() {
  const { id, companyAccountId, accountId } = useFacility();
  const today = dateOf(instant(Date.now()));
  const [asOf, setAsOf] = useState<string>(today);
  const filters = asOf === today ? {} : { asOf };
  const query = useUnpaid(id, filters);
  const { data } = query;
  if (data === undefined) return <FailedPart query={query} title={t('unpaid.table')} />;
  const report = staffPaths.facility.unpaid(companyAccountId, accountId);
  return (
    <Card
      title={t('unpaid.table')}
      actions={
        <LinkButton href={asOf === today ? report : `${report}?asOf=${asOf}`} variant="quiet" size="small">
          {t('unpaid.open')}
        </LinkButton>
      }
    >
      <div className={styles.page}>
        <div className={styles.tools}>
          <DateField
            label={t('unpaid.asOf')}
            value={data.asOf}
            max={today}
            onChange={day => setAsOf(day === '' ? today : day)}
            opensOnFocus={false}
          />
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
