import type { BrokenRule } from '@kotohogi/contract/rules/rule';
import { fill } from '@kotohogi/contract/texts/fill';
import type { RuleKey } from '@kotohogi/contract/texts/rules.ja';
import { currentLanguage } from '../i18n/locale.ts';

let texts: Readonly<Record<RuleKey, string>> | undefined;

/** Loads the rules' texts in the page's language; once, before the first form renders. */
export async function loadRuleTexts(): Promise<void> {
  texts =
    currentLanguage() === 'ja'
      ? (await import('@kotohogi/contract/texts/rules.ja')).rulesJa
      : (await import('@kotohogi/contract/texts/rules.en')).rulesEn;
}

/** The text of a broken rule, in the page's language. */
export function ruleText({ rule, params }: Pick<BrokenRule, 'rule' | 'params'>): string {
  return fill(texts?.[rule] ?? rule, params);
}
