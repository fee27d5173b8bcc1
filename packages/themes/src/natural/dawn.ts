import { mix } from '../drawing/colour.ts';
import { cubic, type Point, smoothPath, taperedPath } from '../drawing/curve.ts';
import { around, between, pick, type Random } from '../drawing/random.ts';
import { groupAt, type Sheet, svgNumbers, tag, transform } from '../drawing/svg.ts';

/** A landscape at first light: its size in px and the positions in it. */
export interface DawnPlan {
  readonly width: number;
  readonly height: number;
  /** Height of the farthest ridge from the top, as a share of the height. */
  readonly horizon: number;
  /** Center of the sun as shares of width and height. */
  readonly sun: Point;
  /** Position of the single tree (share of the width) and its height in px; it is rooted on the nearest hill. */
  readonly tree?: { readonly x: number; readonly height: number };
  readonly birds?: Point;
  /** Blossoms and grasses per 100 px of width. */
  readonly meadow?: number;
}

interface Ridge {
  /** Height above the horizon line, as a share of the ground's height (negative is lower). */
  readonly drop: number;
  readonly swing: number;
  readonly waves: number;
  readonly top: string;
  readonly foot: string;
  readonly opacity: number;
}

const RIDGES: readonly Ridge[] = [
  { drop: 0, swing: 0.1, waves: 2.3, top: '#cdd8ce', foot: '#e9ecdf', opacity: 0.75 },
  { drop: 0.15, swing: 0.12, waves: 1.6, top: '#bccbb9', foot: '#e0e6d3', opacity: 0.88 },
  { drop: 0.36, swing: 0.1, waves: 1.9, top: '#a6ba9f', foot: '#d3dcc0', opacity: 0.95 },
  { drop: 0.58, swing: 0.09, waves: 1.2, top: '#90a986', foot: '#c6d2aa', opacity: 1 },
  { drop: 0.78, swing: 0.06, waves: 1.5, top: '#b3c597', foot: '#a2b788', opacity: 0.96 },
];

/** Paints the landscape, filling `width` × `height` from the origin. */
export function dawn(sheet: Sheet, random: Random, plan: DawnPlan): string {
  const { width, height, horizon, tree, birds } = plan;
  const ground = height * (1 - horizon);
  let painted = sky(sheet, plan);
  RIDGES.forEach((ridge, i) => {
    const crest = crestOf(random, plan, ridge);
    if (i === 3 && tree)
      painted += groupAt(
        { x: tree.x * width, y: crest(tree.x) + ground * 0.05, scale: tree.height / 150 },
        loneTree(sheet, random),
      );
    painted += hill(sheet, { plan, ridge, crest });
    if (i < 3)
      painted += mist(sheet, random, {
        width,
        y: height * horizon + ground * (ridge.drop + 0.16),
        depth: ground * 0.12,
      });
  });
  if (plan.meadow) painted += meadow(sheet, random, { ...plan, meadow: plan.meadow });
  if (birds)
    painted += groupAt({ x: birds[0] * width, y: birds[1] * height, scale: Math.min(width, height) / 420 }, flock());
  return painted;
}

/** The skyline of a ridge: maps a share of the width to px from the top. Hills are flatter in a wide picture. */
function crestOf(random: Random, { width, height, horizon }: DawnPlan, ridge: Ridge): (x: number) => number {
  const ground = height * (1 - horizon);
  const phase = random() * Math.PI * 2;
  const waves = ridge.waves * Math.min(1.25, Math.max(0.55, width / height / 1.4));
  return x => {
    const a = x * Math.PI * 2 * waves + phase;
    return height * horizon + ground * (ridge.drop + ridge.swing * (Math.sin(a) * 0.6 + Math.sin(a * 2.1 + 1) * 0.25));
  };
}

function sky(sheet: Sheet, { width, height, sun, horizon }: DawnPlan): string {
  const air = sheet.linear(
    [
      [0, '#e6eeea'],
      [horizon * 0.5, '#f5f0e2'],
      [horizon * 0.86, '#fbe7d6'],
      [horizon, '#fbe3cf'],
      [1, '#f6eedb'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  const glow = sheet.radial([
    [0, '#fffdf4'],
    [0.2, '#fff6e0', 0.95],
    [0.55, '#ffe9c9', 0.42],
    [1, '#ffe6c2', 0],
  ]);
  const [x, y] = [sun[0] * width, sun[1] * height];
  const size = Math.min(width, height);
  const band = sheet.radial([
    [0, '#fffaf0', 0.8],
    [0.5, '#fff8ec', 0.4],
    [1, '#fff3e2', 0],
  ]);
  const bands = [
    [-0.3, -0.2, 0.8, 0.02],
    [0.12, -0.125, 0.6, 0.014],
    [-0.16, -0.055, 0.9, 0.017],
    [0.3, -0.28, 0.46, 0.012],
    [-0.5, -0.09, 0.5, 0.01],
  ].map(([dx = 0, dy = 0, w = 0, h = 0]) =>
    tag('ellipse', { cx: x + dx * width * 0.5, cy: y + dy * height, rx: w * width * 0.5, ry: h * height, fill: band }),
  );
  return (
    tag('rect', { width, height, fill: air }) +
    tag('circle', { cx: x, cy: y, r: size * 0.44, fill: glow }) +
    bands.join('') +
    tag('circle', { cx: x, cy: y, r: size * 0.075, fill: '#fffaf0' })
  );
}

function hill(
  sheet: Sheet,
  { plan, ridge, crest }: { plan: DawnPlan; ridge: Ridge; crest: (x: number) => number },
): string {
  const { width, height } = plan;
  const steps = Math.max(8, Math.round(width / 60));
  const points: Point[] = [];
  for (let i = -1; i <= steps + 1; i += 1) points.push([(i / steps) * width, crest(i / steps)]);
  const fill = sheet.linear(
    [
      [0, ridge.top],
      [1, ridge.foot],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  const line = smoothPath(points);
  // A rim of light where the slope meets the sky.
  const rim = {
    fill: 'none',
    stroke: mix(ridge.foot, '#fffaf0', 0.6),
    'stroke-opacity': 0.55,
    'stroke-width': Math.max(0.8, height / 500),
  };
  return (
    tag('path', {
      d: `${line}L${svgNumbers(width * 1.2, height + 2)}L${svgNumbers(-width * 0.2, height + 2)}Z`,
      fill,
      opacity: ridge.opacity,
    }) + tag('path', { d: line, ...rim })
  );
}

function mist(sheet: Sheet, random: Random, { width, y, depth }: { width: number; y: number; depth: number }): string {
  const fill = sheet.radial([
    [0, '#fffaf0', 0.55],
    [1, '#fffaf0', 0],
  ]);
  const cx = width * between(random, 0.3, 0.8);
  return tag('ellipse', { cx, cy: y, rx: width * 0.6, ry: depth, fill });
}

const CANOPY_LIGHT = ['#e6e8c0', '#d3dcae', '#c2d0a0', '#f0ecc8'] as const;
const CANOPY_MID = ['#a8bd8d', '#98b184', '#b4c598', '#8da67c'] as const;
const CANOPY_DARK = ['#7c9873', '#6d8967', '#86a07a', '#76926c'] as const;

/** Clumps of the crown: center and radius; foot of the trunk at the origin, 150 px high. */
const CLUMPS: readonly (readonly [number, number, number])[] = [
  [-34, -72, 27],
  [-42, -92, 24],
  [-22, -114, 28],
  [8, -124, 28],
  [34, -106, 27],
  [46, -84, 24],
  [28, -76, 25],
  [-4, -92, 32],
  [8, -70, 22],
];

/** A broad tree lit from the right, foot at the origin, 150 px high. */
export function loneTree(sheet: Sheet, random: Random): string {
  const bark = sheet.linear([
    [0, '#7d6a55'],
    [0.6, '#8f7a61'],
    [1, '#b59d7e'],
  ]);
  const limbs = [
    cubic(0, 2, 1, -24, -3, -40, 0, -74),
    cubic(-1, -26, -6, -42, -20, -54, -36, -76),
    cubic(1, -30, 6, -46, 18, -60, 36, -86),
    cubic(0, -44, -6, -60, -16, -84, -20, -108),
    cubic(1, -48, 6, -66, 8, -92, 12, -116),
  ];
  const wood = limbs
    .map((limb, i) => tag('path', { d: taperedPath(limb, i === 0 ? 9.5 : 4.4, i === 0 ? 3.4 : 1), fill: bark }))
    .join('');
  const roots = tag('path', { d: 'M-12 3C-6 1 -5 -6 -4.500 -16H4.500C5 -6 7 1 13 3C6 4 -6 4 -12 3Z', fill: bark });
  const dab = sheet.part(tag('path', { d: 'M-6 0C-3 -4.600 3 -4.400 6 0C3 4.200 -3 4.400 -6 0Z' }));
  const shadow = tag('ellipse', { cx: -10, cy: 4, rx: 56, ry: 5, fill: '#6f8a63', opacity: 0.32 });
  const body = sheet.radial([
    [0.3, '#93ab80', 0.8],
    [0.75, '#9bb187', 0.4],
    [1, '#9db38a', 0],
  ]);
  const crown = CLUMPS.map(clump => crownClump(random, { dab, body }, clump)).join('');
  return shadow + roots + wood + crown;
}

function crownClump(
  random: Random,
  { dab, body }: { dab: string; body: string },
  [cx, cy, radius]: readonly [number, number, number],
): string {
  let drawn = tag('circle', { cx, cy, r: radius * 0.94, fill: body });
  for (let i = 0; i < 34; i += 1) {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random());
    const [dx, dy] = [Math.cos(a) * q, Math.sin(a) * q];
    const lit = dx * 0.75 - dy * 0.65 + around(random, 0, 0.35);
    const fill = pick(random, lit > 0.42 ? CANOPY_LIGHT : lit < -0.3 ? CANOPY_DARK : CANOPY_MID);
    drawn += tag('use', {
      href: dab,
      transform: transform({
        x: cx + dx * radius,
        y: cy + dy * radius * 0.82,
        rotate: random() * 180,
        scale: between(random, 0.6, 1.25),
      }),
      fill,
      opacity: between(random, 0.62, 0.95),
    });
  }
  return drawn;
}

function meadow(
  sheet: Sheet,
  random: Random,
  { width, height, horizon, meadow: density }: DawnPlan & { readonly meadow: number },
): string {
  const ground = height * (1 - horizon);
  const unit = Math.sqrt((width * height) / 126_000);
  const blades = new Map<string, string>();
  let blossoms = '';
  const heads = ['#fffaf0', '#f2d2c8', '#ffffff', '#f1e0b0', '#cfdae0', '#fffaf0'].map(colour =>
    sheet.part(meadowFlower(colour)),
  );
  const count = Math.round((width / 100) * density);
  for (let i = 0; i < count; i += 1) {
    const depth = i / count;
    // Flowers grow in drifts: a slow wave determines the density here.
    const x = random() * width;
    const drift = 0.5 + 0.5 * Math.sin((x / width) * 17 + 2) * Math.sin((x / width) * 7.3);
    const y = height - ground * 0.3 * (1 - depth) + 6 * unit * depth;
    const tall = between(random, 7, 17) * unit * (0.35 + depth * 0.75);
    const [bend, tip] = [around(random, 0, 3) * unit, around(random, 0, 6) * unit];
    const colour = pick(random, ['#8aa27c', '#9bb088', '#aebf90', '#c9d0a6']);
    blades.set(colour, `${blades.get(colour) ?? ''}M${svgNumbers(x, y)}q${svgNumbers(bend, -tall * 0.6, tip, -tall)}`);
    if (random() < drift * 0.46) {
      const scale = unit * (0.28 + depth * 0.5) * between(random, 0.75, 1.2);
      blossoms += tag('use', {
        href: pick(random, [heads[0] ?? '', ...heads]),
        transform: transform({ x: x + tip, y: y - tall, rotate: around(random, 0, 30), scale, scaleY: scale * 0.72 }),
      });
    }
  }
  const grass = [...blades].map(([stroke, d]) =>
    tag('path', { d, stroke, fill: 'none', 'stroke-width': 0.8 * unit, 'stroke-linecap': 'round', opacity: 0.8 }),
  );
  return grass.join('') + blossoms;
}

function meadowFlower(colour: string): string {
  const petals = Array.from({ length: 5 }, (_, k) =>
    tag('ellipse', {
      transform: transform({ rotate: k * 72 }),
      cx: 1.9,
      rx: 1.9,
      ry: 1.35,
      fill: colour,
      stroke: mix(colour, '#8a8a6a', 0.28),
      'stroke-width': 0.3,
    }),
  );
  return petals.join('') + tag('circle', { r: 0.9, fill: '#e0b961' });
}

/** Three birds far away, two of them close together. */
function flock(): string {
  const d = 'M0 0q5 -5 9 0q4 -5 9 0M24 16q3.600 -3.600 6.600 0q3 -3.600 6.600 0M-18 26q3 -3 5.400 0q2.600 -3 5.400 0';
  return tag('path', {
    d,
    fill: 'none',
    stroke: '#8b8f80',
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
    opacity: 0.65,
  });
}
