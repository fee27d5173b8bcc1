import { mix } from '../drawing/colour.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import type { ShowerKind } from '../shower-kinds.ts';
import { PETAL_PATH } from './stamps/decorations.ts';
import { HEART_PATH } from './stamps/gifts.ts';

/** The washes of the petals, base to edge. */
const WASHES: Readonly<Record<ShowerKind, readonly [base: string, edge: string]>> = {
  blue: ['#8fb3c6', '#d3e3ea'],
  heart: ['#e08b7c', '#fbd3c8'],
  pink: ['#e9a99b', '#fde5de'],
  red: ['#c4604f', '#eda394'],
  yellow: ['#e6bd62', '#fbecc0'],
};

/** One petal of the shower, 24 × 24; its pale rim makes it visible on dark video. */
export function showerPetal(kind: ShowerKind): string {
  const sheet = createSheet();
  const [base, edge] = WASHES[kind];
  const fill = sheet.linear([
    [0, base],
    [0.55, mix(base, edge, 0.6)],
    [1, edge],
  ]);
  const rim = { stroke: mix(edge, '#ffffff', 0.6), 'stroke-width': 0.9, 'stroke-linejoin': 'round' };
  if (kind === 'heart') {
    const scale = 0.26;
    return document(
      [0, 0, 24, 24],
      sheet,
      groupAt(
        { x: 12 - 48 * scale, y: 12 - 51 * scale, scale },
        tag('path', { d: HEART_PATH, fill, ...rim, 'stroke-width': 3.4 }),
      ),
      tag('path', {
        d: 'M14.500 6.600q2.800 -.6 3.600 1.800',
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.75,
        'stroke-width': 1.1,
        'stroke-linecap': 'round',
      }),
    );
  }
  const body = tag('path', { d: PETAL_PATH, fill, ...rim });
  const vein = tag('path', {
    d: 'M-6 0Q0 -.8 4.500 0M-3 -1Q1 -3.200 4.400 -3M-3 1Q1 3.200 4.400 3',
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.5,
    'stroke-width': 0.6,
    'stroke-linecap': 'round',
  });
  return document([0, 0, 24, 24], sheet, groupAt({ x: 12, y: 12, rotate: -34, scale: 1.32 }, body, vein));
}
