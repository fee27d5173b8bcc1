import { useCare } from '../../../shell/theme/use-care.ts';
import styles from './shown-name.module.css';

export interface ShownNameProps {
  readonly name: string;
  /** The reading of the name; empty if unknown. */
  readonly kana: string;
}

/** A person's name, with its reading above it if the reader turned that on. */
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
