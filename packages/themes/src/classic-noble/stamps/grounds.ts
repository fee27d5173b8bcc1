import { polar } from '../../drawing/curve.ts';
import { seededRandom } from '../../drawing/random.ts';
import { createSheet, document, type Sheet, tag } from '../../drawing/svg.ts';
import { closedShape } from '../engraving/geometry.ts';
import { PAINTS } from '../paints.ts';
import { reliefs, withRelief } from './relief.ts';

/** The center of a stamp's 96 × 96 field. */
export const MIDDLE = 48;

/** The colors of a ground. */
export type Ground = 'aubergine' | 'green' | 'pink' | 'ivory';

const GROUNDS: Readonly<Record<Ground, readonly [light: string, middle: string, deep: string]>> = {
  aubergine: ['#7d3a5d', '#5a2140', '#3d142b'],
  green: ['#7d9377', '#566e56', '#3b503e'],
  pink: ['#e6b9b9', '#cf9499', '#ad6e79'],
  ivory: ['#fffdf7', '#f8ecd9', '#e4d0b2'],
};

/** The paint of a ground, lit from the upper left. */
export function groundPaint(sheet: Sheet, ground: Ground): string {
  const [light, middle, deep] = GROUNDS[ground];
  return sheet.radial(
    [
      [0, light],
      [0.6, middle],
      [1, deep],
    ],
    { cx: 0.38, cy: 0.3, r: 0.88 },
  );
}

/** The gilding of rims and cuffs. */
export function gilding(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, '#f0dfb6'],
      [0.35, '#c6a262'],
      [0.6, '#94702f'],
      [1, '#d9bd80'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
}

/** The rim of a pressed-in disc: dark above, light below. */
function sunken(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, '#000', 0.55],
      [0.5, '#000', 0],
      [1, '#fff', 0.4],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
}

function disc(radius: number, attributes: Readonly<Record<string, string | number>>): string {
  return tag('circle', { cx: MIDDLE, cy: MIDDLE, r: radius, ...attributes });
}

/** Poured wax: a circle whose edge swells in a few slow lobes. */
function pool(seed: number, radius: number): string {
  const random = seededRandom(seed);
  const lobes = [2, 3, 4, 6, 9].map((count, i) => ({
    count,
    phase: random() * 6.28,
    depth: (0.5 + random() * 0.7) * ([0.8, 0.8, 0.7, 0.3, 0.2][i] ?? 0) * 1.44,
  }));
  const edge = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * 2 * Math.PI;
    const reach = lobes.reduce((sum, { count, phase, depth }) => sum + Math.sin(a * count + phase) * depth, radius);
    return polar([MIDDLE, MIDDLE], (i / 40) * 360, reach);
  });
  return closedShape([[...edge, ...edge.slice(0, 1)]]);
}

/** Sealing wax with a gilded rim and a pressed disc; `seed` varies the shape. */
export function wax(sheet: Sheet, seed: number, ground: Ground, pressed = 30): string {
  const paint = groundPaint(sheet, ground);
  const gilt = gilding(sheet);
  return [
    tag('path', { d: pool(seed, 42.3), fill: gilt }),
    withRelief('wax', tag('path', { d: pool(seed, 41), fill: paint })),
    disc(pressed, { fill: paint }),
    disc(pressed, { fill: '#1c0613', opacity: 0.16 }),
    disc(pressed, { fill: 'none', stroke: sunken(sheet), 'stroke-width': 2.4 }),
    disc(pressed - 3, { fill: 'none', stroke: gilt, 'stroke-width': 0.7, opacity: 0.8 }),
  ].join('');
}

/** A cameo medallion in a beaded frame. */
export function cameo(sheet: Sheet, ground: Ground): string {
  const beads = Array.from({ length: 40 }, (_, i) => {
    const [cx, cy] = polar([MIDDLE, MIDDLE], i * 9, 41);
    return tag('circle', { cx, cy, r: 2.7 });
  });
  return [
    withRelief('fine', tag('g', { fill: gilding(sheet) }, disc(42, {}), ...beads)),
    disc(37.4, { fill: '#6a4a1d' }),
    disc(36.4, { fill: groundPaint(sheet, ground) }),
    disc(36.4, { fill: 'none', stroke: sunken(sheet), 'stroke-width': 2 }),
    disc(33.6, { fill: 'none', stroke: PAINTS.ivory, 'stroke-width': 0.6, opacity: 0.55 }),
  ].join('');
}

/** Creates a stamp: what `draw` draws on a 96 × 96 field, with the filters it needs. */
export function createStamp(draw: (sheet: Sheet) => string): string {
  const sheet = createSheet();
  const art = draw(sheet);
  return document([0, 0, 96, 96], sheet, reliefs(), art);
}

/** A round-ended stroke. */
export function stroke(d: string, width = 2.3, colour: string = PAINTS.ink): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A drawing and its mirror image about the stamp's vertical axis. */
export function withMirrorImage(content: string): string {
  return content + tag('g', { transform: 'matrix(-1 0 0 1 96 0)' }, content);
}
