import type { CubicNumbers } from '../../drawing/curve.ts';
import { bezierAngle, bezierAt, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, oval, placedPatch, taper, tubePatch } from '../engraving/patch.ts';
import type { Engraving, Plate, Tint } from '../engraving/plate.ts';
import { TINTS } from '../palette.ts';

/** A round stem whose half-width runs from one end to the other. */
export function stem(
  plate: Plate,
  curve: CubicNumbers,
  [from, to]: readonly [number, number],
  style: Engraving = {},
): void {
  plate.surface(tubePatch(curve, taper(from, to)), {
    hatch: 'across',
    pitch: 2.2,
    tint: TINTS.stem,
    edge: [0.45, 0.5],
    bow: 0.006,
    isRound: true,
    ...style,
  });
}

/** Parameters of a large paddle-shaped leaf (strelitzia, banana). */
export interface PaddleStyle {
  readonly width: number;
  readonly tint?: Tint;
  readonly fold?: number;
  readonly phase?: number;
}

/** A paddle leaf: a stalk, a broad blade with a strong midrib and a waving edge. */
export function paddle(
  plate: Plate,
  curve: CubicNumbers,
  { width: w, tint = TINTS.blueGreen, fold = 0.4, phase = 0 }: PaddleStyle,
): void {
  const width = (u: number) => {
    if (u < 0.1) return w * 0.045 + w * 0.06 * (u / 0.1) ** 2;
    const blade = w * (0.105 + 0.9 * Math.max(0, Math.sin(Math.PI * ((u - 0.1) / 0.9) ** 0.86)) ** 0.78);
    return blade * (u > 0.9 ? ((1 - u) / 0.1) ** 0.55 : 1);
  };
  plate.surface(bladePatch(curve, width, { fold, wave: 5, waves: 11, phase, cup: -0.12 }), {
    hatch: 'veins',
    pitch: 2.7,
    tint,
    slope: 0.2,
    edge: [0.45, 0.8],
    midrib: 2.4,
    accent: 5,
    shade: (_, v) => 0.2 * (1 - Math.abs(v)) ** 2,
  });
}

/** A leathery leaf: its position, direction (degrees), length and half-width. */
export interface LeafStance {
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly length: number;
  readonly width: number;
}

/** A leathery leaf with veins, as below a protea. */
export function leatheryLeaf(
  plate: Plate,
  { x, y, rotate, length: l, width }: LeafStance,
  style: Engraving = {},
): void {
  const blade = bladePatch([0, 0, l * 0.3, -l * 0.1, l * 0.7, -l * 0.1, l, l * 0.04], oval(width, 0.8), {
    fold: 0.5,
    arch: l * 0.06,
  });
  plate.surface(placedPatch(blade, { x, y, rotate }), {
    hatch: 'veins',
    pitch: 2.2,
    tint: TINTS.green,
    slope: 0.26,
    edge: [0.4, 0.7],
    midrib: 1.3,
    accent: 5,
    shade: (u, v) => 0.16 * (1 - Math.abs(v)) ** 2 + 0.25 * Math.max(0, 0.4 - u),
    ...style,
  });
}

/** Parameters of a fern. */
export interface FernStyle {
  readonly pinnae?: number;
  readonly length?: number;
  readonly width?: number;
  readonly tint?: Tint;
  readonly ink?: string;
}

/** A small fern: pinnae that become shorter toward the tip. */
export function fern(plate: Plate, rib: CubicNumbers, style: FernStyle = {}): void {
  const { pinnae = 22, length = 34, width = 3.4, tint = TINTS.far, ink = plate.ink } = style;
  for (const i of range(pinnae + 1).toReversed()) {
    const along = i / pinnae;
    const t = lerp(0.12, 0.99, along);
    const [x, y] = bezierAt(rib, t);
    const heading = bezierAngle(rib, t);
    const reach = length * (1 - 0.86 * along) * (0.5 + 0.5 * Math.min(1, (i + 2) / 5));
    for (const side of [-1, 1]) {
      const angle = heading + side * (1.18 - 0.25 * along);
      const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const pinna = bladePatch(
        [x, y, x + c * 0.3, y + s * 0.3, x + c * 0.7, y + s * 0.7 + 2, x + c, y + s + 4],
        u => width * (1 - u * 0.75) * (0.72 + 0.28 * Math.abs(Math.sin(u * reach * 0.55))),
        { fold: 0.6 },
      );
      plate.surface(pinna, { hatch: 'veins', pitch: 2.4, slope: 0.5, tint, ink, edge: [0.28, 0.35], midrib: 0.45 });
    }
  }
  plate.curve(rib, t => 1.5 - t, ink);
}
