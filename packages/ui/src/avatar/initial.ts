/** How many grounds an avatar may have. */
export const AVATAR_TONES = 5;

/** The first letter a reader would see, capitalised; one flower or one kana, never half of a sign. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(name.trim());
  return first === undefined ? '' : first.segment.toUpperCase();
}

/** The same ground for the same name, everywhere and always: 0 to 4. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % AVATAR_TONES;
}
