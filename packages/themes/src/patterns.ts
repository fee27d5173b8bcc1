import type { LeafColour } from './leaf-colours.ts';
import type { ShowerKind } from './shower-kinds.ts';
import type { PatternName } from './theme-names.ts';

/** A design pattern's data for the anniversary tree and the shower. */
export interface Pattern {
  /** The colors its leaves may have, the default one first. */
  readonly leafColours: readonly [LeafColour, ...LeafColour[]];
  /** How many leaves are drawn: the n-th leaf is number (n mod leafCount) + 1. */
  readonly leafCount: 29 | 32;
  /** The petals of the rice shower, mixed in equal parts. */
  readonly shower: readonly [ShowerKind, ...ShowerKind[]];
}

export const PATTERNS: Readonly<Record<PatternName, Pattern>> = {
  natural: {
    leafColours: ['green', 'yellowgreen', 'yellow', 'pink'],
    leafCount: 32,
    shower: ['pink', 'heart', 'yellow'],
  },
  marine: { leafColours: ['blue', 'green', 'yellow'], leafCount: 29, shower: ['blue', 'heart', 'yellow'] },
  'tropical-pop': {
    leafColours: ['yellow', 'pink', 'green', 'blue'],
    leafCount: 32,
    shower: ['red', 'yellow', 'pink', 'blue'],
  },
  'vintage-tropical-flower': {
    leafColours: ['vintageblue', 'vintagegreen', 'vintagepink'],
    leafCount: 29,
    shower: ['red', 'pink', 'yellow'],
  },
  'classic-noble': { leafColours: ['gold', 'classicpink', 'green'], leafCount: 29, shower: ['red', 'heart', 'yellow'] },
  stylish: {
    leafColours: ['stylishblue', 'stylishgreen', 'stylishpink'],
    leafCount: 29,
    shower: ['heart', 'pink', 'blue'],
  },
};
