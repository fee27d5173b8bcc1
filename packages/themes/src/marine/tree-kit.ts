import type { Point } from '../drawing/curve.ts';
import type { Random } from '../drawing/random.ts';
import type { LeafPaint } from '../leaf-colours.ts';
import type { TreeKit } from '../tree/kit.ts';
import { LEAF_BOXES, leafHull, leafShape } from './leaf-shapes.ts';
import { BIRD_BOX, BIRD_PERCH } from './settings.ts';
import { PLACES } from './tree-places.ts';

/** The center of the crown, its radii, and how far the wind leans it per px of height. */
export const CROWN = { x: 188, y: 150, rx: 150, ry: 126, lean: 0.14 } as const;

/** The colors of the leaves: paler than the common ones, since sky and sea shine through. */
export const LEAVES = {
  blue: { light: '#e3f0f5', deep: '#a9ceda', ink: '#1b4659' },
  green: { light: '#e3f2e4', deep: '#a6d0bb', ink: '#1f4b3c' },
  yellow: { light: '#fdf4d6', deep: '#ecd088', ink: '#574310' },
} as const satisfies Readonly<Record<string, LeafPaint>>;

/** A point of the crown; its lower middle stays free for the fork, its lower right for the gull. */
function inCrown(random: Random): Point {
  for (;;) {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random());
    const y = CROWN.y + Math.sin(a) * q * CROWN.ry;
    const x = CROWN.x + (CROWN.y - y) * CROWN.lean + Math.cos(a) * q * CROWN.rx;
    if (Math.abs(x - CROWN.x) > 42 || y < 248) return [x, y];
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The leaves of the tree of `marine`. */
export const MARINE_TREE: TreeKit = {
  boxes: LEAF_BOXES,
  shape: leafShape,
  hull: leafHull,
  presets: PLACES.map(([x, y, rotate, scale]) => ({
    left: round(x - LEAF_BOXES.slim.width / 2),
    top: round(y - LEAF_BOXES.slim.height / 2),
    rotate,
    scale,
  })),
  chance: inCrown,
  turn: 15,
  wash: 'lit',
  rim: { paint: 'deep', width: 1 },
  stalkWidth: 1.5,
  shadow: { colour: '#2c5566', opacity: 0.16, dx: -0.5, dy: 1.7 },
  nameWeight: 600,
  bird: {
    perch: [BIRD_PERCH.x, BIRD_PERCH.y],
    scale: BIRD_PERCH.scale,
    box: BIRD_BOX,
    feet: [BIRD_BOX.feet.x, BIRD_BOX.feet.y],
  },
  paints: LEAVES,
};
