import { artwork } from '@kotohogi/themes/artwork';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import { useAttendance } from '../attendance-context.ts';
import styles from './paper-page.module.css';

export interface PaperPageProps {
  readonly latin: string;
  readonly title: string;
  /** Empty = only the title. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page on the wedding's paper: centered title, a spray in one corner, one column. */
export function PaperPage({ latin, title, lead, children }: PaperPageProps) {
  const { designPattern } = useAttendance();
  return (
    <main className={styles.page} id="content">
      <span
        className={styles.corner}
        data-part="corner"
        style={{ '--picture': `url('${artwork(designPattern, 'corner')}')` }}
        aria-hidden="true"
      />
      <header className={styles.head}>
        <SectionHeading latin={latin} title={title} level={1} size="page" />
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </main>
  );
}
