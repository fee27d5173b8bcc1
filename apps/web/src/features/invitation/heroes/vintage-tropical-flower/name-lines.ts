/** The layout of two names below the plate: widths in em of the display typeface. */
export interface NameLines {
  /** The width with both lines stacked, the second shifted to the right. */
  readonly staggeredEm: number;
  /** The shift of the second line. */
  readonly staggerEm: number;
  /** The width with both on one line. */
  readonly lineEm: number;
}

/** The width of the "&" with its spacing. */
const AND_EM = 1.05;
const MIN_STAGGER_EM = 0.35;
const STAGGER_EM = 1.15;

/**
 * The width of a letter of Cormorant Garamond italic, in em; kana and kanji fill their square. The reader's device has the
 * face for other scripts, which may be much wider.
 */
function letterEm(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[\u3000-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u.test(letter)) return 1;
  if (/[\u0370-\u1dff]/.test(letter)) return /\p{Lu}/u.test(letter) ? 0.85 : 0.68;
  if (/[MW]/.test(letter)) return 0.86;
  if (/\p{Lu}/u.test(letter)) return 0.66;
  if (/[mw]/.test(letter)) return 0.68;
  if (/[ijltf.,'’ -]/.test(letter)) return 0.27;
  return 0.42;
}

/** The width of a name in em of the display typeface, rounded up so that it is never cut off. */
export const nameEm = (name: string): number => [...name].reduce((sum, letter) => sum + letterEm(letter), 0);

/** Lays out two names: the second always ends to the right of the first, whichever is longer. */
export function nameLines([first = '', second = '']: readonly string[]): NameLines {
  const [one, two] = [nameEm(first), second === '' ? 0 : AND_EM + nameEm(second)];
  if (two === 0) return { staggeredEm: one, staggerEm: 0, lineEm: one };
  const beyond = one - two + MIN_STAGGER_EM;
  // If the second line is longer, a small shift is enough.
  const staggerEm = Math.max(two > one + 1.5 ? MIN_STAGGER_EM : STAGGER_EM, beyond);
  return { staggeredEm: Math.max(one, staggerEm + two), staggerEm, lineEm: one + two + 0.25 };
}

/** Whether a name is in Latin letters; only then may a Latin word appear next to it. */
export const isLatin = (name: string): boolean => /^[\u0020-\u024f’]+$/u.test(name);
