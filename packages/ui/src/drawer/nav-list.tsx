import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { matchesPath } from './match-path.ts';
import styles from './nav-list.module.css';

/** The common fields of navigation entries. */
interface NavEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** A count at the end of the item. */
  readonly count?: number | undefined;
  /** Not rendered at all. */
  readonly isHidden?: boolean | undefined;
  /** Shown, but cannot be followed. */
  readonly isDisabled?: boolean | undefined;
}

/** An entry with a link. */
export interface NavLink extends NavEntry {
  readonly href: string;
  /** Another site: opens in a new tab. */
  readonly isExternal?: boolean | undefined;
  /** `exact` for a home page whose path is a prefix of all others. Default `prefix`. */
  readonly match?: 'exact' | 'prefix' | undefined;
  /** Another page that belongs to the item, with everything below it. */
  readonly also?: string | undefined;
}

/** An entry that expands to show others. */
export interface NavGroup extends NavEntry {
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

/** The items of a drawer. A group expands automatically when it contains the current page. */
export function NavList({ label, items, currentPath }: NavListProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items
          .filter(item => item.isHidden !== true)
          .map(item => (
            <li key={item.id}>
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
  const panelId = useId();
  const children = group.children.filter(child => child.isHidden !== true);
  const belongs = children.some(child => isCurrent(child, currentPath));
  const [seen, setSeen] = useState({ currentPath, isOpen: belongs });
  // Another page expands its group; a group the reader opened stays open.
  if (seen.currentPath !== currentPath) setSeen({ currentPath, isOpen: seen.isOpen || belongs });
  const { isOpen } = seen;
  return (
    <>
      <Button
        className={classNames(styles.line)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        isDisabled={group.isDisabled ?? false}
        data-belongs={belongs || undefined}
        onPress={() => setSeen({ currentPath, isOpen: !isOpen })}
      >
        <EntryLabel entry={group} />
        <span className={styles.end}>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </span>
      </Button>
      <ul id={panelId} className={styles.children} hidden={!isOpen}>
        {children.map(child => (
          <li key={child.id}>
            <Line link={child} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryLabel({ entry }: { readonly entry: NavEntry }): ReactNode {
  return (
    <>
      {entry.icon !== undefined && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.count !== undefined && <span className={styles.count}>{entry.count}</span>}
    </>
  );
}
