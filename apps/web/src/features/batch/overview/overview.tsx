import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useOverview } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { Alarms } from './alarms.tsx';
import { Figures } from './figures.tsx';
import styles from './overview.module.css';
import { TodayTable } from './today-table.tsx';

const t = textsOf<typeof ja>();

/** The platform at a glance: figures, alarms, and today's ceremonies of all facilities. */
export function Overview({ abilities }: { readonly abilities: ReadonlySet<string> }) {
  const query = useOverview();
  const { data } = query;
  const failure = failureOf(query);
  if (failure !== undefined) {
    return (
      <Card>
        <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton shape="block" height="32rem" />;
  return (
    <div className={styles.overview}>
      <Figures overview={data} abilities={abilities} />
      <Alarms alarms={data.alarms} />
      {data.today !== null && (
        <section className={styles.today} aria-label={t('operator.today')}>
          <h2 className={styles.title}>{t('operator.today')}</h2>
          <TodayTable rows={data.today} />
        </section>
      )}
    </div>
  );
}
