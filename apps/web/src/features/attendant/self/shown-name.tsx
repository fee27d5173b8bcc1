import { useCare } from '../../../shell/theme/use-care.ts';
import styles from './shown-name.module.css';

export interface ShownNameProps {
  readonly name: string;
  /** How it is read; empty where nobody knows. */
  readonly kana: string;
}

/** A person's name; with its reading over it for those who asked for it. */
export function ShownName({ name, kana }: ShownNameProps) {
  const [isRead] = useCare('furigana');
  if (!isRead || kana === '') return <span className={styles.name}>{name}</span>;
  return (
    <ruby className={styles.name}>
      {name}
      <rp>（</rp>
      <rt>{kana}</rt>
      <rp>）</rp>
    </ruby>
  );
}
