import type { ReactNode } from 'react';
import styles from './invoice.module.css';

interface MonthCardProps {
  readonly month: string;
  readonly state: ReactNode;
  /** What is known of the month; empty texts are left out. */
  readonly details: readonly string[];
  readonly total: string;
}

/** A month on a phone: its name, its state, and its total. */
export function MonthCard({ month, state, details, total }: MonthCardProps) {
  const known = details.filter(text => text !== '');
  return (
    <>
      <span className={styles.line}>
        <span>{month}</span>
        {state}
      </span>
      {(known.length > 0 || total !== '') && (
        <span className={styles.line}>
          <span className={styles.detail}>{known.join(' · ')}</span>
          <span>{total}</span>
        </span>
      )}
    </>
  );
}
