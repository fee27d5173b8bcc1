/** The six patterns a hall, or a wedding that overrides its hall, can use (docs/product/pattern.md#the-six). */
export const DESIGN_PATTERNS = [
  'natural',
  'marine',
  'tropical-pop',
  'vintage-tropical-flower',
  'classic-noble',
  'stylish',
] as const;
export type DesignPattern = (typeof DESIGN_PATTERNS)[number];
