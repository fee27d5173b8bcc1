import { createSheet, document, groupAt, type Sheet, tag } from '../../drawing/svg.ts';
import { union } from '../cutting/boolean.ts';
import type { Ring, Shape } from '../cutting/outline.ts';
import { cut } from '../cutting/scissors.ts';
import { type GlueOptions, gluedSheet, PAINT } from '../paper.ts';

/** A stamp: its artwork and its cut silhouettes, on a field of 100 × 100. */
export interface Sticker {
  readonly art: string;
  readonly silhouettes: readonly Ring[];
}

/** Width of the card's edge, px of the field. */
const EDGE = 8.4;

/** A thick small sheet, used for all parts of stamps. */
export function chip(sheet: Sheet, shape: Shape, fill: string, glue: GlueOptions = {}): string {
  return gluedSheet(sheet, shape, fill, { lift: 1.3, rim: 0.6, tolerance: 0.35, shade: 0.22, ...glue });
}

/** Formats a stamp, 96 × 96: a cream edge visible on dark video, a hard shadow visible on paper. No filter. */
export function dieCut(draw: (sheet: Sheet) => Sticker): string {
  const sheet = createSheet();
  const { art, silhouettes } = draw(sheet);
  const [first, ...others] = silhouettes;
  if (first === undefined) throw new RangeError('a stamp without a silhouette');
  // Outer rings only: the card is solid inside its outline.
  const outline = {
    d: cut(union(first, ...others), { tolerance: 0.5 }),
    'stroke-width': EDGE,
    'stroke-linejoin': 'round',
  };
  const edge = sheet.part(tag('path', outline));
  return document(
    [0, 0, 96, 96],
    sheet,
    groupAt(
      { x: 5.85, y: 6.35, scale: 0.834 },
      tag('use', { href: edge, x: 1.8, y: 2.8, fill: PAINT.ink, stroke: PAINT.ink, opacity: 0.3 }),
      tag('use', { href: edge, fill: PAINT.cream, stroke: PAINT.cream }),
      art,
    ),
  );
}
