import { mix } from '../drawing/colour.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import type { ShowerKind } from '../shower-kinds.ts';
import { heartPath } from './stamps/gifts.ts';

/** The washes of rose petals, base to edge: damask red, blush, champagne. */
const WASHES: Readonly<Record<ShowerKind, readonly [base: string, edge: string]>> = {
  blue: ['#7c8fa6', '#d5deea'],
  heart: ['#952945', '#e3a1ad'],
  pink: ['#cf9499', '#fae3dc'],
  red: ['#7a1f3c', '#c86a80'],
  yellow: ['#b48d48', '#f6e8c6'],
};

/** The rose petal around the origin, its root to the left. */
const PETAL =
  'M-9.500 .4C-8.600 -4.600 -3.600 -8.400 2.600 -8C6.600 -7.700 8.800 -5.400 8.400 -2.600C10 -.6 9.600 2.600 7.600 4C6.400 7 1.600 8.200 -2.800 6.600C-6.600 5.200 -9.200 3 -9.500 .4Z';

/** One petal of the shower, 24 × 24: a rose petal with a rolled, gilt edge that is visible on dark video too. */
export function showerPetal(kind: ShowerKind): string {
  const sheet = createSheet();
  const [base, edge] = WASHES[kind];
  const fill = sheet.linear([
    [0, base],
    [0.5, mix(base, edge, 0.55)],
    [1, edge],
  ]);
  const rim = { stroke: mix(edge, '#fff6e0', 0.65), 'stroke-width': 0.9, 'stroke-linejoin': 'round' };
  const light = (d: string, width: number) =>
    tag('path', {
      d,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  if (kind === 'heart') {
    const scale = 0.25;
    return document(
      [0, 0, 24, 24],
      sheet,
      groupAt(
        { x: 12 - 48 * scale, y: 12 - 48 * scale, scale },
        tag('path', { d: heartPath(2.55), fill, ...rim, 'stroke-width': 3.6 }),
        tag('path', { d: heartPath(2.05), fill: 'none', stroke: rim.stroke, 'stroke-width': 1.8, opacity: 0.55 }),
      ),
      light('M7.300 7.400q-1.600 .8 -1.500 2.800', 1.1),
    );
  }
  return document(
    [0, 0, 24, 24],
    sheet,
    groupAt(
      { x: 12, y: 12, rotate: -34, scale: 1.08 },
      tag('path', { d: PETAL, fill, ...rim }),
      light(
        'M-6.400 .6Q-1 -1.400 4.600 -.6M-4.600 -1.600Q-1 -4.600 3.400 -4.800M-4.600 2.600Q-.6 4.200 3.600 3.400',
        0.6,
      ),
    ),
  );
}
