import { useEffect, useState } from 'react';
import { keep, readKept } from './kept.ts';

/** Words in a field of their own, and what became of them. */
export interface KeptText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Somebody has saved other words since these were begun: saving them overwrites the others. */
  readonly isOvertaken: boolean;
}

/** What was kept under a name with what it was begun on; else what is saved. */
function beginText(name: string, saved: string): { readonly base: string; readonly text: string } {
  const kept = readKept(name);
  const isKept = typeof kept === 'object' && kept !== null && 'text' in kept && 'saved' in kept;
  const isWords = isKept && typeof kept.text === 'string' && typeof kept.saved === 'string';
  return isWords ? { base: String(kept.saved), text: String(kept.text) } : { base: saved, text: saved };
}

/**
 * Words in a field of their own that outlive the tab, until they are what is saved. Untouched they follow what somebody
 * else saves; touched they stay, and it is told (decision 90).
 */
export function useKeptText(name: string, saved: string): KeptText {
  const [{ base, text }, setWords] = useState(() => beginText(name, saved));
  if (base !== saved && (text === base || text === saved)) setWords({ base: saved, text: saved });
  useEffect(() => keep(name, text === saved ? undefined : { saved: base, text }), [name, saved, base, text]);
  return {
    text,
    setText: next => setWords(now => ({ ...now, text: next })),
    isOvertaken: base !== saved && text !== base && text !== saved,
  };
}
