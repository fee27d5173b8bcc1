import { cubic, type Point } from '../drawing/curve.ts';
import { along, lengths, pointOnLine } from './outline.ts';

/** A flag on the boat: its letter, the middle of its upper edge, its rotation (degrees) and side, in px of the boat. */
export interface HoistedFlag {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly side: number;
}

/** A dressing line and its flags. */
export interface Hoist {
  readonly line: readonly Point[];
  readonly flags: readonly HoistedFlag[];
}

/** "I wish you a pleasant voyage": hoisted for names that cannot be spelled in signal flags. */
export const PLEASANT_VOYAGE = 'UW';

/** The largest flag, and the smallest distinguishable one, px of the boat. */
const LARGEST = 12;
const SMALLEST = 7.4;
/** Distance between flags, as a multiple of their side: the minimum, and the value if there is room. */
const PITCH = 1.16;
const WIDE_PITCH = 1.75;
/** Rope left free at the ends of a line, px. */
const FREE_AT_FOOT = 34;
const FREE_AT_HEAD = 15;

/** From the bow to the masthead, and from the masthead to the stern. */
const BOW_LINE = along(cubic(106, -24, 74, -84, 38, -146, 0, -213), 24);
const STERN_LINE = along(cubic(0, -213, -44, -152, -80, -88, -101, -21), 24);

/** How many flags a line carries at the smallest size. */
export const MOST_FLAGS = Math.floor(
  ((lengths(BOW_LINE).at(-1) ?? 0) - FREE_AT_FOOT - FREE_AT_HEAD) / (SMALLEST * PITCH),
);

/**
 * The letters of a name that signal flags can spell: accents are dropped, a name too long for its line keeps its first
 * part.
 */
export function spelled(name: string): string {
  const letters = (part: string) =>
    part
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
  const all = letters(name);
  if (all.length <= MOST_FLAGS) return all;
  const first = letters(name.trim().split(/[\s\-‐・]+/u)[0] ?? '');
  return (first === '' ? all : first).slice(0, MOST_FLAGS);
}

/**
 * Dresses the boat: the first name climbs from the bow, the second descends to the stern. If a name cannot be spelled,
 * the other one is shown alone; if neither can, the wish for a pleasant voyage takes both lines.
 */
export function hoistNames(names: readonly string[]): readonly [Hoist, Hoist] {
  const words = names.slice(0, 2).map(spelled);
  const [first = '', second = ''] = words;
  const none = first === '' && second === '';
  return [
    hoisted(BOW_LINE, none ? PLEASANT_VOYAGE : first, FREE_AT_FOOT, FREE_AT_HEAD),
    hoisted(STERN_LINE, none ? PLEASANT_VOYAGE : second, FREE_AT_HEAD, FREE_AT_FOOT),
  ];
}

/** Hangs a word on a line: as large as it fits, evenly, centered on the free rope. */
function hoisted(line: readonly Point[], word: string, before: number, after: number): Hoist {
  const total = lengths(line).at(-1) ?? 1;
  const room = total - before - after;
  const side = Math.min(LARGEST, room / Math.max(1, word.length) / PITCH);
  const pitch = Math.min(side * WIDE_PITCH, room / Math.max(1, word.length));
  const start = before + (room - pitch * (word.length - 1)) / 2;
  const flags = [...word].map((letter, i) => {
    const { x, y, turn } = pointOnLine(line, (start + i * pitch) / total);
    return { letter, x, y, turn: turn + Math.sin(i * 1.7) * 4, side };
  });
  return { line, flags };
}
