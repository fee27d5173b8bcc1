import { groupAt, type Pose, type Sheet, tag } from '../../drawing/svg.ts';
import { disc, type Sticker } from '../../natural/stamps/die-cut.ts';
import { bubble, pearl } from '../sea-life/drift.ts';

/** The lines of faces and hands. */
export const INK = '#28485a';
export const SKIN_EDGE = '#b47a66';

/** A drawn line with round ends. */
export function inkLine(d: string, width = 3, stroke = INK): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

const DROP = 'M0 -12C5 -4 8 0 8 4.800A8 8 0 0 1 -8 4.800C-8 0 -5 -4 0 -12Z';

/** A drop of water. */
export function drop(sheet: Sheet, pose: Pose): Sticker {
  const fill = sheet.linear(
    [
      [0, '#eef8fb'],
      [1, '#6fb3ca'],
    ],
    { x2: 0.4, y2: 1 },
  );
  const art = groupAt(
    pose,
    tag('path', { d: DROP, fill, stroke: '#3f8ba6', 'stroke-width': 1.3 }),
    inkLine('M-4.200 4A4.400 4.400 0 0 0 -1 8.400', 1.8, '#fff'),
  );
  return { art, cuts: [{ d: DROP, pose }] };
}

/** A bubble with its cut. */
export function bubbleAt(x: number, y: number, radius: number): Sticker {
  return { art: groupAt({ x, y }, bubble(radius)), cuts: [{ d: disc(x, y, radius) }] };
}

/** A pearl with a rim, and its cut. */
export function pearlAt(sheet: Sheet, x: number, y: number, radius: number): Sticker {
  const rim = tag('circle', { r: radius, fill: 'none', stroke: '#8fb0bd', 'stroke-width': 1 });
  return { art: groupAt({ x, y }, pearl(sheet, radius), rim), cuts: [{ d: disc(x, y, radius) }] };
}
