import type { PatternRasters } from '../pattern-pieces.ts';

/**
 * Silk and wax are lit by filters, so they are rendered once and delivered as bitmaps; gold hairlines stay vector
 * drawings.
 */
export const CLASSIC_NOBLE_RASTERS = {
  'hero-375': 'webp',
  'hero-768': 'webp',
  'hero-1280': 'webp',
  slate: 'webp',
  vignette: 'avif',
  'extra-seal': 'webp',
  'stamp-riceshower': 'webp',
  'stamp-handclap': 'webp',
  'stamp-thumbs-up': 'webp',
  'stamp-flower': 'webp',
  'stamp-heart': 'webp',
  'stamp-smile': 'webp',
  'stamp-blush': 'webp',
  'stamp-tears': 'webp',
} as const satisfies PatternRasters;
