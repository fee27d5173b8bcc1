import { mix } from '../../drawing/colour.ts';
import { groupAt, type Pose, type Sheet, tag, transform } from '../../drawing/svg.ts';
import type { Cut } from './die-cut.ts';

/** A flying petal with a notch at its wide end. */
export const PETAL_PATH =
  'M-7.500 0C-6 -5.600 1 -7.400 7 -4.200C6 -2.400 5.800 -1.200 6.200 0C5.800 1.200 6 2.400 7 4.200C1 7.400 -6 5.600 -7.500 0Z';

/** A twig of five leaves along +x, about 18 px. */
export function leafSprig(pose: Pose): string {
  const leaf = 'M0 0C1.500 -3.400 6 -3.800 9.500 0C6 3.400 2 3.400 0 0Z';
  const places = [
    [4, -40],
    [5, 40],
    [10.5, -36],
    [11.5, 36],
    [16, 0],
  ] as const;
  const leaves = places.map(([at, turn], i) =>
    tag('path', {
      d: leaf,
      transform: transform({ x: at, rotate: turn }),
      fill: i % 2 === 0 ? '#8fa98a' : '#a9bd98',
      stroke: '#6f8b72',
      'stroke-width': 0.6,
    }),
  );
  return groupAt(
    pose,
    tag('path', {
      d: 'M0 0Q8 -1 17 0',
      fill: 'none',
      stroke: '#7d9272',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
    }),
    ...leaves,
  );
}

/** A petal with its cut; `wash` is its color at the edge. */
export function petal(sheet: Sheet, at: Pose, wash = '#f3c3b5'): { readonly art: string; readonly cut: Cut } {
  const fill = sheet.linear([
    [0, mix(wash, '#b9604f', 0.22)],
    [0.55, wash],
    [1, mix(wash, '#fffaf4', 0.6)],
  ]);
  const pose = { scale: 0.82, ...at };
  const art = groupAt(
    pose,
    tag('path', { d: PETAL_PATH, fill, stroke: mix(wash, '#a8604f', 0.34), 'stroke-width': 1 }),
    tag('path', {
      d: 'M-6 0Q0 -.8 4.500 0',
      fill: 'none',
      stroke: '#fffaf4',
      'stroke-opacity': 0.7,
      'stroke-width': 0.9,
      'stroke-linecap': 'round',
    }),
  );
  return { art, cut: { d: PETAL_PATH, pose } };
}
