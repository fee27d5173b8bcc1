import { mix } from '../drawing/colour.ts';
import { cubic, type Point, pointAt } from '../drawing/curve.ts';
import { around, type Random, seededRandom } from '../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { union } from './cutting/boolean.ts';
import { outlineThrough, oval, type Ring, strip } from './cutting/outline.ts';
import { disc, rays, wave } from './motifs/sheets.ts';
import { flatShape, gluedSheet, gouache, PAINT } from './paper.ts';

const { ink, pink, blossom, warm, aqua, line, deep, accent } = PAINT;

/**
 * The still behind every waiting message, 1280 × 720: dusk over the sea in cut paper, plain in the middle; the page
 * puts a sheet for its text there.
 */
export function slate(): string {
  const sheet = createSheet();
  const sky = { x: 0, y: 0, width: 1280, height: 560 };
  return document(
    [0, 0, 1280, 720],
    sheet,
    tag('rect', { width: 1280, height: 720, fill: pink }),
    gouache(sky, pink, { seed: 3, strokes: 16, strength: 0.09 }),
    groupAt(
      { x: 640, y: 392 },
      gluedSheet(sheet, rays({ inner: 338, outer: 690, count: 26, seed: 3, share: 0.44 }), blossom, {
        lift: 0,
        rim: 0,
      }),
      gluedSheet(sheet, [disc([0, 0], 300, 4, 2)], warm, { lift: 4 }),
    ),
    water(sheet),
    shore(sheet),
    groupAt({ x: 118, y: 268, scale: 1.86 }, palmTree(3)),
    groupAt({ x: 1166, y: 312, scale: -1.66, scaleY: 1.66 }, palmTree(9)),
  );
}

function water(sheet: Sheet): string {
  const bands = [
    [470, aqua, 3],
    [512, mix(aqua, line, 0.45), 7],
    [566, line, 11],
    [628, deep, 15],
  ] as const;
  const glints = (
    [
      [640, 546, 150],
      [600, 596, 96],
      [676, 650, 56],
    ] as const
  ).map(([x, y, half]) =>
    flatShape(
      [
        outlineThrough(
          [
            [x - half, y, 1],
            [x, y - 6.4],
            [x + half, y + 2, 1],
            [x, y + 6.8],
          ],
          6,
        ),
      ],
      warm,
    ),
  );
  return (
    bands
      .map(([y, paint, seed]) =>
        gluedSheet(sheet, [wave({ from: -80, to: 1360, y, depth: 740 - y, step: 108, swing: 9, seed })], paint, {
          lift: 0,
          rim: 1.4,
        }),
      )
      .join('') + glints.join('')
  );
}

/** A palm, foot 240 px below the origin. */
function palmTree(seed: number): string {
  const tips = [
    [-88, 44],
    [-74, 4],
    [-40, -34],
    [34, -38],
    [76, -4],
    [92, 42],
    [40, 52],
    [-44, 56],
  ] as const;
  const crown = tips.map((tip, i) => comb(tip, seededRandom(seed + i)));
  const stem = strip(cubic(22, 240, 6, 150, -14, 70, 0, 0), t => 8.4 - 4.2 * t);
  const [first = stem, ...others] = crown;
  return (
    flatShape(union(stem, first, ...others), ink, { tolerance: 0.3 }) +
    flatShape([oval([-8, 8], 6.4), oval([6, 10], 6.4)], accent)
  );
}

/** One frond: an arched back, a comb of leaves below. */
function comb([x, y]: Point, random: Random): Ring {
  const spine = cubic(0, 0, x * 0.28, y * 0.2 - 30, x * 0.72, y * 0.5 - 32, x, y);
  const back = Array.from({ length: 21 }, (_, i): Point => {
    const [px, py] = pointAt(spine, i / 20);
    return [px, py - 2.2 * (1 - i / 20)];
  });
  const teeth: Point[] = [];
  for (let i = 9; i > 0; i -= 1) {
    const t = i / 9;
    const [px, py] = pointAt(spine, t - 0.02);
    const [gapX, gapY] = pointAt(spine, t - 0.1);
    const depth = (20 * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.72)) + 5) * around(random, 1, 0.08);
    teeth.push([px + (x > 0 ? 3 : -3) * t, py + depth], [gapX, gapY + 3.4]);
  }
  return [...back, ...teeth];
}

function shore(sheet: Sheet): string {
  const left = outlineThrough(
    [
      [-60, 680],
      [120, 636],
      [300, 660],
      [380, 744],
      [-60, 760],
    ],
    10,
  );
  const right = outlineThrough(
    [
      [1360, 672],
      [1172, 644],
      [1020, 672],
      [940, 744],
      [1360, 760],
    ],
    10,
  );
  return gluedSheet(sheet, [left], ink, { lift: 0, rim: 0 }) + gluedSheet(sheet, [right], ink, { lift: 0, rim: 0 });
}
