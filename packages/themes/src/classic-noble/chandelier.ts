import { type Point, radians } from '../drawing/curve.ts';
import { roundTo2, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { stem } from './chandelier-stem.ts';
import { createBurin, type Print } from './engraving/burin.ts';
import { bezier, lerp, shares } from './engraving/geometry.ts';
import { PAINTS } from './paints.ts';

/** Viewing angle from below onto the rings of arms. */
const TILT = 0.17;

/** A ring of arms: its height, its radius, how many arms. */
interface Tier {
  readonly z: number;
  readonly radius: number;
  readonly arms: number;
}

const TIERS: readonly Tier[] = [
  { z: 104, radius: 76, arms: 8 },
  { z: 66, radius: 45, arms: 6 },
];

/** Where the arms leave the stem: at the rim of the bowl, so that they do not crowd into one point. */
const COLLAR = 9;

interface Paints {
  readonly near: string;
  readonly far: string;
  readonly stem: string;
  readonly crystal: string;
  readonly glow: string;
  readonly flame: string;
}

function paintsOf(sheet: Sheet): Paints {
  const axis = { gradientUnits: 'userSpaceOnUse' };
  return {
    near: sheet.linear(
      [
        [0, '#f0dcae'],
        [0.35, '#d3b06c'],
        [0.55, '#f3e3bd'],
        [0.8, '#b48d48'],
        [1, '#dcc08a'],
      ],
      { ...axis, x1: -80, y1: 40, x2: 80, y2: 150 },
    ),
    far: sheet.linear(
      [
        [0, '#8a6838'],
        [1, '#6f5130'],
      ],
      { ...axis, x1: -80, y1: 0, x2: 80, y2: 0 },
    ),
    stem: sheet.linear([
      [0, '#a47f40'],
      [0.3, '#f4e6c4'],
      [0.5, '#cba763'],
      [1, '#7a5829'],
    ]),
    crystal: sheet.linear([
      [0, '#fffaf0'],
      [0.5, '#d9c6c8'],
      [1, '#fff'],
    ]),
    glow: sheet.radial([
      [0, '#ffe9b8', 0.55],
      [0.35, '#ffd58c', 0.2],
      [1, '#ffd58c', 0],
    ]),
    flame: sheet.linear(
      [
        [0, '#ffe2a0'],
        [0.6, '#fffbe9'],
        [1, '#f6c87a'],
      ],
      { x1: 0, y1: 0, x2: 0, y2: 1 },
    ),
  };
}

/** The layers behind the stem, in front of it, and the light above both. */
interface Layers {
  far: string;
  near: string;
  light: string;
}

/** A two-tier ballroom chandelier around x = 0: it hangs from y = -60 and ends at y = 174. */
export function chandelier(sheet: Sheet): string {
  const paints = paintsOf(sheet);
  const layers: Layers = { far: '', near: '', light: '' };
  for (const tier of TIERS) hangTier(layers, paints, tier);
  return [
    tag('path', { d: 'M0 -60V0', stroke: '#c6a262', 'stroke-width': 1.4, 'stroke-dasharray': '3.2 1.6' }),
    layers.far,
    stem(paints.stem),
    layers.near,
    prisms(paints),
    ...TIERS.map(({ z }) => bowl(paints, z)),
    layers.light,
    crystal(paints, [0, 162], 2.3),
  ].join('');
}

const project = (radius: number, angle: number, z: number): Point => [
  Math.cos(angle) * radius,
  z - Math.sin(angle) * radius * TILT,
];

function crystal({ crystal: fill }: Paints, [x, y]: Point, size: number, opacity?: number): string {
  const d = `M${svgNumbers(x, y)}L${svgNumbers(x + 1.25 * size, y + 2.6 * size)}L${svgNumbers(x, y + 5 * size)}L${svgNumbers(x - 1.25 * size, y + 2.6 * size)}Z`;
  return tag('path', { d, fill, opacity });
}

function hangTier(layers: Layers, paints: Paints, tier: Tier): void {
  const angles = shares(tier.arms - 1).map(t => (((t * (tier.arms - 1) + 0.5) / tier.arms) * 2 - 0.5) * Math.PI);
  const tips = angles.map(angle => project(tier.radius, angle, tier.z));
  angles.forEach((angle, i) => {
    const isNear = Math.sin(angle) < 0;
    const tip = tips[i] ?? [0, 0];
    const drawn = arm(paints, tier, angle) + candle(paints, tip, isNear) + toCrown(tier, tip, isNear);
    if (isNear) layers.near += drawn;
    else layers.far += drawn;
    layers.light += flame(paints, tip, isNear);
    const next = tips[(i + 1) % tips.length] ?? [0, 0];
    const between = angle + Math.PI / tier.arms;
    const drape = swag(paints, [tip, next], Math.sin(between) < 0);
    if (Math.sin(between) < 0) layers.near += drape;
    else layers.far += drape;
  });
}

/** An S-scroll rotated around the axis and projected, with a small counter-scroll below it. */
function arm(paints: Paints, { z, radius }: Tier, angle: number): string {
  const isNear = Math.sin(angle) < 0;
  const turned = (profile: readonly Point[]) => profile.map(([r, height]) => project(r, angle, height));
  const burin = createBurin();
  burin.line(
    turned(bezier([COLLAR, z + 9, radius * 0.34, z + 37, radius * 0.98, z + 33, radius, z + 2], 16)),
    t => 1.3 + 1.3 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.8)),
  );
  const counter = turned(
    bezier([radius * 0.64, z + 27, radius * 0.66, z + 15, radius * 0.45, z + 11, radius * 0.42, z + 17], 10),
  );
  burin.line(counter, t => 0.3 + 1.2 * Math.sin(Math.PI * (0.08 + 0.9 * t)) ** 0.7);
  burin.bead(counter.at(-1) ?? [0, 0], 1.2);
  const print: Print = { foil: isNear ? paints.near : paints.far, ground: PAINTS.deep, gap: isNear ? 0.8 : 0.5 };
  return burin.print(print);
}

function candle(paints: Paints, [x, y]: Point, isNear: boolean): string {
  return (
    tag('path', {
      d: `M${svgNumbers(x - 4.2, y)}Q${svgNumbers(x, y + 4.6, x + 4.2, y)}Z`,
      fill: isNear ? paints.near : paints.far,
    }) +
    tag('rect', { x: x - 1.15, y: y - 11, width: 2.3, height: 11, fill: isNear ? '#fff6e4' : '#cdb798' }) +
    crystal(paints, [x, y + 4.2], 1.5, isNear ? 0.95 : 0.5)
  );
}

function flame(paints: Paints, [x, y]: Point, isNear: boolean): string {
  const d = `M${svgNumbers(x, y - 19)}C${svgNumbers(x + 2, y - 15, x + 1.6, y - 12, x, y - 11.4)}C${svgNumbers(x - 1.6, y - 12, x - 2, y - 15, x, y - 19)}Z`;
  return (
    tag('circle', { cx: x, cy: y - 14, r: isNear ? 16 : 12, fill: paints.glow }) +
    tag('path', { d, fill: paints.flame })
  );
}

/** Pearls on a catenary between two arms, with a drop in the middle. */
function swag(paints: Paints, [a, b]: readonly [Point, Point], isNear: boolean): string {
  const pearls = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 9;
    const at = { cx: lerp(a[0], b[0], t), cy: lerp(a[1], b[1], t) + 4 + 44 * t * (1 - t) };
    return tag('circle', { ...at, r: isNear ? 0.95 : 0.75 });
  });
  const drop: Point = [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5) + 15.4];
  return (
    tag('g', { fill: '#f5ead8', opacity: isNear ? 0.95 : 0.42 }, ...pearls) +
    crystal(paints, drop, isNear ? 1.7 : 1.3, isNear ? 0.95 : 0.5)
  );
}

/** Pearls from an arm up to the crown. */
function toCrown({ z }: Tier, [x, y]: Point, isNear: boolean): string {
  const pearls = Array.from({ length: 12 }, (_, i) => {
    const t = (i + 1) / 13;
    return tag('circle', {
      cx: lerp(x, 0, t),
      cy: lerp(y, z - 36, t) + 36 * t * (1 - t) + 2,
      r: isNear ? 0.7 : 0.55,
    });
  });
  return tag('g', { fill: '#f5ead8', opacity: isNear ? 0.75 : 0.32 }, ...pearls);
}

/** A skirt of prisms below the lower bowl. */
function prisms(paints: Paints): string {
  return Array.from({ length: 9 }, (_, i) => {
    const a = radians(-80 + i * 20);
    const [from, to]: readonly [Point, Point] = [
      [Math.sin(a) * 9.4, 121 + Math.cos(a) * 2.4],
      [Math.sin(a) * 13, 125 + Math.cos(a) * 3],
    ];
    return (
      tag('path', { d: `M${svgNumbers(...from)}L${svgNumbers(...to)}`, stroke: '#f5ead8', 'stroke-width': 0.4 }) +
      crystal(paints, to, 1.5, 0.96)
    );
  }).join('');
}

/** The bowl the arms of a ring grow from. */
function bowl({ stem: fill }: Paints, z: number): string {
  const [x, y] = [COLLAR + 1.5, z + 4];
  return (
    tag('path', {
      d: `M${svgNumbers(-x, y)}Q0 ${roundTo2(y + 4)} ${svgNumbers(x, y)}L${svgNumbers(x - 1.4, y + 5)}Q0 ${roundTo2(y + 11)} ${svgNumbers(-x + 1.4, y + 5)}Z`,
      fill,
      stroke: PAINTS.deep,
      'stroke-width': 0.5,
    }) +
    tag('path', {
      d: `M${svgNumbers(-x + 0.5, y + 1.8)}Q0 ${roundTo2(y + 6)} ${svgNumbers(x - 0.5, y + 1.8)}`,
      fill: 'none',
      stroke: '#5d3f17',
      'stroke-width': 0.5,
    })
  );
}
