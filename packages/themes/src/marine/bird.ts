import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { BIRD_BOX } from './settings.ts';

/** The couple's gull, 80 × 48, looking to the left; its feet are at 36, 44. */
export function bird(): string {
  const sheet = createSheet();
  return document([0, 0, BIRD_BOX.width, BIRD_BOX.height], sheet, groupAt({ x: 36, y: 28 }, gull(sheet)));
}

/** Draws the gull around its breast, feet 16 px below the origin. */
export function gull(sheet: Sheet): string {
  const body = sheet.linear(
    [
      [0, '#fffefb'],
      [0.6, '#f8f6f2'],
      [1, '#c8d8de'],
    ],
    { x1: 0, y1: 0, x2: 0.25, y2: 1 },
  );
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    tag('path', {
      ...line,
      d: 'M-3 5.500L-3.600 16M3.400 5.400L3.600 16M-3.600 16l-5 .4M3.600 16l-5 .4',
      stroke: '#dd9066',
      'stroke-width': 1.4,
    }) +
    tag('path', {
      d: 'M16 -3C24 -4 30 -3 37 .4C30 2.400 22 2.600 14 1.600Z',
      fill: '#fffdf9',
      stroke: '#9fb6c0',
      'stroke-width': 0.7,
    }) +
    tag('path', {
      d: 'M-22.600 -17.500C-22.400 -24.400 -13.400 -26.200 -9.800 -20.800C-6.200 -15.800 4 -15.200 12 -11.400C17 -9 21 -5.400 23 -1.800C19 4.600 4 9.600 -8 5.200C-16 2.200 -18.600 -6 -19.600 -11.800C-21.600 -13.200 -22.800 -15.200 -22.600 -17.500Z',
      fill: body,
      stroke: '#93aebb',
      'stroke-width': 0.8,
    }) +
    tag('path', {
      d: 'M-8.400 -12.600C0 -16 12 -12.600 19 -6.800L38.400 -2.200C30 1.200 16 3.200 6 .6C-2.400 -1.800 -8.600 -6.600 -8.400 -12.600Z',
      fill: '#a9c1cc',
    }) +
    tag('path', { d: 'M24 -5.600L39.400 -2C33 .4 28 1.200 23 1.400C27 -.8 27 -3.400 24 -5.600Z', fill: '#3c5967' }) +
    tag('path', {
      ...line,
      d: 'M-4 -6.400C4 -.8 14 .6 24 -.4M-1 -10C7 -5.600 15 -3.600 23 -3.600',
      stroke: '#fff',
      'stroke-opacity': 0.9,
    }) +
    tag('path', {
      d: 'M-22.400 -19.400C-25.600 -19.600 -29.600 -18.200 -32 -15.600C-31.400 -14.400 -30.400 -14 -29.400 -14.200C-27 -15.200 -24.400 -15.400 -21.800 -15Z',
      fill: '#efb45f',
    }) +
    tag('path', { d: 'M-31.400 -15.200L-22 -17', stroke: '#b97c3c', 'stroke-width': 0.5 }) +
    tag('circle', { cx: -29, cy: -15, r: 1, fill: '#d5806c' }) +
    tag('circle', { cx: -17.4, cy: -19.4, r: 1.25, fill: '#2b3f49' }) +
    tag('circle', { cx: -17.8, cy: -19.8, r: 0.4, fill: '#fff' })
  );
}

/** Distant gulls, two strokes each. */
export function farGulls(places: readonly (readonly [x: number, y: number, size: number])[]): string {
  return places
    .map(([x, y, size]) =>
      groupAt(
        { x, y, scale: size },
        tag('path', {
          d: 'M-10 -2C-7 -6 -3 -5.500 0 0C3 -5.500 7 -6.500 11 -3C7 -4 3 -3 0 1.600C-3 -2.800 -7 -3.400 -10 -2Z',
          fill: '#6d93a3',
          opacity: 0.8,
        }),
      ),
    )
    .join('');
}
