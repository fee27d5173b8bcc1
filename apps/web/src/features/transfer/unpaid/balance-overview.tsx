import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { stringifySearch } from '../../../shell/router/search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { t } from '../t.ts';
import { AsOfField, useUnpaidAsOf } from './as-of.tsx';
import styles from './unpaid.module.css';
import { UnpaidSummary } from './unpaid-summary.tsx';

/** What the venue has not transferred to its couples as of a day, with a link to the couples. */
export function BalanceOverview() {
  const { companyAccountId, accountId } = useFacility();
  const { query, filters, show } = useUnpaidAsOf();
  const { data } = query;
  const failure = partFailureOf(query);
  const couples = staffPaths.facility.unpaid(companyAccountId, accountId);
  return (
    <Card
      title={t('unpaid.overview')}
      actions={
        <LinkButton href={`${couples}${stringifySearch(filters)}`} size="small">
          {t('unpaid.overview.couples')}
        </LinkButton>
      }
    >
      <div className={styles.page}>
        <div className={styles.tools}>
          <AsOfField asOf={data?.asOf ?? filters.asOf} onChange={show} />
        </div>
        {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
        {failure === undefined && data === undefined && <Skeleton height="7rem" />}
        {data !== undefined && <UnpaidSummary report={data} />}
      </div>
    </Card>
  );
}
