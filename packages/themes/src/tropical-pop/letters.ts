import { cubic } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { union } from './cutting/boolean.ts';
import { strip, transformRing, transformShape } from './cutting/outline.ts';
import { cut } from './cutting/scissors.ts';
import { growth } from './growth.ts';
import { foreground } from './hero.ts';
import { HERO_PLANS } from './hero-plans.ts';
import { mosaic } from './mosaic.ts';
import { hibiscus, plumeria } from './motifs/flowers.ts';
import { algae, frond, monstera } from './motifs/leaves.ts';
import { disc, panel, rays } from './motifs/sheets.ts';
import { claws, TOUCAN_FEET, type ToucanPose, toucan } from './motifs/toucan.ts';
import { gluedSheet, PAINT } from './paper.ts';
import { PETAL } from './stamps/gifts.ts';

const { line, sand, ink, pink, aqua, warm, cream, papaya, blossom, sea, accent, paper } = PAINT;

/** A bird with its feet at a point; mirrored if it looks to the left. */
function birdAt(
  sheet: Sheet,
  {
    x,
    y,
    scale,
    isMirrored = false,
  }: {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly isMirrored?: boolean;
  },
  pose: ToucanPose = {},
): string {
  const across = isMirrored ? -scale : scale;
  return groupAt(
    { x: x - TOUCAN_FEET.x * across, y: y - TOUCAN_FEET.y * scale, scale: across, scaleY: scale },
    toucan(sheet, pose),
    claws(sheet),
  );
}

/** The error page's picture, 480 × 300: one sheet has slipped out of the mosaic, and the bird looks at it. */
export function errorScene(): string {
  const sheet = createSheet();
  const gap = panel({ x: 256, y: 160, width: 86, height: 92 }, 7, 2);
  const slipped = { x: 362, y: 178, width: 86, height: 92 };
  const fern = frond(cubic(0, 0, 30, -40, 70, -62, 128, -60), { sickles: 12, length: 46, width: 7, seed: 4, droop: 6 });
  return document(
    [0, 0, 480, 300],
    sheet,
    mosaic(sheet, {
      figures: {
        monstera: transformShape(monstera(150, 3), { x: 84, y: 216, rotate: -52 }),
        rays: transformShape(rays({ inner: 30, outer: 54, count: 18, seed: 4, share: 0.52 }), { x: 298, y: 118 }),
        sun: [disc([298, 118], 25, 4, 0.6)],
        frond: transformShape(fern, { x: 128, y: 298, rotate: -4 }),
      },
      sheets: [
        { x: 56, y: 88, width: 98, height: 96, paint: line, seed: 3, figures: { monstera: sand } },
        { x: 150, y: 76, width: 98, height: 108, paint: pink, seed: 5, figures: { monstera: blossom } },
        { x: 244, y: 82, width: 98, height: 72, paint: sand, seed: 4, figures: { rays: papaya, sun: warm } },
        { x: 60, y: 180, width: 92, height: 100, paint: ink, seed: 6, figures: { monstera: pink } },
        { x: 148, y: 180, width: 102, height: 108, paint: aqua, seed: 8, figures: { frond: line, monstera: cream } },
      ],
      lift: 2.6,
      loose: 2.2,
    }),
    tag('path', {
      d: cut([gap], { tolerance: 0.4 }),
      fill: 'none',
      stroke: line,
      'stroke-width': 1.6,
      'stroke-dasharray': '6 5',
      opacity: 0.7,
    }),
    tag(
      'g',
      { transform: 'rotate(15 404 224)' },
      mosaic(sheet, {
        figures: {
          coral: transformShape(algae(cubic(0, 0, 10, -50, -8, -104, 6, -160), { width: 8.6, seed: 8 }), {
            x: 404,
            y: 262,
            scale: 0.46,
          }),
        },
        sheets: [{ ...slipped, paint: warm, seed: 7, figures: { coral: accent } }],
        lift: 3.4,
        loose: 2,
      }),
    ),
    birdAt(sheet, { x: 222, y: 80, scale: 0.27 }, { nod: 26, gape: 6, lift: 5 }),
    groupAt({ x: 70, y: 268 }, hibiscus(sheet, 28, { seed: 3 })),
  );
}

/** The sheets of the email header, side by side: x, width, foot, paint. */
const STRIP = [
  [-6, 128, 118, line],
  [118, 120, 126, sand],
  [234, 150, 134, pink],
  [380, 118, 122, aqua],
  [494, 112, 128, blossom],
] as const;

/** The header of an email, 600 × 160: a strip of painted sheets hanging from its upper edge; opaque background. */
export function mailHeader(): string {
  const sheet = createSheet();
  const colours = [
    { monstera: sand },
    { monstera: line, rays: papaya, sun: warm },
    { monstera: blossom },
    { frond: line },
    { frond: pink, coral: accent },
  ];
  const fern = frond(cubic(0, 0, 60, -16, 120, -22, 190, -4), { sickles: 14, length: 58, width: 8, seed: 4, droop: 5 });
  return document(
    [0, 0, 600, 160],
    sheet,
    tag('rect', { width: 600, height: 160, fill: paper }),
    mosaic(sheet, {
      figures: {
        monstera: transformShape(monstera(160, 3), { x: 34, y: 118, rotate: -30 }),
        rays: transformShape(rays({ inner: 36, outer: 62, count: 18, seed: 4, share: 0.52 }), { x: 200, y: 14 }),
        sun: [disc([200, 14], 29, 4, 0.6)],
        frond: transformShape(fern, { x: 392, y: 100, rotate: -6 }),
        coral: transformShape(algae(cubic(0, 0, 10, -50, -8, -104, 6, -160), { width: 8.6, seed: 8 }), {
          x: 564,
          y: 132,
          rotate: 6,
          scale: 0.66,
        }),
      },
      sheets: STRIP.map(([x, width, foot, paint], i) => ({
        x,
        y: -10,
        width,
        height: foot + 10,
        paint,
        seed: i + 3,
        figures: colours[i] ?? {},
      })),
      lift: 2.6,
      loose: 2.4,
    }),
    gluedSheet(sheet, [strip(cubic(216, 112, 270, 106, 330, 116, 408, 104), t => 4 - 1.6 * t)], ink, { lift: 2 }),
    birdAt(sheet, { x: 286, y: 110, scale: 0.37 }, { nod: -4 }),
    groupAt({ x: 234, y: 122 }, hibiscus(sheet, 27, { seed: 3 })),
    groupAt({ x: 486, y: 120 }, plumeria(sheet, 20, { fill: cream, rotate: 12 })),
  );
}

/** The picture of a link in a chat, 1200 × 630, without names: the hero picture with blank paper for text. */
export function linkPreview(): string {
  const sheet = createSheet();
  const plan = HERO_PLANS[1280];
  return document(
    [0, 0, 1200, 630],
    sheet,
    tag('rect', { width: 1200, height: 630, fill: paper }),
    groupAt({ scale: 0.875 }, mosaic(sheet, plan), foreground(sheet, plan)),
    groupAt({ x: 988, y: 386, scale: 0.66 }, growth(sheet)),
  );
}

/** A small portrait picture, 300 × 420, for the thank-you page: two birds on one branch. */
export function vignette(): string {
  const sheet = createSheet();
  const fern = frond(cubic(0, 0, 60, -50, 130, -80, 240, -60), {
    sickles: 15,
    length: 74,
    width: 10,
    seed: 4,
    droop: 9,
  });
  const petals = (
    [
      [54, 118, 20, papaya],
      [240, 92, 140, accent],
      [206, 150, 60, cream],
      [96, 160, -30, cream],
    ] as const
  ).map(([x, y, rotate, paint]) =>
    gluedSheet(sheet, [transformRing(PETAL, { x, y, rotate, scale: 1.1 })], paint, { lift: 1.4, rim: 0.4 }),
  );
  const branch = union(
    strip(cubic(-8, 304, 80, 292, 200, 312, 308, 296), t => 6 - 1.5 * Math.abs(t - 0.5)),
    strip(cubic(210, 304, 228, 296, 240, 284, 246, 268), t => 3 - 1.6 * t),
  );
  return document(
    [0, 0, 300, 420],
    sheet,
    mosaic(sheet, {
      figures: {
        rays: transformShape(rays({ inner: 62, outer: 112, count: 22, seed: 4, share: 0.5 }), { x: 150, y: 96 }),
        sun: [disc([150, 96], 52, 4, 1)],
        monstera: transformShape(monstera(190, 3), { x: 2, y: 250, rotate: -62 }),
        frond: transformShape(fern, { x: 20, y: 420, rotate: -6 }),
      },
      sheets: [
        { x: 4, y: 4, width: 112, height: 196, paint: line, seed: 3, figures: { rays: aqua, monstera: sand } },
        {
          x: 110,
          y: 4,
          width: 186,
          height: 140,
          paint: sand,
          seed: 4,
          figures: { rays: papaya, sun: warm, monstera: line },
        },
        { x: 4, y: 194, width: 82, height: 142, paint: ink, seed: 6, figures: { monstera: pink } },
        {
          x: 80,
          y: 138,
          width: 216,
          height: 198,
          paint: pink,
          seed: 7,
          figures: { monstera: blossom, rays: blossom, sun: cream },
        },
        { x: 4, y: 330, width: 176, height: 86, paint: aqua, seed: 8, figures: { frond: line } },
        { x: 174, y: 330, width: 122, height: 86, paint: line, seed: 9, figures: { frond: sea } },
      ],
      lift: 2.6,
      loose: 2.6,
    }),
    ...petals,
    gluedSheet(sheet, branch, ink, { lift: 2.6 }),
    birdAt(sheet, { x: 226, y: 302, scale: 0.4, isMirrored: true }, { nod: -8, lift: 4 }),
    birdAt(sheet, { x: 74, y: 300, scale: 0.4 }, { nod: -8, lift: 4 }),
    groupAt({ x: 46, y: 342, rotate: -8 }, hibiscus(sheet, 42, { seed: 3 })),
  );
}
