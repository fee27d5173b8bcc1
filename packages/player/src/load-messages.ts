import type { Locale, PlayerMessages } from './messages.ts';

const known = new Map<Locale, PlayerMessages>();
const coming = new Map<Locale, Promise<PlayerMessages>>();

async function load(locale: Locale): Promise<PlayerMessages> {
  const messages = locale === 'ja' ? (await import('./messages.ja.ts')).ja : (await import('./messages.en.ts')).en;
  known.set(locale, messages);
  return messages;
}

/** The player's texts in a language; a reader of one never loads the other. A page that asks before it draws sees no gap. */
export function loadPlayerMessages(locale: Locale): Promise<PlayerMessages> {
  const messages = coming.get(locale) ?? load(locale);
  coming.set(locale, messages);
  // What failed is tried again when it is asked for again.
  messages.catch(() => coming.delete(locale));
  return messages;
}

/** The texts of a language, if they have come. */
export function knownMessages(locale: Locale): PlayerMessages | undefined {
  return known.get(locale);
}
