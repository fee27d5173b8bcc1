/** The inks of the pattern, for drawings; pages use the roles of themes.css. Contrast: manifest.unit.test.ts. */
export const STYLISH_INKS = {
  paper: '#f6f5f3',
  white: '#fbfaf8',
  ink: '#1e1f22',
  warm: '#7d6851',
  /** Numerals and discs behind the line; ink is set on it. */
  tint: '#ded3c5',
  /** A line as faint as a watermark. */
  hair: '#d2cec8',
  /** The warm color on an ink ground. */
  glow: '#cbb79d',
  wall: '#ebe7e2',
} as const;
