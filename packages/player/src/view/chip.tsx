import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  /** `live` is on air: the only one in colour. */
  readonly tone?: 'plain' | 'live' | undefined;
  readonly children: ReactNode;
}

/** A short word on the picture, on a dark ground of its own so that it can be read over any frame. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
