import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  /** The Latin title, set large: Anniversary tree. Decoration if `title` says the same. */
  readonly latin: string;
  /** The small mincho line below it, and the heading for screen readers. */
  readonly title?: ReactNode | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  /** `row` sets both on one line, aligned to the start: headings of side columns. */
  readonly layout?: 'centre' | 'row' | undefined;
  readonly size?: 'regular' | 'page' | undefined;
}

/** The heading of a section on guest pages: a Latin title and a small mincho line. */
export function SectionHeading({
  latin,
  title,
  level = 2,
  layout = 'centre',
  size = 'regular',
}: SectionHeadingProps): ReactNode {
  const Heading = `h${level}` as const;
  const frame = classNames(styles.heading, styles[layout], styles[size]);
  if (title === undefined) {
    return (
      <div className={frame}>
        <Heading className={styles.latin} lang="en">
          {latin}
        </Heading>
      </div>
    );
  }
  return (
    <div className={frame}>
      <span className={styles.latin} lang="en" aria-hidden="true">
        {latin}
      </span>
      <Heading className={styles.title}>{title}</Heading>
    </div>
  );
}
