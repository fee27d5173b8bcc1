import type { PatternRasters } from '../pattern-pieces.ts';

/**
 * Hero pictures of thousands of strokes: bitmaps decode off the main thread, while a vector drawing keeps a phone busy.
 */
export const NATURAL_RASTERS = {
  'hero-375': 'avif',
  'hero-768': 'avif',
  'hero-1280': 'avif',
  'extra-frame-375': 'avif',
  'extra-frame-768': 'avif',
  'extra-frame-1280': 'avif',
  corner: 'avif',
  'corner-foot': 'avif',
  'corner-leaf': 'avif',
  divider: 'webp',
} as const satisfies PatternRasters;
