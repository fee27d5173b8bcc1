import { LEAF_COLOURS, type LeafColour } from './leaf-colours.ts';
import { REACTION_KINDS, type ReactionKind } from './reactions.ts';
import { SHOWER_KINDS, type ShowerKind } from './shower-kinds.ts';
import { isPatternName, type PatternName } from './theme-names.ts';

/** The drawings every pattern has once. */
const SINGLE_PIECES = [
  'hero-375',
  'hero-1280',
  'hero-frame-375',
  'hero-frame-1280',
  'arch-scene',
  'corner',
  'corner-foot',
  'corner-leaf',
  'divider',
  'player-frame',
  'slate',
  'tree',
  'bird',
  'error',
  'mail-header',
  'link-preview',
  'envelope',
] as const;

/** A drawing of a pattern, as an SVG file. */
export type ArtworkPiece =
  | (typeof SINGLE_PIECES)[number]
  | `stamp-${ReactionKind}`
  | `leaf-${LeafColour}`
  | `petal-${ShowerKind}`;

/** Every drawing of a pattern. */
export const ARTWORK_PIECES: readonly ArtworkPiece[] = [
  ...SINGLE_PIECES,
  ...REACTION_KINDS.map(kind => `stamp-${kind}` as const),
  ...LEAF_COLOURS.map(colour => `leaf-${colour}` as const),
  ...SHOWER_KINDS.map(kind => `petal-${kind}` as const),
];

/** The drawings that mail programs and link previews need as PNG. */
export const RASTER_PIECES = ['mail-header', 'link-preview'] as const;

/** A drawing that also exists as PNG. */
export type RasterPiece = (typeof RASTER_PIECES)[number];

/** Where a pattern's drawings are found; a pattern that is not drawn yet borrows from `natural`. */
export const ARTWORK_SOURCES: Readonly<Record<PatternName, PatternName>> = {
  natural: 'natural',
  marine: 'natural',
  'tropical-pop': 'natural',
  'vintage-tropical-flower': 'natural',
  'classic-noble': 'natural',
  stylish: 'natural',
};

/** The path of a drawing under the site's root. */
export function artwork(pattern: PatternName, piece: ArtworkPiece): string {
  return `/art/${ARTWORK_SOURCES[pattern]}/${piece}.svg`;
}

/** The path of a drawing's PNG, for mail programs and link previews. */
export function artworkRaster(pattern: PatternName, piece: RasterPiece): string {
  return `/art/${ARTWORK_SOURCES[pattern]}/${piece}.png`;
}

/** The key under which a reaction is sent (`marine-heart`); rice has one key for all patterns. */
export function reactionKey(pattern: PatternName, kind: ReactionKind): string {
  return kind === 'riceshower' ? 'natural-riceshower' : `${pattern}-${kind}`;
}

/** The drawing of a reaction key; undefined when the key is not one of ours. */
export function reactionArtwork(key: string): string | undefined {
  for (const kind of REACTION_KINDS) {
    const pattern = key.endsWith(`-${kind}`) ? key.slice(0, -kind.length - 1) : '';
    if (isPatternName(pattern) && reactionKey(pattern, kind) === key) return artwork(pattern, `stamp-${kind}`);
  }
  return undefined;
}

/** The marks of the product itself, the same in every theme. */
export const BRAND_ARTWORK = {
  knot: '/art/brand/knot.svg',
  knotSmall: '/art/brand/knot-small.svg',
  favicon: '/art/brand/favicon.svg',
  faviconPng: '/art/brand/favicon-48.png',
  touchIcon: '/art/brand/touch-icon-180.png',
  /** The picture of an error page in staff areas: a cord that came undone. */
  error: '/art/brand/error.svg',
} as const;
