import type { ReactNode } from 'react';
import { PageLink } from '../router/page-link.tsx';
import styles from './card-line.module.css';

export interface CardLineProps {
  readonly title: ReactNode;
  /** Each on a line of its own. */
  readonly lines: readonly string[];
  /** A chip at the end: how urgent it is, its state, or how often it occurs. */
  readonly state: ReactNode;
  /** The page where it is handled; if omitted, the lines say what to do. */
  readonly href?: string | undefined;
  /** Shown below the lines. */
  readonly children?: ReactNode;
}

/** A line of a card about what needs attention. */
export function CardLine({ title, lines, state, href, children }: CardLineProps) {
  const content = (
    <>
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        {lines.map(line => (
          <span key={line} className={styles.detail}>
            {line}
          </span>
        ))}
        {children}
      </div>
      <span className={styles.state}>{state}</span>
    </>
  );
  if (href === undefined) return <div className={styles.line}>{content}</div>;
  return (
    <PageLink className={styles.line} href={href}>
      {content}
    </PageLink>
  );
}
