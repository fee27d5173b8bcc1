import { goldKnot } from '../brand/marks.ts';
import { cubic, taperedPath } from '../drawing/curve.ts';
import { seededRandom } from '../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { drawBird } from './bird.ts';
import { dawn } from './dawn.ts';
import { branch, foliage, SAGE } from './flora/foliage.ts';
import { cornerSpray, edgeSpray, plantGarden, swag } from './flora/sprays.ts';
import { archPath } from './hero.ts';
import type { ArchWindow } from './settings.ts';
import { petal } from './stamps/decorations.ts';

/** The error page's picture, 480 × 300: the bird has brought the letter back; a few petals have fallen. */
export function errorScene(): string {
  const sheet = createSheet();
  const random = seededRandom(6);
  const garden = plantGarden(sheet, 6);
  const glow = sheet.radial([
    [0, '#fdf3e2', 1],
    [0.6, '#fbf0e4', 0.8],
    [1, '#f4f0e2', 0],
  ]);
  const sage = foliage(sheet, random, 'ovate', { washes: SAGE });
  const bough = cubic(46, 214, 150, 176, 300, 226, 452, 186);
  const wood = tag('path', { d: taperedPath(bough, 7.5, 1.2, 24), fill: '#9c8468' });
  const fallen = [
    petal(sheet, { x: 150, y: 256, rotate: 20 }),
    petal(sheet, { x: 214, y: 272, rotate: -24 }, '#fbe6da'),
    petal(sheet, { x: 318, y: 262, rotate: 160 }),
  ]
    .map(p => p.art)
    .join('');
  return document(
    [0, 0, 480, 300],
    sheet,
    tag('ellipse', { cx: 240, cy: 160, rx: 214, ry: 132, fill: glow }),
    branch(random, garden.mist, {
      curve: cubic(60, 208, 120, 150, 160, 110, 190, 60),
      leaves: 12,
      length: 44,
      spread: 36,
      opacity: 0.6,
    }),
    branch(random, garden.mist, {
      curve: cubic(420, 192, 400, 150, 410, 110, 440, 62),
      leaves: 11,
      length: 40,
      spread: 36,
      opacity: 0.6,
    }),
    branch(random, sage, { curve: bough, leaves: 17, length: 30, spread: 52, taper: 0.7, pairs: false }),
    wood,
    garden.anemone.at(86, 210, 22),
    garden.blush.at(116, 220, 13, 60),
    garden.cream.at(62, 224, 11, 160),
    groupAt({ x: 288, y: 158, scale: 1.9 }, drawBird(sheet)),
    groupAt({ x: 352, y: 152, rotate: 6 }, letter(sheet)),
    fallen,
  );
}

/** A sealed letter hanging from the beak at the origin. */
function letter(sheet: Sheet): string {
  const face = sheet.linear(
    [
      [0, '#fffefa'],
      [1, '#f3ead8'],
    ],
    { x1: 0, y1: 0, x2: 0.4, y2: 1 },
  );
  return (
    tag('path', {
      d: 'M-15 -3L0 -19L19 -3',
      fill: 'none',
      stroke: '#c9584a',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
    }) +
    tag('rect', {
      x: -29,
      y: -1,
      width: 62,
      height: 42,
      rx: 2,
      fill: '#5a4d2c',
      opacity: 0.12,
      transform: 'translate(1.5 3)',
    }) +
    tag('rect', { x: -29, y: -3, width: 62, height: 42, rx: 2, fill: face, stroke: '#cbbd97', 'stroke-width': 1 }) +
    tag('path', { d: 'M-28 38L-4 18M32 38L8 18', fill: 'none', stroke: '#dccfae', 'stroke-width': 1 }) +
    tag('path', {
      d: 'M-29 -2L2 22L33 -2',
      fill: '#fffdf6',
      stroke: '#cbbd97',
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }) +
    tag('circle', { cx: 2, cy: 20, r: 6, fill: '#c4604f' }) +
    tag('path', {
      d: 'M2 23.400C-1.500 20.600 -1.200 17.400 .6 17.400C1.500 17.400 2 18.200 2 18.800C2 18.200 2.500 17.400 3.400 17.400C5.200 17.400 5.500 20.600 2 23.400Z',
      fill: '#f3c3b5',
    })
  );
}

/** The header of an email, 600 × 160: flowers on both sides, the gold knot in the middle; opaque background. */
export function mailHeader(): string {
  const sheet = createSheet();
  const garden = plantGarden(sheet, 29);
  const spray = edgeSpray(garden);
  return document(
    [0, 0, 600, 160],
    sheet,
    tag('rect', { width: 600, height: 160, fill: '#fbf8f0' }),
    tag('rect', { x: 14.5, y: 14.5, width: 571, height: 145, fill: 'none', stroke: '#cdbf9c' }),
    tag('rect', { x: 0, y: 154, width: 600, height: 6, fill: '#fbf8f0' }),
    groupAt({ x: 18, y: 18, scale: 0.82 }, spray),
    groupAt({ x: 582, y: 18, scale: -0.82, scaleY: 0.82 }, spray),
    groupAt({ x: 247, y: 52, scale: 1.1 }, goldKnot()),
  );
}

const PREVIEW_WINDOW: ArchWindow = { x: 792, y: 74, width: 330, height: 492 };

/** The picture of a link in a chat, 1200 × 630, without names; the text is added next to the arch on export. */
export function linkPreview(): string {
  const sheet = createSheet();
  const garden = plantGarden(sheet, 71);
  const scene = dawn(sheet, seededRandom(9), {
    width: 330,
    height: 492,
    horizon: 0.64,
    sun: [0.66, 0.58],
    tree: { x: 0.34, height: 172 },
    birds: [0.7, 0.3],
    meadow: 50,
  });
  const { x, y, height } = PREVIEW_WINDOW;
  return document(
    [0, 0, 1200, 630],
    sheet,
    tag('rect', { width: 1200, height: 630, fill: '#fbf8f0' }),
    tag('rect', { x: 26, y: 26, width: 1148, height: 578, fill: 'none', stroke: '#cdbf9c', 'stroke-width': 1.4 }),
    tag('path', { d: archPath(PREVIEW_WINDOW, 9), fill: '#fffefa', stroke: '#cdbf9c', 'stroke-width': 1.4 }),
    tag('g', { 'clip-path': sheet.clip(archPath(PREVIEW_WINDOW)) }, groupAt({ x, y }, scene)),
    groupAt({ x: -10, y: -10, scale: 1.32 }, cornerSpray(garden)),
    groupAt({ x: x + 30, y: y + height - 6, scale: 1.16 }, swag(garden)),
  );
}
