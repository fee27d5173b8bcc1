import { mix } from '../drawing/colour.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import type { ShowerKind } from '../shower-kinds.ts';
import { HEART_PATH, PETAL_PATH } from './stamps/gifts.ts';

/** The washes of the petals, base to edge. */
const WASHES: Readonly<Record<ShowerKind, readonly [base: string, edge: string]>> = {
  blue: ['#7fb4c8', '#d6ebf2'],
  heart: ['#df8772', '#fbd6ca'],
  pink: ['#eeb0a0', '#fdebe3'],
  red: ['#c9674f', '#f0ac98'],
  yellow: ['#e8c069', '#fdf1cf'],
};

/**
 * One petal of the shower, 24 × 24: the thin valve of a shell, ribbed from its hinge; its pale rim is visible on dark
 * video.
 */
export function showerPetal(kind: ShowerKind): string {
  const sheet = createSheet();
  const [base, edge] = WASHES[kind];
  const fill = sheet.linear([
    [0, base],
    [0.55, mix(base, edge, 0.6)],
    [1, edge],
  ]);
  const rim = { stroke: mix(edge, '#ffffff', 0.6), 'stroke-width': 0.8, 'stroke-linejoin': 'round' };
  const light = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-linecap': 'round' };
  if (kind === 'heart') {
    const scale = 0.25;
    return document(
      [0, 0, 24, 24],
      sheet,
      groupAt(
        { x: 12 - 48 * scale, y: 12 - 51 * scale, scale },
        tag('path', { d: HEART_PATH, fill, ...rim, 'stroke-width': 3.2 }),
      ),
      tag('path', {
        ...light,
        d: 'M12 20L6.500 7.600M12 20L9.600 6.600M12 20L14.400 6.600M12 20L17.500 7.600',
        'stroke-width': 0.7,
      }),
    );
  }
  return document(
    [0, 0, 24, 24],
    sheet,
    groupAt(
      { x: 12, y: 12, rotate: -34, scale: 1.22 },
      tag('path', { d: PETAL_PATH, fill, ...rim }),
      tag('path', {
        ...light,
        d: 'M-7 0Q0 -.6 6.500 0M-6.500 -.5Q0 -3.600 5 -2.600M-6.500 .5Q0 3.400 5 2.600',
        'stroke-width': 0.6,
      }),
    ),
  );
}
