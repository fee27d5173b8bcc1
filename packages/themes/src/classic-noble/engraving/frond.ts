import type { Point } from '../../drawing/curve.ts';
import { type Along, closedShape, lerp, measureAlong, openLine, shares } from './geometry.ts';

/** Parameters of an acanthus leaf. */
export interface FrondShape {
  /** Half its maximum width, px. */
  readonly width: number;
  /** Lobes on one side. */
  readonly lobes: number;
  /** Width of the left side, as a share of `width`; 0 for a bare rib. */
  readonly left?: number;
  readonly right?: number;
  /** How far the tips lean forward, in lobes. */
  readonly lean?: number;
  /** It grows on a stalk: narrow at its foot, where other leaves clasp it. */
  readonly isStalked?: boolean;
}

/** The paths of an acanthus leaf. */
export interface Frond {
  readonly body: string;
  /** The half away from the light; empty if that side is bare. */
  readonly shade: string;
  readonly veins: string;
}

/** Half the rib's width as a share of the leaf's. */
const RIB = 0.06;
/** Depth of the eye between two lobes: the share of the width that is left. */
const NOTCH = 0.34;
/** Where the last lobe ends and the tip begins. */
const LOBES_END = 0.9;

/**
 * Grows an acanthus leaf along a spine, in arc-length space: lobes that lean forward, notches, veins, one half in
 * shade.
 */
export function frond(spine: readonly Point[], shape: FrondShape): Frond {
  const { width, left = 1, right = 1 } = shape;
  const along = measureAlong(spine);
  const one = sideOf(along, shape, { sign: 1, share: left });
  const other = sideOf(along, shape, { sign: -1, share: right });
  const foot: readonly Point[] = [along.point(0, -width * RIB), along.point(0, width * RIB)];
  const body = closedShape([...one, ...other.map(run => run.toReversed()).toReversed(), foot]);
  if (right === 0) return { body, shade: '', veins: veinsOf(along, shape) };
  const rib = shares(8).map(t => along.point(1 - t, 0));
  const shade = closedShape([...other, rib, [along.point(0, 0), along.point(0, -width * RIB)]]);
  return { body, shade, veins: veinsOf(along, shape) };
}

interface Side {
  readonly sign: 1 | -1;
  readonly share: number;
}

/** Width of the leaf along its length, as a share of its width: fullest before the middle. */
function profile(t: number, { isStalked = false }: FrondShape): number {
  const blade = Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * t)) ** 0.62 * (1 - 0.35 * t) + 0.05;
  return isStalked ? blade * Math.min(1, 0.1 + t * 2.6) : blade;
}

function sideOf(along: Along, shape: FrondShape, { sign, share }: Side): Point[][] {
  const { width, lobes, lean = 0.6 } = shape;
  if (share === 0) return [shares(8).map(t => along.point(t, sign * width * RIB * (1 - t)))];
  const runs: Point[][] = [];
  const run = (...places: readonly Point[]) => runs.push(places.map(([t, aside]) => along.point(t, sign * aside)));
  const step = LOBES_END / lobes;
  const breadthAt = (t: number) => width * share * profile(t + 0.08, shape);
  let root: Point = [0, width * RIB];
  for (let i = 0; i < lobes; i += 1) {
    const [from, to] = [i * step, (i + 1) * step];
    const isLast = i === lobes - 1;
    const breadth = breadthAt(from + step / 2);
    const next = isLast ? 0 : breadthAt(to + step / 2);
    const tip: Point = [to + lean * step * (isLast ? 0.35 : 1), breadth * (isLast ? 0.55 : 0.98)];
    run(
      root,
      [from + step * 0.02, lerp(root[1], breadth, 0.45)],
      [from + step * 0.3, breadth * 0.93],
      [from + step * 0.75, breadth * 1.04],
      tip,
    );
    if (isLast) {
      run(tip, [LOBES_END + (1 - LOBES_END) * 0.5, breadth * 0.22], [1, 0]);
      break;
    }
    const eye: Point = [to + step * 0.06, next * NOTCH];
    run(tip, [to + step * 0.42, breadth * 0.72], [to + step * 0.1, next * NOTCH * 1.15], eye);
    root = eye;
  }
  return runs;
}

function veinsOf(along: Along, shape: FrondShape): string {
  const { width, lobes, left = 1, right = 1 } = shape;
  let veins = openLine(shares(7).map(t => along.point(0.02 + t * 0.9, 0)));
  const step = LOBES_END / lobes;
  const sides: readonly Side[] = [
    { sign: 1, share: left },
    { sign: -1, share: right },
  ];
  for (const { sign, share } of sides) {
    if (share === 0) continue;
    for (let i = 0; i < lobes - 1; i += 1) {
      const from = i * step;
      const breadth = width * share * profile(from + step / 2 + 0.08, shape);
      const places: readonly Point[] = [
        [from - step * 0.25, width * 0.03],
        [from + step * 0.35, breadth * 0.36],
        [from + step * 1.2, breadth * 0.74],
      ];
      veins += openLine(places.map(([t, aside]) => along.point(Math.max(0.01, t), sign * aside)));
    }
  }
  return veins;
}
