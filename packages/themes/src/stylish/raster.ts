import type { PatternRasters } from '../pattern-pieces.ts';

/** All drawings of `stylish` are delivered as vectors: one line is smaller that way. */
export const STYLISH_RASTERS = {} as const satisfies PatternRasters;
