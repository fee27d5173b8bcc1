import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Makes the text a live region: it is announced when it changes. */
  readonly live?: 'polite' | 'assertive' | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps): ReactNode {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}
