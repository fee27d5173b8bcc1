import { type Point, radians, smoothPath } from '../../drawing/curve.ts';
import { seededRandom } from '../../drawing/random.ts';
import { keptSamples } from './line.ts';

/** A broad nib with slowly varying pressure. */
export interface Nib {
  /** Its maximum width, px. */
  readonly width: number;
  /** How much the direction of the stroke changes its width, 0–1. */
  readonly contrast?: number;
  /** Seed of the pressure. */
  readonly seed?: number;
  /** Over how many samples the stroke widens from a point at its start, and tapers at its end. */
  readonly taper?: readonly [start: number, end: number];
  /** How far the outline may deviate from the line, px: smaller values are rounder and longer. */
  readonly tolerance?: number;
}

/** The angle at which the nib is thinnest, degrees. */
const NIB_ANGLE = -38;
const THINNEST = 0.42;
const POINT = 0.12;

/** The filled outline of one stroke along a line. */
export function penStroke(line: readonly Point[], nib: Nib): string {
  return outline(line, penWidths(line, nib), nib.tolerance);
}

/** The width at every sample: from the nib's direction, slow pressure, and the tapers of the ends. */
export function penWidths(line: readonly Point[], nib: Nib): readonly number[] {
  const { width, contrast = 0.5, seed = 1, taper = [0, 0] } = nib;
  const random = seededRandom(seed);
  const phases = [random() * 6.28, random() * 6.28, random() * 6.28] as const;
  const raw = line.map((_, i) => {
    const [a, b] = [line[Math.max(0, i - 2)], line[Math.min(line.length - 1, i + 2)]];
    const heading = a && b ? Math.atan2(b[1] - a[1], b[0] - a[0]) : 0;
    const across = Math.abs(Math.sin(heading - radians(NIB_ANGLE)));
    const pressure =
      0.5 +
      0.2 * Math.sin(i * 0.011 + phases[0]) +
      0.18 * Math.sin(i * 0.027 + phases[1]) +
      0.12 * Math.sin(i * 0.005 + phases[2]);
    const full = Math.max(width * THINNEST, width * (1 - contrast + contrast * (across * 0.7 + pressure * 0.6)));
    return full * growth(i, taper[0]) * growth(line.length - 1 - i, taper[1]);
  });
  return evenedOut(raw);
}

function growth(samplesFromEnd: number, taper: number): number {
  if (samplesFromEnd >= taper) return 1;
  return POINT + (1 - POINT) * Math.sin(((samplesFromEnd / taper) * Math.PI) / 2);
}

function evenedOut(widths: readonly number[]): readonly number[] {
  let even = widths;
  for (let k = 0; k < 10; k += 1) {
    const before = even;
    even = before.map((w, i) => ((before[i - 1] ?? w) + w * 2 + (before[i + 1] ?? w)) / 4);
  }
  return even;
}

function outline(line: readonly Point[], widths: readonly number[], tolerance = 0.12): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const i of keptSamples(line, tolerance)) {
    const [a, p, b] = [line[Math.max(0, i - 1)], line[i], line[Math.min(line.length - 1, i + 1)]];
    if (!(a && p && b)) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (widths[i] ?? 0) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  }
  // Two open curves joined by straight ends: a closed spline would round the cut ends into blobs.
  const back = smoothPath(right.toReversed());
  return `${smoothPath(left)}L${back.slice(1)}Z`;
}

/** The center line only, for strokes of constant width. */
export function centrePath(line: readonly Point[], tolerance = 0.06): string {
  return smoothPath(
    keptSamples(line, tolerance).flatMap(i => {
      const p = line[i];
      return p ? [p] : [];
    }),
  );
}
