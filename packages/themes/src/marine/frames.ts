import { cubic, type Point } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { farGulls } from './bird.ts';
import { bunting } from './bunting.ts';
import { boatAfloat } from './hero.ts';
import { along } from './outline.ts';
import { knot, loversKnot } from './rope.ts';
import { wash } from './sea/wash.ts';
import { bands, crests, glitter, islands, verticalGradient } from './sea/water.ts';
import { cluster } from './sea-life/cluster.ts';
import { seaFan } from './sea-life/coral.ts';
import { bubble, pearl } from './sea-life/drift.ts';
import { PLAYER_FRAME } from './settings.ts';

const PAPER = '#f4f9fa';

/**
 * The upper left corner of a page, 250 × 250: a dressing line whose flags say BON VOYAGE, distant gulls in a wash of
 * sky.
 */
export function corner(): string {
  const sheet = createSheet();
  const air = sheet.radial([
    [0, '#cfe6ee', 0.85],
    [0.6, '#dcecf2', 0.5],
    [1, '#e8f2f6', 0],
  ]);
  return document(
    [0, 0, 250, 250],
    sheet,
    tag('ellipse', { cx: 60, cy: 40, rx: 170, ry: 120, fill: air }),
    tag('ellipse', { cx: 20, cy: 120, rx: 110, ry: 96, fill: air }),
    farGulls([
      [138, 112, 0.9],
      [166, 130, 0.6],
      [108, 138, 0.5],
    ]),
    bunting(along(cubic(250, -8, 206, 52, 96, 48, -6, 62), 40), 'BONVOYAGE', 18),
    bunting(along(cubic(-6, 128, 40, 112, 66, 80, 92, 49), 24), 'UW', 15),
  );
}

/** Finds of the tide, for the lower right corner of a page, 250 × 250. */
export function cornerFoot(): string {
  const sheet = createSheet();
  return document([0, 0, 250, 250], sheet, groupAt({ x: 158, y: 212, scale: 0.86 }, cluster(sheet)));
}

/** A pale fan of coral, for the upper right corner of a card with text nearby, 250 × 250. */
export function cornerLeaf(): string {
  const sheet = createSheet();
  const fan = seaFan(19, {
    reach: 214,
    from: -150,
    to: -42,
    food: 1000,
    twig: 0.6,
    stem: 7,
    colour: '#8fbecb',
    opacity: 0.6,
  });
  return document(
    [0, 0, 250, 250],
    sheet,
    groupAt({ x: 256, y: -6, rotate: 226 }, fan),
    groupAt({ x: 128, y: 26 }, bubble(6)),
    groupAt({ x: 108, y: 44 }, bubble(3.6)),
    groupAt({ x: 218, y: 132 }, pearl(sheet, 5)),
  );
}

const KNOT = { radius: 30, tail: 3.1, thick: 3.9 } as const;

/** A rule between sections, 360 × 44: two ropes in a lovers' knot with whipped ends, continued by the horizon. */
export function divider(): string {
  const sheet = createSheet();
  const [x, y] = [180, 22];
  const end = KNOT.radius * KNOT.tail;
  const line = (from: number, to: number) =>
    sheet.linear(
      [
        [0, '#8fb6c2', 0],
        [1, '#8fb6c2'],
      ],
      { gradientUnits: 'userSpaceOnUse', x1: from, x2: to },
    );
  const whipping = [-1, 1].flatMap(side =>
    [-1, 1].map(row => [x + side * (end + 1), y + row * KNOT.radius * 0.17] as const),
  );
  return document(
    [0, 0, 360, 44],
    sheet,
    tag('path', { d: `M4 ${y}H${x - end - 9}`, stroke: line(4, 70) }),
    tag('path', { d: `M${x + end + 9} ${y}H356`, stroke: line(356, 290) }),
    groupAt({ x, y }, knot(loversKnot(KNOT.radius, KNOT.tail), KNOT.thick, PAPER)),
    ...whipping.map(
      ([cx, cy]) =>
        tag('rect', { x: cx - 3, y: cy - 2.9, width: 6, height: 5.8, rx: 1.6, fill: '#2f7391' }) +
        tag('path', {
          d: `M${cx - 1} ${cy - 2.6}v5.200M${cx + 1} ${cy - 2.6}v5.200`,
          stroke: '#fff',
          'stroke-width': 0.5,
          'stroke-opacity': 0.7,
        }),
    ),
  );
}

const ROPE_INSET = 27;
const LOOP = 10.5;

/** One rope around the picture, with a loop at every corner. */
function frameRope(width: number, height: number): Point[] {
  const [x0, y0, x1, y1] = [ROPE_INSET, ROPE_INSET, width - ROPE_INSET, height - ROPE_INSET];
  const corners = [
    [x1, y0, 1, 0],
    [x1, y1, 0, 1],
    [x0, y1, -1, 0],
    [x0, y0, 0, -1],
  ] as const;
  const turns = corners.flatMap(([x, y, ux, uy]): Point[] => {
    const [vx, vy] = [-uy, ux];
    // Past the corner, around outward, and back across its own line.
    const centre: Point = [x + (ux - vx) * LOOP, y + (uy - vy) * LOOP];
    const start = Math.atan2(vy, vx);
    const loop = Array.from({ length: 19 }, (_, k): Point => {
      const a = start - (k / 18) * Math.PI * 1.5;
      return [centre[0] + Math.cos(a) * LOOP, centre[1] + Math.sin(a) * LOOP];
    });
    return [
      [x - ux * LOOP * 2.2, y - uy * LOOP * 2.2],
      [x - ux * LOOP, y - uy * LOOP],
      ...loop,
      [x + vx * LOOP, y + vy * LOOP],
      [x + vx * LOOP * 2.2, y + vy * LOOP * 2.2],
    ];
  });
  return [[width / 2, y0], ...turns, [width / 2, y0]];
}

/** A rope around a 16:9 video, with a white mat inside it; its ends meet under a whipping at the top. */
export function playerFrame(): string {
  const { width, height, video } = PLAYER_FRAME;
  const sheet = createSheet();
  const mat = { x: video.x - 4, y: video.y - 4, width: video.width + 8, height: video.height + 8 };
  return document(
    [0, 0, width, height],
    sheet,
    tag('rect', { ...mat, fill: 'none', stroke: '#fff', 'stroke-width': 8 }),
    tag('rect', {
      ...mat,
      x: video.x - 8.5,
      y: video.y - 8.5,
      width: video.width + 17,
      height: video.height + 17,
      fill: 'none',
      stroke: '#a8c9d2',
    }),
    knot([frameRope(width, height)], 8.4, PAPER),
    tag('rect', { x: width / 2 - 17, y: ROPE_INSET - 5.6, width: 34, height: 11.2, rx: 3, fill: '#2f7391' }),
    ...[-10, 0, 10].map(dx =>
      tag('rect', {
        x: width / 2 + dx - 1.4,
        y: ROPE_INSET - 5.6,
        width: 2.8,
        height: 11.2,
        fill: '#fff',
        opacity: 0.75,
      }),
    ),
  );
}

/**
 * The still behind every waiting message, 1280 × 720: dusk, the distant boat on the right, a calm sky for white text.
 */
export function slate(): string {
  const sheet = createSheet();
  const [width, height, horizon] = [1280, 720, 500];
  const sun = { x: 1120, y: horizon - 30 };
  const water = { width, horizon, to: height + 10 };
  return document(
    [0, 0, width, height],
    sheet,
    duskSky(sheet, width, horizon, sun),
    islands(sheet, horizon, [
      { x: -60, length: 420, height: 36, seed: 4, colour: '#3b6f84', opacity: 0.8 },
      { x: 1060, length: 300, height: 24, seed: 8, colour: '#3b6f84', opacity: 0.7 },
    ]),
    tag('rect', {
      y: horizon,
      width,
      height: height - horizon,
      fill: verticalGradient(sheet, horizon, height, [
        [0, '#7fa0a8'],
        [0.2, '#467a8d'],
        [1, '#143c51'],
      ]),
    }),
    wash(
      sheet,
      { grain: [0.003, 0.02], seed: 6, colour: '#0e3042', gain: 2.6, cut: -1.18 },
      { y: horizon, width, height: height - horizon, opacity: 0.5 },
      [
        [0, 1],
        [1, 1],
      ],
    ),
    bands(9, water, { count: 18, far: '#1d566e', middle: '#17485e', near: '#0f3a4f', opacity: 0.2 }),
    glitter(12, { ...water, to: height }, { x: sun.x, count: 150, near: 130, far: 26, colour: '#ffeed6' }),
    groupAt({ x: 1076, y: horizon + 18, scale: 0.78 }, boatAfloat(sheet)),
    crests(20, { ...water, horizon: horizon + 70, to: height - 20 }, { count: 5, opacity: 0.4 }),
  );
}

function duskSky(
  sheet: Sheet,
  width: number,
  horizon: number,
  sun: { readonly x: number; readonly y: number },
): string {
  const glow = sheet.radial([
    [0, '#ffe9cf', 0.9],
    [0.4, '#f4cdb2', 0.4],
    [1, '#f4cdb2', 0],
  ]);
  const air = verticalGradient(sheet, 0, horizon, [
    [0, '#143b4f'],
    [0.45, '#1d4c62'],
    [0.74, '#2f6479'],
    [0.9, '#87a0a4'],
    [1, '#e8c2ab'],
  ]);
  return (
    tag('rect', { width, height: horizon + 1, fill: air }) +
    wash(
      sheet,
      { grain: [0.002, 0.008], seed: 6, colour: '#0e3042', gain: 2.6, cut: -1.18 },
      { y: 0, width, height: horizon, opacity: 0.6 },
      [
        [0, 1],
        [0.7, 0.8],
        [1, 0],
      ],
    ) +
    tag('circle', { cx: sun.x, cy: sun.y, r: 240, fill: glow }) +
    tag('circle', { cx: sun.x, cy: sun.y, r: 26, fill: '#fff3e0' })
  );
}
