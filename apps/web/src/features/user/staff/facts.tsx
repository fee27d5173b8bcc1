import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A label and its value. */
export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts about a person or a role, as labels and values. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
