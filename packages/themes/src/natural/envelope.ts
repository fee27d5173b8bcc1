import { awajiCord, parallel } from '../brand/awaji.ts';
import { type Point, smoothPath } from '../drawing/curve.ts';
import { around, between, seededRandom } from '../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { ENVELOPE } from './settings.ts';

/** Draws the envelope without text: folded washi, noshi, five cords and the awaji knot. */
export function envelope(): string {
  const sheet = createSheet();
  return document(
    [0, 0, ENVELOPE.width, ENVELOPE.height],
    sheet,
    paper(sheet),
    fibres(),
    noshi(sheet),
    band(),
    groupAt({ x: 110, y: 184, scale: 1, scaleY: -1 }, knot()),
  );
}

function paper(sheet: Sheet): string {
  const face = sheet.linear([
    [0, '#fffefb'],
    [0.55, '#fdf9f0'],
    [1, '#f6efe0'],
  ]);
  const fold = sheet.linear([
    [0, '#d8ccb0', 0.5],
    [1, '#d8ccb0', 0],
  ]);
  const shadow = [10, 7, 4.5, 2.5, 1]
    .map(grow =>
      tag('rect', {
        x: 14 - grow,
        y: 14 - grow * 0.6,
        width: 192 + grow * 2,
        height: 304 + grow * 1.4,
        rx: 2 + grow,
        fill: '#5a4d2c',
        opacity: 0.026,
      }),
    )
    .join('');
  const creases = [
    [84, 6],
    [136, 8],
    [174, 5],
  ].map(
    ([x = 0, width = 0]) =>
      tag('rect', { x, y: 10, width, height: 306, fill: fold }) +
      tag('path', { d: `M${x} 10V316`, stroke: '#fffefb', 'stroke-width': 0.8 }),
  );
  return (
    shadow +
    tag('rect', { x: 14, y: 10, width: 192, height: 306, rx: 1.5, fill: face }) +
    tag('rect', { x: 84, y: 10, width: 52, height: 306, fill: '#fffefa' }) +
    creases.join('') +
    // The red lining visible at a fold: it distinguishes a happy occasion from a sad one.
    tag('rect', { x: 133, y: 10, width: 3, height: 306, fill: '#c9584a', opacity: 0.75 }) +
    tag('path', { d: 'M14 306H206', stroke: '#e5dac0', 'stroke-width': 0.8 }) +
    tag('rect', {
      x: 14,
      y: 10,
      width: 192,
      height: 306,
      rx: 1.5,
      fill: 'none',
      stroke: '#e2d6ba',
      'stroke-width': 0.7,
    })
  );
}

/** Long fibers of the handmade paper. */
function fibres(): string {
  const random = seededRandom(14);
  let d = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [between(random, 18, 196), between(random, 14, 308)];
    d += `M${svgNumbers(x, y)}q${svgNumbers(around(random, 0, 5), around(random, 0, 6), around(random, 0, 9), around(random, 0, 12))}`;
  }
  return tag('path', {
    d,
    fill: 'none',
    stroke: '#cbbd9a',
    'stroke-opacity': 0.28,
    'stroke-width': 0.5,
    'stroke-linecap': 'round',
  });
}

/** The noshi: a strip of gold folded into white and red paper, upper right. */
function noshi(sheet: Sheet): string {
  const white = sheet.linear([
    [0, '#ffffff'],
    [1, '#f3ead9'],
  ]);
  return groupAt(
    { x: 168, y: 24 },
    tag('path', { d: 'M1 4L7 -2L19 -2L25 4L20 46L13 52L6 46Z', fill: '#5a4d2c', opacity: 0.12 }),
    tag('path', { d: 'M6 -4H18L16 46L12 50L8 46Z', fill: '#c9584a' }),
    tag('path', { d: 'M10.200 -3H13.800L12.800 30H11.200Z', fill: '#e2c06f' }),
    tag('path', { d: 'M0 2L6 -4L12 32L12 50L5 44Z', fill: white, stroke: '#d9c9a8', 'stroke-width': 0.5 }),
    tag('path', { d: 'M24 2L18 -4L12 32L12 50L19 44Z', fill: white, stroke: '#d9c9a8', 'stroke-width': 0.5 }),
    tag('path', { d: 'M4 34.500L20 34.500M4.200 36.300L19.800 36.300', stroke: '#b9473b', 'stroke-width': 0.9 }),
  );
}

/** The five cords, outer to outer: distance from the middle of the bundle, color and highlight. */
const CORDS: readonly (readonly [distance: number, colour: string, light: string])[] = [
  [-4.6, '#c9a24f', '#efd79a'],
  [-2.3, '#b9473b', '#e08b7c'],
  [0, '#f1e6cf', '#fffdf6'],
  [2.3, '#b9473b', '#e08b7c'],
  [4.6, '#c9a24f', '#efd79a'],
];

/** The cords around the envelope, behind the knot. */
function band(): string {
  const y = 184;
  const shade = tag('path', { d: `M14 ${y + 1.8}H206`, stroke: '#5a3a2c', 'stroke-opacity': 0.16, 'stroke-width': 13 });
  const line = (offset: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [14 + i * 24, y + offset + Math.sin((i / 8) * Math.PI) * -0.8]);
  return shade + CORDS.map(([distance, colour, light]) => cord(line(distance), colour, light)).join('');
}

function knot(): string {
  const stretches = awajiCord({ width: 41, height: 30, end: [52, 56], endHeading: 52 });
  const draw = (over: boolean) =>
    stretches
      .filter(stretch => stretch.over === over)
      .map(({ points }) => {
        // Upper strands cast a shadow on lower ones.
        const shade = tag('path', {
          d: smoothPath(sparse(points)),
          fill: 'none',
          stroke: '#5a3a2c',
          'stroke-opacity': 0.15,
          'stroke-width': 14.5,
        });
        return (
          shade +
          CORDS.map(([distance, colour, light]) => cord(sparse(parallel(points, distance)), colour, light)).join('')
        );
      })
      .join('');
  return draw(false) + draw(true);
}

function cord(points: readonly Point[], colour: string, light: string): string {
  const d = smoothPath(points);
  return (
    tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': 2.35 }) +
    tag('path', {
      d,
      fill: 'none',
      stroke: light,
      'stroke-width': 0.8,
      'stroke-dasharray': '2.2 0.5',
      transform: 'translate(-.2 -.4)',
    })
  );
}

function sparse(points: readonly Point[]): Point[] {
  return points.filter((_, i) => i % 3 === 0 || i === points.length - 1);
}
