import { useNow } from '../clock/use-now.ts';
import { clockText } from '../formats.office.ts';
import { t } from '../texts.ts';
import styles from './staff.module.css';

/** How often the clock is drawn. */
const TICK_MS = 1000;

/** The time in Japan, independent of the machine's time zone. */
export function JapanClock() {
  const nowMs = useNow(TICK_MS);
  return (
    <span className={styles.clock}>
      <span className={styles.clockLabel}>{t('clock.japan')}</span>
      <time className={styles.clockTime}>{clockText(nowMs)}</time>
    </span>
  );
}
