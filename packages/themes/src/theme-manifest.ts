import type { ArtworkPiece } from './pattern-pieces.ts';
import type { Pattern } from './patterns.ts';
import type { PatternName } from './theme-names.ts';

/** Color values of a theme for canvas and SVG; components use the roles of tokens.css. */
export interface ThemePalette {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly accent: string;
  readonly accentText: string;
  readonly onAccent: string;
  readonly deco: string;
  readonly blush: string;
  readonly gold: string;
}

/** The fonts of a theme, as font-family names. */
export interface ThemeFaces {
  readonly read: string;
  readonly display: string;
  readonly name: string;
}

/** A box in px of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a drawing is used on a page, and what the page needs to place it. */
export interface ArtworkSlot {
  readonly piece: ArtworkPiece;
  /** Size of the drawing, px. */
  readonly width: number;
  readonly height: number;
  /** The opening for a photo or a video, if there is one. */
  readonly window?: Box;
  /** How to use the slot, for page authors. */
  readonly use: string;
}

/** A complete pattern: palette, fonts, drawings, leaves. */
export interface ThemeManifest extends Pattern {
  readonly name: PatternName;
  readonly palette: ThemePalette;
  readonly faces: ThemeFaces;
  readonly slots: Readonly<Record<string, ArtworkSlot>>;
}
