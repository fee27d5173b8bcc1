import { type CubicNumbers, cubic } from '../../drawing/curve.ts';
import { type Random, seededRandom } from '../../drawing/random.ts';
import { groupAt, type Sheet, tag } from '../../drawing/svg.ts';
import { APRICOT, anemone, BLUSH, type Blossom, bud, CORAL, CREAM, forgetMeNots, ranunculus } from './flowers.ts';
import {
  type BranchPlan,
  berries,
  branch,
  EUCALYPTUS,
  type Foliage,
  foliage,
  gypsophila,
  MIST,
  OLIVE,
  SAGE,
  type Washes,
} from './foliage.ts';
import type { LeafKind } from './leaf-outline.ts';

/** The leaves used in every composition, painted once per document. */
export interface Garden {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly dollar: Foliage;
  readonly sage: Foliage;
  readonly ruscus: Foliage;
  readonly olive: Foliage;
  readonly mist: Foliage;
  readonly blush: Blossom;
  readonly cream: Blossom;
  readonly coral: Blossom;
  readonly apricot: Blossom;
  readonly anemone: Blossom;
}

/** Creates the garden of a document from a seed. Each species is painted when a composition first needs it. */
export function plantGarden(sheet: Sheet, seed: number): Garden {
  const leaves = (offset: number, kind: LeafKind, washes: Washes): Foliage => {
    const random = seededRandom(seed * 31 + offset);
    const grown = once(() => foliage(sheet, random, kind, { washes }));
    return { leaf: at => grown().leaf(at) };
  };
  const flower = (offset: number, paint: (random: Random) => Blossom): Blossom => {
    const grown = once(() => paint(seededRandom(seed + offset)));
    return { at: (...place) => grown().at(...place) };
  };
  return {
    sheet,
    random: seededRandom(seed),
    dollar: leaves(1, 'round', EUCALYPTUS),
    sage: leaves(2, 'olive', SAGE),
    ruscus: leaves(3, 'ovate', OLIVE),
    olive: leaves(4, 'olive', OLIVE),
    mist: leaves(5, 'willow', MIST),
    blush: flower(1, random => ranunculus(sheet, random, { washes: BLUSH })),
    cream: flower(2, random => ranunculus(sheet, random, { washes: CREAM })),
    coral: flower(3, random => ranunculus(sheet, random, { washes: CORAL })),
    apricot: flower(4, random => ranunculus(sheet, random, { washes: APRICOT })),
    anemone: flower(5, random => anemone(sheet, random)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Leafage = 'dollar' | 'sage' | 'ruscus' | 'olive' | 'mist';

/** One branch of a composition: its leaves, its curve (eight numbers), count, length, spread. */
type Row = readonly [
  kind: Leafage,
  curve: CubicNumbers,
  leaves: number,
  length: number,
  spread: number,
  rest?: Partial<BranchPlan>,
];

function grow({ random, ...garden }: Garden, rows: readonly Row[]): string {
  return rows
    .map(([kind, curve, leaves, length, spread, rest]) =>
      branch(random, garden[kind], { curve: cubic(...curve), leaves, length, spread, ...rest }),
    )
    .join('');
}

const multiply = (content: string) => tag('g', { style: 'mix-blend-mode:multiply' }, content);

const CORNER_FAR: readonly Row[] = [
  ['mist', [0, 4, 70, -14, 160, -10, 238, 40], 15, 52, 36, { opacity: 0.75 }],
  ['mist', [4, 0, 14, 70, 4, 160, 44, 240], 15, 52, 36, { opacity: 0.75 }],
];
const CORNER_NEAR: readonly Row[] = [
  ['dollar', [-6, 2, 50, 10, 120, 22, 196, 10], 10, 25, 60, { taper: 0.4 }],
  ['dollar', [0, -6, 10, 50, 32, 112, 12, 204], 10, 25, 60, { taper: 0.4 }],
  ['sage', [0, 0, 44, 30, 94, 62, 154, 92], 12, 38, 42],
  ['ruscus', [0, 0, 30, 40, 60, 94, 84, 162], 12, 35, 44],
  ['olive', [10, 0, 72, -12, 132, 4, 176, 44], 13, 20, 36, { stemWidth: 1 }],
];

/** Leaves and flowers growing from a page corner at the origin to the right and down, about 240 px each way. */
export function cornerSpray(garden: Garden, { flowers = true }: { readonly flowers?: boolean } = {}): string {
  const { sheet, random } = garden;
  const far = grow(garden, CORNER_FAR);
  const near = multiply(grow(garden, CORNER_NEAR));
  if (!flowers) return far + near;
  const blossoms =
    gypsophila(sheet, random, { x: 108, y: 40, reach: 36, heading: 10, count: 9 }) +
    gypsophila(sheet, random, { x: 46, y: 112, reach: 36, heading: 75, count: 9 }) +
    groupAt({ x: 112, y: 62, rotate: 32 }, bud(sheet, 20)) +
    garden.blush.at(88, 17, 18, -30) +
    garden.cream.at(19, 93, 16, 120) +
    groupAt({ x: 95, y: 44 }, forgetMeNots(sheet, random, { count: 5, reach: 9, size: 1.05 })) +
    garden.anemone.at(33, 33, 35) +
    garden.blush.at(67, 68, 23, 40);
  return far + near + blossoms;
}

const SWAG_FAR: readonly Row[] = [
  ['mist', [0, 0, -50, -20, -92, 8, -128, 44], 13, 48, 36, { opacity: 0.85 }],
  ['mist', [10, 0, 60, -8, 120, 0, 168, 34], 12, 44, 36, { opacity: 0.85 }],
];
const SWAG_NEAR: readonly Row[] = [
  ['dollar', [0, 0, 12, -40, -8, -86, -26, -130], 10, 24, 58, { taper: 0.4 }],
  ['dollar', [0, 6, 50, 12, 104, 24, 160, 10], 11, 23, 58, { taper: 0.4 }],
  ['ruscus', [0, 0, -40, -30, -62, -64, -76, -108], 12, 33, 44],
  ['sage', [0, 0, 46, -20, 86, -28, 124, -22], 12, 33, 40],
  ['sage', [-6, 10, -50, 26, -86, 40, -116, 76], 12, 35, 40],
  ['olive', [0, -6, 26, -34, 44, -56, 48, -88], 10, 20, 36, { stemWidth: 1 }],
];

/** A swag of flowers across the foot of a frame; its center is the origin, reach about 150 px. */
export function swag(garden: Garden): string {
  const { sheet, random } = garden;
  return (
    grow(garden, SWAG_FAR) +
    grow(garden, SWAG_NEAR) +
    gypsophila(sheet, random, { x: -38, y: -26, reach: 42, heading: -125, count: 10 }) +
    gypsophila(sheet, random, { x: 56, y: 2, reach: 38, heading: -30, count: 9 }) +
    berries(random, cubic(20, -10, 40, -40, 66, -44, 84, -58), { count: 8, radius: 2.6, washes: OLIVE }) +
    groupAt({ x: 72, y: 16, rotate: 4 }, bud(sheet, 19)) +
    groupAt({ x: -52, y: -34, rotate: -128 }, bud(sheet, 18, CREAM)) +
    garden.cream.at(-43, 3, 20, 170) +
    garden.blush.at(-20, -36, 17.5, -110) +
    garden.blush.at(47, 13, 16.5, 0) +
    groupAt({ x: 36, y: -22 }, forgetMeNots(sheet, random, { count: 7, reach: 11, size: 1.1 })) +
    garden.anemone.at(12, -4, 34) +
    garden.blush.at(-16, 25, 23, 90) +
    garden.coral.at(22, 34, 11, 70)
  );
}

const CROWN: readonly Row[] = [
  ['mist', [0, 0, -30, -28, -70, -52, -126, -58], 12, 40, 34, { opacity: 0.8 }],
  ['mist', [0, 0, 20, 32, 30, 76, 26, 132], 12, 40, 34, { opacity: 0.8 }],
  ['dollar', [0, 0, -26, -20, -58, -40, -100, -46], 8, 21, 58, { taper: 0.4 }],
  ['dollar', [0, 0, 16, 28, 26, 62, 24, 108], 8, 21, 58, { taper: 0.4 }],
  ['sage', [0, 0, -30, -6, -62, -14, -84, -30], 9, 27, 40],
  ['ruscus', [0, 0, 0, 28, 8, 58, 8, 84], 9, 25, 44],
];

/**
 * A small counterpart of the swag, for the opposite shoulder of an arch: it follows the curve to the left and hangs
 * down on the right.
 */
export function crown(garden: Garden): string {
  const { sheet, random } = garden;
  return (
    grow(garden, CROWN) +
    gypsophila(sheet, random, { x: -24, y: -4, reach: 30, heading: 186, count: 7 }) +
    gypsophila(sheet, random, { x: 4, y: 26, reach: 28, heading: 92, count: 7 }) +
    garden.blush.at(-23, -7, 12, 190) +
    garden.cream.at(10, 27, 11, 70) +
    groupAt({ x: -13, y: 15 }, forgetMeNots(sheet, random, { count: 5, reach: 7, size: 0.9 })) +
    garden.anemone.at(0, 2, 21)
  );
}

const EDGE: readonly Row[] = [
  ['mist', [0, 2, 60, -8, 130, 6, 206, 0], 13, 34, 30, { opacity: 0.8 }],
  ['mist', [2, 0, -8, 50, 6, 104, 0, 166], 11, 34, 30, { opacity: 0.8 }],
  ['dollar', [0, 0, 46, 8, 92, -8, 152, 2], 9, 18, 56, { taper: 0.4 }],
  ['dollar', [0, 0, 8, 36, -6, 76, 2, 122], 8, 18, 56, { taper: 0.4 }],
  ['sage', [0, 2, 34, 6, 70, 0, 108, 6], 10, 24, 34],
  ['ruscus', [2, 0, 6, 28, 0, 56, 5, 86], 8, 23, 36],
];

/** Flowers at the corner of a frame with leaves along both rules: within about 20 px of the lines. */
export function edgeSpray(garden: Garden): string {
  const { sheet, random } = garden;
  return (
    grow(garden, EDGE) +
    gypsophila(sheet, random, { x: 40, y: 2, reach: 26, heading: 2, count: 7 }) +
    groupAt({ x: 58, y: 3, rotate: 4 }, bud(sheet, 12)) +
    garden.blush.at(29, 1, 12, -10) +
    garden.cream.at(0, 28, 11, 100) +
    groupAt({ x: 17, y: 18 }, forgetMeNots(sheet, random, { count: 4, reach: 5, size: 0.8 })) +
    garden.anemone.at(2, 2, 20)
  );
}

const SPRIG: readonly Row[] = [
  ['sage', [0, 0, 30, -5, 62, 4, 104, -1], 10, 21, 33, { taper: 0.42 }],
  ['dollar', [0, 1, 20, 5, 42, -2, 66, 3], 6, 11, 58, { taper: 0.5 }],
];

/** A slender sprig along +x, about 100 px: half of a divider. */
export function sprig(garden: Garden): string {
  return grow(garden, SPRIG);
}

/** A hand-tied bouquet seen from the front; its center is the origin, about 120 px wide. */
export function bouquet(garden: Garden): string {
  const { sheet, random } = garden;
  const rows: readonly Row[] = [
    ['dollar', [0, 0, -24, -30, -44, -44, -66, -48], 8, 24, 54, { taper: 0.45 }],
    ['dollar', [0, 0, 26, -26, 48, -40, 70, -40], 8, 24, 54, { taper: 0.45 }],
    ['sage', [0, 0, -8, -34, -14, -60, -28, -84], 10, 28, 40],
    ['ruscus', [0, 0, 12, -34, 20, -58, 34, -82], 10, 28, 44],
    ['mist', [0, 0, -40, -6, -66, 4, -88, 24], 10, 36, 36],
    ['mist', [0, 0, 40, -4, 66, 6, 88, 28], 10, 36, 36],
  ];
  return (
    grow(garden, rows) +
    gypsophila(sheet, random, { x: 4, y: -30, reach: 52, heading: -90, count: 12 }) +
    garden.cream.at(-40, 0, 20, 180) +
    garden.apricot.at(42, 2, 19, 0) +
    garden.blush.at(-24, -34, 19, -130) +
    groupAt({ x: 34, y: -30 }, forgetMeNots(sheet, random, { count: 8, reach: 13, size: 1.2 })) +
    garden.blush.at(16, -40, 15, -60) +
    garden.anemone.at(6, -8, 33) +
    garden.coral.at(-18, 24, 22, 110) +
    garden.blush.at(24, 28, 18, 60)
  );
}
