/** The themes of the product (docs/product/pattern.md#what-comes-with-it). */
export const THEME_NAMES = [
  'default',
  'wedding',
  'facility',
  'company',
  'admin',
  'natural',
  'marine',
  'tropical-pop',
  'vintage-tropical-flower',
  'classic-noble',
  'stylish',
] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

/** The themes that are design patterns of a wedding, with their own artwork, stamps and leaves. */
export const PATTERN_NAMES = [
  'natural',
  'marine',
  'tropical-pop',
  'vintage-tropical-flower',
  'classic-noble',
  'stylish',
] as const;

export type PatternName = (typeof PATTERN_NAMES)[number];

/** Parses a theme name; null means no theme. Throws TypeError for every other value. */
export function assertThemeName(value: unknown): ThemeName | null {
  if (value === null) return null;
  const name = THEME_NAMES.find(known => known === value);
  if (name === undefined) throw new TypeError(`The theme name is invalid: ${String(value)}`);
  return name;
}

/** Type guard for design patterns. */
export function isPatternName(value: unknown): value is PatternName {
  return PATTERN_NAMES.some(known => known === value);
}
