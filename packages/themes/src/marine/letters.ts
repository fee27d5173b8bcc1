import { cubic } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { farGulls, gull } from './bird.ts';
import { bunting } from './bunting.ts';
import { boatAfloat } from './hero.ts';
import { along } from './outline.ts';
import { knot, loversKnot } from './rope.ts';
import { type Coast, coast } from './sea/scene.ts';
import { bands, crests, glitter, islands, verticalGradient, type Water } from './sea/water.ts';
import { cluster, smallCluster } from './sea-life/cluster.ts';

const PAPER = '#f4f9fa';

/**
 * The error page's picture, 480 × 300: the tide has brought the letter back in its bottle, and a gull watches. Exported
 * as pixels.
 */
export function errorScene(): string {
  const sheet = createSheet();
  const scene: Coast = {
    width: 720,
    height: 450,
    horizon: 150,
    shore: 296,
    sun: { x: 520, y: 112, radius: 18, glow: 150 },
    seed: 15,
    islands: [
      { x: 60, length: 200, height: 18, seed: 4, colour: '#8db4c2', opacity: 0.6 },
      { x: 560, length: 130, height: 13, seed: 9, colour: '#9dbac4', opacity: 0.5 },
    ],
  };
  const fade = sheet.radial([
    [0, '#fff'],
    [0.72, '#fff'],
    [1, '#fff', 0],
  ]);
  const mask = sheet.mask(tag('ellipse', { cx: 360, cy: 214, rx: 356, ry: 236, fill: fade }));
  return document(
    [0, 0, 480, 300],
    sheet,
    groupAt(
      { scale: 2 / 3 },
      tag('g', { mask }, coast(sheet, scene)),
      groupAt({ x: 316, y: 376, rotate: -14, scale: 1.3 }, bottle(sheet)),
      groupAt({ x: 520, y: 354, scale: 1.9 }, gull(sheet)),
      groupAt({ x: 172, y: 402, scale: 0.9 }, smallCluster(sheet)),
    ),
  );
}

/** A bottle lying on the sand, neck to the right, with a letter tied in it; its center is the origin. */
function bottle(sheet: Sheet): string {
  const glass = sheet.linear(
    [
      [0, '#ffffff', 0.75],
      [0.3, '#cfe8ea', 0.55],
      [0.75, '#8fc4c8', 0.6],
      [1, '#6fa9b2', 0.75],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  const outline =
    'M-62 -26C-70 -26 -74 -20 -74 0C-74 20 -70 26 -62 26H22C36 26 40 11 54 10H74V12.500H80V-12.500H74V-10H54C40 -11 36 -26 22 -26Z';
  const white = { fill: 'none', stroke: '#fff', 'stroke-linecap': 'round' };
  return (
    tag('ellipse', { cx: -4, cy: 27, rx: 76, ry: 7, fill: '#8b7460', opacity: 0.28 }) +
    letterRoll(sheet) +
    tag('path', { d: outline, fill: glass, stroke: '#5d97a3', 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
    tag('rect', {
      x: 77,
      y: -8.5,
      width: 15,
      height: 17,
      rx: 2.4,
      fill: '#c79b6f',
      stroke: '#96704b',
      'stroke-width': 1,
    }) +
    tag('path', { d: 'M80.500 -4v3M84 1v4M88 -5v3', stroke: '#96704b', 'stroke-width': 1, 'stroke-opacity': 0.7 }) +
    tag('path', { ...white, d: 'M-60 -19C-30 -20.500 0 -20.500 20 -19', 'stroke-width': 3, 'stroke-opacity': 0.9 }) +
    tag('path', {
      ...white,
      d: 'M-66 -10C-67.500 -3 -67.500 4 -66 12M52 -6H72',
      'stroke-width': 2,
      'stroke-opacity': 0.8,
    })
  );
}

function letterRoll(sheet: Sheet): string {
  const paper = sheet.linear(
    [
      [0, '#fffdf6'],
      [0.6, '#f6ead6'],
      [1, '#dcc6a6'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  return (
    tag('path', {
      d: 'M-50 -14H18V15H-50C-55 15 -55 -14 -50 -14Z',
      fill: paper,
      stroke: '#b99f83',
      'stroke-width': 0.9,
    }) +
    tag('ellipse', { cx: 18, cy: 0.5, rx: 5, ry: 14.5, fill: '#efdfc6', stroke: '#b99f83', 'stroke-width': 0.9 }) +
    tag('path', { d: 'M18 -6a2.600 7 0 1 0 1.500 10', fill: 'none', stroke: '#b99f83', 'stroke-width': 0.9 }) +
    tag('path', {
      d: 'M-22 -14C-19 -5 -19 6 -22 15M-17 -14C-14 -5 -14 6 -17 15',
      fill: 'none',
      stroke: '#c9674f',
      'stroke-width': 2.4,
    })
  );
}

/** Sky and water without washes, for pictures with few colors. */
function plainSea(sheet: Sheet, { width, horizon, to }: Water, sunX: number): string {
  const sky = verticalGradient(sheet, 0, horizon, [
    [0, PAPER],
    [0.5, '#e6f1f5'],
    [0.8, '#f4f0ea'],
    [1, '#fbe4d5'],
  ]);
  const water = verticalGradient(sheet, horizon, to, [
    [0, '#8abccb'],
    [0.35, '#bddee3'],
    [1, '#e6f3f2'],
  ]);
  const glow = sheet.radial([
    [0, '#fff6e4'],
    [0.4, '#fdebd8', 0.7],
    [1, '#fbe2cd', 0],
  ]);
  return (
    tag('rect', { width, height: horizon + 1, fill: sky }) +
    tag('ellipse', { cx: sunX, cy: horizon, rx: horizon * 1.5, ry: horizon * 0.8, fill: glow }) +
    tag('circle', { cx: sunX, cy: horizon * 0.84, r: horizon * 0.095, fill: '#fffdf6' }) +
    tag('rect', { y: horizon, width, height: to - horizon, fill: water })
  );
}

/**
 * The header of an email, 600 × 160: the same horizon, the boat dressed with flags, a lovers' knot; opaque background.
 */
export function mailHeader(): string {
  const sheet = createSheet();
  const water: Water = { width: 600, horizon: 104, to: 160 };
  const foot = verticalGradient(sheet, 132, 160, [
    [0, PAPER, 0],
    [1, PAPER],
  ]);
  return document(
    [0, 0, 600, 160],
    sheet,
    plainSea(sheet, water, 506),
    islands(sheet, water.horizon, [
      { x: -30, length: 200, height: 15, seed: 4, colour: '#8db4c2', opacity: 0.6 },
      { x: 500, length: 140, height: 10, seed: 9, colour: '#9dbac4', opacity: 0.5 },
    ]),
    bands(6, { ...water, to: 152 }, { count: 9 }),
    glitter(7, water, { x: 506, count: 46, near: 60, far: 16 }),
    groupAt({ x: 470, y: 113, scale: 0.42 }, boatAfloat(sheet)),
    farGulls([
      [130, 44, 0.7],
      [152, 54, 0.45],
    ]),
    tag('rect', { y: 132, width: 600, height: 28, fill: foot }),
    groupAt({ x: 300, y: 58 }, knot(loversKnot(34, 2.5), 4.4, '#eaf2f4')),
  );
}

/** The picture of a link in a chat, 1200 × 630, without names; its text goes into the sky on the left. */
export function linkPreview(): string {
  const sheet = createSheet();
  const water: Water = { width: 1200, horizon: 408, to: 630 };
  return document(
    [0, 0, 1200, 630],
    sheet,
    plainSea(sheet, water, 930),
    islands(sheet, water.horizon, [
      { x: -60, length: 420, height: 30, seed: 4, colour: '#8db4c2', opacity: 0.6 },
      { x: 1000, length: 260, height: 20, seed: 9, colour: '#9dbac4', opacity: 0.55 },
    ]),
    bands(6, water, { count: 20 }),
    glitter(7, water, { x: 930, count: 170, near: 190, far: 40 }),
    groupAt({ x: 880, y: 432, scale: 1.5 }, boatAfloat(sheet)),
    groupAt(
      { x: 880, y: 432, scale: 1.5 },
      bunting(along(cubic(106, -24, 74, -84, 38, -146, 0, -213), 24), 'BONVOYAGE', 10),
    ),
    farGulls([
      [560, 92, 1.2],
      [602, 112, 0.8],
    ]),
    crests(11, { ...water, horizon: 470, to: 610 }, { count: 7 }),
    tag('path', {
      d: 'M26 26H1174V604H26Z',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.75,
      'stroke-width': 1.6,
    }),
  );
}

/**
 * The small portrait picture that represents the couple, 300 × 420: the boat on the evening sea. Exported as pixels.
 */
export function vignette(): string {
  const sheet = createSheet();
  const scene: Coast = {
    width: 450,
    height: 630,
    horizon: 300,
    shore: 540,
    sun: { x: 320, y: 244, radius: 22, glow: 180 },
    seed: 15,
    islands: [
      { x: -30, length: 190, height: 18, seed: 4, colour: '#8db4c2', opacity: 0.6 },
      { x: 370, length: 120, height: 13, seed: 9, colour: '#9dbac4', opacity: 0.5 },
    ],
  };
  return document(
    [0, 0, 300, 420],
    sheet,
    tag('rect', { width: 300, height: 420, fill: PAPER }),
    groupAt(
      { scale: 2 / 3 },
      coast(sheet, scene),
      groupAt({ x: 214, y: 330, scale: 1.06 }, boatAfloat(sheet)),
      groupAt(
        { x: 214, y: 330, scale: 1.06 },
        bunting(along(cubic(106, -24, 74, -84, 38, -146, 0, -213), 24), 'BONVOYAGE', 10),
      ),
      groupAt({ x: 356, y: 584, scale: 0.78 }, cluster(sheet)),
    ),
  );
}
