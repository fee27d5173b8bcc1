import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { titleNames } from '@kotohogi/domain/profile/names';
import { artwork } from '@kotohogi/themes/artwork';
import type { ReactNode } from 'react';
import { CoupleTitle } from '../couple-title.tsx';
import styles from './letter-sheet.module.css';

export interface LetterSheetProps {
  readonly wedding: Pick<AttendanceDetail, 'couple' | 'designPattern'>;
  readonly title: string;
  /** The heading level of the title: 2 if the page has its own title. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** A letter on the stationery of the wedding's pattern: paper, edge, ornaments. The page sets the pattern's theme. */
export function LetterSheet({
  wedding: { couple, designPattern: pattern },
  title,
  level = 1,
  children,
}: LetterSheetProps) {
  const Title = `h${level}` as const;
  const picture = (name: 'corner' | 'corner-foot' | 'divider') => ({ '--picture': `url('${artwork(pattern, name)}')` });
  return (
    <div className={styles.page}>
      <article className={styles.sheet} data-pattern={pattern}>
        <span className={styles.corner} style={picture('corner')} aria-hidden="true" />
        <span className={styles.lowerCorner} style={picture('corner-foot')} aria-hidden="true" />
        <div className={styles.text}>
          <p className={styles.names}>
            <CoupleTitle names={titleNames(couple)} />
          </p>
          <span className={styles.rule} style={picture('divider')} aria-hidden="true" />
          <Title className={styles.title}>{title}</Title>
          {children}
        </div>
      </article>
    </div>
  );
}
