import type { Point } from '../../drawing/curve.ts';
import { radians } from '../../drawing/curve.ts';
import type { PresetPlace } from '../../tree/kit.ts';
import { LEAF_BOXES } from './leaves.ts';

/**
 * The places of the leaves: center (stage px), rotation (degrees) and scale, from the center of the crown outward.
 * Computed by letting 31 leaves push each other apart inside a dome that leaves the trunk free.
 */
const PLACES: readonly (readonly [x: number, y: number, rotate: number, scale: number])[] = [
  [171, 172, -1, 1.05],
  [162, 139, 3, 0.98],
  [224, 137, -2, 1.0],
  [234, 187, 2, 0.98],
  [189, 106, -11, 1.01],
  [178, 214, -3, 1.03],
  [103, 161, 5, 1.04],
  [114, 195, 2, 1.04],
  [276, 160, -4, 1.01],
  [106, 116, 9, 1.03],
  [259, 106, -7, 1.0],
  [248, 219, 4, 1.01],
  [129, 84, 9, 1.03],
  [222, 73, -8, 1.01],
  [117, 236, -4, 1.04],
  [160, 51, 14, 1.03],
  [40, 183, 4, 1.04],
  [334, 182, -1, 1.0],
  [55, 216, -3, 0.97],
  [319, 216, -1, 1.05],
  [36, 150, 6, 1.0],
  [338, 147, -1, 0.97],
  [128, 270, -11, 1.02],
  [288, 250, 10, 0.99],
  [42, 118, 10, 1.0],
  [331, 113, -9, 1.01],
  [58, 85, 7, 1.03],
  [312, 80, -13, 0.98],
  [92, 52, 12, 1.01],
  [276, 48, -15, 1.01],
  [215, 25, -15, 1.01],
];

const { width, height } = LEAF_BOXES.slim;
const MIDDLE = 187;

/** The places in the format of the layout. */
export const PRESETS: readonly PresetPlace[] = PLACES.map(([x, y, rotate, scale]) => ({
  left: x - width / 2,
  top: y - height / 2,
  rotate,
  scale,
}));

/** How far inside a leaf its twig ends, from its center toward the trunk, px. */
const REACH = 25;

/** The ends of the twigs: at the end of each leaf that faces the trunk. */
export const PETIOLES: readonly Point[] = PLACES.map(([x, y, rotate]) => {
  const side = x < MIDDLE ? 1 : -1;
  const angle = radians(rotate);
  return [x + side * REACH * Math.cos(angle), y + side * REACH * Math.sin(angle)];
});
