import { cubic } from '../drawing/curve.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import type { Box } from '../theme-manifest.ts';
import { difference } from './cutting/boolean.ts';
import { type Ring, transformShape } from './cutting/outline.ts';
import { growth } from './growth.ts';
import { mosaic, type SheetPlan } from './mosaic.ts';
import { hibiscus, plumeria } from './motifs/flowers.ts';
import { algae, banana, frond, monstera } from './motifs/leaves.ts';
import { disc, panel } from './motifs/sheets.ts';
import { gluedSheet, PAINT } from './paper.ts';
import { PLAYER_FRAME } from './settings.ts';

const { line, sand, ink, pink, aqua, warm, cream, papaya, blossom, sea, accent } = PAINT;

/** Three sheets, one leaf and a flower for the upper left corner of a page, 250 × 250; mirrored for the right one. */
export function corner(): string {
  const sheet = createSheet();
  return document(
    [0, 0, 250, 250],
    sheet,
    mosaic(sheet, {
      figures: { monstera: transformShape(monstera(146, 3), { x: 36, y: 122, rotate: -50 }) },
      sheets: [
        { x: -8, y: -8, width: 122, height: 96, paint: line, seed: 3, figures: { monstera: sand } },
        { x: 108, y: -8, width: 92, height: 82, paint: sand, seed: 4, figures: { monstera: line } },
        { x: -8, y: 82, width: 78, height: 72, paint: pink, seed: 5, figures: { monstera: blossom } },
        { x: 64, y: 82, width: 104, height: 60, paint: warm, seed: 8, figures: { monstera: cream } },
      ],
      lift: 2.4,
      loose: 2.4,
    }),
    groupAt({ x: 66, y: 132 }, hibiscus(sheet, 30, { seed: 3, stamen: -24 })),
    groupAt({ x: 196, y: 40 }, plumeria(sheet, 20, { fill: cream, rotate: 10 })),
  );
}

/** A dune with sea leaves for the lower right corner of a page, 250 × 250. */
export function cornerFoot(): string {
  const sheet = createSheet();
  return document([0, 0, 250, 250], sheet, groupAt({ x: 42, y: 2, scale: 0.65 }, growth(sheet)));
}

/** Pale leaves only, for the upper right corner of a card with text nearby; 250 × 250. */
export function cornerLeaf(): string {
  const sheet = createSheet();
  const hanging = algae(cubic(272, 62, 214, 54, 164, 84, 92, 66), {
    fingers: 7,
    length: 62,
    width: 12,
    seed: 3,
    bend: 8,
  });
  const aside = algae(cubic(270, 124, 236, 140, 214, 168, 196, 214), { fingers: 5, length: 40, width: 9, seed: 9 });
  return document(
    [0, 0, 250, 250],
    sheet,
    gluedSheet(sheet, hanging, sea, { lift: 1.6, shade: 0.1 }),
    gluedSheet(sheet, aside, blossom, { lift: 1.6, shade: 0.1 }),
  );
}

/** A rule between sections, 360 × 44: two leaves lean away from a flower, with beads on both sides. */
export function divider(): string {
  const sheet = createSheet();
  const leaf = gluedSheet(
    sheet,
    algae(cubic(0, 0, 20, -5, 46, -5, 74, 3), { fingers: 5, length: 15, width: 4.2, seed: 4, bend: 2 }),
    line,
    { lift: 1.3, rim: 0.4 },
  );
  const bead = (x: number, radius: number, fill: string) =>
    gluedSheet(sheet, [disc([x, 0], radius, 2, radius * 0.05)], fill, { lift: 1.1, rim: 0.4, tolerance: 0.12 });
  const half = leaf + bead(92, 4.2, warm) + bead(110, 3.2, papaya) + bead(125, 2.4, aqua);
  return document(
    [0, 0, 360, 44],
    sheet,
    groupAt({ x: 202, y: 23 }, half),
    groupAt({ x: 158, y: 23, scale: -1, scaleY: 1 }, half),
    groupAt({ x: 180, y: 22 }, hibiscus(sheet, 18, { seed: 3, lift: 1, stamen: -52 })),
  );
}

type FrameFigure = 'upper' | 'lower';

/** The sheets of the frame: two angles of mosaic at opposite corners. */
const FRAME_SHEETS: readonly SheetPlan<FrameFigure>[] = [
  { x: -8, y: -8, width: 214, height: 108, paint: line, seed: 3, figures: { upper: sand } },
  { x: -8, y: 96, width: 58, height: 170, paint: pink, seed: 5, figures: { upper: blossom } },
  { x: -8, y: 262, width: 50, height: 132, paint: warm, seed: 6, figures: { upper: cream } },
  { x: -8, y: 390, width: 42, height: 96, paint: aqua, seed: 7 },
  { x: 202, y: -8, width: 176, height: 56, paint: sand, seed: 4, figures: { upper: line } },
  { x: 374, y: -8, width: 138, height: 50, paint: accent, seed: 8, figures: { upper: blossom } },
  { x: 508, y: -8, width: 100, height: 42, paint: ink, seed: 9 },
  { x: 1166, y: 718, width: 218, height: 106, paint: line, seed: 13, figures: { lower: sand } },
  { x: 1326, y: 552, width: 58, height: 170, paint: papaya, seed: 15, figures: { lower: sand } },
  { x: 1334, y: 424, width: 50, height: 132, paint: blossom, seed: 16, figures: { lower: accent } },
  { x: 1342, y: 332, width: 42, height: 96, paint: aqua, seed: 17 },
  { x: 994, y: 768, width: 176, height: 56, paint: warm, seed: 14, figures: { lower: cream } },
  { x: 860, y: 774, width: 138, height: 50, paint: pink, seed: 18, figures: { lower: ink } },
  { x: 764, y: 782, width: 100, height: 42, paint: ink, seed: 19 },
];

/** A cream mat around a 16:9 video, on a mosaic visible at two corners; flowers overlap the mat, never the video. */
export function playerFrame(): string {
  const { width, height, video } = PLAYER_FRAME;
  const sheet = createSheet();
  // The video's rectangle is cut out, so that nothing can ever cover a face.
  const around = sheet.mask(tag('rect', { width, height, fill: '#fff' }) + tag('rect', { ...video, fill: '#000' }));
  const leaves = [
    gluedSheet(sheet, transformShape(banana(150, 30, 5), { x: 60, y: 60, rotate: 118 }), sea, { lift: 3 }),
    gluedSheet(sheet, transformShape(banana(150, 30, 9), { x: 1316, y: 756, rotate: -62 }), sea, { lift: 3 }),
  ];
  return document(
    [0, 0, width, height],
    sheet,
    tag(
      'g',
      { mask: around },
      ...leaves,
      mosaic(sheet, { figures: frameFigures(), sheets: FRAME_SHEETS, lift: 3, loose: 3 }),
      gluedSheet(sheet, difference([panel(grown(video, 20), 4, 2.6)], rectangle(video)), cream, {
        lift: 4,
        rim: 0,
        shade: 0.24,
      }),
      groupAt({ x: 24, y: 791 }, hibiscus(sheet, 21, { seed: 3, rotate: -10, lift: 1.4 })),
      groupAt({ x: 60, y: 797 }, plumeria(sheet, 15, { fill: blossom, rotate: 20 })),
      groupAt({ x: 1351, y: 24 }, hibiscus(sheet, 21, { seed: 6, rotate: 14, stamen: 120, lift: 1.4 })),
      groupAt({ x: 1315, y: 18 }, plumeria(sheet, 15, { fill: warm, rotate: -8 })),
    ),
  );
}

/** Long fronds along the mosaic that change color at every sheet. */
function frameFigures(): Readonly<Record<FrameFigure, ReturnType<typeof frond>>> {
  const palm = frond(cubic(0, 0, 120, -22, 300, -18, 470, 22), {
    sickles: 22,
    length: 66,
    width: 12,
    seed: 4,
    droop: 4,
  });
  const down = frond(cubic(0, 0, -16, 100, -10, 220, 14, 360), {
    sickles: 18,
    length: 60,
    width: 11,
    seed: 7,
    droop: 0,
  });
  const upper = [...transformShape(palm, { x: 26, y: 30 }), ...transformShape(down, { x: 26, y: 36 })];
  return { upper, lower: transformShape(upper, { x: 1376, y: 816, rotate: 180 }) };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function rectangle({ x, y, width, height }: Box): Ring {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
