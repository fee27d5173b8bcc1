import type { PatternRasters } from '../pattern-pieces.ts';

/** What is delivered as pixels: fine engraving is smaller so, and is painted sooner. */
export const VINTAGE_RASTERS = {
  'hero-375': 'avif',
  'hero-768': 'avif',
  'hero-1280': 'avif',
  corner: 'avif',
  'corner-foot': 'avif',
  'corner-leaf': 'avif',
  'player-frame': 'avif',
  slate: 'avif',
  tree: 'avif',
  bird: 'avif',
  error: 'avif',
  vignette: 'avif',
  'extra-postage': 'avif',
} as const satisfies PatternRasters;
