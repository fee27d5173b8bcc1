import type { PatternRasters } from '../pattern-pieces.ts';

/** Everything of `tropical-pop` is delivered as it is drawn: flat paper is smallest as outlines. */
export const TROPICAL_POP_RASTERS = {} as const satisfies PatternRasters;
