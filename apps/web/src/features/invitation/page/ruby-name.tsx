import type { OrganizerProfile } from '@kotohogi/contract/profile';
import type { Language } from '@kotohogi/contract/texts/texts';
import { nameParts } from '@kotohogi/domain/profile/name-parts';
import { Fragment } from 'react';
import styles from './ruby-name.module.css';

/** A full name, on Japanese cards with furigana over its kanji. */
export function RubyName({ person, language }: { readonly person: OrganizerProfile; readonly language: Language }) {
  return nameParts(person, language).map(({ written, kana }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and items have no state
    <Fragment key={at}>
      {at > 0 && ' '}
      {kana === '' ? (
        written
      ) : (
        <ruby className={styles.name}>
          {written}
          <rt>{kana}</rt>
        </ruby>
      )}
    </Fragment>
  ));
}
