import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { lerp } from '../engraving/geometry.ts';
import { bladePatch, lance, type Placement, placementMap } from '../engraving/patch.ts';
import type { Plate, Tint } from '../engraving/plate.ts';
import { TINTS } from '../palette.ts';

/** Sepals on the crest of the beak: foot, tip, curvature, half-width, tint. */
const SEPALS: readonly (readonly [foot: Point, tip: Point, bow: number, width: number, tint: Tint])[] = [
  [[-6, -6], [-46, -70], 8, 16, TINTS.ochre],
  [[6, -8], [-14, -104], 10, 14, TINTS.orange],
  [[16, -9], [34, -108], -8, 15, TINTS.ochre],
  [[28, -9], [74, -86], -8, 13, TINTS.orange],
];

/** A bird of paradise flower; its beak points to the right unless flipped. */
export function strelitzia(plate: Plate, stance: Placement): void {
  const own = plate.at(stance);
  const pitch = 2.2;
  for (const [[x, y], [tx, ty], bow, width, tint] of SEPALS) {
    const [dx, dy] = [tx - x, ty - y];
    const curve: CubicNumbers = [x, y, x + dx * 0.2 - bow, y + dy * 0.35, x + dx * 0.55 - bow, y + dy * 0.7, tx, ty];
    own.surface(bladePatch(curve, lance(width, 0.78), { fold: 0.75 }), {
      pitch,
      tint,
      edge: [0.4, 0.75],
      from: 0.04,
      midrib: 0.6,
      shade: u => 0.25 * Math.max(0, 0.35 - u),
    });
  }
  own.surface(bladePatch([14, -8, 36, -34, 60, -52, 92, -72], tongueWidth, { fold: 0.9 }), {
    pitch: 1.7,
    tint: TINTS.blue,
    edge: [0.45, 0.7],
    midrib: 0.7,
  });
  const beak = (u: number) => 15.5 * Math.sin(Math.PI * u ** 0.5) ** 0.85 * (1 - 0.12 * u) + 0.2;
  own.surface(
    bladePatch([-58, 22, -34, -12, 40, -16, 128, -14], u => beak(Math.min(u, 0.9999)), { cup: -0.55, upper: 0.72 }),
    {
      pitch: 2,
      tint: ['#8fa191', '#b5bd9f', '#cf9f86'],
      edge: [0.5, 0.8],
    },
  );
}

/** Where the stem of a flower begins on the sheet. */
export function strelitziaFoot(stance: Placement): Point {
  const [x, y] = placementMap(stance)([-54, 21, 0]);
  return [x, y];
}

/** The arrow of the blue tongue. */
function tongueWidth(u: number): number {
  if (u < 0.55) return 2.2 + 1.2 * u;
  return u < 0.68 ? lerp(2.9, 9.5, (u - 0.55) / 0.13) : 9.5 * ((1 - u) / 0.32) ** 0.9;
}
