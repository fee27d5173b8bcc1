import { type Point, polyline } from '../drawing/curve.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import { STYLISH_INKS } from './palette.ts';
import { penLine } from './pen/line.ts';
import { penStroke } from './pen/stroke.ts';
import { STYLISH_BIRD } from './settings.ts';

/** Tail, back, head, beak, breast, belly, and the wing in one continuous line, looking to the right. */
const LINE: readonly Point[] = [
  [-64, 30],
  [-46, 18],
  [-28, 4],
  [-8, -8],
  [8, -20],
  [20, -33],
  [34, -35],
  [43, -27],
  [46, -20],
  [58, -15],
  [46, -12],
  [44, 2],
  [34, 18],
  [16, 27],
  [-6, 27],
  [-26, 21],
  [-38, 14],
  [-30, 4],
  [-12, -2],
  [6, 2],
  [12, 12],
  [2, 19],
  [-18, 17],
  [-40, 24],
  [-66, 42],
];

/** Draws the bird around its breast, 124 × 80; its feet are 40 px below the origin. */
export function drawBird(ink: string = STYLISH_INKS.ink, body: string = STYLISH_INKS.paper, width = 4.2): string {
  const line = penLine(LINE, { step: 1.6, soft: 4 });
  return [
    tag('path', {
      d: polyline(
        line.filter((_, i) => i % 3 === 0),
        true,
      ),
      fill: body,
    }),
    tag('path', {
      d: 'M6 26l-2 14M16 26l-1 14M-5 40.500h7M10 40.500h8',
      stroke: ink,
      'stroke-width': width * 0.5,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    tag('path', { d: penStroke(line, { width, contrast: 0.5, seed: 4 }), fill: ink }),
    tag('circle', { cx: 34, cy: -24, r: 2.5, fill: ink }),
  ].join('');
}

/** The couple's bird, 64 × 52, looking to the right. */
export function bird(): string {
  const { width, height } = STYLISH_BIRD.box;
  return document([0, 0, width, height], createSheet(), groupAt({ x: 34, y: 28, scale: 0.47 }, drawBird()));
}
