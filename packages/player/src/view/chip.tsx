import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  /** `live` means on air: the only tone in color. */
  readonly tone?: 'plain' | 'live' | undefined;
  readonly children: ReactNode;
}

/** A short text on the picture, on a dark background so that it is readable over any frame. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
