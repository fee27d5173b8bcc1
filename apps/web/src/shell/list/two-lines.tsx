import type { ReactNode } from 'react';
import { yearDateText } from '../formats.office.ts';
import { timeText } from '../formats.ts';
import styles from './two-lines.module.css';

export interface TwoLinesProps {
  readonly children: ReactNode;
  /** The second, smaller line. */
  readonly detail: ReactNode;
}

/** A table cell with a smaller line below its value; a long word without spaces wraps. */
export function TwoLines({ children, detail }: TwoLinesProps) {
  return (
    <>
      <span className={styles.value}>{children}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

/** A table cell with the time of an instant, and its date below. */
export function TimeLines({ at }: { readonly at: number }) {
  return (
    <TwoLines detail={yearDateText(at)}>
      <span className={styles.time}>{timeText(at)}</span>
    </TwoLines>
  );
}
