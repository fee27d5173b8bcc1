import type { Locale, PlayerMessages } from './messages.ts';

const known = new Map<Locale, PlayerMessages>();
const coming = new Map<Locale, Promise<PlayerMessages>>();

async function load(locale: Locale): Promise<PlayerMessages> {
  const messages = locale === 'ja' ? (await import('./messages.ja.ts')).ja : (await import('./messages.en.ts')).en;
  known.set(locale, messages);
  return messages;
}

/**
 * The player's texts in a language; the other language is not loaded. A page that loads them before rendering avoids a
 * gap.
 */
export function loadPlayerMessages(locale: Locale): Promise<PlayerMessages> {
  const messages = coming.get(locale) ?? load(locale);
  coming.set(locale, messages);
  // A failed load is tried again at the next request.
  messages.catch(() => coming.delete(locale));
  return messages;
}

/** The texts of a language, if they are loaded. */
export function knownMessages(locale: Locale): PlayerMessages | undefined {
  return known.get(locale);
}
