import { type ReactNode, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import { type NonEmpty, someTabs } from '../tabs/some-tabs.ts';
import styles from '../tabs/tabs.module.css';
import { useTabInView } from '../tabs/use-tab-in-view.ts';

/** A tab that is a page. */
export interface RouteTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly href: string;
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface RouteTabsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** At least one. */
  readonly tabs: NonEmpty<RouteTab>;
  readonly currentId: string;
  readonly isSticky?: boolean | undefined;
}

/** Related pages, as a row of links; the current one is scrolled into view. */
export function RouteTabs({ label, tabs, currentId, isSticky = false }: RouteTabsProps): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  useTabInView(row, currentId);
  return (
    <nav aria-label={label} className={classNames(isSticky && styles.sticky)}>
      <ul ref={row} className={styles.list}>
        {someTabs(tabs, label).map(tab => (
          <li key={tab.id} data-current={tab.id === currentId || undefined}>
            <Link
              href={tab.href}
              isDisabled={tab.isDisabled ?? false}
              {...(tab.id === currentId ? { 'aria-current': 'page' as const } : {})}
              className={classNames(styles.tab)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
