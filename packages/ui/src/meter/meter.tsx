import type { ReactNode } from 'react';
import { styleVariables } from '../kit/style-variables.ts';
import styles from './bar.module.css';

export interface MeterProps {
  /** Accessible name of the measurement. */
  readonly label: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max: number;
  /** The value as text: 412 GB のこり. */
  readonly valueText: string;
  /** `warn` and `bad` need action. */
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined;
  /** Shows label and value above the bar. */
  readonly isLabelled?: boolean | undefined;
}

/** A share of a whole that can rise and fall: storage, answers. Progress of a task is `ProgressBar`. */
export function Meter({
  label,
  value,
  min = 0,
  max,
  valueText,
  tone = 'plain',
  isLabelled = false,
}: MeterProps): ReactNode {
  const share = max <= min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <div className={styles.bar} data-tone={tone}>
      {isLabelled && (
        <div className={styles.text} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the meter element cannot be drawn alike in every browser */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, value))}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.share} style={styleVariables({ '--share': share })} />
      </div>
    </div>
  );
}
