import { type Cubic, type Point, pointAt, polar, smoothPath } from '../drawing/curve.ts';

/**
 * The awaji knot (淡路結び), the logo of the product. Its body is a Turk's head of three leads and four bights, r = 1 +
 * d·cos(4t/3), opened at one bight: three loops remain, and two ends that cross and part. Points are in px around the
 * center of the knot; +y is down, the ends leave downward.
 */
export interface AwajiPlan {
  /** Half the width of the knot's body. */
  readonly width: number;
  /** Half its height. */
  readonly height: number;
  /** Where the ends stop, measured from the center: x outward, y downward. */
  readonly end: Point;
  /** The direction in which an end stops: 0 is level, 90 straight down (degrees). */
  readonly endHeading?: number;
}

/** A stretch of the cord: its points, and whether it is on top there. */
export interface CordStretch {
  readonly points: readonly Point[];
  readonly over: boolean;
}

const DEPTH = 0.6;
const TURN = Math.PI * 6;
const STEPS = 288;
/** The opened bight: the lowest one. */
const OPENING = Math.PI * 0.5;
/** The width of the opening for the ends, in units of the parameter. */
const CUT = 0.36;

/** The cord from end to end, split where it changes between above and below. */
export function awajiCord(plan: AwajiPlan): readonly CordStretch[] {
  const samples = cordSamples(plan);
  const stretches: { points: Point[]; over: boolean }[] = [];
  for (const { point, over } of samples) {
    const last = stretches.at(-1);
    if (last && last.over === over) last.points.push(point);
    else {
      // Adjacent stretches share a point, so that no hairline opens between them.
      const seam = last?.points.at(-1);
      stretches.push({ points: seam ? [seam, point] : [point], over });
    }
  }
  return stretches;
}

interface Sample {
  readonly point: Point;
  readonly over: boolean;
}

function cordSamples({ width, height, end, endHeading = 0 }: AwajiPlan): Sample[] {
  const reach = 1 + DEPTH;
  const at = (t: number): Point => {
    const r = (1 + DEPTH * Math.cos(((t - OPENING) * 4) / 3)) / reach;
    return [Math.cos(t) * r * width, Math.sin(t) * r * height];
  };
  const body: Sample[] = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const t = OPENING + CUT + ((TURN - 2 * CUT) * i) / STEPS;
    body.push({ point: at(t), over: Math.sin(((t - OPENING) * 4) / 3) > 0 });
  }
  const first = endOf(body, { out: [end[0], end[1]], heading: endHeading, over: false });
  const last = endOf(body.toReversed(), { out: [-end[0], end[1]], heading: 180 - endHeading, over: true });
  return [...first.toReversed(), ...body, ...last];
}

/**
 * Extends an end from the body, along its own direction, to where it stops. The ends cross once more below the body.
 */
function endOf(
  body: readonly Sample[],
  { out, heading, over }: { out: Point; heading: number; over: boolean },
): Sample[] {
  const a: Point = body[0]?.point ?? [0, 0];
  const b: Point = body[3]?.point ?? [0, 0];
  const length = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  const pull = Math.hypot(out[0] - a[0], out[1] - a[1]) * 0.42;
  const handle: Point = [a[0] + ((a[0] - b[0]) / length) * pull, a[1] + ((a[1] - b[1]) / length) * pull];
  const before = polar(out, heading, -pull * 0.9);
  const lead: Cubic = [a, handle, before, out];
  return Array.from({ length: 24 }, (_, i) => ({ point: pointAt(lead, (i + 1) / 24), over }));
}

/** The parallel of a line at a distance (px, to the left of its direction). */
export function parallel(points: readonly Point[], distance: number): Point[] {
  return points.map((point, i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? point;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [point[0] + ((by - ay) / length) * distance, point[1] - ((bx - ax) / length) * distance];
  });
}

/** The logo in one color, 48 × 32: two cords whose lower strand breaks at every crossing, as one path to be stroked. */
export function knotPath(cords: readonly number[] = [-1.1, 1.1]): string {
  const plan: AwajiPlan = { width: 16.4, height: 12.4, end: [22.6, 14] };
  const samples = cordSamples(plan).map(({ point, over }) => ({
    point: [point[0] + 24, point[1] + 14.6] as const,
    over,
  }));
  const gaps = crossings(samples.map(({ point }) => point));
  const visible = stretchesBetween(
    samples.map(({ point }) => point),
    gaps,
  );
  return visible.flatMap(stretch => cords.map(distance => smoothPath(thinned(parallel(stretch, distance))))).join('');
}

/** The size of the logo's drawing, px. */
export const KNOT_BOX = { width: 48, height: 32 } as const;

/** Half the gap in the lower strand at a crossing, px along the cord. */
const GAP = 2.15;

interface Crossing {
  /** Index along the line of the lower strand. */
  readonly below: number;
}

/** Finds where the line crosses itself; strands alternate, starting below. */
function crossings(points: readonly Point[]): readonly Crossing[] {
  const meets: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    for (let j = i + 2; j + 1 < points.length; j += 1) {
      const [a, b, c, d] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (a && b && c && d && segmentsMeet(a, b, c, d)) meets.push(i + 0.5, j + 0.5);
    }
  }
  return meets.sort((a, b) => a - b).flatMap((below, k) => (k % 2 === 0 ? [{ below }] : []));
}

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function stretchesBetween(points: readonly Point[], gaps: readonly Crossing[]): Point[][] {
  const along: number[] = [0];
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (before) along.push((along[i - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  });
  const hidden = (i: number) =>
    gaps.some(
      ({ below }) =>
        Math.abs((along[i] ?? 0) - ((along[Math.floor(below)] ?? 0) + (along[Math.ceil(below)] ?? 0)) / 2) < GAP,
    );
  const stretches: Point[][] = [];
  let open = false;
  points.forEach((point, i) => {
    if (hidden(i)) open = false;
    else if (open) stretches.at(-1)?.push(point);
    else {
      stretches.push([point]);
      open = true;
    }
  });
  return stretches.filter(stretch => stretch.length > 1);
}

/** Keeps every fourth point, enough for a smooth line. */
function thinned(points: readonly Point[]): Point[] {
  return points.filter((_, i) => i % 4 === 0 || i === points.length - 1);
}
