import { mix } from '../../drawing/colour.ts';
import { polar, radians, smoothPath } from '../../drawing/curve.ts';
import { around, between, type Random } from '../../drawing/random.ts';
import { groupAt, type Sheet, svgNumbers, tag, transform } from '../../drawing/svg.ts';

/** Petal washes from the outermost ring to the center of a flower. */
export type PetalWashes = readonly [string, string, string, string];

export const BLUSH: PetalWashes = ['#f8e6de', '#f2d0c5', '#e8b6a9', '#d99a8d'];
export const CREAM: PetalWashes = ['#faf0de', '#f4e3ca', '#ead3b2', '#dcbd95'];
export const CORAL: PetalWashes = ['#f5c6b9', '#ecaa9b', '#df9081', '#cf7a6b'];
export const APRICOT: PetalWashes = ['#fae2b6', '#f4d08b', '#e9b96a', '#d9a650'];

interface Ring {
  readonly radius: number;
  readonly petals: number;
  readonly breadth: number;
}

const RINGS: readonly Ring[] = [
  { radius: 1, petals: 8, breadth: 0.74 },
  { radius: 0.87, petals: 8, breadth: 0.7 },
  { radius: 0.73, petals: 7, breadth: 0.68 },
  { radius: 0.59, petals: 7, breadth: 0.66 },
  { radius: 0.46, petals: 6, breadth: 0.68 },
  { radius: 0.33, petals: 5, breadth: 0.74 },
  { radius: 0.22, petals: 4, breadth: 0.84 },
];

/** A flower painted once per document and then placed, rotated and scaled. */
export interface Blossom {
  /** Draws it with its radius in px, facing `turn` (degrees; 0 is to the right). */
  at(x: number, y: number, radius: number, turn?: number): string;
}

const UNIT = 100;

function blossom(part: string, shade = ''): Blossom {
  return {
    at: (x, y, radius, turn = -90) =>
      groupAt(
        { x, y, scale: radius / UNIT },
        tag('use', { href: part, transform: transform({ rotate: turn }) }),
        shade === '' ? '' : tag('use', { href: shade }),
      ),
  };
}

/**
 * Paints a ranunculus: seven rings of cupped petals that close over a green center; `tilt` turns it away from the
 * viewer (0–1).
 */
export function ranunculus(
  sheet: Sheet,
  random: Random,
  {
    washes = BLUSH,
    tilt = 0.8,
    rings = 7,
  }: { readonly washes?: PetalWashes; readonly tilt?: number; readonly rings?: number } = {},
): Blossom {
  let drawn = '';
  // A small flower has fewer rings: more would only blur.
  const shown = RINGS.filter(
    (_, k) => Math.floor((k * rings) / RINGS.length) !== Math.floor(((k - 1) * rings) / RINGS.length),
  );
  shown.forEach((ring, k) => {
    const share = k / (shown.length - 1);
    const wash = washes[Math.min(3, Math.floor(share * 3.4))] ?? washes[0];
    const deep = washes[Math.min(3, Math.floor(share * 3.4) + 1)] ?? washes[3];
    const petals = ringOfPetals(sheet, random, { radius: ring.radius * UNIT, ring, wash, deep });
    drawn += groupAt({ x: share * UNIT * 0.2 * tilt }, petals);
  });
  const hx = UNIT * 0.2 * tilt;
  const heart =
    tag('circle', { cx: hx, r: UNIT * 0.12, fill: '#a9b27a' }) +
    tag('circle', { cx: hx, r: UNIT * 0.06, fill: '#cdd3a0' });
  return blossom(sheet.part(drawn + heart), sheet.part(shadeOf(sheet, UNIT)));
}

function ringOfPetals(
  sheet: Sheet,
  random: Random,
  { radius, ring, wash, deep }: { radius: number; ring: Ring; wash: string; deep: string },
): string {
  const fill = sheet.radial(
    [
      [0, mix(deep, '#a8604f', 0.22)],
      [0.5, mix(wash, deep, 0.45)],
      [0.86, wash],
      [1, mix(wash, '#fffaf5', 0.75)],
    ],
    { cx: 0, cy: 0.5, r: 1 },
  );
  const first = random() * 360;
  let petals = '';
  for (let i = 0; i < ring.petals; i += 1) {
    const rotate = first + (i * 360) / ring.petals + around(random, 0, 7);
    const length = radius * between(random, 0.93, 1.06);
    const half = (radius * ring.breadth * between(random, 0.92, 1.1)) / 1.18;
    petals += tag('path', { transform: transform({ rotate }), d: cuppedPetal(random, length, half) });
  }
  return tag(
    'g',
    { fill, stroke: mix(deep, '#a8604f', 0.2), 'stroke-opacity': 0.42, 'stroke-width': Math.max(0.9, radius * 0.016) },
    petals,
  );
}

/** A petal along +x with a slightly ruffled outer edge. */
function cuppedPetal(random: Random, length: number, half: number): string {
  const dip = around(random, 0, length * 0.025);
  return `M0 0C${svgNumbers(length * 0.1, -half * 0.9, length * 0.72, -half * 1.12, length * 0.94, -half * 0.42)}C${svgNumbers(length * 1.01, -half * 0.2, length * 0.98 + dip, -half * 0.08, length + dip, half * 0.04)}C${svgNumbers(length * 1.02, half * 0.2, length, half * 0.34, length * 0.92, half * 0.5)}C${svgNumbers(length * 0.7, half * 1.12, length * 0.1, half * 0.9, 0, 0)}Z`;
}

/** A soft shadow on the side away from the light, so that a flower looks like a dome and not a plate. */
function shadeOf(sheet: Sheet, radius: number): string {
  const fill = sheet.radial(
    [
      [0.45, '#8a5b4a', 0],
      [0.82, '#8a5b4a', 0.1],
      [1, '#8a5b4a', 0],
    ],
    { cx: 0.36, cy: 0.32, r: 0.74 },
  );
  return tag('circle', { r: radius * 0.97, fill });
}

/** Paints an anemone: white, thirteen broad petals in two rings, an ink-blue dome and a ring of stamens. */
export function anemone(
  sheet: Sheet,
  random: Random,
  { tilt = 0.35, fine = true }: { readonly tilt?: number; readonly fine?: boolean } = {},
): Blossom {
  const [shade, heart] = ['#c9d0c4', '#38424a'];
  const fill = sheet.linear([
    [0, mix(shade, '#8d9a94', 0.35)],
    [0.3, mix(shade, '#fffdf8', 0.45)],
    [0.62, '#fffdf8'],
    [1, '#ffffff'],
  ]);
  let petals = '';
  for (const ring of [0, 1] as const) {
    const first = ring * 27 + random() * 20;
    const count = ring === 0 ? 7 : 6;
    for (let i = 0; i < count; i += 1) {
      const rotate = first + (i * 360) / count + around(random, 0, 6);
      const facing = 1 - 0.16 * tilt * Math.cos(radians(rotate));
      const length = UNIT * (ring === 0 ? 1 : 0.84) * between(random, 0.94, 1.05) * facing;
      petals += groupAt(
        { rotate },
        anemonePetal(random, length, { half: UNIT * (ring === 0 ? 0.45 : 0.4), shade, fine }),
      );
    }
  }
  const outer = tag(
    'g',
    { fill, stroke: mix(shade, '#a39f86', 0.45), 'stroke-opacity': 0.75, 'stroke-width': 1.5 },
    petals,
  );
  return blossom(sheet.part(outer + groupAt({ x: UNIT * 0.07 * tilt }, stamens(random, heart, fine ? 30 : 15))));
}

function anemonePetal(
  random: Random,
  length: number,
  { half, shade, fine }: { half: number; shade: string; fine: boolean },
): string {
  const n = around(random, 0.02, 0.035);
  const d = `M0 0C${svgNumbers(length * 0.16, -half * 0.86, length * 0.72, -half * 1.14, length * 0.93, -half * 0.44)}C${svgNumbers(length * 1.01, -half * 0.14, length * (0.97 - n), -half * 0.06, length * (0.98 - n), half * 0.06)}C${svgNumbers(length * 1.02, half * 0.16, length * 0.99, half * 0.4, length * 0.88, half * 0.6)}C${svgNumbers(length * 0.66, half * 1.12, length * 0.12, half * 0.84, 0, 0)}Z`;
  const veins = [-0.5, -0.22, 0.08, 0.34, 0.56]
    .map(v =>
      smoothPath([
        [length * 0.24, half * v * 0.4],
        [length * 0.58, half * v * 1.05],
        [length * (0.86 - Math.abs(v) * 0.12), half * v],
      ]),
    )
    .join('');
  if (!fine) return tag('path', { d });
  return (
    tag('path', { d }) +
    tag('path', {
      d: veins,
      fill: 'none',
      stroke: mix(shade, '#9aa79f', 0.4),
      'stroke-opacity': 0.42,
      'stroke-width': 1.2,
    })
  );
}

function stamens(random: Random, heart: string, count: number): string {
  let threads = '';
  let anthers = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = polar(
      [0, 0],
      (i / count) * 360 + around(random, 0, 6),
      (i % 2 === 0 ? 27 : 34) * between(random, 0.94, 1.08),
    );
    threads += `M0 0L${svgNumbers(x, y)}`;
    const size = count < 20 ? 1.5 : 1;
    anthers += tag('ellipse', {
      transform: transform({ x, y, rotate: Math.round(random() * 180) }),
      rx: 3 * size,
      ry: 2.1 * size,
    });
  }
  return (
    tag('circle', { r: 30, fill: '#dfe5d8', 'fill-opacity': 0.55 }) +
    tag('path', { d: threads, stroke: heart, 'stroke-opacity': 0.36, 'stroke-width': 1.3 }) +
    tag('g', { fill: heart }, anthers) +
    tag('circle', { r: 15, fill: heart }) +
    tag('circle', { cx: -1.8, cy: -2.1, r: 10.2, fill: mix(heart, '#5d6b76', 0.6) }) +
    tag('ellipse', { cx: -4.5, cy: -5.7, rx: 3.9, ry: 2.7, fill: '#c6d0d3', 'fill-opacity': 0.7 })
  );
}

/** A closed bud on its stalk, pointing along +x. Length in px. */
export function bud(sheet: Sheet, length: number, washes: PetalWashes = BLUSH): string {
  const w = length * 0.36;
  const fill = sheet.linear([
    [0, washes[3]],
    [0.5, washes[1]],
    [1, washes[0]],
  ]);
  return (
    tag('path', {
      d: `M${svgNumbers(-length * 0.9, length * 0.1)}Q${svgNumbers(-length * 0.4, 0, 0, 0)}`,
      fill: 'none',
      stroke: '#8d9a70',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }) +
    tag('path', {
      d: `M0 0C${svgNumbers(length * 0.1, -w * 1.2, length * 0.8, -w * 1.1, length, -w * 0.1)}C${svgNumbers(length * 0.86, w * 1.05, length * 0.12, w * 1.15, 0, 0)}Z`,
      fill,
      stroke: washes[3],
      'stroke-opacity': 0.5,
      'stroke-width': 0.5,
    }) +
    tag('path', {
      d: `M${svgNumbers(length * 0.06, -w * 0.1)}C${svgNumbers(length * 0.3, w * 0.5, length * 0.7, w * 0.2, length * 0.97, -w * 0.06)}`,
      fill: 'none',
      stroke: washes[3],
      'stroke-opacity': 0.55,
      'stroke-width': 0.6,
    }) +
    tag('path', { d: sepals(length, w), fill: '#93a67c', stroke: '#7d9168', 'stroke-width': 0.4 })
  );
}

/** Three green points that hold a bud. */
function sepals(length: number, w: number): string {
  return `M${svgNumbers(-length * 0.05, 0)}C${svgNumbers(0, -w * 0.7, length * 0.2, -w * 0.95, length * 0.46, -w * 1.02)}C${svgNumbers(length * 0.3, -w * 0.5, length * 0.24, -w * 0.34, length * 0.5, w * 0.05)}C${svgNumbers(length * 0.26, w * 0.14, length * 0.22, w * 0.4, length * 0.42, w * 0.98)}C${svgNumbers(length * 0.18, w * 0.95, 0, w * 0.7, -length * 0.05, 0)}Z`;
}

/** A cluster of forget-me-nots: the "something blue" of the bouquet. */
export function forgetMeNots(
  sheet: Sheet,
  random: Random,
  { count, reach, size }: { readonly count: number; readonly reach: number; readonly size: number },
): string {
  const one = sheet.part(
    Array.from({ length: 5 }, (_, k) =>
      tag('ellipse', {
        transform: transform({ rotate: k * 72 }),
        cx: 2.4,
        rx: 2.2,
        ry: 1.9,
        fill: '#b9cfdb',
        stroke: '#8fb0c2',
        'stroke-width': 0.35,
      }),
    ).join('') +
      tag('circle', { r: 1.2, fill: '#fff8e2' }) +
      tag('circle', { r: 0.7, fill: '#e3bd62' }),
  );
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = polar([0, 0], i * 137.5 + around(random, 0, 12), reach * Math.sqrt((i + 0.4) / count));
    drawn += tag('use', {
      href: one,
      transform: transform({ x, y, rotate: random() * 72, scale: size * between(random, 0.85, 1.15) }),
    });
  }
  return drawn;
}
