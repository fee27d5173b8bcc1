import type { ArtworkPiece } from './pattern-pieces.ts';
import type { Pattern } from './patterns.ts';
import type { PatternName } from './theme-names.ts';

/** Colour values of a theme for canvas and SVG; components use the roles of tokens.css. */
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

/** The faces of a theme, as font-family names. */
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

/** Where a drawing belongs on a page, and what the page must know to set it. */
export interface ArtworkSlot {
  readonly piece: ArtworkPiece;
  /** Size of the drawing, px. */
  readonly width: number;
  readonly height: number;
  /** The opening for a photograph or a video, where there is one. */
  readonly window?: Box;
  /** How the slot is to be used, for whoever lays out a page. */
  readonly use: string;
}

/** Everything a pattern is: palette, faces, drawings, leaves. */
export interface ThemeManifest extends Pattern {
  readonly name: PatternName;
  readonly palette: ThemePalette;
  readonly faces: ThemeFaces;
  readonly slots: Readonly<Record<string, ArtworkSlot>>;
}
