import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import styles from '../tabs/tabs.module.css';
import { glide, scrollToShow, TAB_SCROLL_MS } from './scroll-to-tab.ts';

/** One tab that is a page. */
export interface RouteTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly href: string;
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface RouteTabsProps {
  /** Spoken name of the navigation. */
  readonly label: string;
  /** At least one. */
  readonly tabs: readonly [RouteTab, ...RouteTab[]];
  readonly currentId: string;
  readonly isSticky?: boolean | undefined;
}

/** Pages that belong together, as a row of links; the current one is brought into view. */
export function RouteTabs({ label, tabs, currentId, isSticky = false }: RouteTabsProps): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  useTabInView(row, currentId);
  return (
    <nav aria-label={label} className={classNames(isSticky && styles.sticky)}>
      <ul ref={row} className={styles.list}>
        {tabs.map(tab => (
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

/** Glides the row until the current tab stands inside it. */
function useTabInView(row: RefObject<HTMLElement | null>, currentId: string): void {
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[data-current]');
    if (list === null || tab === null || tab === undefined || currentId === '') return;
    const from = list.scrollLeft;
    const to = scrollToShow(
      { start: tab.offsetLeft - list.offsetLeft, size: tab.offsetWidth },
      { start: from, size: list.clientWidth },
      list.scrollWidth,
    );
    if (to === from) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startedAtMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs: number) {
      const share = isStill ? 1 : (nowMs - startedAtMs) / TAB_SCROLL_MS;
      list.scrollLeft = glide(from, to, share);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [row, currentId]);
}
