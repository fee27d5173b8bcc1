/** Kana, kanji and Hangul come after this code point in Unicode; they are as wide as they are high. */
const isWide = (letter: string): boolean => letter > '⺀';

/** The width of a letter in em of a wide display face, rounded up; combining marks take no width. */
function letterEm(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (isWide(letter)) return 1;
  if (/[iljtfrI.,'’ -]/.test(letter)) return 0.4;
  return /[mw&]/i.test(letter) ? 1 : /\p{Lu}/u.test(letter) ? 0.75 : 0.6;
}

/** The width of a text in em of a wide display face, rounded up. */
export const widthEm = (text: string): number => Array.from(text, letterEm).reduce((sum, width) => sum + width, 0);

/** A longer name would be too small to read on a 320 px phone in any of the faces. */
export const MAX_TITLE_EM = 13.5;

/**
 * A name as a title can show it without cutting: in full, otherwise its first given name, the first part of that, or
 * its initial.
 */
export function fittingName(name: string): string {
  const forms = [name, ...[/\s/, /[\s‐・＝=-]/].map(joint => name.split(joint)[0] ?? '')];
  const letter = Array.from(name)[0] ?? '';
  return forms.find(form => widthEm(form) <= MAX_TITLE_EM) ?? (isWide(letter) ? letter : `${letter}.`);
}
