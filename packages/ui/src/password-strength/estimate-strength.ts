/** How hard a password is to guess: 0 for none yet, then weak, fair, good, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The kinds of signs and how many of each there are to guess from. */
const CLASSES: readonly (readonly [kind: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** What a sign adds that the ones before it already foretell. */
const FORETOLD = 0.25;
/** The shortest password the product accepts (product §9): a shorter one is weak, whatever it is made of. */
const SHORTEST = 8;
/** Bits from which a password is fair, good, strong. */
const STEPS = [40, 56, 75] as const;

/** Whether a sign repeats the one before, goes on counting from it (abc, 321), or follows it for the second time. */
function isForetold(sign: string, before: string, seenPairs: ReadonlySet<string>): boolean {
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || seenPairs.has(before + sign);
}

/** The length of a password without what repetition and counting add. */
function effectiveLength(signs: readonly string[]): number {
  const seenPairs = new Set<string>();
  let length = 0;
  let before: string | undefined;
  for (const sign of signs) {
    length += before !== undefined && isForetold(sign, before, seenPairs) ? FORETOLD : 1;
    if (before !== undefined) seenPairs.add(before + sign);
    before = sign;
  }
  return length;
}

/**
 * Estimates a password by its length, the kinds of signs in it and how much it repeats itself. It knows no words and
 * no names: it is advice, never a rule. Whatever is added at the end never makes it weaker.
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
