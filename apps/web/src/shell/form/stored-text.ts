import { useEffect, useState } from 'react';
import { readStored, store } from './storage.ts';

/** The text of a field that is kept across tabs, and its state. */
export interface StoredText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Somebody has saved another text since this one was started: saving overwrites theirs. */
  readonly isOvertaken: boolean;
}

/** The stored draft with its base; otherwise the saved text. */
function beginText(name: string, saved: string): { readonly base: string; readonly text: string } {
  const kept = readStored(name);
  const isKept = typeof kept === 'object' && kept !== null && 'text' in kept && 'saved' in kept;
  const isValid = isKept && typeof kept.text === 'string' && typeof kept.saved === 'string';
  return isValid ? { base: String(kept.saved), text: String(kept.text) } : { base: saved, text: saved };
}

/**
 * A text field whose draft outlives the tab until it is saved. Untouched, it follows what others save; touched, it
 * keeps the draft and reports the conflict (docs/product/form.md#two-people).
 */
export function useStoredText(name: string, saved: string): StoredText {
  const [{ base, text }, setStored] = useState(() => beginText(name, saved));
  if (base !== saved && (text === base || text === saved)) setStored({ base: saved, text: saved });
  useEffect(() => store(name, text === saved ? undefined : { saved: base, text }), [name, saved, base, text]);
  return {
    text,
    setText: next => setStored(now => ({ ...now, text: next })),
    isOvertaken: base !== saved && text !== base && text !== saved,
  };
}
