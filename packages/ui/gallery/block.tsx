import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Some parts under a name. */
export function Block({
  name,
  children,
}: {
  readonly id?: string;
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </>
  );
}
