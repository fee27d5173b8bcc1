import type { Point } from '../drawing/curve.ts';
import type { Random } from '../drawing/random.ts';
import { LEAF_PAINTS, type LeafColour, type LeafPaint } from '../leaf-colours.ts';

/** The stage of the anniversary tree, px (product text §9). */
export const STAGE = { width: 374, height: 400 } as const;

/** The three leaves of one family: for a short name, a long name, and a name on two lines. */
export const LEAF_SIZES = ['slim', 'wide', 'tall'] as const;

/** How large a leaf is. */
export type LeafSize = (typeof LEAF_SIZES)[number];

/** What one size of leaf offers, stage px. */
export interface LeafBox {
  /** The blade before it is turned. */
  readonly width: number;
  readonly height: number;
  /** Room for one line of a name inside the blade. */
  readonly room: number;
  /** The largest type on it. */
  readonly maxPx: number;
}

/** A stroke on a blade, or with no width a filled shape. */
export interface LeafMark {
  readonly d: string;
  readonly paint: 'white' | 'light' | 'deep' | 'ink';
  readonly width?: number;
  readonly opacity?: number;
}

/** The paths of a leaf: centre of the blade at the origin, in stage px. */
export interface LeafShape {
  readonly blade: string;
  /** Behind the blade; empty = none. */
  readonly stalk: string;
  /** On the blade, under the name, in order. */
  readonly marks: readonly LeafMark[];
}

/** A preset place of a leaf of base size: upper left corner of its unturned slim box (px), turn (degrees), scale. */
export interface PresetPlace {
  readonly left: number;
  readonly top: number;
  readonly rotate: number;
  readonly scale: number;
}

/** What the leaves of a pattern's tree are, and where they may hang. */
export interface TreeKit {
  readonly boxes: Readonly<Record<LeafSize, LeafBox>>;
  /** The paths of one leaf; `number` (1 to the pattern's leaf count) chooses an individual. */
  readonly shape: (size: LeafSize, number: number) => LeafShape;
  /** A convex outline around a blade, clockwise on screen: what collision is measured on. */
  readonly hull: (size: LeafSize) => readonly Point[];
  /** 31 places, in the order they are taken. */
  readonly presets: readonly PresetPlace[];
  /** The middle of a further leaf, when the presets are taken. */
  readonly chance: (random: Random) => Point;
  /** How far a leaf hung by chance may be turned, degrees either way. */
  readonly turn: number;
  /** Names run from top to bottom (Latin turned); `room` is then measured downwards. */
  readonly isVertical?: boolean;
  /** Where the thread of a leaf begins whose middle is at `centre`; without it leaves have none. */
  readonly thread?: (centre: Point) => Point;
  /** How the blade is painted: its wash lit from the upper left, or one flat colour (`light`). */
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
  /** The couple's bird: where its feet stand on the stage, its scale there, its drawing's size and where the feet are in it. */
  readonly bird: {
    readonly perch: Point;
    readonly scale: number;
    readonly box: { readonly width: number; readonly height: number };
    readonly feet: Point;
  };
  /** Colours that differ from the common ones of leaf-colours.ts. */
  readonly paints?: Readonly<Partial<Record<LeafColour, LeafPaint>>>;
}

/** The paint of a colour in a pattern. */
export function leafPaintOf(kit: TreeKit, colour: LeafColour): LeafPaint {
  return kit.paints?.[colour] ?? LEAF_PAINTS[colour];
}
