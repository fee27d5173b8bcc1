import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Spoken name; without it the spinner is decoration beside words that say the same. */
  readonly label?: string | undefined;
  readonly size?: 'text' | 'large' | undefined;
}

/** A turning arc: something is under way and its length is not known. Under reduced motion it breathes instead. */
export function Spinner({ label, size = 'text' }: SpinnerProps): ReactNode {
  const arc = (
    <svg className={styles.arc} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (label === undefined) return arc;
  return (
    <span className={styles.named} role="status">
      {arc}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
