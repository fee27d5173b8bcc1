import { type Cubic, type CubicNumbers, cubic, degrees, type Point, pointAt, radians } from '../../drawing/curve.ts';
import { svgNumbers } from '../../drawing/svg.ts';

/** The point of a list at an index; beyond the ends, the nearest one. */
export function clamped(points: readonly Point[], index: number): Point {
  return points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
}

/** Interpolates two numbers: 0 gives the first, 1 the second. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Evenly spaced shares from 0 to 1, `steps` + 1 of them. */
export function shares(steps: number): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, i) => i / steps);
}

/** A smooth run of cubics through points (uniform Catmull-Rom); it continues from the first point. */
function smoothRun(points: readonly Point[]): string {
  let d = '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [
      clamped(points, i - 1),
      clamped(points, i),
      clamped(points, i + 1),
      clamped(points, i + 2),
    ];
    d += `C${svgNumbers(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      ...p2,
    )}`;
  }
  return d;
}

/** An open smooth line through points. */
export function openLine(points: readonly Point[]): string {
  return `M${svgNumbers(...clamped(points, 0))}${smoothRun(points)}`;
}

/**
 * A closed shape of smooth runs that meet in corners. Its winding is normalized, so that merged shapes never punch
 * holes.
 */
export function closedShape(runs: readonly (readonly Point[])[]): string {
  const all = runs.flat();
  let twiceArea = 0;
  all.forEach(([x, y], i) => {
    const [nx, ny] = all[(i + 1) % all.length] ?? [x, y];
    twiceArea += x * ny - nx * y;
  });
  const turned = twiceArea < 0 ? runs.map(run => run.toReversed()).toReversed() : runs;
  return `M${svgNumbers(...clamped(turned[0] ?? [], 0))}${turned.map(smoothRun).join('')}Z`;
}

/** Points along a cubic, `steps` + 1 of them. */
export function bezier(curve: CubicNumbers, steps = 14): readonly Point[] {
  const whole: Cubic = cubic(...curve);
  return shares(steps).map(t => pointAt(whole, t));
}

/** A spiral: constant radius at first, then winding in. */
export interface Spiral {
  readonly centre: Point;
  readonly radius: number;
  /** Start angle, degrees. */
  readonly from: number;
  /** 1 turns clockwise on screen. */
  readonly turn: 1 | -1;
  /** Turns at full radius. */
  readonly hold?: number;
  /** Turns while winding in. */
  readonly turns?: number;
  /** Share of the radius at its end. */
  readonly eye?: number;
}

/** The points of a spiral. */
export function spiral({ centre, radius, from, turn, hold = 0.5, turns = 1.3, eye = 0.16 }: Spiral): readonly Point[] {
  return shares(Math.round((hold + turns) * 20)).map(share => {
    const turned = share * (hold + turns);
    const wound = Math.max(0, (turned - hold) / turns);
    const r = radius * (1 - wound * (1 - eye ** 0.8)) ** 1.25;
    const a = radians(from) + turn * turned * 2 * Math.PI;
    return [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r];
  });
}

/** An arc whose radius may change: radii and angles (degrees) run from the first to the second. */
export function arc(
  centre: Point,
  radii: readonly [number, number],
  angles: readonly [number, number],
): readonly Point[] {
  return shares(12).map(t => {
    const a = radians(lerp(...angles, t));
    const r = lerp(...radii, t);
    return [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r];
  });
}

/** A line parametrized by arc length: `t` runs from 0 to 1, and slightly beyond 1 straight ahead. */
export interface Along {
  readonly length: number;
  /** The point at `t`, moved `aside` to the left of the direction. */
  point(t: number, aside: number): Point;
  /** The unit normal at `t`. */
  normal(t: number): Point;
  /** The heading at `t`, degrees. */
  heading(t: number): number;
}

/** Parametrizes a line by arc length. */
export function measureAlong(points: readonly Point[]): Along {
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [clamped(points, i - 1), clamped(points, i)];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const length = lengths.at(-1) ?? 0;
  const onLine = (t: number): Point => {
    const s = Math.max(0, Math.min(1, t)) * length;
    let i = 1;
    while (i < lengths.length - 1 && (lengths[i] ?? 0) < s) i += 1;
    const [s0, s1] = [lengths[i - 1] ?? 0, lengths[i] ?? 0];
    const k = (s - s0) / (s1 - s0 || 1);
    const [a, b] = [clamped(points, i - 1), clamped(points, i)];
    return [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
  };
  // A polyline has corners; a frond along it must not show them.
  const rounded = (t: number): Point => {
    const b = onLine(t);
    if (t < 0.025 || t > 0.975) return b;
    const [a, c] = [onLine(t - 0.025), onLine(t + 0.025)];
    return [(a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4];
  };
  const tangent = (at: number): Point => {
    const t = Math.max(0, Math.min(1, at));
    const [a, b] = [rounded(t - 0.05), rounded(t + 0.05)];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  };
  const normal = (t: number): Point => {
    const [x, y] = tangent(t);
    return [-y, x];
  };
  return {
    length,
    normal,
    heading: t => degrees(Math.atan2(tangent(t)[1], tangent(t)[0])),
    point: (t, aside) => {
      const [x, y] = rounded(t);
      const [tx, ty] = tangent(t);
      const beyond = t > 1 ? (t - 1) * length : 0;
      return [x + tx * beyond - ty * aside, y + ty * beyond + tx * aside];
    },
  };
}

/** The width of a stroke at a share of its length. */
export type WidthAt = (t: number) => number;

/** An engraved stroke that swells in the middle and keeps a small share of its width at the ends. */
export function taperedWidth(width: number, ends = 0.25): WidthAt {
  return t => width * (ends + (1 - ends) * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.8);
}

/** The outline of a line with varying width. */
export function swelledOutline(points: readonly Point[], width: WidthAt): string {
  const last = points.length - 1;
  const reached = [0];
  for (let i = 1; i <= last; i += 1) {
    const [a, b] = [clamped(points, i - 1), clamped(points, i)];
    reached.push((reached[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = reached[last] || 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [a, b] = [clamped(points, i - 1), clamped(points, i + 1)];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = width((reached[i] ?? 0) / whole) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / size) * half, ((b[0] - a[0]) / size) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  const [end, back] = [clamped(left, last), clamped(right, 0)];
  return closedShape([left, [end, back], right, [clamped(right, last), clamped(left, 0)]]);
}
