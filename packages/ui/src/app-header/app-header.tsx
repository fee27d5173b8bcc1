import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import styles from './app-header.module.css';

export interface AppHeaderProps {
  /** Menu button, brand or breadcrumbs. */
  readonly start?: ReactNode | undefined;
  /** The name in the middle, or a row of links. */
  readonly children?: ReactNode | undefined;
  /** Notices, language, account. */
  readonly end?: ReactNode | undefined;
  /** `centre` keeps the middle in the middle of the page; `start` lets it follow. */
  readonly align?: 'centre' | 'start' | undefined;
  /** Stays at the top while the page scrolls. */
  readonly isSticky?: boolean | undefined;
  /** A hairline under it. */
  readonly hasLine?: boolean | undefined;
}

/** The head of a page: 56 px on a phone, 60 px from 768. Large text makes it grow. */
export function AppHeader({ align = 'start', isSticky = false, hasLine = false, ...slots }: AppHeaderProps): ReactNode {
  return (
    <header
      data-kit-sticky={isSticky || undefined}
      className={classNames(styles.header, styles[align], isSticky && styles.sticky, hasLine && styles.lined)}
    >
      {slots.start !== undefined && <div className={styles.begin}>{slots.start}</div>}
      {slots.children !== undefined && <div className={styles.middle}>{slots.children}</div>}
      {slots.end !== undefined && <div className={styles.end}>{slots.end}</div>}
    </header>
  );
}
