import { mix } from '../drawing/colour.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import type { ShowerKind } from '../shower-kinds.ts';
import { cut } from './cutting/scissors.ts';
import { PAINT } from './paper.ts';
import { HEART, PETAL } from './stamps/gifts.ts';

const PAINTS: Readonly<Record<ShowerKind, string>> = {
  blue: PAINT.sky,
  heart: PAINT.accent,
  pink: PAINT.pink,
  red: PAINT.papaya,
  yellow: PAINT.warm,
};

/** One cut petal of the shower, 24 × 24; its pale rim and hard shadow are visible on dark video and on paper. */
export function showerPetal(kind: ShowerKind): string {
  const sheet = createSheet();
  const fill = PAINTS[kind];
  const isHeart = kind === 'heart';
  const pose = isHeart ? { x: 1.2, y: 1.6, scale: 0.21 } : { x: 11.6, y: 11.4, rotate: -34, scale: 1.24 };
  const unit = isHeart ? 0.21 : 1.24;
  const d = cut([isHeart ? HEART : PETAL], { tolerance: isHeart ? 0.6 : 0.15 });
  const edge = { stroke: mix(fill, '#ffffff', 0.72), 'stroke-width': 1.1 / unit, 'stroke-linejoin': 'round' };
  const shadow = groupAt(
    { ...pose, x: pose.x + 0.8, y: pose.y + 1 },
    tag('path', { d, fill: PAINT.ink, opacity: 0.25 }),
  );
  const body = groupAt(pose, tag('path', { d, fill, ...edge }));
  return document([0, 0, 24, 24], sheet, shadow, body);
}
