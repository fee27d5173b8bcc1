import { cubic } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { outlineThrough, type Shape, transformRing, transformShape } from './cutting/outline.ts';
import { cut } from './cutting/scissors.ts';
import { algae, banana, monstera } from './motifs/leaves.ts';
import { disc, panel, rays } from './motifs/sheets.ts';
import { gluedPath, gluedSheet, PAINT } from './paper.ts';

const SIZE = 60;
const { line, sand, pink, ink, warm, accent, aqua, blossom, papaya, cream } = PAINT;

/** Colors of sheet and figure of each tile. */
const PAIRS = [
  [line, sand],
  [pink, ink],
  [warm, accent],
  [aqua, line],
  [accent, blossom],
  [sand, papaya],
  [ink, aqua],
  [blossom, accent],
  [papaya, cream],
] as const;

/** The five figures around the center of a tile. */
const FIGURES: readonly (() => Shape)[] = [
  () =>
    transformShape(monstera(SIZE * 0.74, 3, { slits: 4, hasHoles: false }), {
      x: -SIZE * 0.24,
      y: SIZE * 0.26,
      rotate: -45,
    }),
  () =>
    algae(cubic(0, SIZE * 0.42, 3, SIZE * 0.12, -3, -SIZE * 0.1, 1, -SIZE * 0.26), {
      fingers: 4,
      length: SIZE * 0.24,
      width: SIZE * 0.062,
      seed: 5,
      bend: 2,
    }),
  () => [
    ...rays({ inner: SIZE * 0.22, outer: SIZE * 0.42, count: 12, seed: 3, share: 0.6 }),
    disc([0, 0], SIZE * 0.17, 3, 0.3),
  ],
  () =>
    transformShape(banana(SIZE * 0.86, SIZE * 0.2, 4, { tears: 3 }), { x: -SIZE * 0.34, y: SIZE * 0.28, rotate: -42 }),
  () =>
    [0, 1, 2, 3, 4].map(i =>
      transformRing(
        outlineThrough(
          [
            [SIZE * 0.05, 0, 1],
            [SIZE * 0.2, -SIZE * 0.12],
            [SIZE * 0.38, -SIZE * 0.09],
            [SIZE * 0.4, SIZE * 0.05],
            [SIZE * 0.24, SIZE * 0.12],
          ],
          6,
        ),
        { rotate: i * 72 - 90 },
      ),
    ),
];

/** A border of nine small painted sheets, 540 × 66, each with one cut; it repeats from left to right. */
export function tiles(): string {
  const sheet = createSheet();
  const drawn = PAIRS.map(([paint, colour], i) => tile(sheet, { paint, colour, i }));
  return document([0, 0, SIZE * PAIRS.length, 66], sheet, ...drawn);
}

function tile(
  sheet: Sheet,
  { paint, colour, i }: { readonly paint: string; readonly colour: string; readonly i: number },
): string {
  const x = i * SIZE;
  const outline = cut([panel({ x: x - 1, y: 2, width: SIZE + 2, height: SIZE }, i + 2, 1.5)], { tolerance: 0.4 });
  const shape = FIGURES[(i * 3) % FIGURES.length]?.() ?? [];
  return (
    gluedPath(sheet, outline, paint, { lift: 2, rim: 0.5 }) +
    tag(
      'g',
      { 'clip-path': sheet.clip(outline) },
      groupAt(
        { x: x + SIZE / 2, y: SIZE / 2 + 2 },
        gluedSheet(sheet, shape, colour, { lift: 1.6, rim: 0.4, tolerance: 0.35 }),
      ),
    )
  );
}
