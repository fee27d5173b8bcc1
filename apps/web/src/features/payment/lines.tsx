import type { ReactNode } from 'react';
import styles from './lines.module.css';

export interface Line {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The sum of the lines above it. */
  readonly isTotal?: boolean;
}

/** The items paid for, with the total below a rule: `frame` puts it on a sheet, `plain` next to its labels. */
export function Lines({ lines, variant }: { readonly lines: readonly Line[]; readonly variant: 'frame' | 'plain' }) {
  return (
    <dl className={styles.lines} data-variant={variant}>
      {lines.map(({ id, label, value, isTotal }) => (
        <div key={id} className={styles.line} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
