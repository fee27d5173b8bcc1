import { GRACE_MS } from '@kotohogi/domain/live/transitions';
import { Alert } from '@kotohogi/ui/alert';
import { Meter } from '@kotohogi/ui/meter';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { t } from '../../console-t.ts';
import { useServerNow } from '../console-clock.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { GuestSlate, Shown } from '../console-slate.tsx';
import { clockOf, countdownOf } from '../console-time.ts';
import { NoPicture } from '../preview/console-preview.tsx';
import styles from './console-trouble.module.css';

/**
 * How long the video has been lost, what guests see, and the time until it counts as an error. The clock updates
 * silently; screen readers announce only the sentence.
 */
export function TroubleAlarm({ live, received }: Pick<ConsoleFacts, 'live' | 'received'>) {
  const nowMs = useServerNow(received);
  const isBroken = live.state === 'streaming_error';
  const status = isBroken ? 'broken' : 'lost';
  const lostMs = nowMs - (live.framesLostAt ?? live.now);
  const left = countdownOf(GRACE_MS - lostMs);
  return (
    <div className={styles.alarm}>
      <VisuallyHidden live="assertive">{t('console.preview.lost')}</VisuallyHidden>
      <Alert
        tone={isBroken ? 'bad' : 'warn'}
        isFilled
        title={
          <span className={styles.title}>
            {t(`console.status.${status}`)} <span className={styles.clock}>{clockOf(lostMs)}</span>
          </span>
        }
        action={
          !isBroken && (
            <div className={styles.until}>
              <span aria-hidden="true">{t('console.trouble.until', { time: left })}</span>
              <Meter
                label={t('console.trouble.until', { time: '' })}
                value={Math.min(lostMs, GRACE_MS)}
                max={GRACE_MS}
                valueText={left}
              />
            </div>
          )
        }
      >
        {t(`console.next.${status}`)}
      </Alert>
    </div>
  );
}

/** While no video arrives: what guests see, next to the preview from the venue. */
export function TroublePictures({ live, pattern }: Pick<ConsoleFacts, 'live' | 'pattern'>) {
  const main = live.ingest.find(({ kind }) => kind === 'main');
  return (
    <div className={styles.pictures}>
      <GuestSlate
        text={t(live.intermissionAt === null ? 'console.trouble.slate' : 'console.intermission')}
        pattern={pattern}
      />
      <Shown icon="video-off" name={t('console.trouble.venue')}>
        <NoPicture
          text={t(main?.isConnected === true ? 'console.trouble.silent' : 'console.trouble.gone')}
          lastAtMs={live.framesLostAt}
        />
      </Shown>
    </div>
  );
}
