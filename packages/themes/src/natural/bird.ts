import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { BIRD_BOX } from './settings.ts';

/** The couple's bird, 64 × 52, looking to the right; its feet are at 32, 47. */
export function bird(): string {
  const sheet = createSheet();
  return document([0, 0, BIRD_BOX.width, BIRD_BOX.height], sheet, groupAt({ x: 33, y: 25 }, drawBird(sheet)));
}

/** Draws the bird around its breast, feet 22 px below the origin. */
export function drawBird(sheet: Sheet): string {
  const body = sheet.linear(
    [
      [0, '#9bbecb'],
      [0.55, '#c4dae0'],
      [1, '#f0f3f0'],
    ],
    { x1: 0.2, y1: 0, x2: 0.5, y2: 1 },
  );
  const wing = sheet.linear([
    [0, '#5f8698'],
    [1, '#8fb3c1'],
  ]);
  const rim = { stroke: '#6b93a4', 'stroke-opacity': 0.6, 'stroke-width': 0.7 };
  return (
    tag('path', {
      d: 'M-3 15.500V22M4 15V22M-6.500 22.400H-.6M.6 22.400H6.500',
      fill: 'none',
      stroke: '#a47a55',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
    }) +
    tag('path', { d: 'M-22 8C-27 9 -31 12 -32.500 17C-27 17.500 -21 15.500 -17 12Z', fill: '#6d94a5', ...rim }) +
    tag('path', {
      d: 'M-24 7C-22 -6 -10 -14 2 -14C5 -22 14 -25 20.500 -21C25.500 -18 27.500 -13 26 -8C24 8 10 17.500 -5 16C-14 15 -21 12 -24 7Z',
      fill: body,
      ...rim,
    }) +
    tag('path', {
      d: 'M7 9C14 6 20.500 0 23.600 -8C25.500 4 16 15.500 3 15.500C1 15 3 11 7 9Z',
      fill: '#f2c4ab',
      opacity: 0.9,
    }) +
    tag('path', {
      d: 'M25.800 -15.500L33 -13L25.600 -10.200Z',
      fill: '#dca75d',
      stroke: '#b98440',
      'stroke-width': 0.6,
      'stroke-linejoin': 'round',
    }) +
    tag('path', {
      d: 'M-19 5C-12 -8 0 -10.500 8.500 -4.500C6 5.500 -4 11 -15 10.500C-19 10 -20.500 8 -19 5Z',
      fill: wing,
      ...rim,
    }) +
    tag('path', {
      d: 'M-14.500 5.500C-8 -1 -1 -4 5.500 -3M-12 8C-6 3 -1 .6 4.500 .4M-8 9.600C-4 6.500 -1 4.600 3 3.600',
      fill: 'none',
      stroke: '#e6f0f2',
      'stroke-opacity': 0.85,
      'stroke-width': 1,
      'stroke-linecap': 'round',
    }) +
    tag('path', {
      d: 'M14 -22.500C16 -25.500 18.500 -26 20 -25.500',
      fill: 'none',
      stroke: '#7da3b2',
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
    }) +
    tag('circle', { cx: 19.6, cy: -14.6, r: 2.1, fill: '#37414a' }) +
    tag('circle', { cx: 20.3, cy: -15.3, r: 0.7, fill: '#fff' }) +
    tag('ellipse', { cx: 16, cy: -10.6, rx: 2.6, ry: 1.6, fill: '#eba391', opacity: 0.5 })
  );
}
