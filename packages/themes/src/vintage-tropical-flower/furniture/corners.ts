import { createSheet, document } from '../../drawing/svg.ts';
import { Plate, type Tint } from '../engraving/plate.ts';
import { fern, leatheryLeaf } from '../flora/leaves.ts';
import { orchid } from '../flora/orchid.ts';
import { frond } from '../flora/palms.ts';
import { proteaBud } from '../flora/protea.ts';
import { INKS, TINTS } from '../palette.ts';

const SIZE = 250;

/** Directions (degrees) and lengths of the leaves around the flowers of a corner. */
const COLLAR: readonly (readonly [rotate: number, length: number])[] = [
  [-14, 60],
  [104, 56],
  [30, 64],
  [62, 60],
  [200, 26],
  [250, 26],
];

/** A corner of two palm fronds, leathery leaves and three orchids, about 190 px wide; it grows from the upper left. */
export function cutCorner(plate: Plate): void {
  frond(plate, [14, 14, 60, 10, 120, 18, 176, 50], { leaflets: 20, length: 40, width: 3.6, tint: TINTS.palm, seed: 2 });
  frond(plate, [14, 14, 10, 60, 16, 112, 42, 158], {
    leaflets: 19,
    length: 38,
    width: 3.6,
    tint: TINTS.coolPalm,
    seed: 6,
    droop: 0.2,
  });
  for (const [rotate, length] of COLLAR) leatheryLeaf(plate, { x: 24, y: 24, rotate, length, width: length / 4.8 });
  orchid(plate, { x: 56, y: 22, scale: 0.44, rotate: 16 }, { yaw: -0.3 });
  orchid(plate, { x: 20, y: 58, scale: 0.42, rotate: -30 }, { yaw: 0.4 });
  orchid(plate, { x: 24, y: 24, scale: 0.66, rotate: -14 }, { yaw: 0.2 });
}

/** The simpler corner of the foot: ferns, a protea bud and its leaves. */
function cutFootCorner(plate: Plate): void {
  const tint: Tint = ['#c9ccb0', '#dcdcc4'];
  frond(plate, [14, 14, 70, 8, 130, 22, 186, 74], { leaflets: 20, length: 38, width: 3.5, tint: TINTS.palm, seed: 22 });
  fern(plate, [14, 14, 8, 60, 22, 120, 60, 172], { length: 30, pinnae: 22, tint, ink: INKS.middle });
  for (const [rotate, length] of COLLAR)
    leatheryLeaf(plate, { x: 22, y: 22, rotate: 90 - rotate, length, width: length / 4.6 });
  proteaBud(plate, [20, 20], 30, 128);
}

/** Flowers for the upper left corner of a page, 250 × 250; mirrored for the right one. */
export function corner(): string {
  const plate = new Plate({ id: 'c' });
  cutCorner(plate.at({ x: 14, y: 14, scale: 1.22 }));
  return document([0, 0, SIZE, SIZE], createSheet(), plate.svg());
}

/** Flowers for the lower right corner of a page, 250 × 250, lit like all others. */
export function cornerFoot(): string {
  const plate = new Plate({ id: 'f' });
  cutFootCorner(plate.at({ x: SIZE - 10, y: SIZE - 10, rotate: 180, scale: 1.18 }));
  return document([0, 0, SIZE, SIZE], createSheet(), plate.svg());
}

/** Fronds in pale ink, for the corner of a card with text nearby, 250 × 250, upper right. */
export function cornerLeaf(): string {
  const plate = new Plate({ id: 'l', ink: INKS.far });
  const own = plate.at({ x: SIZE - 14, y: 12, flip: -1, scale: 1.22 });
  frond(own, [6, 6, 60, 4, 124, 18, 178, 60], { leaflets: 20, length: 40, width: 3.6, tint: TINTS.far, seed: 2 });
  frond(own, [6, 6, 6, 60, 18, 116, 50, 164], {
    leaflets: 19,
    length: 38,
    width: 3.6,
    tint: TINTS.far,
    seed: 6,
    droop: 0.2,
  });
  for (const [rotate, length] of COLLAR) {
    leatheryLeaf(own, { x: 14, y: 14, rotate, length, width: length / 4.8 }, { tint: TINTS.far });
  }
  return document([0, 0, SIZE, SIZE], createSheet(), plate.svg());
}
