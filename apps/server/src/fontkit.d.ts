/** Reads fonts and sets text in them; only what this house uses of it (the package brings no types). */
declare module 'fontkit' {
  export interface Glyph {
    readonly path: { readonly toSVG: () => string };
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In units of the font. */
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
