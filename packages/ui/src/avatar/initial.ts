/** Number of avatar backgrounds. */
export const AVATAR_TONES = 5;

/** The first visible letter, capitalized; one emoji or one kana, never part of a character. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(name.trim());
  return first === undefined ? '' : first.segment.toUpperCase();
}

/** The same background for the same name, always: 0 to 4. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % AVATAR_TONES;
}
