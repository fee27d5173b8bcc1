import { describe, expect, it } from 'vitest';
import { contrast } from './drawing/colour.ts';
import { LETTER_STYLES } from './letter-styles.ts';
import { PAPER_COLOURS, type PaperColours } from './paper-colours.ts';
import { PATTERN_NAMES } from './theme-names.ts';

const PAIRS: readonly (readonly [text: keyof PaperColours, ground: keyof PaperColours])[] = [
  ...(['ink', 'ink2', 'accent'] as const).flatMap(text =>
    (['paper', 'surface', 'accentSoft'] as const).map(ground => [text, ground] as const),
  ),
  ['onAccent', 'accent'],
];

describe.each(PATTERN_NAMES)('a letter of %s', name => {
  it.each([
    ['in the light', PAPER_COLOURS[name]],
    ['in the dark', LETTER_STYLES[name].dark],
  ])('sets every text at 4.5:1 or more %s', (_, colours) => {
    for (const [text, ground] of PAIRS)
      expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it('ends every font list with a generic family', () => {
    expect(LETTER_STYLES[name].face).toMatch(/,(?:sans-)?serif$/);
  });
});
