import { currentLanguage } from './i18n/locale.ts';
import { addTexts, textsOf } from './i18n/text.ts';
import type { ja } from './messages.ja.ts';

/** Returns a text of the shell. */
export const t = textsOf<typeof ja>();

/** Loads the shell's texts in the page's language. */
export async function loadShellTexts(): Promise<void> {
  addTexts(currentLanguage() === 'ja' ? (await import('./messages.ja.ts')).ja : (await import('./messages.en.ts')).en);
}
