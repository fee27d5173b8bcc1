import type { ReactNode } from 'react';
import styles from './guest-detail.module.css';

/** One thing that is known of a guest; stands in a list of them. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
