import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Accessible name; without it the spinner is decoration next to text that says the same. */
  readonly label?: string | undefined;
  readonly size?: 'text' | 'large' | undefined;
}

/** A rotating arc: something of unknown duration is in progress. With reduced motion it fades instead. */
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
