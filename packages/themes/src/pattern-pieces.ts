import type { LeafColour } from './leaf-colours.ts';
import type { ReactionKind } from './reactions.ts';
import type { ShowerKind } from './shower-kinds.ts';

/** The drawings every pattern has once. */
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

/** A drawing that every pattern has, whatever its leaves. */
type CommonPiece = (typeof SINGLE_PIECES)[number] | `stamp-${ReactionKind}` | `petal-${ShowerKind}`;

/** A drawing of a pattern. What begins with `extra-` is the pattern's own business: no other has it. */
export type ArtworkPiece = CommonPiece | `leaf-${LeafColour}` | `extra-${string}`;

/** Draws one picture as SVG text, the same bytes each time. */
type Draw = () => string;

/** Every drawing of a pattern; leaves are there in the pattern's own colours. */
export type PatternPieces = Readonly<Record<CommonPiece, Draw>> &
  Readonly<Partial<Record<`leaf-${LeafColour}` | `extra-${string}`, Draw>>>;

/** A format of a picture made of pixels. */
export type RasterFormat = 'webp' | 'avif';

/** The drawings of a pattern that are delivered as pixels, and how: where those are smaller than the drawing, or painted sooner. */
export type PatternRasters = Readonly<Partial<Record<ArtworkPiece, RasterFormat>>>;
