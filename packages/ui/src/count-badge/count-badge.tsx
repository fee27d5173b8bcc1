import type { ReactNode } from 'react';
import styles from './count-badge.module.css';

/**
 * A small count at the corner of an `IconButton`, such as unread notices; 0 shows nothing. Include it in the button's
 * `label` too.
 */
export function CountBadge({ count }: { readonly count: number }): ReactNode {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
