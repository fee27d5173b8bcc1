import type { ReactNode } from 'react';
import { PageLink } from '../router/page-link.tsx';
import styles from './matter-line.module.css';

export interface MatterLineProps {
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
export function MatterLine({ title, lines, state, href, children }: MatterLineProps) {
  const content = (
    <>
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        {lines.map(line => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {children}
      </div>
      <span className={styles.state}>{state}</span>
    </>
  );
  if (href === undefined) return <div className={styles.matter}>{content}</div>;
  return (
    <PageLink className={styles.matter} href={href}>
      {content}
    </PageLink>
  );
}
