import type { PatternRasters } from '../pattern-pieces.ts';

/**
 * Wet-in-wet washes are filters: drawings that contain them are delivered as bitmaps, which are also smaller and faster
 * to paint.
 */
export const MARINE_RASTERS = {
  'hero-375': 'avif',
  'hero-768': 'avif',
  'hero-1280': 'avif',
  slate: 'webp',
  error: 'avif',
  vignette: 'webp',
} as const satisfies PatternRasters;
