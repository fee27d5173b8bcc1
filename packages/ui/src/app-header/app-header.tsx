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
  /** `centre` keeps the middle centered on the page; `start` places it after the start. */
  readonly align?: 'centre' | 'start' | undefined;
  /** Stays at the top while the page scrolls. */
  readonly isSticky?: boolean | undefined;
  /** A hairline below it. */
  readonly hasLine?: boolean | undefined;
}

/** The header of a page: 56 px on a phone, 60 px from 768. It grows with large text. */
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
