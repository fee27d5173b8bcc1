import { mix } from '../../drawing/colour.ts';
import { polar } from '../../drawing/curve.ts';
import { groupAt, type Sheet } from '../../drawing/svg.ts';
import { intersection } from '../cutting/boolean.ts';
import { type Mark, outlineThrough, oval, type Ring, transformRing } from '../cutting/outline.ts';
import { hibiscus } from '../motifs/flowers.ts';
import { leaflet } from '../motifs/leaves.ts';
import { flatShape, PAINT } from '../paper.ts';
import { chip, dieCut, type Sticker } from './die-cut.ts';

const PETALS = [0, 1, 2, 3, 4] as const;

/** A petal of the shower around the origin, 16 px long. */
export const PETAL: Ring = outlineThrough(
  [
    [-7.6, 0, 1],
    [-2, -5.6],
    [5, -6],
    [7.8, -1.4],
    [5.8, 0],
    [7.6, 2.6],
    [3.6, 6],
    [-2.6, 4.6],
  ],
  6,
);

/** The outline of a heart on the field of 100 × 100. */
export const HEART: Ring = outlineThrough(
  [
    [50, 27, 1],
    [58, 15],
    [71, 9],
    [86, 15],
    [93, 32],
    [87, 53],
    [70, 74],
    [50, 92, 1],
    [30, 74],
    [13, 53],
    [7, 32],
    [14, 15],
    [29, 9],
    [42, 15],
  ],
  8,
);

/** The rice shower stamp: a paper cone that throws petals and rice. */
export function riceShower(): string {
  return dieCut(riceSticker);
}

/** Petals in the air: position, rotation, color. Fewer and larger than in reality, so that they stay apart at 36 px. */
const THROWN = [
  [20, 33, -120, PAINT.warm],
  [40, 16, -95, PAINT.pink],
  [63, 9, -65, PAINT.papaya],
  [85, 20, -30, PAINT.accent],
  [62, 34, -60, PAINT.accent],
  [90, 46, 5, PAINT.warm],
  [74, 55, -10, PAINT.pink],
  [43, 40, -80, PAINT.papaya],
] as const;

const GRAINS = [
  [28, 17, -70],
  [52, 25, -40],
  [76, 34, -20],
  [81, 68, 40],
  [51, 3, -80],
] as const;

function riceSticker(sheet: Sheet): Sticker {
  const petals = THROWN.map(([x, y, rotate, colour]) => ({
    ring: transformRing(PETAL, { x, y, rotate, scale: 1.34 }),
    colour,
  }));
  const grains = GRAINS.map(([x, y, rotate]) => transformRing(oval([0, 0], 5.6, 2.8, 16), { x, y, rotate }));
  const pose = { x: 44, y: 60, rotate: 38 };
  const cone = transformRing(
    [
      [-29, 0],
      [29, 0],
      [2.5, 48],
      [-2.5, 48],
    ],
    pose,
  );
  const rim = transformRing(oval([0, 0], 29, 9, 36), pose);
  const mouth = transformRing(oval([0, 0.6], 24.4, 6, 32), pose);
  const stripes = (
    [
      [-18, -7],
      [4, 14],
    ] as const
  ).map(([a, b]) =>
    transformRing(
      [
        [a, -2],
        [b, -2],
        [b * 0.1, 49],
        [a * 0.1, 49],
      ],
      pose,
    ),
  );
  const art = [
    ...petals.map(({ ring, colour }) => chip(sheet, [ring], colour)),
    ...grains.map(grain => chip(sheet, [grain], '#f0bd62', { lift: 0.9, rim: 0, tolerance: 0.2 })),
    chip(sheet, [cone], PAINT.line),
    ...stripes.map(stripe => flatShape(intersection([stripe], cone), PAINT.aqua)),
    chip(sheet, [rim], PAINT.sand),
    flatShape([mouth], PAINT.deep),
    chip(sheet, [transformRing(PETAL, { x: 38, y: 54, rotate: -60 })], PAINT.pink),
    chip(sheet, [transformRing(PETAL, { x: 51, y: 64, rotate: -20 })], PAINT.warm),
  ];
  return { silhouettes: [...petals.map(({ ring }) => ring), ...grains, cone, rim], art: art.join('') };
}

/** The flower stamp: a hibiscus on three leaves. */
export function flower(): string {
  return dieCut(flowerSticker);
}

function flowerSticker(sheet: Sheet): Sticker {
  const leaves = [
    transformRing(leaflet(38, 12), { x: 38, y: 66, rotate: 142 }),
    transformRing(leaflet(36, 12), { x: 64, y: 62, rotate: 28 }),
    transformRing(leaflet(28, 9), { x: 54, y: 70, rotate: 84 }),
  ];
  const petals = PETALS.map(i => transformRing(oval([23, 0], 19, 17, 24), { x: 50, y: 46, rotate: i * 72 - 8 }));
  const art = [
    ...leaves.map((ring, i) => chip(sheet, [ring], i % 2 === 0 ? PAINT.line : mix(PAINT.line, PAINT.ink, 0.12))),
    groupAt({ x: 50, y: 46, rotate: -8 }, hibiscus(sheet, 41, { seed: 3, lift: 1.4 })),
  ];
  return { silhouettes: [...leaves, ...petals], art: art.join('') };
}

/** The heart stamp: two halves with a blossom. */
export function heart(): string {
  return dieCut(heartSticker);
}

function heartSticker(sheet: Sheet): Sticker {
  const right: Ring = [
    [50, 0],
    [110, 0],
    [110, 110],
    [50, 110],
  ];
  const marks: readonly Mark[] = [
    [2.6, 0, 1],
    [9, -7],
    [18.5, -7.4],
    [22.4, -1],
    [16, 5.4],
    [8, 4.6],
  ];
  const blossom = PETALS.map(i =>
    transformRing(outlineThrough(marks, 6), { x: 50, y: 48, rotate: i * 72 - 92, scale: 1.08 }),
  );
  const star = PETALS.flatMap(i => [polar([50, 48], i * 72 - 92, 10.5), polar([50, 48], i * 72 - 56, 3.6)]);
  const art = [
    chip(sheet, [HEART], PAINT.accent),
    flatShape(intersection([HEART], right), mix(PAINT.accent, PAINT.ink, 0.16)),
    ...blossom.map(petal => chip(sheet, [petal], PAINT.blossom, { lift: 1, rim: 0 })),
    flatShape([star], PAINT.warm, { tolerance: 0.2 }),
  ];
  return { silhouettes: [HEART], art: art.join('') };
}
