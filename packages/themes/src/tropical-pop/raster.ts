import type { PatternRasters } from '../pattern-pieces.ts';

/** All drawings of `tropical-pop` are delivered as vectors: flat shapes are smallest that way. */
export const TROPICAL_POP_RASTERS = {} as const satisfies PatternRasters;
