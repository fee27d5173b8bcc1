import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Card } from '@kotohogi/ui/card';
import { useNow } from '../../../shell/clock/use-now.ts';
import { timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { coupleShortText } from '../couple-name.tsx';
import type { ja } from '../messages.ja.ts';
import { lifeText, liveText } from '../state-chips.tsx';
import { hourWidth, placeOf, roomOf, type Timeline, timelineOf } from './timeline.ts';
import { needOf } from './today.ts';
import styles from './today-timeline.module.css';

const t = textsOf<typeof ja>();

/** Hour labels closer to the current time than this are hidden. */
const LABEL_ROOM_MS = 22 * 60_000;

/** Room for the short names of a couple. */
const NAMES_WIDTH = '8rem';

interface BlockProps {
  readonly timeline: Timeline;
  readonly row: WeddingRow;
  readonly nowMs: number;
}

function Block({ timeline, row, nowMs }: BlockProps) {
  const left = placeOf(timeline, row.startsAt) ?? 0;
  return (
    <div
      className={styles.block}
      data-need={needOf(row, nowMs)}
      style={{
        insetInlineStart: `${left}%`,
        // An hour of a long day is too narrow for names; a block may take the free time after it.
        width: `calc(max(${hourWidth(timeline)}%, min(${NAMES_WIDTH}, ${roomOf(timeline, row)}%)) - 2px)`,
      }}
    >
      <span className={styles.couple} title={coupleShortText(row.couple)}>
        {coupleShortText(row.couple)}
      </span>
      <span className={styles.state}>
        {row.lifeCycle === 'day' ? liveText(row.liveState) : lifeText(row.lifeCycle)}
      </span>
    </div>
  );
}

/** The day by halls and hours. Hidden from screen readers, because the wall below contains the same as text. */
export function TodayTimeline({ rows }: { readonly rows: readonly WeddingRow[] }) {
  const nowMs = useNow(30_000);
  const timeline = timelineOf(rows);
  if (timeline === undefined) return null;
  const now = placeOf(timeline, nowMs);
  return (
    <div className={styles.place}>
      <Card
        title={t('wedding.home.timeline')}
        aside={t('wedding.home.timeline.aside', { count: rows.length })}
        actions={<span className={styles.note}>{t('wedding.home.timeline.note')}</span>}
      >
        <div className={styles.chart} aria-hidden="true">
          <div className={styles.hours}>
            {timeline.labels
              .filter(ms => Math.abs(ms - nowMs) > LABEL_ROOM_MS)
              .map(ms => (
                <span key={ms} className={styles.hour} style={{ insetInlineStart: `${placeOf(timeline, ms)}%` }}>
                  {timeText(ms)}
                </span>
              ))}
            {now !== undefined && (
              <span className={styles.nowLabel} style={{ insetInlineStart: `${now}%` }}>
                {timeText(nowMs)}
              </span>
            )}
          </div>
          {timeline.halls.map(hall => (
            <div key={hall.name} className={styles.line}>
              <span className={styles.hall}>{hall.name}</span>
              <div className={styles.track}>
                {timeline.hours.map(ms => (
                  <span key={ms} className={styles.mark} style={{ insetInlineStart: `${placeOf(timeline, ms)}%` }} />
                ))}
                {hall.rows.map(row => (
                  <Block key={row.id} timeline={timeline} row={row} nowMs={nowMs} />
                ))}
                {now !== undefined && <span className={styles.now} style={{ insetInlineStart: `${now}%` }} />}
              </div>
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
