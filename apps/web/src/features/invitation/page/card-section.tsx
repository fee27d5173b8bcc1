import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import type { CardPart } from './card-facts.ts';
import styles from './invitation-view.module.css';

export interface CardSectionProps {
  /** The part's key in the editor; profiles have none, because they are edited elsewhere. */
  readonly part?: CardPart;
  /** The large title, the same in both languages. */
  readonly latin: string;
  /** The translation of that title in the card's language. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the card: Latin title, translation in small letters, content. */
export function CardSection({ part, latin, title, children }: CardSectionProps) {
  return (
    <section className={styles.section} data-part={part}>
      <SectionHeading latin={latin} title={title} />
      {children}
    </section>
  );
}
