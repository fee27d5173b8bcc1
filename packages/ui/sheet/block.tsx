import type { ReactNode } from 'react';
import { setting } from './setting.ts';
import styles from './sheet.module.css';

/** A named part of the sheet; left out when the address asks for another one. */
export function Block({
  id,
  name,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  if (setting.section !== null && setting.section !== id) return null;
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}
