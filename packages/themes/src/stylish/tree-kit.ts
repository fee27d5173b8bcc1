import type { Point } from '../drawing/curve.ts';
import { between, type Random } from '../drawing/random.ts';
import type { PresetPlace, TreeKit } from '../tree/kit.ts';
import { STYLISH_BIRD } from './settings.ts';
import { ARMS, armHeightAt, threadFrom } from './tree/arms.ts';
import { LEAF_BOXES, leafHull, leafShape } from './tree/leaf-shapes.ts';

/** Positions of the leaves on each arm, as in ARMS: distance from the left, and the tier below it. */
const HANGING: readonly (readonly (readonly [x: number, tier: 0 | 1 | 2])[])[] = [
  [
    [98, 0],
    [66, 1],
    [130, 1],
    [36, 0],
    [98, 2],
  ],
  [
    [90, 0],
    [122, 1],
    [58, 1],
    [32, 0],
  ],
  [
    [98, 0],
    [66, 1],
    [130, 1],
    [36, 0],
  ],
  [
    [84, 0],
    [116, 1],
    [146, 0],
  ],
  [
    [290, 0],
    [256, 1],
  ],
  [
    [278, 0],
    [310, 1],
    [246, 1],
    [341, 0],
  ],
  [
    [286, 0],
    [254, 1],
    [318, 1],
    [342, 0],
    [226, 0],
  ],
  [
    [274, 0],
    [306, 1],
    [242, 1],
    [332, 0],
  ],
];

/** Distance from an arm to the center of a leaf on its tiers, px. */
const DROPS = [16, 44, 72] as const;

/** The lowest center of a leaf: none touches the floor. */
const LOWEST_Y = 348;

/** The order in which arms are used: few leaves already balance the whole mobile. */
const ARM_ORDER = [1, 6, 2, 5, 0, 7, 3, 4] as const;

function makePresets(): PresetPlace[] {
  const { width, height } = LEAF_BOXES.slim;
  const longest = Math.max(...HANGING.map(places => places.length));
  return Array.from({ length: longest }, (_, turn) =>
    ARM_ORDER.flatMap(index => {
      const place = HANGING[index]?.[turn];
      if (place === undefined) return [];
      const [x, tier] = place;
      const y = (armHeightAt(index, x) ?? ARMS[index]?.curve[3][1] ?? 0) + DROPS[tier];
      return [{ left: round(x - width / 2), top: round(y - height / 2), rotate: dip(index, turn), scale: 1 }];
    }),
  ).flat();
}

/** Adjacent leaves hang differently. */
function dip(index: number, turn: number): number {
  return ((((index * 5 + turn * 7) % 9) - 4) * 5) / 4;
}

/** A point below some arm: further leaves hang between the others, or lower under the lowest arms. */
function underArms(random: Random): Point {
  for (;;) {
    const index = Math.floor(random() * ARMS.length);
    const arm = ARMS[index];
    if (arm === undefined) continue;
    const [root, tip] = [arm.curve[0][0] + arm.side * 30, arm.curve[3][0]];
    const x = between(random, Math.min(root, tip), Math.max(root, tip));
    const y = armHeightAt(index, x);
    const isLowest = index === 0 || index === ARMS.length - 1;
    if (y !== undefined) return [x, Math.min(LOWEST_Y, y + between(random, DROPS[0], isLowest ? 92 : 52))];
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The leaves of the tree of `stylish`: blades of a mobile, each on its thread. */
export const STYLISH_TREE: TreeKit = {
  boxes: LEAF_BOXES,
  shape: leafShape,
  hull: leafHull,
  presets: makePresets(),
  chance: underArms,
  turn: 6,
  thread: ([x, y]) => threadFrom(x, y - LEAF_BOXES.slim.height / 2),
  wash: 'lit',
  rim: { paint: 'deep', width: 0.4 },
  stalkWidth: 0.7,
  shadow: { colour: '#40332a', opacity: 0.13, dx: 2.6, dy: 3.8 },
  nameWeight: 500,
  bird: { perch: [318, 372.6], scale: 0.62, ...STYLISH_BIRD },
};
