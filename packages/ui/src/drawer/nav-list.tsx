import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { matchesPath } from './match-path.ts';
import styles from './nav-list.module.css';

/** An entry with a link. */
export interface NavLink {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** A count at the end of the item. */
  readonly count?: number | undefined;
  /** Not rendered at all. */
  readonly isHidden?: boolean | undefined;
  /** Shown, but cannot be followed. */
  readonly isDisabled?: boolean | undefined;
  readonly href: string;
  /** Another site: opens in a new tab. */
  readonly isExternal?: boolean | undefined;
  /** `exact` for a home page whose path is a prefix of all others. Default `prefix`. */
  readonly match?: 'exact' | 'prefix' | undefined;
  /** Another page that belongs to the item, with everything below it. */
  readonly also?: string | undefined;
}

/** Links under a short heading. Not rendered if all of them are hidden. */
export interface NavGroup {
  readonly id: string;
  readonly label: string;
  readonly children: readonly NavLink[];
}

/** An item of the navigation. */
export type NavItem = NavLink | NavGroup;

export interface NavListProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly currentPath: string;
}

/** The items of a drawer: links, some of them in labelled groups. */
export function NavList({ label, items, currentPath }: NavListProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.filter(isShown).map(item => (
          <li key={item.id} className={classNames('children' in item && styles.group)}>
            {'children' in item ? (
              <Group group={item} currentPath={currentPath} />
            ) : (
              <Line link={item} currentPath={currentPath} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isShown(item: NavItem): boolean {
  return 'children' in item ? item.children.some(isShown) : item.isHidden !== true;
}

function isCurrent(link: NavLink, currentPath: string): boolean {
  if (link.isExternal === true) return false;
  if (link.also !== undefined && matchesPath(link.also, currentPath, 'prefix')) return true;
  return matchesPath(link.href, currentPath, link.match ?? 'prefix');
}

function Line({ link, currentPath }: { readonly link: NavLink; readonly currentPath: string }): ReactNode {
  const { frame } = useKitMessages();
  const external = link.isExternal === true ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const current = isCurrent(link, currentPath) ? { 'aria-current': 'page' as const } : {};
  return (
    <Link
      {...external}
      {...current}
      href={link.href}
      isDisabled={link.isDisabled ?? false}
      className={classNames(styles.line)}
    >
      <EntryLabel entry={link} />
      {link.isExternal === true && (
        <span className={styles.end}>
          <Icon name="external-link" size="small" />
          <VisuallyHidden>{frame.opensElsewhere}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

function Group({ group, currentPath }: { readonly group: NavGroup; readonly currentPath: string }): ReactNode {
  const headingId = useId();
  return (
    <>
      <span id={headingId} className={styles.heading}>
        {group.label}
      </span>
      <ul aria-labelledby={headingId} className={styles.list}>
        {group.children.filter(isShown).map(child => (
          <li key={child.id}>
            <Line link={child} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryLabel({ entry }: { readonly entry: NavLink }): ReactNode {
  return (
    <>
      {entry.icon !== undefined && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.count !== undefined && <span className={styles.count}>{entry.count}</span>}
    </>
  );
}
