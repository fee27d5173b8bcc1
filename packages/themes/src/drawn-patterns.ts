import { CLASSIC_NOBLE_PIECES } from './classic-noble/pieces.ts';
import { CLASSIC_NOBLE_RASTERS } from './classic-noble/raster.ts';
import { CLASSIC_NOBLE_TREE } from './classic-noble/tree-kit.ts';
import { MARINE_PIECES } from './marine/pieces.ts';
import { MARINE_RASTERS } from './marine/raster.ts';
import { MARINE_TREE } from './marine/tree-kit.ts';
import { NATURAL_PIECES } from './natural/pieces.ts';
import { NATURAL_RASTERS } from './natural/raster.ts';
import { NATURAL_TREE } from './natural/tree-kit.ts';
import type { PatternPieces, PatternRasters } from './pattern-pieces.ts';
import { STYLISH_PIECES } from './stylish/pieces.ts';
import { STYLISH_RASTERS } from './stylish/raster.ts';
import { STYLISH_TREE } from './stylish/tree-kit.ts';
import type { PatternName } from './theme-names.ts';
import type { TreeKit } from './tree/kit.ts';
import { TROPICAL_POP_PIECES } from './tropical-pop/pieces.ts';
import { TROPICAL_POP_RASTERS } from './tropical-pop/raster.ts';
import { TROPICAL_POP_TREE } from './tropical-pop/tree-kit.ts';
import { VINTAGE_PIECES } from './vintage-tropical-flower/pieces.ts';
import { VINTAGE_RASTERS } from './vintage-tropical-flower/raster.ts';
import { VINTAGE_TREE } from './vintage-tropical-flower/tree-kit.ts';

/** The sources of a pattern's drawings. */
export interface DrawnPattern {
  readonly pieces: PatternPieces;
  readonly rasters: PatternRasters;
  readonly tree: TreeKit;
}

/** The drawings of all patterns: for print, tools and tests, never for a page. */
export const DRAWN_PATTERNS: Readonly<Record<PatternName, DrawnPattern>> = {
  natural: { pieces: NATURAL_PIECES, rasters: NATURAL_RASTERS, tree: NATURAL_TREE },
  marine: { pieces: MARINE_PIECES, rasters: MARINE_RASTERS, tree: MARINE_TREE },
  'classic-noble': { pieces: CLASSIC_NOBLE_PIECES, rasters: CLASSIC_NOBLE_RASTERS, tree: CLASSIC_NOBLE_TREE },
  'vintage-tropical-flower': { pieces: VINTAGE_PIECES, rasters: VINTAGE_RASTERS, tree: VINTAGE_TREE },
  'tropical-pop': { pieces: TROPICAL_POP_PIECES, rasters: TROPICAL_POP_RASTERS, tree: TROPICAL_POP_TREE },
  stylish: { pieces: STYLISH_PIECES, rasters: STYLISH_RASTERS, tree: STYLISH_TREE },
};
