/** How hard a password is to guess: 0 for none yet, then weak, fair, good, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The character classes and their sizes. */
const CLASSES: readonly (readonly [kind: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** What a predictable character adds. */
const PREDICTABLE = 0.25;
/** The shortest password the product accepts (docs/product/session.md#passwords): a shorter one is weak in any case. */
const SHORTEST = 8;
/** Minimum bits of a fair, good and strong password. */
const STEPS = [40, 56, 75] as const;

/** Whether a character repeats the previous one, continues counting from it (abc, 321), or repeats an earlier pair. */
function isPredictable(sign: string, before: string, seenPairs: ReadonlySet<string>): boolean {
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || seenPairs.has(before + sign);
}

/** The length of a password, discounting repetition and counting. */
function effectiveLength(signs: readonly string[]): number {
  const seenPairs = new Set<string>();
  let length = 0;
  let before: string | undefined;
  for (const sign of signs) {
    length += before !== undefined && isPredictable(sign, before, seenPairs) ? PREDICTABLE : 1;
    if (before !== undefined) seenPairs.add(before + sign);
    before = sign;
  }
  return length;
}

/**
 * Estimates a password by its length, character classes and repetition. It uses no dictionary: it is advice, never a
 * rule. Appending characters never makes a password weaker.
 */
export function estimateStrength(password: string): Strength {
  const signs = Array.from(password);
  if (signs.length === 0) return 0;
  if (signs.length < SHORTEST) return 1;
  const pool = CLASSES.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = effectiveLength(signs) * Math.log2(pool);
  const [fair, good, strong] = STEPS;
  if (bits < fair) return 1;
  if (bits < good) return 2;
  return bits < strong ? 3 : 4;
}
