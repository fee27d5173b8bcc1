import type { Point } from '../drawing/curve.ts';
import { between, type Random, seededRandom } from '../drawing/random.ts';
import { type PresetPlace, STAGE, type TreeKit } from '../tree/kit.ts';
import { LEAF_BOXES, leafHull, leafShape } from './leaf-shapes.ts';
import { BIRD_BOX, BIRD_PERCH } from './settings.ts';

/** Rows of the crown from the top: height of the row's middle and the distances of its leaves from the trunk. */
const ROWS: readonly (readonly [y: number, offsets: readonly number[]])[] = [
  [25, [-44, 44]],
  [53, [0, -90, 90]],
  [84, [-45, 45, -132, 132]],
  [115, [0, -89, 89]],
  [146, [-45, 45, -135, 135]],
  [177, [0, -90, 90]],
  [208, [-45, 45, -135, 135]],
  [238, [0, -91, 91]],
  [267, [-56, 56, -138, 138]],
  [296, [-98]],
];

const TRUNK_X = STAGE.width / 2;

/** From the center of the crown outward, so that few leaves already make a tree. */
function makePresets(): PresetPlace[] {
  const random = seededRandom(4);
  const { width, height } = LEAF_BOXES.slim;
  const places = ROWS.flatMap(([y, offsets], row) =>
    offsets.map(dx => {
      const side = dx / (STAGE.width / 2);
      const droop = side * side * Math.max(0, 30 - row * 6);
      const x = TRUNK_X + dx + between(random, -2, 2);
      const turn = side * 13 + between(random, -6, 6);
      return {
        left: round(x - width / 2),
        top: round(y + droop + between(random, -2, 2) - height / 2),
        rotate: round(turn),
        scale: round(between(random, 0.97, 1.06)),
      };
    }),
  );
  const heart: Point = [TRUNK_X, 168];
  const reach = (place: PresetPlace) =>
    Math.hypot((place.left + width / 2 - heart[0]) * 0.8, place.top + height / 2 - heart[1]);
  return places.sort((a, b) => reach(a) - reach(b));
}

/** A point of the crown: an egg above the trunk whose lower middle stays free for the fork. */
function inCrown(random: Random): Point {
  for (;;) {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random());
    const point: Point = [TRUNK_X + Math.cos(a) * q * 150, 152 + Math.sin(a) * q * 132];
    if (Math.abs(point[0] - TRUNK_X) > 40 || point[1] < 246) return point;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The leaves of the tree of `natural`. */
export const NATURAL_TREE: TreeKit = {
  boxes: LEAF_BOXES,
  shape: leafShape,
  hull: leafHull,
  presets: makePresets(),
  chance: inCrown,
  turn: 16,
  wash: 'lit',
  rim: { paint: 'deep', width: 0.9 },
  stalkWidth: 1.6,
  shadow: { colour: '#4a5a33', opacity: 0.14, dx: 0, dy: 1.8 },
  nameWeight: 500,
  bird: {
    perch: [BIRD_PERCH.x, BIRD_PERCH.y],
    scale: BIRD_PERCH.scale,
    box: BIRD_BOX,
    feet: [BIRD_BOX.feet.x, BIRD_BOX.feet.y],
  },
};
