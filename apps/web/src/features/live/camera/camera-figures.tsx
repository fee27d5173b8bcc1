import type { ReactNode } from 'react';
import { numberText } from '../../../shell/formats.ts';
import { t } from '../console-t.ts';
import type { BroadcastReport } from './camera-broadcast.ts';
import styles from './camera-room.module.css';

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The sending statistics: bitrate, frame rate, delay, dropped frames. */
export function CameraFigures({ report }: { readonly report: BroadcastReport }) {
  const { kbps, framesPerSecond, behindMs, droppedCount } = report;
  return (
    <dl className={styles.figures} aria-label={t('camera.figures')}>
      <Figure label={t('camera.figure.kbps')}>{numberText(Math.round(kbps))} kbit/s</Figure>
      <Figure label={t('camera.figure.frames')}>{numberText(Math.round(framesPerSecond))} fps</Figure>
      <Figure label={t('camera.figure.behind')}>
        {t('camera.figure.seconds', { value: (behindMs / 1_000).toFixed(1) })}
      </Figure>
      <Figure label={t('camera.figure.dropped')}>{numberText(droppedCount)}</Figure>
    </dl>
  );
}
