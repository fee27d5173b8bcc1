import { LEAF_PAINTS, type LeafColour, type LeafPaint } from '@kotohogi/themes/leaf-colours';
import { PATTERNS } from '@kotohogi/themes/patterns';
import type { PatternName } from '@kotohogi/themes/theme-names';

/** The colour of the n-th leaf (from 1) of a pattern: the pattern's usual one most often, neighbours rarely alike. */
export function leafColour(pattern: PatternName, number: number): LeafColour {
  const [usual, ...others] = PATTERNS[pattern].leafColours;
  // Two in five are of the usual colour, the first leaf among them; the rest take turns unevenly, as leaves do.
  if ((number * 2 + 3) % 5 < 2 || others.length === 0) return usual;
  return others[(number * 7 + Math.floor(number / 3)) % others.length] ?? usual;
}

/** The paint of the n-th leaf. */
export function leafPaint(pattern: PatternName, number: number): LeafPaint {
  return LEAF_PAINTS[leafColour(pattern, number)];
}
