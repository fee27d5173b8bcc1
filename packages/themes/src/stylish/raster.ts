import type { PatternRasters } from '../pattern-pieces.ts';

/** Everything of `stylish` is delivered as it is drawn: one line is smaller as a line. */
export const STYLISH_RASTERS = {} as const satisfies PatternRasters;
