import type { Point } from '../drawing/curve.ts';
import type { Random } from '../drawing/random.ts';
import { LEAF_PAINTS, type LeafColour, type LeafPaint } from '../leaf-colours.ts';

/** The stage of the anniversary tree, px (docs/product/congratulation.md#tree). */
export const STAGE = { width: 374, height: 400 } as const;

/** The three leaf sizes of a family: for a short name, a long name, and a name on two lines. */
export const LEAF_SIZES = ['slim', 'wide', 'tall'] as const;

export type LeafSize = (typeof LEAF_SIZES)[number];

/** Dimensions of one leaf size, stage px. */
export interface LeafBox {
  /** The blade before rotation. */
  readonly width: number;
  readonly height: number;
  /** Space for one line of a name inside the blade. */
  readonly room: number;
  /** The largest font size on it. */
  readonly maxPx: number;
}

/** A stroke on a blade, or without a width a filled shape. */
export interface LeafMark {
  readonly d: string;
  readonly paint: 'white' | 'light' | 'deep' | 'ink';
  readonly width?: number;
  readonly opacity?: number;
}

/** The paths of a leaf: center of the blade at the origin, in stage px. */
export interface LeafShape {
  readonly blade: string;
  /** Behind the blade; empty for none. */
  readonly stalk: string;
  /** On the blade, below the name, in order. */
  readonly marks: readonly LeafMark[];
}

/**
 * A preset place of a leaf of base size: upper left corner of its unrotated slim box (px), rotation (degrees), scale.
 */
export interface PresetPlace {
  readonly left: number;
  readonly top: number;
  readonly rotate: number;
  readonly scale: number;
}

/** The leaves of a pattern's tree, and where they may hang. */
export interface TreeKit {
  readonly boxes: Readonly<Record<LeafSize, LeafBox>>;
  /** The paths of one leaf; `number` (1 to the pattern's leaf count) selects a variant. */
  readonly shape: (size: LeafSize, number: number) => LeafShape;
  /** A convex outline around a blade, clockwise on screen: used for collision tests. */
  readonly hull: (size: LeafSize) => readonly Point[];
  /** 31 places, in the order they are used. */
  readonly presets: readonly PresetPlace[];
  /** The center of a further leaf, once the presets are used up. */
  readonly chance: (random: Random) => Point;
  /** Maximum rotation of a randomly placed leaf, degrees either way. */
  readonly turn: number;
  /** Names run from top to bottom (Latin rotated); `room` is then measured downward. */
  readonly isVertical?: boolean;
  /** The start of the thread of a leaf centered at `centre`; without it leaves have none. */
  readonly thread?: (centre: Point) => Point;
  /** How the blade is painted: a wash lit from the upper left, or one flat color (`light`). */
  readonly wash: 'lit' | 'flat';
  readonly rim: { readonly paint: LeafMark['paint']; readonly width: number };
  readonly stalkWidth: number;
  readonly shadow: {
    readonly colour: string;
    readonly opacity: number;
    readonly dx: number;
    readonly dy: number;
  };
  readonly nameWeight: number;
  /**
   * The couple's bird: position of its feet on the stage, its scale there, its drawing's size and the position of the
   * feet in it.
   */
  readonly bird: {
    readonly perch: Point;
    readonly scale: number;
    readonly box: { readonly width: number; readonly height: number };
    readonly feet: Point;
  };
  /** Colors that differ from the common ones of leaf-colours.ts. */
  readonly paints?: Readonly<Partial<Record<LeafColour, LeafPaint>>>;
}

/** The paint of a color in a pattern. */
export function leafPaintOf(kit: TreeKit, colour: LeafColour): LeafPaint {
  return kit.paints?.[colour] ?? LEAF_PAINTS[colour];
}
