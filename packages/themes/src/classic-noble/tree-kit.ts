import { degrees, type Point } from '../drawing/curve.ts';
import type { Random } from '../drawing/random.ts';
import { type PresetPlace, STAGE, type TreeKit } from '../tree/kit.ts';
import { LEAF_BOXES, leafHull, leafShape } from './leaf-shapes.ts';
import { BIRD_BOX, BIRD_PERCH } from './settings.ts';

/** The axis of the tree. */
export const TRUNK_X = STAGE.width / 2;

/**
 * A rib of the espalier: its height on the axis, its curvature (px per px²), and its leaves to the right of the axis.
 */
export interface Rib {
  readonly y: number;
  readonly bend: number;
  readonly offsets: readonly number[];
}

const FIRST_Y = 35;
const PITCH = 27.8;
const OFFSETS: readonly (readonly number[])[] = [
  [0],
  [38],
  [0, 84],
  [44, 124],
  [0, 90],
  [45, 137],
  [0, 91],
  [45, 138],
  [0, 91],
  [47, 128],
];

/**
 * The ribs curve like those of a fan: the upper ones droop, the lower ones rise, so that the crown closes as an oval.
 */
export const RIBS: readonly Rib[] = OFFSETS.map((offsets, i) => ({
  y: FIRST_Y + i * PITCH,
  bend: 0.00105 - (0.00147 * i) / (OFFSETS.length - 1),
  offsets,
}));

/** The height of a rib at a distance from the axis. */
export function ribY({ y, bend }: Rib, x: number): number {
  return y + bend * x * x;
}

/** Every place off the axis has a mirrored twin; they are assigned from the center of the crown outward, in pairs. */
function makePresets(): PresetPlace[] {
  const { width, height } = LEAF_BOXES.slim;
  const places = RIBS.flatMap(rib =>
    rib.offsets.flatMap(offset => (offset === 0 ? [0] : [-offset, offset]).map(x => ({ x, y: ribY(rib, x), rib }))),
  );
  const reach = ({ x, y }: { x: number; y: number }) => Math.hypot(Math.abs(x) * 0.85, y - 165) + (x > 0 ? 0.01 : 0);
  return places
    .sort((a, b) => reach(a) - reach(b))
    .map(({ x, y, rib }) => ({
      left: round(TRUNK_X + x - width / 2),
      top: round(y - height / 2),
      rotate: round(degrees(Math.atan(2 * rib.bend * x)) * 0.9 - (x / 139) * 2.4),
      scale: 1,
    }));
}

/** A point of the oval crown; the lower middle, with the two woven stems, stays free. */
function inCrown(random: Random): Point {
  for (;;) {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random());
    const point: Point = [TRUNK_X + Math.cos(a) * q * 150, 158 + Math.sin(a) * q * 132];
    if (Math.abs(point[0] - TRUNK_X) > 48 || point[1] < 258) return point;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The leaves of the tree of `classic-noble`. */
export const CLASSIC_NOBLE_TREE: TreeKit = {
  boxes: LEAF_BOXES,
  shape: leafShape,
  hull: leafHull,
  presets: makePresets(),
  chance: inCrown,
  turn: 11,
  wash: 'lit',
  rim: { paint: 'deep', width: 1.5 },
  stalkWidth: 1.6,
  shadow: { colour: '#3a2a14', opacity: 0.2, dx: 0.4, dy: 1.6 },
  nameWeight: 600,
  // Sage and old rose keep the crown calm, whatever colors its guests bring.
  paints: {
    gold: { light: '#faf0d8', deep: '#e3cd9a', ink: '#46300f' },
    classicpink: { light: '#f8e6e1', deep: '#e2b8b6', ink: '#641f35' },
    green: { light: '#e4ecda', deep: '#aec2a2', ink: '#213c28' },
  },
  bird: {
    perch: [BIRD_PERCH.x, BIRD_PERCH.y],
    scale: BIRD_PERCH.scale,
    box: { width: BIRD_BOX.width, height: BIRD_BOX.height },
    feet: [BIRD_BOX.feet.x, BIRD_BOX.feet.y],
  },
};
