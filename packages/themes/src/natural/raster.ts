import type { PatternRasters } from '../pattern-pieces.ts';

/** Heads of thousands of strokes: as pixels they are painted at once, off the main thread, where a drawing keeps a phone busy. */
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
