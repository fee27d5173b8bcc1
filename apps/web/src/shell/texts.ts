import { setRuleTexts } from './form/rule-texts.ts';
import { currentLanguage } from './i18n/locale.ts';
import { addTexts, textsOf } from './i18n/text.ts';
import type { ja } from './messages.ja.ts';

/** Returns a text of the shell. */
export const t = textsOf<typeof ja>();

/** Loads the texts of the shell and of broken rules in the page's language. */
export async function loadShellTexts(): Promise<void> {
  const { shell, rules } = await (currentLanguage() === 'ja' ? import('./texts.ja.ts') : import('./texts.en.ts'));
  addTexts(shell);
  setRuleTexts(rules);
}
