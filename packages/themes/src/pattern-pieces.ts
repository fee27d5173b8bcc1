import type { LeafColour } from './leaf-colours.ts';
import type { ReactionKind } from './reactions.ts';
import type { ShowerKind } from './shower-kinds.ts';

/** The drawings every pattern has exactly once. */
export const SINGLE_PIECES = [
  'hero-375',
  'hero-768',
  'hero-1280',
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
  'vignette',
] as const;

/** A drawing that every pattern has, apart from leaves. */
type CommonPiece = (typeof SINGLE_PIECES)[number] | `stamp-${ReactionKind}` | `petal-${ShowerKind}`;

/** A drawing of a pattern. Names that begin with `extra-` are specific to one pattern. */
export type ArtworkPiece = CommonPiece | `leaf-${LeafColour}` | `extra-${string}`;

/** Draws one picture as SVG text, deterministic to the byte. */
type Draw = () => string;

/** Every drawing of a pattern; leaves exist in the pattern's own colors. */
export type PatternPieces = Readonly<Record<CommonPiece, Draw>> &
  Readonly<Partial<Record<`leaf-${LeafColour}` | `extra-${string}`, Draw>>>;

/** A bitmap format. */
export type RasterFormat = 'webp' | 'avif';

/**
 * The drawings of a pattern delivered as bitmaps, and their format: those smaller than the drawing, or faster to paint.
 */
export type PatternRasters = Readonly<Partial<Record<ArtworkPiece, RasterFormat>>>;
