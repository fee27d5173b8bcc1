import type { BrokenRule } from '@kotohogi/contract/rules/rule';
import { fill } from '@kotohogi/contract/texts/fill';
import type { RuleKey } from '@kotohogi/contract/texts/rules.ja';

let texts: Readonly<Record<RuleKey, string>> | undefined;

/** Sets the rules' texts in the page's language, before the first form renders. */
export function setRuleTexts(loaded: Readonly<Record<RuleKey, string>>): void {
  texts = loaded;
}

/** The text of a broken rule, in the page's language. */
export function ruleText({ rule, params }: Pick<BrokenRule, 'rule' | 'params'>): string {
  return fill(texts?.[rule] ?? rule, params);
}
