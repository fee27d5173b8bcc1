import type { CubicNumbers } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { bezierAngle, bezierAt, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, lance, taper, tubePatch } from '../engraving/patch.ts';
import type { Plate, Tint } from '../engraving/plate.ts';
import { TINTS } from '../palette.ts';

/** Parameters of a palm leaf. */
export interface PalmStyle {
  readonly seed: number;
  readonly leaflets?: number;
  readonly length?: number;
  readonly width?: number;
  readonly tint?: Tint;
  readonly ink?: string;
  /** How far leaflets hang down. */
  readonly droop?: number;
  /** Where the leaflets begin along the rib. */
  readonly from?: number;
  readonly pitch?: number;
}

/** A feather palm's frond along its rib: leaflets in pairs, longest in the middle, each hanging down. */
export function frond(plate: Plate, rib: CubicNumbers, style: PalmStyle): void {
  const random = seededRandom(style.seed);
  const { leaflets = 28, length = 90, width = 5.5, droop = 0.35, from = 0.14 } = style;
  const { tint = TINTS.green, ink = plate.ink, pitch = 1.9 } = style;
  for (const i of range(leaflets + 1).toReversed()) {
    const along = i / leaflets;
    const t = lerp(from, 0.995, along);
    const [x, y] = bezierAt(rib, t);
    const heading = bezierAngle(rib, t);
    const reach = length * (0.34 + 0.66 * Math.sin(Math.PI * (0.16 + 0.72 * along))) * (0.93 + random() * 0.14);
    for (const side of [-1, 1]) {
      const angle = heading + side * lerp(1.25, 0.32, along) + around(random, 0, 0.035);
      const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const hang = droop * (0.5 + random() * 0.5) * (0.35 * reach + 0.65 * Math.abs(c));
      const leaflet = bladePatch(
        [
          x,
          y,
          x + c * 0.35,
          y + s * 0.35 - hang * 0.08,
          x + c * 0.7,
          y + s * 0.7 + hang * 0.18,
          x + c * 0.97,
          y + s * 0.97 + hang * 0.75,
        ],
        lance(width * (0.85 + random() * 0.25), 0.5),
        { fold: 0.95 },
      );
      plate.surface(leaflet, { pitch, tint, ink, edge: [0.3, 0.45], from: 0.05, to: 0.9, midrib: 0.5 });
    }
  }
  plate.surface(tubePatch(rib, taper(2.9, 0.7)), {
    hatch: 'across',
    pitch: 2.4,
    tint: TINTS.stem,
    ink,
    edge: [0.4, 0.4],
  });
}

/** Parameters of a fan palm's leaf: pleated wedges around a hinge, drawn from the outside in. */
export interface FanStyle {
  readonly seed: number;
  readonly wedges: number;
  /** Directions of the first and the last wedge, radians. */
  readonly from: number;
  readonly to: number;
  readonly tint?: Tint;
  readonly ink?: string;
  readonly pitch?: number;
}

/** Where the wedges separate, as a share of the radius. */
const SPLIT = 0.62;

/** A fan palm's leaf with a radius around its hinge. */
export function fan(plate: Plate, [cx, cy]: readonly [number, number], radius: number, style: FanStyle): void {
  const random = seededRandom(style.seed);
  const { wedges, tint = TINTS.deepGreen, ink = plate.ink, pitch = 2.4 } = style;
  const step = (style.to - style.from) / wedges;
  const half = Math.tan(step / 2) * 1.02;
  const outsideIn = range(wedges).toSorted((a, b) => Math.abs(b - wedges / 2) - Math.abs(a - wedges / 2));
  for (const i of outsideIn) {
    const angle = style.from + step * (i + 0.5);
    const reach = radius * (0.82 + 0.18 * Math.sin((Math.PI * (i + 0.5)) / wedges)) * (0.95 + random() * 0.08);
    const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const hang = reach * 0.1 * (0.4 + random());
    const width = (u: number) =>
      u < SPLIT ? u * reach * half : SPLIT * reach * half * Math.max(0, 1 - (u - SPLIT) / (1 - SPLIT)) ** 0.8;
    const wedge = bladePatch(
      [cx, cy, cx + c * 0.35, cy + s * 0.35, cx + c * 0.7, cy + s * 0.7 + hang * 0.1, cx + c, cy + s + hang],
      width,
      { fold: 1 },
    );
    plate.surface(wedge, {
      pitch,
      tint,
      ink,
      edge: [0.3, 0.5],
      from: 0.06,
      to: 0.93,
      midrib: 0.5,
      shade: u => 0.25 * Math.max(0, 0.3 - u),
    });
  }
}
