import { CLASSIC_NOBLE_RASTERS } from './classic-noble/raster.ts';
import { MARINE_RASTERS } from './marine/raster.ts';
import { NATURAL_RASTERS } from './natural/raster.ts';
import type { ArtworkPiece, PatternRasters } from './pattern-pieces.ts';
import { REACTION_KINDS, type ReactionKind } from './reactions.ts';
import { isPatternName, type PatternName } from './theme-names.ts';
import { VINTAGE_RASTERS } from './vintage-tropical-flower/raster.ts';

/** The drawings that mail clients and link previews need as PNG. */
export const RASTER_PIECES = ['mail-header', 'link-preview'] as const;

export type RasterPiece = (typeof RASTER_PIECES)[number];

/** The drawings delivered as bitmaps. */
const RASTERS: Readonly<Partial<Record<PatternName, PatternRasters>>> = {
  natural: NATURAL_RASTERS,
  marine: MARINE_RASTERS,
  'vintage-tropical-flower': VINTAGE_RASTERS,
  'classic-noble': CLASSIC_NOBLE_RASTERS,
};

/** The path of a drawing below the site's root. */
export function artwork(pattern: PatternName, piece: ArtworkPiece): string {
  return `/art/${pattern}/${piece}.${RASTERS[pattern]?.[piece] ?? 'svg'}`;
}

/** The widths of a pattern's hero picture, each with its media query. */
const HEAD_SETTINGS = [
  ['375', '(max-width: 599px)'],
  ['768', '(min-width: 600px) and (max-width: 1023px)'],
  ['1280', '(min-width: 1024px)'],
] as const;

/** The opening picture of an invitation, without and with a photo; `stylish` draws the couple, who may be anyone. */
const OPENINGS: Readonly<
  Record<PatternName, readonly [bare: 'hero', framed: 'hero' | 'extra-frame' | 'extra-photo'] | null>
> = {
  natural: ['hero', 'extra-frame'],
  marine: ['hero', 'hero'],
  'tropical-pop': ['hero', 'extra-photo'],
  'vintage-tropical-flower': ['hero', 'hero'],
  'classic-noble': ['hero', 'hero'],
  stylish: null,
};

/** The opening picture of an invitation, one path for each viewport width (CSS media query). */
export function heroPictures(
  pattern: PatternName,
  hasPhoto: boolean,
): { readonly href: string; readonly media: string }[] {
  const piece = OPENINGS[pattern]?.[hasPhoto ? 1 : 0];
  if (piece === undefined) return [];
  return HEAD_SETTINGS.map(([width, media]) => ({ href: artwork(pattern, `${piece}-${width}`), media }));
}

/** The fonts of the names and the day at the top of an invitation: small, and seen first. */
const OPENING_FACES: Readonly<Record<PatternName, readonly string[]>> = {
  natural: ['display', 'display-italic'],
  marine: ['marine'],
  'tropical-pop': ['pop'],
  'vintage-tropical-flower': ['display'],
  'classic-noble': ['noble'],
  stylish: ['style', 'figures', 'numerals'],
};

/** The paths of the fonts at the top of an invitation: without them its header renders twice and shifts. */
export function headerFontPaths(pattern: PatternName): readonly string[] {
  return OPENING_FACES[pattern].map(face => `/fonts/${face}.woff2`);
}

/** The path of a drawing's PNG, for mail clients and link previews. */
export function artworkRaster(pattern: PatternName, piece: RasterPiece): string {
  return `/art/${pattern}/${piece}.png`;
}

/** The key of a reaction (`marine-heart`); rice has one key for all patterns. */
export function reactionKey(pattern: PatternName, kind: ReactionKind): string {
  return kind === 'riceshower' ? 'natural-riceshower' : `${pattern}-${kind}`;
}

/** The drawing of a reaction key; undefined for an unknown key. */
export function reactionArtwork(key: string): string | undefined {
  for (const kind of REACTION_KINDS) {
    const pattern = key.endsWith(`-${kind}`) ? key.slice(0, -kind.length - 1) : '';
    if (isPatternName(pattern) && reactionKey(pattern, kind) === key) return artwork(pattern, `stamp-${kind}`);
  }
  return undefined;
}

/** The logos of the product, the same in every theme. */
export const BRAND_ARTWORK = {
  knot: '/art/brand/knot.svg',
  knotSmall: '/art/brand/knot-small.svg',
  favicon: '/art/brand/favicon.svg',
  faviconPng: '/art/brand/favicon-48.png',
  touchIcon: '/art/brand/touch-icon-180.png',
  /** The picture of an error page in staff areas: an untied cord. */
  error: '/art/brand/error.svg',
} as const;
