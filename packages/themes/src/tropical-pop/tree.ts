import { mix } from '../drawing/colour.ts';
import { cubic, type Point, polar, radians } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet } from '../drawing/svg.ts';
import { STAGE } from '../tree/kit.ts';
import { difference, union } from './cutting/boolean.ts';
import { finger, outlineThrough, strip, transformShape } from './cutting/outline.ts';
import { hibiscus } from './motifs/flowers.ts';
import { algae, banana, monstera } from './motifs/leaves.ts';
import { pineapple } from './motifs/pineapple.ts';
import { disc } from './motifs/sheets.ts';
import { gluedSheet, PAINT } from './paper.ts';

/** Where the stalks of all fronds meet. */
const CROTCH: Point = [187, 288];

/** One frond: its angle (degrees, -90 is up), its length as a share of the fan's radius, its color. */
type Frond = readonly [angle: number, reach: number, colour: string];

const DARK = mix(PAINT.line, PAINT.ink, 0.18);
const LEAFY = mix(PAINT.aqua, PAINT.line, 0.45);

const BEHIND: readonly Frond[] = [
  [-170, 0.93, PAINT.sea],
  [-149, 0.97, PAINT.aqua],
  [-125, 0.96, PAINT.sea],
  [-101, 1, PAINT.aqua],
  [-79, 0.97, PAINT.sea],
  [-56, 1.13, PAINT.aqua],
  [-34, 0.98, PAINT.sea],
  [-12, 0.92, PAINT.aqua],
];

/** The near fronds; one is dry and one is young. */
const BEFORE: readonly Frond[] = [
  [-188, 0.86, PAINT.warm],
  [9, 0.84, DARK],
  [-178, 0.93, DARK],
  [-159, 0.97, PAINT.line],
  [-5, 0.95, PAINT.line],
  [-22, 0.98, DARK],
  [-137, 0.97, DARK],
  [-114, 0.98, PAINT.line],
  [-45, 0.97, PAINT.line],
  [-67, 1, LEAFY],
  [-90, 1, PAINT.line],
];

/** The radius of the fan at an angle: a broad dome within the stage. */
function rim(angle: number): number {
  const cos = Math.abs(Math.cos(radians(angle))) / 182;
  const sin = Math.abs(Math.sin(radians(angle))) / 276;
  return (cos ** 2.8 + sin ** 2.8) ** (-1 / 2.8);
}

/** The tree without guests' leaves, 374 × 400: a traveler's palm, the tree that stores water for travelers. */
export function tree(): string {
  const sheet = createSheet();
  return document(
    [0, 0, STAGE.width, STAGE.height],
    sheet,
    gluedSheet(sheet, [disc([300, 316], 47, 4, 1)], PAINT.blossom, { lift: 0, rim: 0 }),
    ground(sheet),
    stalks(sheet, BEHIND, 0.3),
    BEHIND.map((frond, i) => blade(sheet, frond, i + 2)).join(''),
    trunk(sheet),
    BEFORE.map((frond, i) => blade(sheet, frond, i + 20)).join(''),
    stalks(sheet, BEFORE, 0.36),
    sheath(sheet),
    plants(sheet),
  );
}

/** The blade of a frond: it begins a third of the way out, torn by the wind. */
function blade(sheet: Sheet, [angle, reach, colour]: Frond, seed: number): string {
  const far = rim(angle) * reach;
  const foot = far * 0.24;
  const length = far - foot;
  const [x, y] = polar(CROTCH, angle, foot);
  const sag = angle < -90 ? -0.05 : 0.05;
  const shape = banana(length, Math.min(32, length * 0.2), seed, {
    tears: 5,
    curl: Math.abs(angle + 90) < 40 ? 0 : sag,
  });
  return gluedSheet(sheet, transformShape(shape, { x, y, rotate: angle }), colour, {
    lift: 2,
    rim: 0.6,
    shade: 0.18,
    tolerance: 0.5,
  });
}

/** The stalks, pale in front of the blades behind them: they form the fan. */
function stalks(sheet: Sheet, fronds: readonly Frond[], share: number): string {
  return fronds
    .map(([angle, reach, colour]) => {
      const tip = polar(CROTCH, angle, rim(angle) * reach * share);
      const knee = polar(CROTCH, angle, rim(angle) * 0.15);
      const stalk = strip(cubic(...CROTCH, ...knee, ...knee, ...tip), t => 4.6 - 3 * t, 10);
      const fill = colour === PAINT.warm ? mix(PAINT.warm, PAINT.papaya, 0.35) : mix(colour, PAINT.aqua, 0.55);
      return gluedSheet(sheet, [stalk], fill, { lift: 1.2, rim: 0, shade: 0.22, tolerance: 0.4 });
    })
    .join('');
}

/** The foot of the fan, where the stalks overlap like plaited paper. */
function sheath(sheet: Sheet): string {
  const body = outlineThrough(
    [
      [174, 309, 1],
      [167, 292],
      [153, 272, 1],
      [168, 263],
      [187, 258],
      [206, 263],
      [221, 272, 1],
      [207, 292],
      [200, 309, 1],
    ],
    10,
  );
  const folds = [-32, -11, 11, 32].map(angle => {
    const [foot, top] = [polar([187, 316], angle - 90, 12), polar([187, 316], angle - 90, 70)];
    return strip(cubic(...foot, ...foot, ...top, ...top), t => 0.4 + 0.9 * t, 6);
  });
  return gluedSheet(sheet, difference([body], ...folds), PAINT.ink, { lift: 1.6, rim: 0.6, tolerance: 0.35 });
}

function trunk(sheet: Sheet): string {
  const body = outlineThrough(
    [
      [172, 292],
      [176, 312],
      [170, 348],
      [155, 378, 1],
      [185, 371],
      [216, 379, 1],
      [202, 350],
      [198, 312],
      [202, 292],
      [187, 286],
    ],
    10,
  );
  const rings = [311, 326, 342, 358].map((y, i) =>
    strip(cubic(166, y + 3, 180, y - 3, 194, y - 3, 208, y + 2), t => (1 + i * 0.08) * Math.sin(Math.PI * t) + 0.3, 10),
  );
  const limb = union(
    strip(cubic(194, 344, 222, 328, 262, 334, 320, 329), t => 4.4 * (1 - 0.45 * t)),
    finger([292, 331], [312, 318], [2, 1.4], -3),
  );
  return (
    gluedSheet(sheet, limb, PAINT.ink, { lift: 2, rim: 0.5 }) +
    gluedSheet(sheet, difference([body], ...rings), PAINT.ink, { lift: 2.4, rim: 0.6 })
  );
}

function ground(sheet: Sheet): string {
  const dune = outlineThrough(
    [
      [16, 382],
      [60, 362],
      [130, 356],
      [200, 360],
      [270, 355],
      [330, 364],
      [360, 381],
      [330, 391],
      [187, 395],
      [44, 391],
    ],
    10,
  );
  const light = outlineThrough(
    [
      [62, 385],
      [112, 370],
      [189, 373],
      [264, 368],
      [318, 385],
      [252, 391],
      [122, 391],
    ],
    10,
  );
  return (
    gluedSheet(sheet, [dune], PAINT.warm, { lift: 2.4 }) + gluedSheet(sheet, [light], PAINT.sand, { lift: 1, rim: 0.5 })
  );
}

function plants(sheet: Sheet): string {
  const few = { slits: 4, hasHoles: false };
  const low = { lift: 1.6, blunt: 1.5 };
  const coral = (length: number, seed: number) =>
    algae(cubic(0, 6, 3, -length * 0.25, -3, -length * 0.62, 1, -length), {
      fingers: 5,
      length: length * 0.44,
      width: length * 0.1,
      seed,
      bend: 1,
    });
  return (
    groupAt(
      { x: 84, y: 374 },
      gluedSheet(sheet, transformShape(monstera(56, 5, few), { rotate: -130 }), PAINT.line, low),
      gluedSheet(sheet, transformShape(monstera(46, 8, few), { rotate: -58 }), DARK, low),
    ) +
    groupAt({ x: 128, y: 364, rotate: -6 }, pineapple(sheet, 38, { seed: 4, lift: 1.2 })) +
    groupAt({ x: 88, y: 376 }, hibiscus(sheet, 16, { seed: 3, lift: 1 })) +
    groupAt({ x: 64, y: 380 }, hibiscus(sheet, 10, { seed: 5, lift: 1, fill: PAINT.papaya, throat: PAINT.accent })) +
    groupAt({ x: 306, y: 374 }, gluedSheet(sheet, coral(32, 5), PAINT.accent, { lift: 1.2, rim: 0.4 })) +
    groupAt({ x: 324, y: 379 }, gluedSheet(sheet, coral(19, 7), PAINT.papaya, { lift: 1.2, rim: 0.4 }))
  );
}
