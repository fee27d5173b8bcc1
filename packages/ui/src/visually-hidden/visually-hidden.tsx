import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Makes the words a live region: they are spoken when they change. */
  readonly live?: 'polite' | 'assertive' | undefined;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps): ReactNode {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}
