import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { PageLink } from '../router/page-link.tsx';
import styles from './matter-line.module.css';

export interface MatterLineProps {
  readonly title: string;
  readonly words: string;
  readonly tone: StateTone;
  readonly count: string;
  /** Where it is handled; without one the words say what to do. */
  readonly href?: string | undefined;
}

/** A line of a card about what needs attention: what it is, and how often. */
export function MatterLine({ title, words, tone, count, href }: MatterLineProps) {
  const content = (
    <>
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.words}>{words}</span>
      </span>
      <StateChip tone={tone}>{count}</StateChip>
    </>
  );
  if (href === undefined) return <div className={styles.matter}>{content}</div>;
  return (
    <PageLink className={styles.matter} href={href}>
      {content}
    </PageLink>
  );
}
