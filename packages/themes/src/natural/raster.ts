import type { PatternRasters } from '../pattern-pieces.ts';

/** Everything of `natural` is delivered as it is drawn. */
export const NATURAL_RASTERS = {} as const satisfies PatternRasters;
