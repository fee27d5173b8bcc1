import type { LeafColour, LeafPaint } from '../leaf-colours.ts';
import { PATTERNS } from '../patterns.ts';
import type { PatternName } from '../theme-names.ts';
import { leafPaintOf, type TreeKit } from './kit.ts';

/**
 * The color of the n-th leaf (from 1) of a pattern: most often the pattern's default, rarely equal for adjacent leaves.
 */
export function leafColour(pattern: PatternName, number: number): LeafColour {
  const [usual, ...others] = PATTERNS[pattern].leafColours;
  // Two in five have the default color, including the first leaf; the others alternate irregularly.
  if ((number * 2 + 3) % 5 < 2 || others.length === 0) return usual;
  return others[(number * 7 + Math.floor(number / 3)) % others.length] ?? usual;
}

/** The paint of the n-th leaf. */
export function leafPaint(kit: TreeKit, pattern: PatternName, number: number): LeafPaint {
  return leafPaintOf(kit, leafColour(pattern, number));
}
