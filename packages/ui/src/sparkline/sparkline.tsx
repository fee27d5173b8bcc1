import type { ReactNode } from 'react';
import { heightOf, sparkPath } from './spark-path.ts';
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Text alternative of the line: ビットレート、直近10分、2.9 Mbit/s、めやすの中. */
  readonly label: string;
  /** Oldest first, evenly spaced; `null` if not measured. */
  readonly values: readonly (number | null)[];
  /** The values at the bottom and the top. */
  readonly range: readonly [low: number, high: number];
  /** The target range of the values. */
  readonly target?: readonly [low: number, high: number] | undefined;
  readonly tone?: 'plain' | 'warn' | undefined;
  /** Any CSS height. */
  readonly height?: string | undefined;
}

const WIDTH = 200;
const HEIGHT = 48;

/** A small line over time with its target range. Numbers and text are always shown next to it, never only the line. */
export function Sparkline({
  label,
  values,
  range,
  target,
  tone = 'plain',
  height = '54px',
}: SparklineProps): ReactNode {
  const [low, high] = range;
  const box = { width: WIDTH, height: HEIGHT, low, high };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      className={styles.spark}
      style={{ height }}
      data-tone={tone}
    >
      {target !== undefined && (
        <rect
          className={styles.band}
          x={0}
          width={WIDTH}
          y={heightOf(target[1], box)}
          height={Math.max(1, heightOf(target[0], box) - heightOf(target[1], box))}
        />
      )}
      <path className={styles.line} d={sparkPath(values, box)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
