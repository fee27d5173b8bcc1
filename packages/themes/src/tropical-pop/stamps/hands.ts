import type { Point } from '../../drawing/curve.ts';
import type { Sheet } from '../../drawing/svg.ts';
import { difference, union } from '../cutting/boolean.ts';
import {
  finger,
  type Mark,
  outlineThrough,
  oval,
  type Ring,
  strip,
  transformRing,
  transformShape,
} from '../cutting/outline.ts';
import { flatShape, PAINT } from '../paper.ts';
import { chip, dieCut, type Sticker } from './die-cut.ts';

/** Fingers of an open hand: root, tip, half width. */
const FINGERS = [
  [-8.4, -27, -12.6, -45, 4.3],
  [-1.8, -30, -2.6, -51, 4.5],
  [5, -29, 6.6, -48.5, 4.4],
  [10.6, -25, 15, -40, 4],
] as const;

/** An open hand, fingers up, wrist at the origin. */
function openHand(): {
  readonly hand: ReturnType<typeof union>;
  readonly slits: readonly Ring[];
} {
  const palm = outlineThrough(
    [
      [-11.4, 4, 1],
      [-13.4, -12],
      [-12.4, -28],
      [0, -32],
      [13.6, -28],
      [13, -12],
      [10.4, 4, 1],
    ],
    8,
  );
  const fingers = FINGERS.map(([x, y, u, v, half]) => finger([x, y], [u, v], [half, half]));
  const slits = (
    [
      [-5.4, -41, -5, -27],
      [1.8, -42, 1.6, -27],
      [9.4, -38, 8, -25],
    ] as const
  ).map(([x, y, u, v]) =>
    strip(
      [
        [x, y],
        [x, y + 3],
        [u, v - 4],
        [u, v],
      ],
      () => 0.9,
    ),
  );
  return { hand: union(palm, ...fingers, finger([-8, -12], [-21, -27], [5.2, 4.4], -3)), slits };
}

function cuff(at: Point, rotate: number): Ring {
  const ring: Ring = [
    [-15.5, -3],
    [15.5, -4],
    [14.5, 9],
    [-14.5, 9.6],
  ];
  return transformRing(ring, { x: at[0], y: at[1], rotate });
}

/** The applause stamp: two clapping hands, three strokes of sound. */
export function handclap(): string {
  return dieCut(clapSticker);
}

function clapSticker(sheet: Sheet): Sticker {
  const { hand, slits } = openHand();
  // The far hand uses another paper and is farther out, so that both hands are distinguishable at 36 px.
  const far = { x: 25, y: 83, rotate: 27, scale: -1.22, scaleY: 1.22 };
  const near = { x: 66, y: 86, rotate: -16, scale: 1.26 };
  const [farCuff, nearCuff] = [cuff([22, 87], 26), cuff([68, 89.5], -14)];
  const sound = (
    [
      [53, 8.5, 2, 1.1],
      [27, 11, -24, 1],
      [79, 13, 24, 1],
    ] as const
  ).map(([x, y, rotate, scale]) =>
    transformRing(
      [
        [-4, -7.4],
        [4, -7.4],
        [2.2, 7.6],
        [-2.2, 7.6],
      ],
      { x, y, rotate, scale },
    ),
  );
  const [farHand, nearHand] = [transformShape(hand, far), transformShape(hand, near)];
  const art = [
    ...sound.map(stroke => chip(sheet, [stroke], PAINT.accent)),
    chip(sheet, difference(farHand, ...transformShape(slits, far)), PAINT.pink),
    chip(sheet, [farCuff], PAINT.line),
    chip(sheet, difference(nearHand, ...transformShape(slits, near)), PAINT.warm, { lift: 2.2, shade: 0.3 }),
    chip(sheet, [nearCuff], PAINT.accent),
  ];
  return { silhouettes: [...farHand, ...nearHand, farCuff, nearCuff, ...sound], art: art.join('') };
}

/** The thumbs-up stamp, its cuff with three buttons. */
export function thumbsUp(): string {
  return dieCut(thumbSticker);
}

const FIST: readonly Mark[] = [
  [32, 46, 1],
  [42, 40],
  [47, 31],
  [48, 18],
  [52, 10],
  [60, 10],
  [64, 18],
  [62, 30],
  [59, 40],
  [74, 40],
  [82, 42],
  [84, 49],
  [81, 54],
  [85, 58],
  [84.5, 65],
  [80.5, 68.4],
  [82.5, 73],
  [81, 79],
  [76.5, 81],
  [77, 86],
  [72, 91.5],
  [52, 92],
  [40, 89],
  [32, 84, 1],
];

function thumbSticker(sheet: Sheet): Sticker {
  const fist = outlineThrough(FIST, 7);
  const folds = (
    [
      [60, 54.4, 82, 54.2],
      [60, 68.2, 82, 68.2],
      [59, 80.8, 77, 80.8],
    ] as const
  ).map(([x, y, u, v]) =>
    strip(
      [
        [x, y],
        [x + 6, y + 0.8],
        [u - 8, v + 0.4],
        [u + 2, v],
      ],
      t => 0.9 + 0.6 * t,
    ),
  );
  const thumb = strip(
    [
      [58.6, 41],
      [54, 44],
      [51, 49],
      [49, 55],
    ],
    t => 1.3 * (1 - t) + 0.2,
  );
  const sleeve: Ring = [
    [12, 43.5],
    [34, 41.6],
    [34.4, 89],
    [13.6, 88],
  ];
  const palm = union(fist);
  const art = [
    chip(sheet, palm, PAINT.warm),
    flatShape([...folds, thumb], PAINT.papaya, { tolerance: 0.2 }),
    chip(sheet, [sleeve], PAINT.line),
    flatShape(
      [0, 1, 2].map(i => oval([23.4, 53 + i * 12.4], 2.9, undefined, 16)),
      PAINT.sand,
      { tolerance: 0.2 },
    ),
  ];
  return { silhouettes: [...palm, sleeve], art: art.join('') };
}
