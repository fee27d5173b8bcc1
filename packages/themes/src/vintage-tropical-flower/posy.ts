import type { CubicNumbers, Point } from '../drawing/curve.ts';
import type { Placement } from './engraving/patch.ts';
import type { Plate, Tint } from './engraving/plate.ts';
import { fern, leatheryLeaf, type PaddleStyle, paddle, stem } from './flora/leaves.ts';
import { orchidSpray, type SprayStyle } from './flora/orchid.ts';
import { type FanStyle, fan, frond, type PalmStyle } from './flora/palms.ts';
import { protea } from './flora/protea.ts';
import { strelitzia, strelitziaFoot } from './flora/strelitzia.ts';
import { INKS, TINTS } from './palette.ts';

/** A bird of paradise: position of its head, and the two handles and the end of its stem. */
interface Crane {
  readonly head: Placement;
  readonly stem: readonly [number, number, number, number, number, number];
  readonly width: readonly [number, number];
}

/** One variant of the posy: the same species arranged for a sheet of another shape. */
export interface PosySetting {
  readonly fans: readonly (FanStyle & { readonly at: Point; readonly radius: number })[];
  readonly fronds: readonly (PalmStyle & { readonly rib: CubicNumbers })[];
  readonly cranes: readonly Crane[];
  readonly paddles: readonly (PaddleStyle & { readonly curve: CubicNumbers })[];
  readonly ferns: readonly { readonly rib: CubicNumbers; readonly length: number; readonly pinnae: number }[];
  readonly sprays: readonly (SprayStyle & { readonly stem: CubicNumbers })[];
  /** The leaves below the protea: x, y, direction, length, half-width. */
  readonly leaves: readonly (readonly [number, number, number, number, number])[];
  readonly stalk: CubicNumbers;
  readonly protea: { readonly at: Point; readonly radius: number; readonly tilt?: number };
}

const MIDDLE_PALM: Tint = ['#d3d4bd', '#dfddc8'];
const FERN: Tint = ['#c9ccb0', '#dcdcc4'];

/** Draws a posy from the far plane to the specimen in front: palms pale, flowers dark. */
export function cutPosy(plate: Plate, setting: PosySetting): void {
  for (const { at, radius, ...style } of setting.fans) {
    fan(plate, at, radius, { tint: TINTS.far, ink: INKS.far, pitch: 2.8, ...style });
  }
  for (const { rib, ...style } of setting.fronds) frond(plate, rib, { tint: MIDDLE_PALM, ink: INKS.middle, ...style });
  for (const { head, stem: curve, width } of setting.cranes) stem(plate, [...strelitziaFoot(head), ...curve], width);
  for (const { curve, ...style } of setting.paddles) paddle(plate, curve, style);
  for (const { head } of setting.cranes) strelitzia(plate, head);
  for (const { rib, ...style } of setting.ferns) fern(plate, rib, { tint: FERN, ink: INKS.middle, ...style });
  for (const { stem: curve, ...style } of setting.sprays) orchidSpray(plate, curve, style);
  stem(plate, setting.stalk, [6.5, 5.4]);
  for (const [x, y, rotate, length, width] of setting.leaves) leatheryLeaf(plate, { x, y, rotate, length, width });
  const { at, radius, tilt } = setting.protea;
  protea(plate, at, radius, { seed: 12, widest: 0.52, ...(tilt === undefined ? {} : { tilt }) });
}

/** The portrait posy of a phone and of the left half of a wide sheet, in its own 640 × 780 px. */
export const UPRIGHT_POSY: PosySetting = {
  fans: [{ at: [206, 430], radius: 258, from: -3.3, to: -0.5, wedges: 21, seed: 4 }],
  fronds: [
    { rib: [266, 640, 226, 420, 120, 190, 20, 84], leaflets: 28, length: 112, width: 6.2, seed: 3, droop: 0.55 },
    {
      rib: [286, 640, 326, 420, 420, 176, 566, 118],
      leaflets: 30,
      length: 116,
      width: 6.2,
      seed: 9,
      droop: 0.6,
      tint: TINTS.palm,
    },
  ],
  cranes: [
    {
      head: { x: 150, y: 226, scale: 0.8, flip: -1, rotate: -4 },
      stem: [212, 368, 232, 540, 262, 748],
      width: [3.4, 4.6],
    },
    { head: { x: 330, y: 206, scale: 1.06, rotate: -8 }, stem: [260, 368, 292, 560, 274, 748], width: [4.2, 5.2] },
  ],
  paddles: [
    { curve: [284, 716, 312, 600, 386, 500, 470, 338], width: 50, phase: 1 },
    { curve: [256, 716, 226, 610, 112, 540, 44, 420], width: 44, tint: TINTS.deepGreen, fold: 0.5, phase: 2.4 },
  ],
  ferns: [{ rib: [246, 690, 190, 664, 120, 650, 40, 690], length: 52, pinnae: 26 }],
  sprays: [{ stem: [290, 690, 360, 596, 500, 520, 590, 646], seed: 8, flowers: 6, scale: [1.06, 0.6], from: 0.36 }],
  stalk: [252, 560, 254, 620, 262, 690, 268, 748],
  leaves: [
    [258, 636, 206, 112, 25],
    [262, 650, -34, 116, 25],
    [256, 600, 172, 118, 26],
    [262, 604, -8, 112, 25],
    [254, 586, 208, 128, 24],
    [258, 584, -38, 120, 24],
  ],
  protea: { at: [252, 500], radius: 118 },
};

/** The portrait posy with short stems: a phone needs the space for the names. */
export const SHORT_POSY: PosySetting = {
  ...UPRIGHT_POSY,
  cranes: UPRIGHT_POSY.cranes.map(crane => {
    const [ax, ay, bx, by, x] = crane.stem;
    return { ...crane, stem: [ax, ay, bx, by, x, 702] };
  }),
  paddles: UPRIGHT_POSY.paddles.map(paddle => {
    const [x, , ...rest] = paddle.curve;
    return { ...paddle, curve: [x, 690, ...rest] };
  }),
  ferns: [{ rib: [246, 664, 190, 640, 120, 628, 40, 664], length: 50, pinnae: 26 }],
  stalk: [252, 560, 254, 610, 260, 660, 264, 702],
};

/** The landscape posy of a tablet's frontispiece, in its own 768 × 470 px: it spreads to both sides of the protea. */
export const LYING_POSY: PosySetting = {
  fans: [{ at: [384, 356], radius: 330, from: -2.72, to: -0.42, wedges: 23, seed: 4 }],
  fronds: [
    { rib: [372, 440, 320, 330, 200, 150, 36, 120], leaflets: 30, length: 92, width: 5.4, seed: 3, droop: 0.5 },
    {
      rib: [396, 440, 448, 330, 568, 150, 732, 120],
      leaflets: 30,
      length: 92,
      width: 5.4,
      seed: 9,
      droop: 0.5,
      tint: TINTS.palm,
    },
    { rib: [366, 446, 290, 400, 180, 330, 50, 336], leaflets: 24, length: 74, width: 5, seed: 13, droop: 0.4 },
  ],
  cranes: [
    { head: { x: 262, y: 150, scale: 0.82, flip: -1, rotate: 6 }, stem: [318, 250, 360, 360, 378, 440], width: [3, 4] },
    { head: { x: 476, y: 132, scale: 0.88, rotate: -6 }, stem: [424, 240, 406, 360, 390, 440], width: [3.2, 4.2] },
  ],
  paddles: [
    { curve: [398, 446, 460, 400, 540, 330, 664, 262], width: 42, phase: 1 },
    { curve: [368, 446, 300, 396, 200, 300, 128, 214], width: 40, tint: TINTS.deepGreen, fold: 0.5, phase: 2.4 },
  ],
  ferns: [{ rib: [362, 440, 300, 424, 230, 412, 150, 440], length: 44, pinnae: 24 }],
  sprays: [{ stem: [400, 440, 470, 380, 590, 330, 690, 424], seed: 8, flowers: 6, scale: [0.86, 0.5], from: 0.36 }],
  stalk: [384, 340, 384, 380, 384, 420, 384, 452],
  leaves: [
    [380, 420, 196, 108, 23],
    [388, 420, -16, 108, 23],
    [378, 398, 172, 104, 23],
    [390, 398, 8, 104, 23],
    [378, 384, 214, 112, 22],
    [390, 384, -34, 112, 22],
  ],
  protea: { at: [384, 306], radius: 104 },
};
