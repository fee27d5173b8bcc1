import { mix } from '../../drawing/colour.ts';
import { type Cubic, cubicPath, headingAt, pointAt, radians } from '../../drawing/curve.ts';
import { around, between, pick, type Random } from '../../drawing/random.ts';
import { groupAt, type Sheet, svgNumbers, tag, transform } from '../../drawing/svg.ts';
import { type LeafKind, leafOutline } from './leaf-outline.ts';

/** The washes of one kind of foliage. */
export type Washes = readonly [string, ...string[]];

export const SAGE: Washes = ['#7f9a7c', '#8fa98a', '#a3b99b', '#6f8b72', '#b5c6a8', '#93a98f'];
export const OLIVE: Washes = ['#8c9a6b', '#a3ad7e', '#788a5d', '#b0b985', '#6d7f58'];
export const EUCALYPTUS: Washes = ['#9fb5a6', '#8aa598', '#b5c7b8', '#7b978b', '#c0d0bf', '#a9bcab'];
export const MIST: Washes = ['#c3d1c2', '#b3c6b7', '#d3dccb', '#bccbb9'];

/** Leaves of one family in one set of washes, each drawn once and reused. */
export interface Foliage {
  /** Draws a leaf of the given length (px), rotated by `rotate` degrees, its shade away from the light. */
  leaf(at: { readonly x: number; readonly y: number; readonly rotate: number; readonly length: number }): string;
}

const SHADE = '#3d5a4a';

/** Paints `count` variants of a family into the sheet. */
export function foliage(
  sheet: Sheet,
  random: Random,
  kind: LeafKind,
  { washes, count = 5 }: { readonly washes: Washes; readonly count?: number },
): Foliage {
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) parts.push(paintLeaf(sheet, random, kind, washes));
  const [first = '', ...rest] = parts;
  return {
    leaf: ({ x, y, rotate, length }) => {
      const scale = length / 100;
      const lit = isUpperSideLit(rotate);
      return tag('use', {
        href: pick(random, [first, ...rest]),
        transform: transform({ x, y, rotate, scale, scaleY: lit ? scale : -scale }),
      });
    },
  };
}

/** A leaf in five glazes: wash, pooled pigment at the base, shaded half, rim, veins left white. */
function paintLeaf(sheet: Sheet, random: Random, kind: LeafKind, washes: Washes): string {
  const outline = leafOutline(random, kind);
  const [a, b] = [pick(random, washes), pick(random, washes)];
  const wash = sheet.linear([
    [0, mix(a, SHADE, 0.12), 0.94],
    [0.5, b, 0.84],
    [1, mix(a, '#fffdf2', 0.18), 0.74],
  ]);
  const pool = sheet.linear([
    [0, mix(a, SHADE, 0.5), 0.42],
    [0.42, a, 0],
  ]);
  const light = { fill: 'none', stroke: '#fffef4', 'stroke-linecap': 'round' };
  return sheet.part(
    tag('path', { d: outline.whole, fill: wash }) +
      tag('path', {
        d: outline.whole,
        fill: pool,
        stroke: mix(a, SHADE, 0.3),
        'stroke-opacity': 0.42,
        'stroke-width': 1.5,
      }) +
      tag('path', { d: outline.half, fill: mix(a, SHADE, 0.6), 'fill-opacity': 0.16 }) +
      tag('path', {
        ...light,
        d: outline.midrib,
        'stroke-opacity': 0.55,
        'stroke-width': kind === 'olive' || kind === 'willow' ? 1.6 : 2,
      }) +
      (outline.veins === ''
        ? ''
        : tag('path', { ...light, d: outline.veins, 'stroke-opacity': 0.26, 'stroke-width': 1.1 })),
  );
}

/** Light comes from the upper left; true if the −y side of a leaf with this heading faces it. */
function isUpperSideLit(rotate: number): boolean {
  const a = radians(rotate);
  return Math.sin(a) * -0.5 + -Math.cos(a) * -0.86 > 0;
}

/** Parameters of a branch along its curve. */
export interface BranchPlan {
  readonly curve: Cubic;
  readonly leaves: number;
  /** Length of the longest leaf, px. */
  readonly length: number;
  /** Angle between stem and leaf, degrees. */
  readonly spread: number;
  /** Length of the last leaves as a share of the longest. */
  readonly taper?: number;
  readonly pairs?: boolean;
  readonly stem?: string;
  readonly stemWidth?: number;
  readonly opacity?: number;
  readonly from?: number;
}

/** Grows a branch: a stem with leaves in pairs (or alternating) that become shorter toward the tip. */
export function branch(random: Random, leaves: Foliage, plan: BranchPlan): string {
  const { curve, taper = 0.48, pairs = true, from = 0.08, stem = '#8d8a6a', stemWidth = 1.5, opacity } = plan;
  let grown = '';
  for (let i = 0; i < plan.leaves; i += 1) {
    const t = from + ((1 - from) * i) / (plan.leaves - 1);
    const [x, y] = pointAt(curve, t);
    const last = i === plan.leaves - 1;
    const sides = last ? [0] : pairs ? [-1, 1] : [i % 2 === 0 ? -1 : 1];
    const swell = 1 - (1 - taper) * Math.max(0, (t - 0.3) / 0.7) ** 1.2;
    for (const side of sides) {
      const rotate = headingAt(curve, t) + side * plan.spread * between(random, 0.76, 1.14) + around(random, 0, 7);
      grown += leaves.leaf({ x, y, rotate, length: plan.length * swell * between(random, 0.86, 1.14) });
    }
  }
  const line = tag('path', {
    d: cubicPath(curve),
    fill: 'none',
    stroke: stem,
    'stroke-opacity': 0.8,
    'stroke-width': stemWidth,
    'stroke-linecap': 'round',
  });
  return tag('g', { opacity }, line, grown);
}

/** A spray of tiny white blossoms on hair-thin stalks (baby's breath). */
export function gypsophila(
  sheet: Sheet,
  random: Random,
  at: {
    readonly x: number;
    readonly y: number;
    readonly reach: number;
    readonly heading: number;
    readonly count: number;
  },
): string {
  const blossom = sheet.part(
    Array.from({ length: 5 }, (_, k) =>
      tag('ellipse', {
        transform: transform({ rotate: k * 72 + 9 }),
        cx: 2,
        rx: 2.1,
        ry: 1.5,
        fill: '#fffdf6',
        stroke: '#cfc9b0',
        'stroke-width': 0.3,
      }),
    ).join('') + tag('circle', { r: 0.9, fill: '#d9c27c' }),
  );
  let stalks = '';
  let heads = '';
  for (let i = 0; i < at.count; i += 1) {
    const a = radians(at.heading + around(random, 0, 48));
    const reach = at.reach * between(random, 0.45, 1.08);
    const [x, y] = [at.x + Math.cos(a) * reach, at.y + Math.sin(a) * reach];
    const [mx, my] = [at.x + Math.cos(a + 0.3) * reach * 0.5, at.y + Math.sin(a + 0.3) * reach * 0.5];
    stalks += `M${svgNumbers(at.x, at.y)}Q${svgNumbers(mx, my, x, y)}`;
    heads += tag('use', {
      href: blossom,
      transform: transform({ x, y, rotate: random() * 72, scale: between(random, 0.75, 1.2) }),
    });
  }
  return (
    tag('path', { d: stalks, fill: 'none', stroke: '#a5ae88', 'stroke-opacity': 0.65, 'stroke-width': 0.7 }) + heads
  );
}

/** Seed pods on a thin stalk: small round accents that lead the eye outward. */
export function berries(
  random: Random,
  curve: Cubic,
  { count, radius, washes }: { readonly count: number; readonly radius: number; readonly washes: Washes },
): string {
  let pods = '';
  for (let i = 0; i < count; i += 1) {
    const t = 0.2 + (0.8 * i) / (count - 1);
    const [x, y] = pointAt(curve, t);
    const side = i % 2 === 0 ? -1 : 1;
    const a = radians(headingAt(curve, t) + side * between(random, 40, 70));
    const r = radius * between(random, 0.75, 1.15) * (1.1 - t * 0.4);
    const [px, py] = [x + Math.cos(a) * r * 2.3, y + Math.sin(a) * r * 2.3];
    const colour = pick(random, washes);
    pods +=
      tag('path', { d: `M${svgNumbers(x, y)}L${svgNumbers(px, py)}`, stroke: '#8d8a6a', 'stroke-width': 0.8 }) +
      groupAt(
        { x: px, y: py },
        tag('circle', { r, fill: colour, stroke: mix(colour, SHADE, 0.35), 'stroke-width': 0.4 }),
        tag('circle', { cx: -r * 0.3, cy: -r * 0.35, r: r * 0.3, fill: '#fffef4', 'fill-opacity': 0.6 }),
      );
  }
  return (
    tag('path', {
      d: cubicPath(curve),
      fill: 'none',
      stroke: '#8d8a6a',
      'stroke-width': 1,
      'stroke-linecap': 'round',
    }) + pods
  );
}
