const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The width of a letter in em of a wide display face, on the safe side; signs of other scripts than Latin fill their square. */
function letterEm(letter: string): number {
  if (!/^[\s!-ɏḀ-ỿ‘’]/u.test(letter)) return 1;
  if (/^[iljtfrI.,'’‘ -]/.test(letter)) return 0.4;
  if (/^[mwMW@&]/.test(letter)) return 1;
  return /^\p{Lu}/u.test(letter) ? 0.75 : 0.6;
}

/** The width of a text in em of a wide display face, on the safe side. */
export function widthEm(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + letterEm(segment), 0);
}

/** A longer name would be too small to read on a phone of 320 px, whichever face sets it. */
export const MAX_TITLE_EM = 13.5;

function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim());
  const letter = first?.segment ?? '';
  return /^\p{Script=Latin}/u.test(letter) ? `${letter.toUpperCase()}.` : letter;
}

/** A name as a title can set it, never cut: whole, else its first given name, the first part of that, its initial. */
export function fittingName(name: string): string {
  const [word = name] = name.trim().split(/[\s\u3000]+/u);
  const [part = word] = word.split(/[-‐・＝=]/u);
  return [name, word, part].find(form => form !== '' && widthEm(form) <= MAX_TITLE_EM) ?? initialOf(name);
}
