import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { Knot } from '../knot/knot.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** データが見つかりませんでした。 by default. */
  readonly title?: ReactNode | undefined;
  /** What the user can do. */
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
}

/** An empty list: a friendly text below an untied knot. */
export function EmptyState({ title, children, action }: EmptyStateProps): ReactNode {
  const { list } = useKitMessages();
  return (
    <div className={styles.empty}>
      <span className={styles.knot}>
        <Knot height="30px" />
      </span>
      <p className={styles.title}>{title ?? list.empty}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
