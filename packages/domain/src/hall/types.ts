/** The six patterns a hall (or a wedding instead of its hall) may wear (product text §3). */
export const DESIGN_PATTERNS = [
  'natural',
  'marine',
  'tropical-pop',
  'vintage-tropical-flower',
  'classic-noble',
  'stylish',
] as const;
export type DesignPattern = (typeof DESIGN_PATTERNS)[number];

/** Reads a stored pattern; one the code no longer knows is shown as natural. */
export function designPattern(text: string): DesignPattern {
  return DESIGN_PATTERNS.find(known => known === text) ?? 'natural';
}
