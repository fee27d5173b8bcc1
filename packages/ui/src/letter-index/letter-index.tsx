import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import styles from './letter-index.module.css';

/** One letter; without an address it has no entries. */
export interface LetterLink {
  readonly letter: string;
  /** The accessible name instead of the bare letter: あ行. */
  readonly label: string;
  readonly href?: string | undefined;
}

export interface LetterIndexProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly letters: readonly LetterLink[];
  /** The letter of the first visible entry. */
  readonly current?: string | undefined;
  /** `column` is placed at the edge of a phone's list. */
  readonly layout?: 'row' | 'column' | undefined;
}

/** The index of a long list: 五十音 or an alphabet. A letter without entries is shown but is not a link. */
export function LetterIndex({ label, letters, current, layout = 'row' }: LetterIndexProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles.index} data-layout={layout}>
        {letters.map(({ letter, label: spoken, href }) => (
          <li key={letter}>
            {href === undefined ? (
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
            ) : (
              <Link
                href={href}
                aria-label={spoken}
                {...(letter === current ? { 'aria-current': 'true' as const } : {})}
                className={classNames(styles.letter)}
              >
                {letter}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
