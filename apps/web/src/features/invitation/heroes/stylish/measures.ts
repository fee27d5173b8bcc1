/** Letter widths of the title typeface in em: slightly more than Italiana's, so that a fallback font fits too. */
function letterEm(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u.test(letter))
    return 1.02;
  if (/[iljtfr.,'’| -]/.test(letter)) return 0.36;
  if (/[mwMWÆŒ@]/.test(letter)) return 0.88;
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.58;
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The width of a name in em of the title typeface. */
export function nameEm(name: string): number {
  return [...graphemes.segment(name)].reduce((sum, { segment }) => sum + letterEm(segment), 0);
}

/** Names longer than this break at a space, a hyphen or ・. */
const LONG_EM = 6.6;

/** The lines of one name: one, or two if it is long and breakable. */
export function nameLines(name: string): readonly string[] {
  if (nameEm(name) <= LONG_EM) return [name];
  const breaks = [...name.matchAll(/[-・\s]+/gu)].map(({ 0: sign, index }) => ({
    head: name.slice(0, index + sign.length).trimEnd(),
    tail: name.slice(index + sign.length),
  }));
  const longer = ({ head, tail }: { head: string; tail: string }) => Math.max(nameEm(head), nameEm(tail));
  const [best] = breaks.filter(({ head, tail }) => head !== '' && tail !== '').sort((a, b) => longer(a) - longer(b));
  return best === undefined ? [name] : [best.head, best.tail];
}

/** The width of the `&` before the second name, with its space, in em. */
const AND_EM = 1.2;

/** The layout of a title: its lines (the second name follows an `&`) and their measure. */
export interface TitleSetting {
  readonly names: readonly (readonly string[])[];
  readonly lines: number;
  /** The width of the longest line in em, with a minimum so that a single letter is not oversized. */
  readonly em: number;
}

/** Lays out the names of a title. */
export function titleSetting(names: readonly string[]): TitleSetting {
  const set = names.slice(0, 2).map(nameLines);
  const widths = set.flatMap((lines, name) =>
    lines.map((line, at) => nameEm(line) + (name === 1 && at === 0 ? AND_EM : 0)),
  );
  return { names: set, lines: widths.length, em: Math.max(2.6, ...widths) };
}

/** Widths of the digits 0 to 9 in the numeral typeface (Bodoni Moda at its largest optical size), in em. */
const FIGURES_EM = [0.62, 0.435, 0.55, 0.52, 0.595, 0.5, 0.56, 0.505, 0.55, 0.56] as const;

/** The width of a calendar number in em; large numerals fill the available space. */
export function figuresEm(value: number): number {
  return [...String(value)].reduce((sum, figure) => sum + (FIGURES_EM[Number(figure)] ?? 0.6), 0);
}

/** How far a number hangs over its right margin, in em: the stem of a 1 aligns with it, not the hairline serif. */
export function hangEm(value: number): number {
  return value % 10 === 1 ? 0.12 : 0;
}
