import type { RuleKey } from '../texts/rules.ja.ts';

/** Rules about the format of a value. */
const FORMAT_RULES: ReadonlySet<string> = new Set<RuleKey>([
  'email',
  'url',
  'numeric',
  'pattern',
  'invalid',
  'date',
  'latin',
  'kana',
  'kanaAlphaNumeric',
  'fullWidthKanaAlphaNumeric',
  'accountHolder',
  'accountId',
  'passwordFormat',
  'cardNumber',
  'creditCardHolder',
]);

/**
 * The text of a broken rule that names its field: for a form's error summary, and for messages not shown at the field
 * (docs/product/calls.md). Rules with significant numbers have none.
 */
export function namedRule(rule: string): 'requiredNamed' | 'formatNamed' | undefined {
  if (rule === 'required') return 'requiredNamed';
  return FORMAT_RULES.has(rule) ? 'formatNamed' : undefined;
}
