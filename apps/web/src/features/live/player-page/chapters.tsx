import type { Chapter, PlayerHandle } from '@kotohogi/player';
import { Button } from '@kotohogi/ui/button';
import { Icon } from '@kotohogi/ui/icon';
import { type RefObject, useEffect, useState } from 'react';
import styles from './chapters.module.css';
import { t } from './t.ts';

const MINUTE_SEC = 60;
const HOUR_SEC = 3_600;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a time as 4:12 or 1:04:12. */
function clockText(timeSec: number): string {
  const [hours, minutes, seconds] = [timeSec / HOUR_SEC, (timeSec / MINUTE_SEC) % 60, timeSec % 60].map(Math.floor);
  const tail = twoDigits(seconds ?? 0);
  return hours ? `${hours}:${twoDigits(minutes ?? 0)}:${tail}` : `${minutes ?? 0}:${tail}`;
}

/** The index of the chapter on screen; -1 before the first. */
function useCurrent(player: RefObject<PlayerHandle | null>, chapters: readonly Chapter[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const handle = player.current;
    if (handle === null) return;
    const report = () => {
      const { currentTimeSec } = handle.getState();
      setCurrent(chapters.findLastIndex(({ timeSec }) => timeSec <= currentTimeSec));
    };
    report();
    return handle.subscribe(report);
  }, [player, chapters]);
  return current;
}

/** How many of these moments (ms) fall into each chapter. */
function countsOf(chapters: readonly Chapter[], atMs: readonly number[]): readonly number[] {
  return chapters.map(({ timeSec }, index) => {
    const endSec = chapters[index + 1]?.timeSec ?? Number.POSITIVE_INFINITY;
    return atMs.filter(ms => ms >= timeSec * 1_000 && ms < endSec * 1_000).length;
  });
}

export interface ChaptersProps {
  readonly player: RefObject<PlayerHandle | null>;
  readonly chapters: readonly Chapter[];
  /** When the guests reacted, ms of video time. */
  readonly reactedAtMs: readonly number[];
}

/** The chapters of a recording: their start and their number of reactions. A click plays from there. */
export function Chapters({ player, chapters, reactedAtMs }: ChaptersProps) {
  const current = useCurrent(player, chapters);
  const counts = countsOf(chapters, reactedAtMs);
  return (
    <section className={styles.chapters} aria-labelledby="chapters">
      <div className={styles.head}>
        <h2 id="chapters" className={styles.heading}>
          {t('chapters.title')}
        </h2>
        {reactedAtMs.length > 0 && (
          <p className={styles.about}>
            <Icon name="heart" />
            {t('chapters.about')}
          </p>
        )}
      </div>
      <ol className={styles.list}>
        {chapters.map(({ timeSec, title }, index) => (
          <li key={timeSec} className={styles.item} aria-current={index === current ? 'true' : undefined}>
            <Button
              variant="quiet"
              fullWidth
              aria-label={t('chapters.go', { title, time: clockText(timeSec) })}
              onPress={() => {
                player.current?.request({ type: 'seek', timeSec });
                player.current?.request({ type: 'play' });
              }}
            >
              <span className={styles.row}>
                <span className={styles.time}>{clockText(timeSec)}</span>
                <span className={styles.title}>{title}</span>
                {(counts[index] ?? 0) > 0 && (
                  <span className={styles.count}>
                    <Icon name="heart" />
                    {counts[index]}
                  </span>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
