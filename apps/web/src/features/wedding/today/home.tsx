import { addDays } from '@kotohogi/domain/kernel/jst';
import { Alert } from '@kotohogi/ui/alert';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { useNow } from '../../../shell/clock/use-now.ts';
import { clockText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useFacility } from '../../facility/index.ts';
import { useDays } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { useJapanDate, useToday } from '../use-today.ts';
import { AttentionCard } from './attention-card.tsx';
import styles from './home.module.css';
import { HomeHeadline } from './home-headline.tsx';
import { TodayTimeline } from './today-timeline.tsx';
import { TodayWall } from './today-wall.tsx';

// The list of holidays weighs more than the rest of the page, and the coming days are not urgent.
const NextDays = lazy(async () => ({ default: (await import('./next-days.tsx')).NextDays }));

const t = textsOf<typeof ja>();

/** The days on the home page, including today. */
const DAYS_SHOWN = 14;

/** States older than this get a notice. */
const STALE_AFTER_MS = 45_000;

/** Shows when the streams were last fetched, if that is too long ago. */
function StaleNote({ query }: { readonly query: UseQueryResult }) {
  const nowMs = useNow(5000);
  const isStale = query.data !== undefined && nowMs - query.dataUpdatedAt > STALE_AFTER_MS;
  return (
    <Alert tone="warn" isLive isShown={isStale}>
      {t('wedding.home.stale', { time: clockText(query.dataUpdatedAt) })}
    </Alert>
  );
}

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a query, a skeleton while it loads, or the error. */
function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  const failure = partFailureOf(query);
  if (failure === undefined) return <Skeleton shape="block" height={height} />;
  return (
    <Card>
      <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />
    </Card>
  );
}

export interface FacilityHomeProps {
  /** At the very top: what a new facility has to do first. */
  readonly first?: ReactNode;
  /** The items that need an answer, above those that need attention. */
  readonly answers?: ReactNode;
  /** Below the upcoming days. */
  readonly last?: ReactNode;
}

/** The home page of a facility: the headline, today's streams by urgency, the upcoming days. */
export function FacilityHome({ first, answers, last }: FacilityHomeProps) {
  const { id } = useFacility();
  const date = useJapanDate();
  const today = useToday();
  const days = useDays(id, date, addDays(date, DAYS_SHOWN - 1));
  const later = days.data?.find(row => !today.data?.some(one => one.id === row.id));
  return (
    <div className={styles.home}>
      {first}
      <Loaded query={today} height="24rem">
        {rows => (
          <>
            <div className={styles.top}>
              <StaleNote query={today} />
              <HomeHeadline today={rows} later={later} />
            </div>
            {rows.length > 0 && (
              <>
                <TodayTimeline rows={rows} />
                <TodayWall rows={rows} />
              </>
            )}
          </>
        )}
      </Loaded>
      {days.isPending ? (
        <Skeleton shape="block" height="14rem" />
      ) : (
        <div className={styles.footer}>
          <div className={styles.side}>
            {answers}
            {days.data !== undefined && <AttentionCard rows={days.data} />}
          </div>
          <div className={styles.column}>
            <Loaded query={days} height="14rem">
              {rows => (
                <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
                  <NextDays today={date} days={DAYS_SHOWN} rows={rows} />
                </Suspense>
              )}
            </Loaded>
            {last}
          </div>
        </div>
      )}
    </div>
  );
}
