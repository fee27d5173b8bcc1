import { useId } from 'react';
import type { CaptionState } from '../store/state.ts';
import { useMessages, useRequest } from './context.ts';
import styles from './menu.module.css';

/** The choice of captions, if there are several. */
export function CaptionChoice({ captions: { tracks, shown } }: { readonly captions: CaptionState }) {
  const messages = useMessages();
  const request = useRequest();
  const name = useId();
  return (
    <fieldset className={styles.ways} data-part="caption-choice">
      <legend className={styles.title}>{messages.captions}</legend>
      {[{ language: null, label: messages.noCaptions }, ...tracks].map(({ language, label }) => (
        <label key={language} className={styles.way}>
          <input
            type="radio"
            name={name}
            checked={language === shown}
            onChange={() => request({ type: 'show-captions', language })}
          />
          <span lang={language ?? undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
