import { mix } from '../../drawing/colour.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import type { Sheet } from '../../drawing/svg.ts';
import { outlineThrough, type Ring, transformRing } from '../cutting/outline.ts';
import { flatShape, gluedSheet, PAINT } from '../paper.ts';

/** The colors of a pineapple. */
export interface PineapplePlan {
  readonly seed?: number;
  readonly crown?: string;
  readonly low?: string;
  readonly lift?: number;
}

/** Blades of the crown, the outer ones first: angle from upright, length and width as shares of the height. */
const CROWN = [
  [-58, 0.5, 0.1],
  [58, 0.5, 0.1],
  [-38, 0.66, 0.115],
  [38, 0.66, 0.115],
  [-17, 0.78, 0.12],
  [17, 0.78, 0.12],
  [0, 0.88, 0.11],
] as const;

/** A pineapple, the center of its body at the origin. */
export function pineapple(
  sheet: Sheet,
  height: number,
  { seed = 1, crown = PAINT.line, low = PAINT.deep, lift = 2 }: PineapplePlan = {},
): string {
  const [w, h] = [height * 0.36, height * 0.48];
  const blades = CROWN.map(([angle, length, half], i) => {
    const shade = i < 2 ? 0.34 : i < 4 ? 0.15 : 0;
    const blade = crownBlade(height * length, height * half, angle * 0.0022 * height);
    const ring = transformRing(blade, { x: angle * height * 0.0024, y: -h * 0.86, rotate: angle - 90 });
    return gluedSheet(sheet, [ring], mix(crown, low, shade), { lift: lift * 0.8, rim: 0.4, tolerance: 0.35 });
  });
  const body = outlineThrough(
    [
      [0, -h],
      [w * 0.72, -h * 0.86],
      [w, -h * 0.2],
      [w * 0.94, h * 0.45],
      [w * 0.5, h * 0.94],
      [0, h * 1.01],
      [-w * 0.52, h * 0.93],
      [-w * 0.95, h * 0.42],
      [-w, -h * 0.22],
      [-w * 0.7, -h * 0.87],
    ],
    8,
  );
  return (
    blades.join('') +
    gluedSheet(sheet, [body], PAINT.warm, { lift, rim: 0.6, tolerance: 0.4, stray: 0.4, seed }) +
    flatShape(lozenges(height, seed), PAINT.papaya, { tolerance: 0.2, soft: 0.2, corner: 40 })
  );
}

function crownBlade(length: number, half: number, bend: number): Ring {
  return outlineThrough(
    [
      [0, -half * 0.55, 1],
      [length * 0.42, -half * 0.85],
      [length, bend, 1],
      [length * 0.42, half * 0.85],
      [0, half * 0.55, 1],
    ],
    8,
  );
}

function lozenges(height: number, seed: number): Ring[] {
  const random = seededRandom(seed);
  const [w, h, grid] = [height * 0.36 * 0.86, height * 0.48 * 0.9, height * 0.185];
  const cuts: Ring[] = [];
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * grid;
      const y = row * grid * 0.86;
      if ((x / w) ** 2 + (y / h) ** 2 > 0.94) continue;
      const q = grid * (0.25 + random() * 0.03);
      const lozenge: Ring = [
        [0, -q * 1.25],
        [q, 0],
        [0, q * 1.25],
        [-q, 0],
      ];
      cuts.push(transformRing(lozenge, { x, y, rotate: around(random, 0, 5) }));
    }
  }
  return cuts;
}
