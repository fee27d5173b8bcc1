import { mix } from '../../drawing/colour.ts';
import { type Point, radians } from '../../drawing/curve.ts';
import { groupAt, type Sheet } from '../../drawing/svg.ts';
import { intersection } from '../cutting/boolean.ts';
import { type Mark, outlineThrough, oval, type Ring, strip, transformRing } from '../cutting/outline.ts';
import { leaflet } from '../motifs/leaves.ts';
import { disc } from '../motifs/sheets.ts';
import { flatShape, PAINT } from '../paper.ts';
import { chip, dieCut, type Sticker } from './die-cut.ts';

const FINE = { tolerance: 0.2 };

/** A closed, laughing eye: an arch. */
function happyEye([x, y]: Point, half: number, rise: number, thick: number): Ring {
  return outlineThrough(
    [
      [x - half, y, 1],
      [x - half * 0.55, y - rise],
      [x, y - rise * 1.3],
      [x + half * 0.55, y - rise],
      [x + half, y, 1],
      [x + half * 0.5, y - rise + thick],
      [x, y - rise * 1.3 + thick * 1.25],
      [x - half * 0.5, y - rise + thick],
    ],
    5,
  );
}

/** An open, laughing mouth with its tongue. */
function laugh([x, y]: Point, half: number, depth: number): string {
  const mouth = outlineThrough(
    [
      [x - half, y, 1],
      [x, y + depth * 0.12],
      [x + half, y, 1],
      [x + half * 0.72, y + depth * 0.66],
      [x, y + depth],
      [x - half * 0.72, y + depth * 0.66],
    ],
    7,
  );
  const tongue = intersection([mouth], oval([x, y + depth * 1.02], half * 0.62, depth * 0.5, 24));
  return flatShape([mouth], PAINT.ink, FINE) + flatShape(tongue, PAINT.pink, FINE);
}

function cheeks([x, y]: Point, apart: number, radius: number, colour: string): string {
  return flatShape(
    [oval([x - apart, y], radius, radius * 0.74, 20), oval([x + apart, y], radius, radius * 0.74, 20)],
    colour,
  );
}

/** The smile stamp: a laughing pineapple. */
export function smile(): string {
  return dieCut(smileSticker);
}

/** The leaves of its crown, the outer ones first: angle from upright, length, half width. */
const LEAVES = [
  [-66, 24, 5.2],
  [66, 24, 5.2],
  [-40, 31, 6],
  [40, 31, 6],
  [-15, 35, 6.4],
  [14, 36, 6.4],
] as const;

/** Lozenges around the face. */
const LOZENGES = [
  [36, 43],
  [50, 40],
  [64, 43],
  [25, 54],
  [75, 54],
  [25.5, 79],
  [74.5, 79],
  [36, 86],
  [50, 88.5],
  [64, 86],
] as const;

function smileSticker(sheet: Sheet): Sticker {
  const pose = { x: -7.5, y: -8, scale: 1.15 };
  const body = outlineThrough(
    [
      [50, 33],
      [69, 37],
      [80, 52],
      [80, 70],
      [71, 86],
      [50, 94],
      [29, 86],
      [20, 70],
      [20, 52],
      [31, 37],
    ],
    8,
  );
  const blades = LEAVES.map(([angle, length, half]) => {
    const marks: readonly Mark[] = [
      [0, -half * 0.7, 1],
      [length * 0.45, -half],
      [length, 0, 1],
      [length * 0.45, half],
      [0, half * 0.7, 1],
    ];
    return transformRing(outlineThrough(marks, 6), { x: 50 + angle * 0.17, y: 40, rotate: angle - 90 });
  });
  const lozenges = LOZENGES.map(
    ([x, y]): Ring => [
      [x, y - 4],
      [x + 3, y],
      [x, y + 4],
      [x - 3, y],
    ],
  );
  const art = [
    ...blades.map((blade, i) => chip(sheet, [blade], mix(PAINT.line, PAINT.ink, i < 2 ? 0.2 : i < 4 ? 0.08 : 0))),
    chip(sheet, [body], PAINT.warm),
    flatShape(lozenges, PAINT.papaya, { tolerance: 0.2, soft: 0.2 }),
    cheeks([50, 68.5], 19.5, 5.2, PAINT.papaya),
    flatShape([happyEye([38, 62], 6.2, 5, 3.8), happyEye([62, 62], 6.2, 5, 3.8)], PAINT.ink, FINE),
    laugh([50, 67], 13, 16),
  ];
  return { silhouettes: [body, ...blades].map(ring => transformRing(ring, pose)), art: groupAt(pose, ...art) };
}

/** The blush stamp: a dragon fruit. */
export function blush(): string {
  return dieCut(blushSticker);
}

/** The scales of its rind: angle, length, half width. */
const SCALES = [
  [-128, 17, 6],
  [-97, 20, 6],
  [-66, 19, 6],
  [-34, 14, 6],
  [-4, 13, 5.4],
  [28, 12, 5.4],
  [152, 12, 5.4],
  [184, 13, 5.4],
  [214, 14, 6],
] as const;

function blushSticker(sheet: Sheet): Sticker {
  const rind = oval([50, 54], 39, 40, 44);
  const flesh = oval([50, 55], 34, 35, 44);
  const scales = SCALES.map(([angle, length, half]) => {
    const a = radians(angle);
    const marks: readonly Mark[] = [
      [-4, -half, 1],
      [length * 0.5, -half * 0.7],
      [length, half * 0.35, 1],
      [length * 0.42, half * 0.7],
      [-4, half, 1],
    ];
    return transformRing(outlineThrough(marks, 6), {
      x: 50 + Math.cos(a) * 36,
      y: 54 + Math.sin(a) * 37,
      rotate: angle - 16,
    });
  });
  const seeds = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2 + 0.1;
    const k = 0.84 + (i % 2) * 0.08;
    return transformRing(oval([0, 0], 1.4, 1, 10), {
      x: 50 + Math.cos(a) * 33 * k,
      y: 55 + Math.sin(a) * 34 * k,
      rotate: i * 30,
    });
  });
  const lips = outlineThrough(
    [
      [40.5, 66, 1],
      [45, 71],
      [50, 72.6],
      [55, 71],
      [59.5, 66, 1],
      [56.4, 74.4],
      [50, 78],
      [43.6, 74.4],
    ],
    5,
  );
  const dashes = [26.6, 31.4, 68.6, 73.4].map(x =>
    strip(
      [
        [x - 1.6, 70],
        [x - 0.5, 67.4],
        [x + 0.5, 66.2],
        [x + 1.6, 63.6],
      ],
      () => 1,
    ),
  );
  const art = [
    ...scales.map((scale, i) => chip(sheet, [scale], i % 2 === 0 ? mix(PAINT.line, PAINT.lime, 0.35) : PAINT.lime)),
    chip(sheet, [rind], PAINT.accent),
    flatShape([flesh], PAINT.cream),
    flatShape(seeds, PAINT.ink, { tolerance: 0.1 }),
    cheeks([50, 67], 20.4, 9.4, PAINT.pink),
    flatShape([oval([37, 53], 5.2, 6.2, 20), oval([63, 53], 5.2, 6.2, 20)], PAINT.ink, FINE),
    flatShape([oval([38.8, 50.4], 1.7, undefined, 10), oval([64.8, 50.4], 1.7, undefined, 10)], PAINT.cream, {
      tolerance: 0.1,
    }),
    flatShape([lips], PAINT.ink, FINE),
    flatShape(dashes, PAINT.accent, { tolerance: 0.1 }),
  ];
  return { silhouettes: [rind, ...scales], art: art.join('') };
}

/** The tears-of-joy stamp: an orange. */
export function tears(): string {
  return dieCut(tearsSticker);
}

function tearDrop(x: number, y: number, rotate: number, scale: number): Ring {
  const marks: readonly Mark[] = [
    [0, -10, 1],
    [4.4, -2],
    [6, 3.4],
    [3.6, 8.2],
    [0, 9.4],
    [-3.6, 8.2],
    [-6, 3.4],
    [-4.4, -2],
  ];
  return transformRing(outlineThrough(marks, 6), { x, y, rotate, scale });
}

function tearsSticker(sheet: Sheet): Sticker {
  const fruit = disc([50, 55], 36.5, 5, 0.8);
  const leaf = transformRing(leaflet(30, 9), { x: 52, y: 21, rotate: -22 });
  const small = transformRing(leaflet(20, 6.6), { x: 49, y: 22, rotate: -152 });
  const stem = strip(
    [
      [50, 24],
      [50, 18],
      [51, 14],
      [54, 11],
    ],
    () => 2.3,
  );
  const drops = [
    tearDrop(21, 66, 20, 1.4),
    tearDrop(79, 66, -20, 1.4),
    tearDrop(11.5, 85, 26, 0.95),
    tearDrop(88.5, 85, -26, 0.95),
  ];
  const pores = (
    [
      [38, 33],
      [50, 30],
      [62, 34],
      [72, 44],
      [28, 44],
      [41, 86],
      [58, 87],
    ] as const
  ).map(at => oval(at, 1.5, undefined, 10));
  const art = [
    chip(sheet, [stem], PAINT.plum),
    chip(sheet, [small], mix(PAINT.line, PAINT.ink, 0.12)),
    chip(sheet, [leaf], PAINT.line),
    chip(sheet, [fruit], PAINT.papaya),
    flatShape(pores, mix(PAINT.papaya, PAINT.ink, 0.28), { tolerance: 0.1 }),
    flatShape([happyEye([37.5, 52.5], 7.2, 5.2, 3.9), happyEye([62.5, 52.5], 7.2, 5.2, 3.9)], PAINT.ink, FINE),
    laugh([50, 58.5], 13.6, 18),
    ...drops.map(drop => chip(sheet, [drop], '#a6dcf0', { rim: 0.7 })),
  ];
  return { silhouettes: [fruit, leaf, small, stem, ...drops], art: art.join('') };
}
