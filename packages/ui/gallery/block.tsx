import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Some components under a name. */
export function Block({
  name,
  parts,
  children,
}: {
  readonly name: string;
  /** The components shown, by their names in code: `Button · IconButton`. */
  readonly parts?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {parts !== undefined && (
          <p className={styles.parts} lang="en" translate="no">
            {parts.replaceAll(' · ', '\u00a0· ')}
          </p>
        )}
      </div>
      {children}
    </>
  );
}
