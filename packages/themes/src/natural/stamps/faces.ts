import { mix } from '../../drawing/colour.ts';
import { type Point, polar, smoothPath } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { createSheet, groupAt, type Sheet, tag, transform } from '../../drawing/svg.ts';
import { leafSprig } from './decorations.ts';
import { dieCut } from './die-cut.ts';

const FEATURE = '#6a4a33';

interface Daisy {
  readonly petals: readonly [edge: string, tip: string];
  readonly cheeks: number;
  readonly face: string;
  readonly extra?: string;
  readonly cuts?: readonly string[];
}

/** The smile stamp: a laughing daisy. */
export function smile(): string {
  return daisy({ petals: ['#e3cf9d', '#fffdf6'], cheeks: 0.5, face: arcEye(39) + arcEye(57) + openMouth() });
}

/** The blush stamp: a daisy with rose petals, round eyes, warm cheeks. */
export function blush(): string {
  const eyes = [40, 56]
    .map(
      x =>
        tag('circle', { cx: x, cy: 46.5, r: 2.9, fill: FEATURE }) +
        tag('circle', { cx: x + 0.9, cy: 45.5, r: 0.9, fill: '#fff' }),
    )
    .join('');
  const lines = 'M32.600 55.800l1.600 -3M36 55.800l1.600 -3M58.600 55.800l1.600 -3M62 55.800l1.600 -3';
  const face =
    eyes +
    feature('M43.600 54.600q4.400 4.400 8.800 0') +
    tag('path', { d: lines, stroke: '#d8705e', 'stroke-width': 1.4, 'stroke-linecap': 'round' });
  return daisy({
    petals: ['#e6a796', '#fdeee8'],
    cheeks: 0.95,
    face,
    extra: leafSprig({ x: 66, y: 84, rotate: -16, scale: 0.95 }),
    cuts: ['M68 84l14 -4'],
  });
}

/** The tears-of-joy stamp: a daisy. */
export function tears(): string {
  const sheet = createSheet();
  const water = sheet.linear(
    [
      [0, '#f4fbfc'],
      [1, '#9cc8d8'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  const drops = [
    { x: 28, y: 59, rotate: 20, scale: 1.02 },
    { x: 68, y: 59, rotate: -20, scale: 1.02 },
    { x: 20, y: 74, rotate: 24, scale: 0.66 },
    { x: 76, y: 74, rotate: -24, scale: 0.66 },
  ].map(pose =>
    groupAt(
      pose,
      tag('path', {
        d: 'M0 -10C4 -4 6.600 -.6 6.600 3.600A6.600 6.600 0 0 1 -6.600 3.600C-6.600 -.6 -4 -4 0 -10Z',
        fill: water,
        stroke: '#6f9fb2',
        'stroke-width': 1.1,
      }),
      tag('path', {
        d: 'M-3.400 3.800a3.400 3.400 0 0 0 2.600 3.200',
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
      }),
    ),
  );
  return daisy(
    {
      petals: ['#dcc99a', '#fffdf6'],
      cheeks: 0.6,
      face: arcEye(39) + arcEye(57) + openMouth(1),
      extra: drops.join(''),
    },
    sheet,
  );
}

function daisy(
  { petals: [edge, tip], cheeks, face, extra = '', cuts = [] }: Daisy,
  sheet: Sheet = createSheet(),
): string {
  const random = seededRandom(5);
  const wash = sheet.radial(
    [
      [0.45, mix(edge, '#d9a860', 0.3)],
      [0.72, mix(edge, tip, 0.72)],
      [1, tip],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: 41 },
  );
  const crown = (count: number, length: number, first: number) =>
    Array.from({ length: count }, (_, i) => {
      const l = length + around(random, 0, 1.4);
      const d = `M14 0C19 -6.400 ${l - 9} -8.600 ${l - 1.4} -3Q${l} 0 ${l - 1.4} 3C${l - 9} 8.600 19 6.400 14 0Z`;
      const rotate = first + (i * 360) / count + around(random, 0, 2.5);
      return (
        tag('path', { d, transform: transform({ rotate }) }) +
        tag('path', {
          d: `M22 -1.600L${l - 8} -2M22 1.800L${l - 9} 2.200`,
          transform: transform({ rotate }),
          fill: 'none',
          'stroke-opacity': 0.4,
          'stroke-width': 0.7,
        })
      );
    }).join('');
  const petals = groupAt(
    { x: 48, y: 50 },
    tag('g', { fill: wash, stroke: edge, 'stroke-width': 1.1 }, crown(12, 42, 15), crown(12, 41, 0)),
  );
  return dieCut(sheet, {
    art: petals + disk(sheet, cheeks) + face + extra,
    cuts: [{ d: scallops() }, ...cuts.map(d => ({ d, line: 9 }))],
  });
}

/** The outline of both rings of petals: twenty-four arcs. */
function scallops(): string {
  const points = Array.from({ length: 48 }, (_, i): Point => polar([48, 50], i * 7.5, i % 2 === 0 ? 41 : 38.4));
  return smoothPath(points, true);
}

/** The yellow disk: a ring of florets around a smooth middle with the face. */
function disk(sheet: Sheet, cheeks: number): string {
  const fill = sheet.radial(
    [
      [0, '#fdedb9'],
      [0.7, '#f6d988'],
      [1, '#ecc468'],
    ],
    { cx: 0.4, cy: 0.32, r: 0.8 },
  );
  const florets = Array.from({ length: 32 }, (_, i) =>
    tag('circle', {
      cx: 48 + Math.cos((i * Math.PI) / 16) * 22.4,
      cy: 50 + Math.sin((i * Math.PI) / 16) * 22.4,
      r: 1.7,
    }),
  ).join('');
  const rouge = sheet.radial([
    [0, '#ee8a77', 0.9],
    [0.6, '#ee8a77', 0.6],
    [1, '#ee8a77', 0],
  ]);
  const cheek = (cx: number) => tag('ellipse', { cx, cy: 54.5, rx: 6.6, ry: 4.6, fill: rouge, opacity: cheeks });
  return (
    tag('g', { fill: '#efc767', stroke: '#d9a947', 'stroke-width': 0.5 }, florets) +
    tag('circle', { cx: 48, cy: 50, r: 22.2, fill }) +
    cheek(34.6) +
    cheek(61.4)
  );
}

function feature(d: string): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke: FEATURE,
    'stroke-width': 2.7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** An eye closed in laughter, centered at x. */
function arcEye(x: number): string {
  return feature(`M${x - 3.6} 47q3.600 -5.400 7.200 0`);
}

function openMouth(drop = 0): string {
  return (
    tag('path', {
      d: `M38.600 ${54 + drop}Q48 ${52.6 + drop} 57.400 ${54 + drop}Q55.400 65 48 65Q40.600 65 38.600 ${54 + drop}Z`,
      fill: '#a5543f',
      stroke: FEATURE,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }) +
    tag('path', { d: `M42.600 62.400Q48 ${58.6 + drop / 2} 53.400 62.400Q48 66.600 42.600 62.400Z`, fill: '#ef9f90' })
  );
}
