import { mix } from '../../drawing/colour.ts';
import { type Cubic, type Point, radians } from '../../drawing/curve.ts';
import type { Sheet } from '../../drawing/svg.ts';
import { difference, intersection } from '../cutting/boolean.ts';
import { finger, type Mark, outlineThrough, oval, type Ring, strip, transformRing } from '../cutting/outline.ts';
import { flatShape, gluedSheet, PAINT } from '../paper.ts';

/** The bird's posture. It looks to the right, 344 × 362 px; its feet are at 112, 262. */
export interface ToucanPose {
  /** Rotation of the head about the neck, in degrees: negative looks up. */
  readonly nod?: number;
  /** How wide the bill is open, in degrees. */
  readonly gape?: number;
  readonly isAsleep?: boolean;
  readonly lift?: number;
}

/** Position of the feet in the bird's drawing. */
export const TOUCAN_FEET = { x: 112, y: 266 } as const;

/** The body bends here when the bird nods: everything above `stiff` rotates fully, everything below `still` stays. */
const NECK = { x: 128, y: 112, stiff: 96, still: 170 } as const;

/** Rotates the head about the neck, fading out toward the breast. */
function nodding(nod: number): (marks: readonly Mark[]) => Mark[] {
  return marks =>
    marks.map(([x, y, crisp]) => {
      const share = Math.min(1, Math.max(0, (NECK.still - y) / (NECK.still - NECK.stiff)));
      const a = radians(nod * share * share * (3 - 2 * share));
      const [dx, dy] = [x - NECK.x, y - NECK.y];
      const px = NECK.x + dx * Math.cos(a) - dy * Math.sin(a);
      const py = NECK.y + dx * Math.sin(a) + dy * Math.cos(a);
      return crisp ? [px, py, crisp] : [px, py];
    });
}

export function toucan(sheet: Sheet, { nod = 0, gape = 0, isAsleep = false, lift = 3 }: ToucanPose = {}): string {
  const bent = nodding(nod);
  const body = outlineThrough(bent(BODY), 10);
  const bib = outlineThrough(bent(BIB), 10);
  const band = outlineThrough(bent(BAND), 8);
  const face = outlineThrough(bent(FACE), 10);
  return (
    gluedSheet(sheet, [outlineThrough(TAIL_BEHIND, 8, 0.4)], mix(PAINT.ink, '#ffffff', 0.09), { lift }) +
    gluedSheet(sheet, [outlineThrough(TAIL, 8, 0.4)], PAINT.ink, { lift }) +
    gluedSheet(sheet, [body], PAINT.ink, { lift, rim: 0.8 }) +
    flatShape(intersection([bib], body), PAINT.cream) +
    flatShape([band], PAINT.accent) +
    wing(sheet, lift) +
    bill(sheet, { bent, gape, lift }) +
    flatShape(intersection([face], body), PAINT.aqua) +
    flatShape([bentRing(finger([158, 39.5], [165, 113.5], [5.6, 5], -4), bent)], PAINT.ink) +
    eye(sheet, bent, isAsleep)
  );
}

const BODY: readonly Mark[] = [
  [120, 20],
  [84, 34],
  [62, 78],
  [42, 132],
  [34, 192],
  [44, 238],
  [72, 262],
  [104, 264],
  [142, 238],
  [166, 194],
  [170, 148],
  [164, 108],
  [168, 72],
  [152, 36],
];
const TAIL: readonly Mark[] = [
  [40, 214, 1],
  [26, 286],
  [6, 352, 1],
  [26, 362],
  [46, 356, 1],
  [62, 304],
  [84, 252, 1],
];
const TAIL_BEHIND: readonly Mark[] = [
  [66, 238, 1],
  [58, 300],
  [48, 356, 1],
  [64, 360],
  [78, 348, 1],
  [86, 300],
  [98, 250, 1],
];
const WING: readonly Mark[] = [
  [70, 104, 1],
  [104, 116],
  [122, 154],
  [116, 206],
  [92, 250],
  [50, 300, 1],
  [44, 252],
  [36, 196],
  [46, 142],
];
const BIB: readonly Mark[] = [
  [150, 52],
  [122, 66],
  [112, 100],
  [120, 140],
  [140, 168],
  [160, 172],
  [169, 150],
  [164, 108],
  [167, 78],
];
const BAND: readonly Mark[] = [
  [120, 142],
  [142, 167],
  [162, 172, 1],
  [168, 160, 1],
  [171, 176, 1],
  [160, 196],
  [134, 184],
];
const FACE: readonly Mark[] = [
  [160, 30, 1],
  [134, 36],
  [114, 48],
  [109, 72],
  [122, 92],
  [142, 97],
  [166, 96, 1],
];
const BILL_ABOVE: readonly Mark[] = [
  [158, 40, 1],
  [204, 18],
  [258, 20],
  [306, 44],
  [338, 86],
  [344, 128, 1],
  [322, 104],
  [282, 90],
  [222, 88],
  [162, 92, 1],
];
const BILL_BELOW: readonly Mark[] = [
  [160, 90, 1],
  [222, 88],
  [282, 90],
  [318, 102, 1],
  [286, 116],
  [226, 122],
  [166, 114, 1],
];
const BILL_TIP: readonly Mark[] = [
  [286, -10, 1],
  [276, 24],
  [292, 52],
  [286, 76],
  [299, 102, 1],
  [318, 180, 1],
  [400, 180, 1],
  [400, -10, 1],
];

type Bend = (marks: readonly Mark[]) => Mark[];

const bentRing = (ring: Ring, bent: Bend): Ring => bent(ring.map(([x, y]): Mark => [x, y])).map(([x, y]) => [x, y]);

/** The bill is rigid: it rotates as far as its root does. */
function stiffly(bent: Bend): Bend {
  const [root] = bent([[160, 70]]);
  const [ahead] = bent([[160, 60]]);
  const angle = root && ahead ? Math.atan2(ahead[0] - root[0], root[1] - ahead[1]) : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return marks =>
    marks.map(([x, y, crisp]) => {
      const [dx, dy] = [x - 160, y - 70];
      const at: Point = [(root?.[0] ?? 160) + dx * cos - dy * sin, (root?.[1] ?? 70) + dx * sin + dy * cos];
      return crisp ? [at[0], at[1], crisp] : at;
    });
}

function wing(sheet: Sheet, lift: number): string {
  const feathers = [
    [60, 276, 104, 150],
    [50, 262, 86, 158],
    [45, 240, 68, 158],
  ] as const;
  const slits = feathers.map(([x, y, u, v]) => {
    const curve: Cubic = [
      [x, y],
      [x + 4, y - 34],
      [u - 4, v + 44],
      [u, v],
    ];
    return strip(curve, t => 2.6 * (1 - t) + 0.3);
  });
  return gluedSheet(sheet, difference([outlineThrough(WING, 10)], ...slits), PAINT.plum, {
    lift: lift * 0.7,
    rim: 0.8,
  });
}

function bill(
  sheet: Sheet,
  { bent, gape, lift }: { readonly bent: Bend; readonly gape: number; readonly lift: number },
): string {
  const turned = stiffly(bent);
  const above = outlineThrough(turned(BILL_ABOVE), 12);
  const open = transformRing(outlineThrough(BILL_BELOW, 12), { x: -164, y: -100 });
  const below = bentRing(transformRing(open, { x: 164, y: 100, rotate: gape }), turned);
  const ridge: Cubic = [
    [172, 47],
    [214, 29],
    [262, 32],
    [300, 58],
  ];
  const teeth = [0, 1, 2, 3, 4].map((i): Ring => {
    const x = 196 + i * 20;
    return [
      [x, 89.5],
      [x + 7, 89],
      [x + 3, 81 + i * 0.4],
    ];
  });
  return (
    gluedSheet(sheet, [below], PAINT.papaya, { lift, rim: 0.6 }) +
    gluedSheet(sheet, [above], PAINT.warm, { lift, rim: 0.9 }) +
    flatShape(intersection([above], outlineThrough(turned(BILL_TIP), 8)), PAINT.accent) +
    flatShape(
      [
        bentRing(
          strip(ridge, t => 3.4 * Math.sin(Math.PI * (0.12 + 0.84 * t))),
          turned,
        ),
      ],
      mix(PAINT.warm, '#ffffff', 0.38),
    ) +
    flatShape(
      teeth.map(tooth => bentRing(tooth, turned)),
      PAINT.papaya,
      { tolerance: 0.2, soft: 0.2 },
    )
  );
}

function eye(sheet: Sheet, bent: Bend, isAsleep: boolean): string {
  const round = (x: number, y: number, r: number) => [bentRing(oval([x, y], r, undefined, 28), bent)];
  const ring = gluedSheet(sheet, round(137, 66, 15.5), PAINT.line, { lift: 1, rim: 0.5 });
  if (isAsleep) {
    const lid = outlineThrough(
      [
        [127.5, 67, 1],
        [137.5, 75],
        [147.5, 67, 1],
        [137.5, 79],
      ],
      8,
    );
    return ring + flatShape([bentRing(lid, bent)], PAINT.ink, { tolerance: 0.2 });
  }
  return ring + flatShape(round(137.5, 66, 9), PAINT.ink) + flatShape(round(140.6, 62.4, 2.7), PAINT.cream);
}

/** The toes around a branch, at the position of the bird's feet. */
export function claws(sheet: Sheet, colour: string = PAINT.warm): string {
  const toe: readonly Mark[] = [
    [-4, -9, 1],
    [4, -9, 1],
    [5.4, 2],
    [0, 9],
    [-5.4, 2],
  ];
  return [0, 10, 27, 37]
    .map((dx, i) => {
      const ring = transformRing(outlineThrough(toe, 6), {
        x: 84 + dx,
        y: 268,
        rotate: i % 2 === 0 ? 8 : -8,
        scale: 0.9,
      });
      return gluedSheet(sheet, [ring], colour, { lift: 1.2, rim: 0.4 });
    })
    .join('');
}
