import { Sentences } from '../../../shell/sentences.tsx';
import styles from './letter.module.css';

/** A paragraph of a letter. */
export function LetterText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      <Sentences text={text} />
    </p>
  );
}
