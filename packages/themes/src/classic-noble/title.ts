/** Sets the two names and their initials. Pure, and small enough for a page. */

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Widths of the capitals of the display face, in em. */
const CAPITALS: Readonly<Record<string, number>> = {
  A: 0.67,
  B: 0.6,
  C: 0.66,
  D: 0.76,
  E: 0.57,
  F: 0.52,
  G: 0.74,
  H: 0.8,
  I: 0.36,
  J: 0.36,
  K: 0.67,
  L: 0.55,
  M: 0.88,
  N: 0.78,
  O: 0.78,
  P: 0.56,
  Q: 0.78,
  R: 0.64,
  S: 0.49,
  T: 0.64,
  U: 0.73,
  V: 0.67,
  W: 0.99,
  X: 0.68,
  Y: 0.6,
  Z: 0.62,
};

/** Letter spacing of a title, in em. */
const TRACKING = 0.045;

/** Size of a small capital as a share of a capital. */
const SMALL = 0.78;

/**
 * Width of a name in the display face, in em: capitals and small capitals, tracked; full-width letters take 1 em, other
 * letters as much as in a wide face of the device.
 */
export function titleWidthEm(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    const plain = segment.normalize('NFD').charAt(0);
    const capital = CAPITALS[plain.toUpperCase()];
    if (capital !== undefined) width += (plain === plain.toUpperCase() ? capital : capital * SMALL) + TRACKING;
    else if (/^[\u0900-\u1dff\u2e80-\u{3ffff}]/u.test(segment)) width += 1 + TRACKING;
    else width += (/\p{L}/u.test(segment) ? 0.7 : 0.34) + TRACKING;
  }
  return width;
}

/** A longer line is broken where the name allows it, in em. */
const LONG_EM = 8;

/**
 * The lines of one name: a long name breaks after a hyphen or at a space, where the two lines are closest in length.
 */
export function titleLines(name: string): readonly string[] {
  if (titleWidthEm(name) <= LONG_EM) return [name];
  const breaks = [...name.matchAll(/[-‐・]|\s+/gu)].map(({ 0: mark, index }) => {
    const isSpace = mark.trim() === '';
    return [name.slice(0, index + (isSpace ? 0 : mark.length)), name.slice(index + mark.length)] as const;
  });
  const longest = (lines: readonly string[]) => Math.max(...lines.map(titleWidthEm));
  return breaks
    .filter(([head, tail]) => head !== '' && tail !== '')
    .reduce<readonly string[]>((best, next) => (longest(next) < longest(best) ? next : best), [name]);
}

/** How a title is set: the lines of each name, and the widths that determine its font size. */
export interface Title {
  readonly names: readonly (readonly string[])[];
  /** The widest single line, in em. */
  readonly longestEm: number;
  /** Both names and the ampersand on one line, in em. */
  readonly wholeEm: number;
  /** One line would be too small, so the names are stacked on wide cards too. */
  readonly isStacked: boolean;
}

/** The ampersand with its spacing, in em. */
const AMPERSAND_EM = 1.5;
const ONE_LINE_EM = 11.5;

export function setTitle(names: readonly string[]): Title {
  const lines = names.map(titleLines);
  const widths = lines.flat().map(titleWidthEm);
  const wholeEm = widths.reduce((sum, width) => sum + width, names.length > 1 ? AMPERSAND_EM : 0);
  return {
    names: lines,
    longestEm: Math.max(3.2, ...widths),
    wholeEm: Math.max(5.6, wholeEm),
    isStacked: wholeEm > ONE_LINE_EM || lines.some(({ length }) => length > 1),
  };
}

/** One letter of a monogram: its center relative to the center of the monogram, in em of its own font size. */
export interface MonogramLetter {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** The initials of a couple, interlaced; stacked if one is not a Latin letter. */
export interface Monogram {
  readonly letters: readonly MonogramLetter[];
  /** Total width and height, in em. */
  readonly widthEm: number;
  readonly heightEm: number;
  readonly isLatin: boolean;
}

/** The first letter of a name as a capital; undefined if it has none. */
function initialOf(name: string): string | undefined {
  for (const { segment } of graphemes.segment(name.trim()))
    if (/\p{L}/u.test(segment)) return segment.toLocaleUpperCase('en');
  return undefined;
}

function capitalWidth(letter: string): number {
  return CAPITALS[letter.normalize('NFD').charAt(0)] ?? 0.7;
}

/** Height of a capital, in em. */
const CAP_HEIGHT = 0.63;
/** How far the second letter hangs below the first, in em. */
const STEP_DOWN = 0.2;
/** Distance between the centers of two interlaced letters, as a share of their widths. */
const INTERLACE = 0.305;

/** Sets the initials of up to two names. Without any name, only the ampersand is set. */
export function setMonogram(names: readonly string[]): Monogram {
  const initials = names.flatMap(name => initialOf(name) ?? []).slice(0, 2);
  const [first = '&', second] = initials;
  const isLatin = initials.every(letter => capitalIsLatin(letter));
  if (second === undefined)
    return {
      letters: [{ letter: first, x: 0, y: 0 }],
      widthEm: isLatin ? capitalWidth(first) : 1,
      heightEm: isLatin ? CAP_HEIGHT : 1,
      isLatin,
    };
  if (!isLatin)
    return {
      letters: [
        { letter: first, x: 0, y: -0.54 },
        { letter: second, x: 0, y: 0.54 },
      ],
      widthEm: 1,
      heightEm: 2.08,
      isLatin,
    };
  const [a, b] = [capitalWidth(first), capitalWidth(second)];
  const apart = Math.min(0.6, Math.max(0.3, INTERLACE * (a + b)));
  const widthEm = a / 2 + apart + b / 2;
  return {
    letters: [
      { letter: first, x: a / 2 - widthEm / 2, y: -STEP_DOWN / 2 },
      { letter: second, x: widthEm / 2 - b / 2, y: STEP_DOWN / 2 },
    ],
    widthEm,
    heightEm: CAP_HEIGHT + STEP_DOWN,
    isLatin,
  };
}

function capitalIsLatin(letter: string): boolean {
  return /\p{Script=Latin}/u.test(letter);
}
