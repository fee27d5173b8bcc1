import { type Point, polar, radians, smoothPath } from '../../drawing/curve.ts';
import { around, between, seededRandom } from '../../drawing/random.ts';
import { type Sheet, svgNumbers, tag } from '../../drawing/svg.ts';
import { lerp } from '../noise.ts';

/** The washes of a shell from its margin to its hinge. */
export type ShellWash = readonly [margin: string, middle: string, deep: string, hinge: string];

/** Shells used in several drawings. */
export const SHELL_WASHES = {
  coral: ['#fffaf3', '#f7dccd', '#e8a796', '#cf8672'],
  sand: ['#fffdf8', '#f8ecdd', '#ecc9ae', '#d3a27f'],
  sun: ['#fffaf0', '#fdeec9', '#f2d08c', '#d8a754'],
  sky: ['#f8fdff', '#dff0f5', '#a8d0dd', '#6ba7bb'],
  rose: ['#fff3ec', '#f8d6c8', '#eba996', '#d58672'],
} as const satisfies Record<string, ShellWash>;

/** Style of a scallop. */
export interface Scallop {
  readonly wash?: ShellWash;
  readonly line?: string;
  readonly lineWidth?: number;
  readonly ribs?: number;
  readonly seed?: number;
  /** Without ears it is a petal. */
  readonly hasEars?: boolean;
}

const FIRST_RIB = 222;
const LAST_RIB = -42;

/** A point on the margin of a scallop of radius 1, hinge at the origin, share 0–1 along it. */
function marginAt(radius: number, share: number): Point {
  const a = radians(lerp(FIRST_RIB, LAST_RIB, share));
  return [Math.cos(a) * radius * 0.56, -radius * 0.53 - Math.sin(a) * radius * 0.5];
}

/** The outline of a scallop: every rib ends in a rounded lobe. */
export function scallopPath(radius: number, ribs = 11): string {
  const cy = -radius * 0.53;
  let d = `M0 0L${svgNumbers(...marginAt(radius, 0))}`;
  for (let i = 0; i < ribs; i += 1) {
    const [mx, my] = marginAt(radius, (i + 0.5) / ribs);
    d += `Q${svgNumbers(mx * 1.14, cy + (my - cy) * 1.14, ...marginAt(radius, (i + 1) / ribs))}`;
  }
  return `${d}Z`;
}

/** The two ears at a scallop's hinge. */
export function earsPath(radius: number): string {
  const n = (...values: readonly number[]) => svgNumbers(...values.map(v => v * radius));
  return `M${n(-0.27, -0.02)}Q${n(-0.12, -0.075, -0.2, -0.2)}L${n(0, -0.12)}L${n(0.2, -0.2)}Q${n(0.12, -0.075, 0.27, -0.02)}Q${n(0, 0.07, -0.27, -0.02)}Z`;
}

/** A scallop: ribs from the hinge at the origin to a rounded margin above it, lit from the upper left. */
export function scallop(
  sheet: Sheet,
  radius: number,
  { wash = SHELL_WASHES.coral, line = '#c07a66', lineWidth = 0.8, ribs = 11, seed = 1, hasEars = true }: Scallop = {},
): string {
  const [margin, middle, deep, hinge] = wash;
  const outline = scallopPath(radius, ribs);
  const fill = sheet.radial(
    [
      [0, hinge],
      [0.22, deep],
      [0.62, middle],
      [1, margin],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: 0, cy: -radius * 0.04, r: radius * 1.08 },
  );
  const { shades, valleys, lights } = ribMarks(radius, ribs, seed);
  const rim = { stroke: line, 'stroke-width': lineWidth, 'stroke-linejoin': 'round' };
  return tag(
    'g',
    {},
    hasEars ? tag('path', { d: earsPath(radius), fill: middle, ...rim, 'stroke-opacity': 0.55 }) : '',
    tag('path', { d: outline, fill }),
    tag('path', { d: shades, fill: deep, opacity: 0.26 }),
    tag('g', { fill: 'none', stroke: hinge }, growthRings(radius)),
    tag('path', { d: valleys, fill: 'none', stroke: hinge, 'stroke-opacity': 0.5, 'stroke-width': radius * 0.012 }),
    tag('path', {
      d: lights,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.9,
      'stroke-width': radius * 0.026,
      'stroke-linecap': 'round',
    }),
    tag('path', { d: outline, fill: 'none', ...rim, 'stroke-opacity': 0.6 }),
  );
}

/** The dark side, the valley and the lit ridge of every rib. */
function ribMarks(radius: number, ribs: number, seed: number) {
  const random = seededRandom(seed);
  const cy = -radius * 0.53;
  let [shades, valleys, lights] = ['', '', ''];
  for (let i = 0; i < ribs; i += 1) {
    const [x0, y0] = marginAt(radius, i / ribs);
    const [x1, y1] = marginAt(radius, (i + 1) / ribs);
    const [mx, my] = marginAt(radius, (i + 0.5) / ribs);
    shades += `M0 0L${svgNumbers(mx * 1.05, cy + (my - cy) * 1.05)}L${svgNumbers(x1, y1)}Z`;
    if (i > 0) valleys += `M${svgNumbers(x0 * 0.16, y0 * 0.16)}L${svgNumbers(x0 * 0.99, y0 * 0.99)}`;
    const [lx, ly] = [lerp(x0, mx, 0.62), lerp(y0, my, 0.62)];
    const [from, to] = [between(random, 0.3, 0.36), between(random, 0.86, 0.96)];
    lights += `M${svgNumbers(lx * from, ly * from)}L${svgNumbers(lx * to, ly * to)}`;
  }
  return { shades, valleys, lights };
}

function growthRings(radius: number): string {
  return [0.5, 0.68, 0.83, 0.93]
    .map(share => {
      const ring = Array.from({ length: 15 }, (_, i): Point => {
        const [x, y] = marginAt(radius, i / 14);
        return [x * share, y * share];
      });
      return tag('path', {
        d: smoothPath(ring),
        'stroke-width': radius * (share < 0.7 ? 0.0126 : 0.018),
        'stroke-opacity': 0.16 + share * 0.14,
      });
    })
    .join('');
}

/** The washes of a starfish: light, middle, shade, edge. */
export type StarWash = readonly [light: string, middle: string, shade: string, line: string];

/** A starfish: five tapering arms with individual bends, and a ridge of white grains. */
export function starfish(
  sheet: Sheet,
  radius: number,
  { seed = 1, wash = ['#f8dccb', '#eab39d', '#d98e78', '#c37c68'] as StarWash, fat = 0.2 } = {},
): string {
  const arms = starArms(radius, seed);
  const fill = sheet.radial(
    [
      [0, wash[0]],
      [0.5, wash[1]],
      [1, wash[2]],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: -radius * 0.16, cy: -radius * 0.2, r: radius * 1.15 },
  );
  let [ridge, sides] = ['', ''];
  const grain = ([x, y]: Point, size: number) => tag('circle', { cx: x, cy: y, r: size });
  for (const arm of arms)
    for (let k = 1; k <= 9; k += 1) {
      const t = k / 10.2;
      ridge += grain(armPoint(radius, arm, t, 0), radius * 0.032 * (1.1 - t * 0.55));
      if (k === 1 || k === 9) continue;
      for (const side of [-0.56, 0.56])
        sides += grain(armPoint(radius * 1, arm, t, side * fat * 5), radius * 0.017 * (1.1 - t * 0.4));
    }
  return (
    tag('path', {
      d: starfishPath(radius, seed, fat),
      fill,
      stroke: wash[3],
      'stroke-opacity': 0.6,
      'stroke-width': Math.max(0.6, radius * 0.024),
    }) +
    tag('g', { fill: '#fff8ef', 'fill-opacity': 0.92 }, ridge) +
    tag('g', { fill: '#fff8ef', 'fill-opacity': 0.6 }, sides)
  );
}

interface Arm {
  readonly heading: number;
  readonly bend: number;
  readonly length: number;
}

function starArms(radius: number, seed: number): Arm[] {
  const random = seededRandom(seed);
  return Array.from({ length: 5 }, (_, i) => ({
    heading: -90 + i * 72,
    bend: around(random, 0, 14.5),
    length: radius * between(random, 0.94, 1.04),
  }));
}

/** A point on an arm: `t` along it, `side` across it in fifths of the radius. */
function armPoint(radius: number, { heading, bend, length }: Arm, t: number, side: number): Point {
  const a = heading + bend * t * t;
  const [x, y] = polar([0, 0], a, length * t);
  const wide = radius * 0.2 * (1 - t) ** 0.62 * (t < 0.3 ? 1 - 0.12 * (1 - t / 0.3) : 1) * side;
  return [x - Math.sin(radians(a)) * wide, y + Math.cos(radians(a)) * wide];
}

/** The outline of a starfish. */
export function starfishPath(radius: number, seed: number, fat = 0.2): string {
  const side = fat * 5;
  const ring = starArms(radius, seed).flatMap((arm): Point[] => [
    ...[0.32, 0.55, 0.78, 0.94].map(t => armPoint(radius, arm, t, -side)),
    armPoint(radius, arm, 1, 0),
    ...[0.94, 0.78, 0.55, 0.32].map(t => armPoint(radius, arm, t, side)),
    polar([0, 0], arm.heading + 36, radius * 0.255),
  ]);
  return smoothPath(ring, true);
}
