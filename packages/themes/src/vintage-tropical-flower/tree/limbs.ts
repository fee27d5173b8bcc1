import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { bezierAngle, bezierAt, clamp, lerp } from '../engraving/geometry.ts';
import type { Patch } from '../engraving/patch.ts';

/** A limb from its fork to its tip: its points and its widths there, px. */
export interface Limb {
  readonly points: readonly Point[];
  readonly widths: readonly number[];
}

/** A joint of the growing tree. */
interface Joint {
  readonly x: number;
  readonly y: number;
  readonly parent: number;
  /** The direction of the limb here, radians. */
  readonly heading: number;
}

const STEP = 4;
/** A petiole is reached if a joint is this close. */
const REACHED = 4;
const MAX_STEPS = 60;
/** How much a twig turns toward its petiole at each step. */
const TURN = 0.24;
const FORK_Y = 262;

/** The fixed boughs above the trunk; everything else grows from them. */
const BOUGHS: readonly CubicNumbers[] = [
  [186, 276, 150, 256, 104, 246, 58, 204],
  [188, 276, 226, 258, 268, 250, 318, 208],
  [185, 268, 164, 226, 126, 178, 92, 118],
  [189, 268, 212, 228, 250, 184, 284, 122],
  [186, 262, 186, 214, 166, 160, 158, 92],
  [189, 262, 196, 214, 214, 166, 226, 92],
  [184, 294, 160, 268, 132, 264, 104, 254],
  [190, 292, 214, 272, 244, 266, 280, 260],
];

/**
 * Grows limbs from the trunk to every petiole, the nearest first: each twig leaves the best limb. Thin limbs come
 * first.
 */
export function growLimbs(petioles: readonly Point[]): readonly Limb[] {
  const joints = fork();
  const root: Point = [187, FORK_Y];
  const inwardFirst = petioles.toSorted((a, b) => distance(a, root) - distance(b, root));
  for (const petiole of inwardFirst) growTwig(joints, petiole);
  return limbsOf(joints);
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

function fork(): Joint[] {
  const joints: Joint[] = [];
  for (const bough of BOUGHS) {
    let parent = -1;
    for (let i = 0; i <= 24; i += 1) {
      const [x, y] = bezierAt(bough, i / 24);
      joints.push({ x, y, parent, heading: bezierAngle(bough, i / 24) });
      parent = joints.length - 1;
    }
  }
  return joints;
}

/** The joint from which a twig to a petiole starts: close, and without turning back. */
function bestJoint(joints: readonly Joint[], petiole: Point): number {
  let best = { cost: Number.POSITIVE_INFINITY, index: 0 };
  joints.forEach(({ x, y, heading }, index) => {
    if (Math.abs(x - 187) < 14 && y > FORK_Y - 22) return;
    const away = Math.abs(angleBetween(heading, Math.atan2(petiole[1] - y, petiole[0] - x)));
    const cost = distance([x, y], petiole) * (1 + 0.9 * Math.max(0, away - 0.7));
    if (cost < best.cost) best = { cost, index };
  });
  return best.index;
}

/** The turn from one direction to another, −π to π. */
function angleBetween(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

function growTwig(joints: Joint[], petiole: Point): void {
  let parent = bestJoint(joints, petiole);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const joint = joints[parent];
    if (joint === undefined || distance([joint.x, joint.y], petiole) < REACHED) return;
    const aim = Math.atan2(petiole[1] - joint.y, petiole[0] - joint.x);
    const near = distance([joint.x, joint.y], petiole) < 4 * STEP;
    const heading = joint.heading + angleBetween(joint.heading, aim) * (near ? 0.8 : TURN);
    joints.push({
      x: joint.x + Math.cos(heading) * STEP,
      y: joint.y + Math.sin(heading) * STEP,
      parent,
      heading,
    });
    parent = joints.length - 1;
  }
}

/** Splits the tree into limbs: at each fork the heaviest continues; widths depend on the twigs a limb carries. */
function limbsOf(joints: readonly Joint[]): readonly Limb[] {
  const children: number[][] = joints.map(() => []);
  joints.forEach(({ parent }, i) => {
    children[parent]?.push(i);
  });
  const load = joints.map(() => 0);
  for (let i = joints.length - 1; i >= 0; i -= 1) {
    if (children[i]?.length === 0) load[i] = 1;
    const parent = joints[i]?.parent ?? -1;
    if (parent >= 0) load[parent] = (load[parent] ?? 0) + (load[i] ?? 0);
  }
  const width = (i: number) => 0.95 * (load[i] ?? 0) ** 0.6;
  const limbs: Limb[] = [];
  const walk = (first: number, from: number | undefined) => {
    const run = from === undefined ? [first] : [from, first];
    let rest = children[first] ?? [];
    while (rest.length > 0) {
      const [heaviest, ...others] = rest.toSorted((a, b) => (load[b] ?? 0) - (load[a] ?? 0));
      if (heaviest === undefined) break;
      const at = run.at(-1) ?? first;
      for (const other of others) walk(other, at);
      run.push(heaviest);
      rest = children[heaviest] ?? [];
    }
    if (run.length > 2) limbs.push(limbOf(run, joints, width));
  };
  joints.forEach(({ parent }, i) => {
    if (parent < 0) walk(i, undefined);
  });
  return limbs.toSorted((a, b) => (a.widths[1] ?? 0) - (b.widths[1] ?? 0));
}

function limbOf(run: readonly number[], joints: readonly Joint[], width: (i: number) => number): Limb {
  const points = run.map((i): Point => [joints[i]?.x ?? 0, joints[i]?.y ?? 0]);
  // A limb starts at its fork as thin as it continues and ends in a point; a bough flares where it leaves the trunk.
  const last = run.length - 1;
  const isBough = (joints[run[0] ?? 0]?.parent ?? 0) < 0;
  const widths = run.map((i, at) => {
    const full = width(at === 0 ? (run[1] ?? i) : i);
    return full * (at > last - 3 ? 0.55 + 0.15 * (last - at) : 1) * (isBough ? 1 + 1.1 * Math.exp(-at / 5) : 1);
  });
  return { points: smoothed(points), widths: evened(widths) };
}

function smoothed(points: readonly Point[]): readonly Point[] {
  let run = points;
  for (let k = 0; k < 3; k += 1) {
    const before = run;
    run = before.map((point, i): Point => {
      const [a, c] = [before[i - 1], before[i + 1]];
      if (a === undefined || c === undefined) return point;
      return [(a[0] + 2 * point[0] + c[0]) / 4, (a[1] + 2 * point[1] + c[1]) / 4];
    });
  }
  return run;
}

/** Smooths widths: where a twig leaves, the limb does not become thinner at once. */
function evened(widths: readonly number[]): readonly number[] {
  let run = widths;
  for (let k = 0; k < 5; k += 1) {
    const before = run;
    run = before.map((w, i) => ((before[i - 1] ?? w) + 2 * w + (before[i + 1] ?? w)) / 4);
  }
  return run;
}

/** A limb as a round form. */
export function limbPatch({ points, widths }: Limb): Patch {
  const last = points.length - 1;
  const at = (i: number): Point => points[clamp(i, 0, last)] ?? [0, 0];
  return (u, v) => {
    const t = clamp(u) * last;
    const i = Math.min(last - 1, Math.floor(t));
    const share = t - i;
    const [from, to, before, after] = [at(i), at(i + 1), at(i - 1), at(i + 2)];
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = lerp(widths[i] ?? 0, widths[i + 1] ?? 0, share);
    const side = clamp(v, -0.999, 0.999);
    return [
      lerp(from[0], to[0], share) - Math.sin(angle) * half * side,
      lerp(from[1], to[1], share) + Math.cos(angle) * half * side,
      half * Math.sqrt(1 - side * side) * 1.2,
    ];
  };
}
