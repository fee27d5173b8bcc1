import type { CubicNumbers } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { bezierAngle, bezierAt, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, lance, oval, type Patch, type Placement, placedPatch } from '../engraving/patch.ts';
import type { Plate } from '../engraving/plate.ts';
import { TINTS } from '../palette.ts';
import { stem } from './leaves.ts';

/** The orientation of a moth orchid: turned aside (`yaw`) and nodding (`pitch`), radians. */
export interface Facing {
  readonly yaw?: number;
  readonly pitch?: number;
}

const radiansOf = (angle: number) => (angle * Math.PI) / 180;

/** Sepals and petals: direction (degrees), length, half-width, skew. */
const PETALS: readonly (readonly [angle: number, length: number, width: number, skew: number])[] = [
  [-90, 40, 15, 0.85],
  [128, 40, 14.5, 0.85],
  [52, 40, 14.5, 0.85],
  [186, 46, 25, 0.8],
  [-6, 46, 25, 0.8],
];

/** One moth orchid flower, about 90 px across at scale 1. */
export function orchid(plate: Plate, stance: Placement, { yaw = 0, pitch = 0 }: Facing = {}): void {
  const own = plate.at(stance);
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const facing =
    (patch: Patch): Patch =>
    (u, v) => {
      const [a, b, c] = patch(u, v);
      const depth = c * cy - a * sy;
      return [a * cy + c * sy, b * cp - depth * sp, b * sp + depth * cp];
    };
  for (const [angle, length, width, skew] of PETALS) {
    own.surface(facing(petalPatch(radiansOf(angle), length, width, skew)), {
      pitch: 2.1,
      tint: TINTS.orchid,
      edge: [0.38, 0.7],
      from: 0.06,
      to: 0.97,
      shade: u => 0.4 * Math.max(0, 0.4 - u),
    });
  }
  for (const angle of [150, 30]) {
    const c = Math.cos(radiansOf(angle));
    own.surface(facing(bladePatch([0, 4, c * 8, 8, c * 14, 12, c * 15, 3], lance(5, 0.8), { cup: 0.6 })), {
      pitch: 1.8,
      tint: TINTS.lip,
      edge: [0.4, 0.6],
    });
  }
  const lip = (u: number) => 7.5 * Math.max(0, Math.sin(Math.PI * u ** 0.8)) ** 0.8;
  own.surface(facing(bladePatch([0, 3, 0, 12, -1, 20, 0, 29], lip, { cup: -0.7 })), {
    pitch: 1.7,
    tint: TINTS.lip,
    edge: [0.4, 0.7],
  });
  own.surface(facing(bladePatch([0, -7, -1, -3, 0, 2, 0, 8], oval(4.4, 1), { cup: -0.9 })), {
    pitch: 1.6,
    tint: '#f9efdc',
    edge: [0.4, 0.6],
  });
}

function petalPatch(angle: number, length: number, width: number, skew: number): Patch {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (u, v) => {
    const along = u * length;
    const across = width * Math.max(0, Math.sin(Math.PI * u ** skew)) ** 0.6 * v;
    const ripple = Math.sin(v * 5 + u * 4) * 0.8 * u;
    return [
      c * along - s * across,
      s * along + c * across,
      -8 * Math.sin(u * 2.6) + 6 * u - 0.012 * across * across + ripple,
    ];
  };
}

/**
 * Parameters of a spray of orchids: the number of flowers, their scales from first to last, the position of the first.
 */
export interface SprayStyle {
  readonly seed: number;
  readonly flowers: number;
  readonly scale: readonly [first: number, last: number];
  readonly from: number;
}

/** A spray of moth orchids along a stem, the oldest nearest, with two buds at the tip. */
export function orchidSpray(plate: Plate, curve: CubicNumbers, { seed, flowers, scale, from }: SprayStyle): void {
  const random = seededRandom(seed);
  stem(plate, curve, [2.4, 1], { pitch: 3 });
  for (const t of [0.94, 1]) {
    const [x, y] = bezierAt(curve, t);
    const rotate = (bezierAngle(curve, t) * 180) / Math.PI + (t < 1 ? -60 : 10);
    const bud = bladePatch([0, 0, 5, -5, 12, -5, 17, 0], oval(6.2, 0.95), { cup: -0.8 });
    plate.surface(placedPatch(bud, { x, y, rotate, scale: scale[1] * 1.15 }), {
      pitch: 2,
      tint: ['#b9bd96', '#ecd3c2'],
      edge: [0.4, 0.6],
    });
  }
  for (const i of range(flowers).toReversed()) {
    const share = i / (flowers - 1);
    const t = lerp(from, 0.86, share);
    const [x, y] = bezierAt(curve, t);
    const size = lerp(scale[0], scale[1], share);
    const side = i % 2 === 0 ? -1 : 1;
    const angle = bezierAngle(curve, t) + (Math.PI / 2) * side;
    const [fx, fy] = [x + Math.cos(angle) * 16 * size, y + Math.sin(angle) * 16 * size + 5];
    plate.curve([x, y, x, y, fx, fy - 3, fx, fy], 1.3);
    const stance = { x: fx, y: fy, scale: size * (0.96 + random() * 0.08), rotate: around(random, 0, 11) };
    orchid(plate, stance, { yaw: around(random, 0, 0.45) + 0.25 * side, pitch: 0.12 + around(random, 0, 0.15) });
  }
}
