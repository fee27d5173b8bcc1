import type { ReactNode } from 'react';
import styles from './list-frame.module.css';

/** Filters, table and pages of a list, one below the other. */
export function ListFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
