import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { bezierAngle, bezierAt, clamp, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, type Patch } from '../engraving/patch.ts';
import type { Engraving, Plate, Tint } from '../engraving/plate.ts';
import { INKS } from '../palette.ts';
import { postageStamp } from './postage.ts';

const PALE: Tint = ['#f6e6d0', '#efd6bb', '#e3bd9e'];

/** A finger along a curve, with a round tip, hatched across on its shadow side. */
function finger(plate: Plate, curve: CubicNumbers, [from, to]: readonly [number, number], tint: Tint): void {
  const half = (u: number) => {
    const width = lerp(from, to, u);
    if (u > 0.8) return width * Math.sqrt(Math.max(0, 1 - ((u - 0.8) / 0.2) ** 2));
    return u < 0.05 ? width * Math.sqrt(Math.max(0, 1 - ((0.05 - u) / 0.05) ** 2)) : width;
  };
  const patch: Patch = (t, v) => {
    // Points are denser at both ends, so that the tip is round.
    const u = (1 - Math.cos(Math.PI * clamp(t))) / 2;
    const [x, y] = bezierAt(curve, u);
    const angle = bezierAngle(curve, u);
    const side = clamp(v, -0.999, 0.999);
    return [
      x - Math.sin(angle) * half(u) * v,
      y + Math.cos(angle) * half(u) * v,
      lerp(from, to, u) * Math.sqrt(1 - side * side),
    ];
  };
  plate.surface(patch, { ...FLESH, pitch: 2.1, tint, edge: [1.1, 1], bow: 0.02, widest: 0.5 });
}

const FLESH: Engraving = { hatch: 'across', isRound: true, ambient: -0.08 };

/** A cuff with five buttons, its center at the plate's origin, the hand to its right. */
function cuff(plate: Plate, depth: number, half: number, colour: string): void {
  const cloth: Patch = (u, v) => [
    depth * (u - 0.5),
    half * v * (1 - 0.06 * u),
    8 * Math.sqrt(1 - Math.min(0.99, v * v)),
  ];
  plate.surface(cloth, { pitch: 2.6, tint: colour, edge: [1.2, 0.8], widest: 0.5 });
  for (const i of range(5)) {
    plate.dot([depth * 0.52, ((i - 2) / 2) * half * 0.82], 3.6, '#fbf4e4', { ink: INKS.contour, width: 1 });
  }
}

/** An upright hand, its wrist at the origin: four fingers, palm, and the thumb if visible. */
function uprightHand(plate: Plate, tint: readonly [string, string, string], hasThumb: boolean, cloth: string): void {
  const fingers: readonly (readonly [number, number, number, number, number])[] = [
    [-9.6, -14, -12.4, -36, 4.3],
    [9.4, -15, 11, -38, 4.5],
    [-3.4, -17, -4.6, -45, 4.7],
    [3, -17, 3.4, -46.5, 4.8],
  ];
  for (const [ax, ay, bx, by, width] of fingers) {
    const curve: CubicNumbers = [
      ax,
      ay,
      lerp(ax, bx, 0.3),
      lerp(ay, by, 0.33),
      lerp(ax, bx, 0.7),
      lerp(ay, by, 0.67),
      bx,
      by,
    ];
    finger(plate, curve, [width * 1.03, width * 0.9], tint);
  }
  const palm = bladePatch([0, 9, 0, 0, 0, -12, 0, -20.5], u => lerp(11, 14.2, u ** 0.6), { cup: -0.35 });
  plate.surface(palm, { ...FLESH, pitch: 2.3, tint: [tint[2], tint[0]], edge: null, widest: 0.4, ambient: -0.12 });
  const sides: readonly (readonly Point[])[] = [
    [
      [-11, 9],
      [-12.8, -4],
      [-14.2, -15],
    ],
    [
      [11, 9],
      [12.6, -2],
      [14, -15],
    ],
  ];
  for (const side of sides) plate.line(side, 1.8);
  for (const x of [-6.4, 0, 6.4])
    plate.line(
      [
        [x, -20],
        [x, -16.5],
        [x * 0.95, -12],
      ],
      t => 1.5 - t,
    );
  if (hasThumb) finger(plate, [-6, 4, -12, 0, -17, -6, -18.5, -17], [5.6, 4.3], tint);
  cuff(plate.at({ y: 14, rotate: -90 }), 12.5, 13, cloth);
}

/** The applause stamp: two cuffed hands, three strokes above them. */
export function handclap(): string {
  return postageStamp({ colour: '#8499a0', ruling: '#5d727a' }, plate => {
    uprightHand(plate.at({ x: 33, y: 70, rotate: 14, flip: -1 }), ['#efd8bd', '#e2c0a2', '#d3a88a'], false, '#7b5a46');
    uprightHand(plate.at({ x: 61, y: 71, rotate: -13 }), ['#f6e6d0', '#efd6bb', '#e3bd9e'], true, '#b9705f');
    for (const [angle, from, to] of [
      [-122, 42, 51],
      [-92, 43, 52],
      [-62, 42, 51],
    ] as const) {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      plate.line(
        [
          [47 + c * from, 62 + s * from],
          [47 + c * to, 62 + s * to],
        ],
        t => 1.2 + 2.2 * t,
        '#fbf4e4',
      );
    }
  });
}

/** The thumbs-up stamp: a cuffed fist. */
export function thumbsUp(): string {
  return postageStamp({ colour: '#c29a5e', ruling: '#98743f' }, plate => {
    finger(plate, [40, 58, 44, 44, 49, 32, 47, 13], [8.6, 7], PALE);
    const back = bladePatch([26, 64, 36, 63, 48, 63, 60, 63], u => lerp(17, 22, u), { cup: -0.3 });
    plate.surface(back, { ...FLESH, pitch: 2.5, tint: '#f6e6d0', edge: null, widest: 0.42, ambient: -0.1 });
    plate.line(
      [
        [27, 48],
        [34, 46],
        [40, 41],
      ],
      2,
    );
    plate.line(
      [
        [27, 81],
        [38, 85.5],
        [50, 86],
      ],
      2,
    );
    for (const [y, x, width] of [
      [78.5, 66, 6.2],
      [68.6, 72, 6.7],
      [57.6, 75, 6.9],
      [46.8, 73, 6.7],
    ] as const) {
      finger(plate, [46, y + 0.6, 55, y - 0.6, x - 8, y - 0.6, x, y + 0.4], [width, width * 0.96], PALE);
    }
    plate.line(
      [
        [44, 44],
        [45.5, 52],
        [43.5, 62],
        [46, 72],
      ],
      t => 1.7 * Math.sin(Math.PI * t) + 0.3,
    );
    plate.line(
      [
        [44, 17],
        [46.8, 15.2],
        [50.5, 16.5],
      ],
      1,
    );
    cuff(plate.at({ x: 20, y: 64.5 }), 15, 20, '#6f7f68');
  });
}
