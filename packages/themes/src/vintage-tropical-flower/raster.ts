import type { PatternRasters } from '../pattern-pieces.ts';

/** The drawings delivered as bitmaps: fine engraving is smaller that way, and faster to paint. */
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
