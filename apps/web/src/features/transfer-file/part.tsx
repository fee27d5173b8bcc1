import type { ReactNode } from 'react';
import styles from './transfer-file.module.css';

interface PartProps {
  readonly title: string;
  /** Secondary text after the title. */
  readonly aside?: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A table of the page below its heading; the table brings its own frame. */
export function Part({ title, aside, actions, children }: PartProps) {
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.aside}>{aside}</span>
        {actions}
      </header>
      {children}
    </section>
  );
}
