import type { CeremonyToday } from '@kotohogi/contract/wedding-today';
import { Alert } from '@kotohogi/ui/alert';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { useNow } from '../../../shell/clock/use-now.ts';
import { shortDateText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useCompany } from '../../company/index.ts';
import { useTodayOfCompany } from '../api.today.ts';
import type { ja } from '../messages.ja.ts';
import { StatusChip } from '../state-chips.tsx';
import styles from './company-today.module.css';
import { needOf, sortByNeed } from './today.ts';

const t = textsOf<typeof ja>();

interface RowsProps {
  readonly rows: readonly CeremonyToday[];
  readonly nowMs: number;
}

/** The streams in trouble, with the names of their venues. */
function Troubles({ rows, nowMs }: RowsProps) {
  const troubled = rows.filter(row => ['alarm', 'warning'].includes(needOf(row, nowMs)));
  const names = [...new Set(troubled.map(row => row.facilityName))];
  return (
    <Alert
      tone="bad"
      isLive
      isShown={troubled.length > 0}
      title={t('wedding.companyToday.trouble', { count: troubled.length })}
    >
      {names.join(t('wedding.companyToday.and'))}
    </Alert>
  );
}

function Rows({ rows, nowMs }: RowsProps) {
  const { accountId } = useCompany();
  return (
    <ul aria-label={t('wedding.companyToday')}>
      {sortByNeed(rows, nowMs).map(row => (
        <li key={row.id} className={styles.row} data-need={needOf(row, nowMs)}>
          <span className={styles.time}>{timeText(row.startsAt)}</span>
          <span className={styles.where}>
            <PageLink className={styles.facility} href={staffPaths.company.facility(accountId, row.facilityId)}>
              {row.facilityName}
            </PageLink>
            <span className={styles.hall}>{row.hallName}</span>
          </span>
          <StatusChip life={row.lifeCycle} live={row.liveState} />
        </li>
      ))}
    </ul>
  );
}

/** Today's ceremonies in all facilities of the company, the most urgent first. */
export function CompanyToday() {
  const query = useTodayOfCompany(useCompany().id);
  const nowMs = useNow(30_000);
  const rows = query.data?.rows;
  const failure = partFailureOf(query);
  return (
    <div className={styles.today}>
      <Troubles rows={rows ?? []} nowMs={nowMs} />
      <Card title={t('wedding.companyToday')} aside={shortDateText(nowMs)} isFlush>
        {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
        {rows === undefined && failure === undefined && <Skeleton shape="block" height="6rem" />}
        {rows?.length === 0 && <EmptyState>{t('wedding.companyToday.none')}</EmptyState>}
        {rows !== undefined && rows.length > 0 && <Rows rows={rows} nowMs={nowMs} />}
      </Card>
    </div>
  );
}
