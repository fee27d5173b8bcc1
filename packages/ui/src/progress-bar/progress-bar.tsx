import type { ReactNode } from 'react';
import { styleVariables } from '../kit/style-variables.ts';
import styles from '../meter/bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; `null` while the total is unknown. */
  readonly percent: number | null;
  /** Shown next to the label instead of the percentage: あと約4分. */
  readonly valueText?: string | undefined;
  readonly tone?: 'plain' | 'bad' | undefined;
}

/** Progress of a task: an upload, an archive being made. */
export function ProgressBar({ label, percent, valueText, tone = 'plain' }: ProgressBarProps): ReactNode {
  const share = percent === null ? null : Math.min(100, Math.max(0, percent));
  const text = valueText ?? (share === null ? '' : `${Math.round(share)}%`);
  return (
    <div className={styles.bar} data-tone={tone}>
      <div className={styles.text} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.value}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share)}
        aria-valuetext={text === '' ? undefined : text}
        className={styles.track}
      >
        <div
          className={styles.share}
          data-open={share === null || undefined}
          style={styleVariables({ '--share': (share ?? 30) / 100 })}
        />
      </div>
    </div>
  );
}
