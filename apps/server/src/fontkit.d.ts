/** Reads fonts and lays out text with them; declares only what this project uses (the package has no types). */
declare module 'fontkit' {
  export interface Glyph {
    readonly path: { readonly toSVG: () => string };
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In font units. */
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly yAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly layout: (text: string) => GlyphRun;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
  }
  export function create(bytes: Uint8Array): Font;
}
