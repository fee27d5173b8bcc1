import { PATTERNS } from '@kotohogi/themes/patterns';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import { describe, expect, test } from 'vitest';
import { leafColour } from './leaf-colour.ts';

describe('given the leaves of a pattern', () => {
  test.each(PATTERN_NAMES)('%s: every color occurs, the most common one most often, and none dominates', pattern => {
    const colours = Array.from({ length: 60 }, (_, index) => leafColour(pattern, index + 1));
    const counts = PATTERNS[pattern].leafColours.map(colour => colours.filter(one => one === colour).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts)).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(36);
  });
});
