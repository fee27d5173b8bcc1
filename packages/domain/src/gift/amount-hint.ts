/**
 * What custom says about an amount, by its leading digits: 4 and 9 sound like death and pain · 8 widens towards the
 * end, a good sign · 1, 3, 5 and 7 cannot be divided by two · other even numbers can. Never a reason to refuse
 * (docs/product/gift.md#amount).
 */
export type AmountHint = 'four-or-nine' | 'eight' | 'odd' | 'divisible';

/** The hint for an amount; undefined where custom has none: 20,000 (a pair) and amounts of zero or less. */
export function amountHint(amountYen: number): AmountHint | undefined {
  const leading = String(Math.trunc(amountYen)).replace(/0+$/, '');
  if (amountYen <= 0 || leading === '2') return undefined;
  if (/^[49]/.test(leading)) return 'four-or-nine';
  if (/^8+$/.test(leading)) return 'eight';
  return Number(leading) % 2 === 1 ? 'odd' : 'divisible';
}
