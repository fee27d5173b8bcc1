import type { ReactNode } from 'react';
import styles from './guest-detail.module.css';

/** One fact about a guest, in a description list. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
