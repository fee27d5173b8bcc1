import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { matchesPath } from '../drawer/match-path.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { useBottomBar } from '../kit/use-bottom-bar.ts';
import styles from './tab-bar.module.css';

/** A top-level page. */
export interface TabBarItem {
  readonly id: string;
  /** One short word: five of them share a phone's width. */
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  /** `exact` for a home page whose path is a prefix of all others. Default `prefix`. */
  readonly match?: 'exact' | 'prefix' | undefined;
}

export interface TabBarProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** At most four with `more`, five without. */
  readonly items: readonly TabBarItem[];
  readonly currentPath: string;
  /** Opens the rest of the navigation: the drawer. */
  readonly more?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** The top-level pages at the bottom of a phone, within thumb reach. From 1024 px the drawer replaces it. */
export function TabBar({ label, items, currentPath, more }: TabBarProps): ReactNode {
  const foot = useBottomBar();
  return (
    <nav ref={foot} aria-label={label} className={styles.bar}>
      {items.map(({ id, label: word, icon, href, match = 'prefix' }) => (
        <Link
          key={id}
          href={href}
          {...(matchesPath(href, currentPath, match) ? { 'aria-current': 'page' as const } : {})}
          className={classNames(styles.item)}
        >
          <Icon name={icon} />
          <span>{word}</span>
        </Link>
      ))}
      {more !== undefined && (
        <Button className={classNames(styles.item)} onPress={more.onPress}>
          <Icon name="ellipsis" />
          <span>{more.label}</span>
        </Button>
      )}
    </nav>
  );
}
