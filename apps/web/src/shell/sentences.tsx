import { Fragment } from 'react';
import styles from './sentences.module.css';

/** Text whose lines break between sentences first, and never after the "&" of a couple. */
export function Sentences({ text }: { readonly text: string }) {
  return (text.match(/[^。.]+[。.]?/g) ?? []).map(sentence => (
    <Fragment key={sentence}>
      {sentence.startsWith(' ') && ' '}
      <span className={styles.sentence}>{sentence.trim().replaceAll(' & ', ' &\u00a0')}</span>
    </Fragment>
  ));
}
