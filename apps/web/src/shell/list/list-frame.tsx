import type { ReactNode } from 'react';
import styles from './list-frame.module.css';

/** Filters, table and paging of a list, stacked vertically. */
export function ListFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
