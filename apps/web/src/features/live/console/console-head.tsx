import { instant } from '@kotohogi/domain/kernel/instant';
import { daysUntil } from '@kotohogi/domain/kernel/jst';
import { StateChip } from '@kotohogi/ui/chip';
import type { ReactNode } from 'react';
import { numberText, shortDateText, timeText } from '../../../shell/formats.ts';
import { CoupleName, LiveStateChip } from '../../wedding/index.ts';
import { t } from '../console-t.ts';
import { useServerNow } from './console-clock.ts';
import type { ConsoleFacts } from './console-facts.ts';
import styles from './console-head.module.css';
import { isBeforePublishing, isOver, isShown } from './console-state.ts';
import { clockOf, countdownOf, daysOf } from './console-time.ts';
import { useThrottledCount } from './use-throttled-count.ts';

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Guests({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const isOnAir = isShown(live.state);
  const count = useThrottledCount(isOnAir ? live.viewers : live.present);
  const { attendance } = detail.answers;
  return (
    <Figure label={t(isOnAir ? 'console.head.watching' : 'console.head.waiting')}>
      {numberText(count)}
      <span className={styles.unit}>
        {attendance > 0 ? t('console.head.peopleOf', { count: numberText(attendance) }) : t('console.head.people')}
      </span>
    </Figure>
  );
}

/** The relevant clock: time until the start, since the start, or on air. Only its text changes. */
function Timer({ live, received }: Pick<ConsoleFacts, 'live' | 'received'>) {
  const nowMs = useServerNow(received);
  const { publishedAt, startsAt } = live;
  if (publishedAt !== null) {
    return <Figure label={t('console.head.onAir')}>{clockOf(nowMs - publishedAt)}</Figure>;
  }
  const isBefore = nowMs < startsAt;
  // Before the start, days by date, as guests count them; after it, spans of 24 hours, or the first night would be a
  // day.
  const days = isBefore ? daysUntil(instant(startsAt), instant(nowMs)) : daysOf(nowMs - startsAt);
  return (
    <Figure label={t(isBefore ? 'console.head.until' : 'console.head.since')}>
      <span className={styles.timer} role="timer">
        {days > 0
          ? t('console.head.days', { days })
          : isBefore
            ? countdownOf(startsAt - nowMs)
            : clockOf(nowMs - startsAt)}
      </span>
    </Figure>
  );
}

/** The state of the stream; if guests see a different state (delay, intermission), that state takes precedence. */
function StatusChip({ live }: Pick<ConsoleFacts, 'live'>) {
  const { state, isReachable, isDelayed, intermissionAt } = live;
  if (!isReachable) return <LiveStateChip state="unknown" />;
  if (intermissionAt !== null) return <StateChip tone="info">{t('console.intermission')}</StateChip>;
  return (
    <>
      {isDelayed && isBeforePublishing(live) && <LiveStateChip state="delayed" />}
      {state === 'waitingForUpload' && <LiveStateChip state="emergency-stopped" />}
      <LiveStateChip state={state} />
    </>
  );
}

/** The heading of the console: couple, time, hall, number of guests, and the clock. */
export function ConsoleHead({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const { startsAt } = live;
  return (
    <span className={styles.head}>
      <span>
        <CoupleName couple={detail.couple} />
      </span>
      <span className={styles.facts}>
        <span>{shortDateText(startsAt)}</span>
        <span>{t('console.head.starts', { time: timeText(startsAt) })}</span>
        <span>{detail.hallName}</span>
        <span>{detail.reservationId}</span>
        <StatusChip live={live} />
      </span>
    </span>
  );
}

/** The numbers next to the heading: guests and clock. */
export function ConsoleFigures({ detail, live, received }: Pick<ConsoleFacts, 'detail' | 'live' | 'received'>) {
  return (
    <dl className={styles.figures}>
      {!isOver(live.state) && (
        <>
          <Guests key={String(isShown(live.state))} detail={detail} live={live} />
          <Timer live={live} received={received} />
        </>
      )}
    </dl>
  );
}
