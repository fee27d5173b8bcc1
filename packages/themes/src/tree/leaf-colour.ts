import type { LeafColour, LeafPaint } from '../leaf-colours.ts';
import { PATTERNS } from '../patterns.ts';
import type { PatternName } from '../theme-names.ts';
import { leafPaintOf, type TreeKit } from './kit.ts';

/** The colour of the n-th leaf (from 1) of a pattern: the pattern's usual one most often, neighbours rarely alike. */
export function leafColour(pattern: PatternName, number: number): LeafColour {
  const [usual, ...others] = PATTERNS[pattern].leafColours;
  // Two in five are of the usual colour, the first leaf among them; the rest take turns unevenly, as leaves do.
  if ((number * 2 + 3) % 5 < 2 || others.length === 0) return usual;
  return others[(number * 7 + Math.floor(number / 3)) % others.length] ?? usual;
}

/** The paint of the n-th leaf. */
export function leafPaint(kit: TreeKit, pattern: PatternName, number: number): LeafPaint {
  return leafPaintOf(kit, leafColour(pattern, number));
}
