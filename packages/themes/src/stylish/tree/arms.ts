import { type Cubic, type Point, pointAt } from '../../drawing/curve.ts';

/** An arm of the tree: a bow out from the trunk, from which threads hang. */
export interface Arm {
  readonly side: -1 | 1;
  /** Height of its root on the trunk. */
  readonly rootY: number;
  readonly curve: Cubic;
  /** Positions of small open leaves on its upper side, 0–1. */
  readonly sprigs: readonly number[];
}

/** The middle of the trunk at a height: it leans slightly, then straightens. */
export function trunkX(y: number): number {
  return 187 + 6 * Math.sin((y - 30) / 70);
}

/** Half the trunk's width at a height: it tapers upward. */
export function trunkHalf(y: number): number {
  return 1.1 + Math.max(0, y - 60) * 0.017;
}

/** An arm by its tip and the handles of its bow; the first handle is relative to the root. */
interface ArmPlan {
  readonly rootY: number;
  readonly rise: Point;
  readonly bow: Point;
  readonly tip: Point;
  readonly sprigs: readonly number[];
}

function arm(side: -1 | 1, { rootY, rise, bow, tip, sprigs }: ArmPlan): Arm {
  const x = trunkX(rootY) + side * trunkHalf(rootY);
  return { side, rootY, curve: [[x, rootY], [x + side * rise[0], rootY + rise[1]], bow, tip], sprigs };
}

/** From the lowest to the highest on the left, then from the highest to the lowest on the right: in drawing order. */
export const LEFT_ARMS: readonly Arm[] = [
  arm(-1, { rootY: 326, rise: [10, -62], bow: [92, 236], tip: [34, 268], sprigs: [0.34, 0.55, 0.8] }),
  arm(-1, { rootY: 254, rise: [12, -54], bow: [78, 152], tip: [16, 194], sprigs: [0.4, 0.6, 0.8] }),
  arm(-1, { rootY: 184, rise: [12, -54], bow: [88, 84], tip: [28, 124], sprigs: [0.38, 0.66] }),
  arm(-1, { rootY: 114, rise: [12, -50], bow: [116, 20], tip: [74, 50], sprigs: [0.5, 0.78] }),
];
export const RIGHT_ARMS: readonly Arm[] = [
  arm(1, { rootY: 92, rise: [9, -54], bow: [256, -4], tip: [306, 36], sprigs: [0.44, 0.66, 0.85] }),
  arm(1, { rootY: 154, rise: [10, -50], bow: [284, 62], tip: [350, 106], sprigs: [0.4, 0.64] }),
  arm(1, { rootY: 224, rise: [10, -60], bow: [296, 136], tip: [360, 178], sprigs: [0.36, 0.63, 0.83] }),
  arm(1, { rootY: 300, rise: [10, -62], bow: [290, 212], tip: [342, 256], sprigs: [0.33, 0.6, 0.76] }),
];
export const ARMS: readonly Arm[] = [...LEFT_ARMS, ...RIGHT_ARMS];

const SAMPLES = 80;
const SAMPLED: readonly (readonly Point[])[] = ARMS.map(({ curve }) =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(curve, i / SAMPLES)),
);

/** The height of an arm at a distance from the left; undefined where it does not reach. */
export function armHeightAt(index: number, x: number): number | undefined {
  const samples = SAMPLED[index] ?? [];
  // The bow may overlap itself near its root: threads hang from its highest part.
  let height: number | undefined;
  for (let i = 0; i + 1 < samples.length; i += 1) {
    const [a, b] = [samples[i], samples[i + 1]];
    if (!a || !b || (a[0] - x) * (b[0] - x) > 0 || a[0] === b[0]) continue;
    const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    height = height === undefined ? y : Math.min(height, y);
  }
  return height;
}

/** How far an arm may pass below the upper edge of a leaf pinned to it, px. */
const PINNED = 12;

/**
 * The start of the thread of a leaf whose upper edge is at `y`: on the nearest arm above it (an arm that passes behind
 * the leaf needs no thread), or at the nearest tip if no arm passes there.
 */
export function threadFrom(x: number, y: number): Point {
  const above = ARMS.flatMap((_, i) => {
    const height = armHeightAt(i, x);
    return height !== undefined && height <= y + PINNED ? [height] : [];
  });
  if (above.length > 0) return [x, Math.min(y, Math.max(...above))];
  const tips = ARMS.map(({ curve: [, , , tip] }) => tip).filter(tip => tip[1] < y + PINNED);
  return tips.reduce<Point>(
    (best, tip) => (Math.hypot(tip[0] - x, tip[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? tip : best),
    tips[0] ?? [trunkX(0), 12],
  );
}
