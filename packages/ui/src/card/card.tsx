import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode | undefined;
  readonly titleLevel?: 2 | 3 | 4 | undefined;
  /** Secondary text after the title. */
  readonly aside?: ReactNode | undefined;
  /** Buttons or links at the end of the title's line. */
  readonly actions?: ReactNode | undefined;
  /** `floating` casts a shadow; `accent` is the one next action; `warn` and `bad` need action. */
  readonly tone?: 'plain' | 'floating' | 'accent' | 'warn' | 'bad' | undefined;
  /** Tables and lists extend to the edges. */
  readonly isFlush?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A sheet of paper on the page. Cards are not nested. */
export function Card({ tone = 'plain', isFlush = false, titleLevel = 2, ...props }: CardProps): ReactNode {
  const Heading = `h${titleLevel}` as const;
  return (
    <section id={props.id} className={classNames(styles.card, styles[tone], isFlush && styles.flush)}>
      {props.title !== undefined && (
        <header className={styles.header}>
          <Heading className={styles.title}>{props.title}</Heading>
          {props.aside !== undefined && <span className={styles.aside}>{props.aside}</span>}
          {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
        </header>
      )}
      {props.children}
    </section>
  );
}
