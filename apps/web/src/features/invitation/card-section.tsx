import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import type { CardPart } from './card-facts.ts';
import styles from './invitation-view.module.css';

export interface CardSectionProps {
  /** What the editor calls it; profiles are edited elsewhere. */
  readonly part?: CardPart;
  /** The large title, the same in both languages. */
  readonly latin: string;
  /** What it means, in the card's language. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the card: Latin title, its meaning in small letters, content. */
export function CardSection({ part, latin, title, children }: CardSectionProps) {
  return (
    <section className={styles.section} data-part={part}>
      <SectionHeading latin={latin} title={title} />
      {children}
    </section>
  );
}
