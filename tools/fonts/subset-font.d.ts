declare module 'subset-font' {
  /** Reduces a font to the characters of a text; without a text, all glyphs may be kept. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly keepAllGlyphs?: boolean;
      readonly noHinting?: boolean;
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
