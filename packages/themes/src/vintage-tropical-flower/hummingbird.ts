import type { CubicNumbers, Point } from '../drawing/curve.ts';
import { bezierAngle, bezierAt, clamp, lerp, range } from './engraving/geometry.ts';
import { bladePatch, type Patch, type Placement } from './engraving/patch.ts';
import type { Engraving, Plate, Tint } from './engraving/plate.ts';
import { TINTS } from './palette.ts';

/** A feather: its quill, direction (degrees), length and half-width. */
interface Feather {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly tint: Tint;
  readonly bend: number;
}

function feather(plate: Plate, { at: [x, y], angle, length, width, tint, bend }: Feather): void {
  const a = (angle * Math.PI) / 180;
  const [c, s, off] = [Math.cos(a) * length, Math.sin(a) * length, length * bend];
  const [ox, oy] = [Math.sin(a) * off, -Math.cos(a) * off];
  const curve: CubicNumbers = [
    x,
    y,
    x + c * 0.33 + ox,
    y + s * 0.33 + oy,
    x + c * 0.7 + ox,
    y + s * 0.7 + oy,
    x + c,
    y + s,
  ];
  const half = (u: number) => width * Math.max(0, Math.sin(Math.PI * (0.04 + u * 0.96) ** 0.62)) ** 0.5;
  plate.surface(bladePatch(curve, half, { fold: 0.55 }), {
    hatch: 'veins',
    pitch: 1.8,
    slope: 0.5,
    tint,
    edge: [0.3, 0.5],
    midrib: 0.7,
  });
}

/** A wing: its joint, the directions of its first and last quill, its size. */
interface Wing {
  readonly at: Point;
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

function wing(plate: Plate, { at: [x, y], from, to, size }: Wing): void {
  for (const i of range(10)) {
    const t = i / 9;
    feather(plate, {
      at: [x + t * 9 * size, y + (t * 7 - 3) * size],
      angle: lerp(from, to, t),
      length: lerp(84, 40, t ** 0.8) * size,
      width: lerp(5.2, 6.4, t) * size,
      tint: TINTS.wing,
      bend: -0.1 + 0.06 * t,
    });
  }
  for (const i of range(7)) {
    const t = i / 6;
    feather(plate, {
      at: [x + (t * 12 - 2) * size, y + (t * 6 - 2) * size],
      angle: lerp(from + 6, to + 6, t),
      length: lerp(36, 22, t) * size,
      width: 4.6 * size,
      tint: TINTS.back,
      bend: -0.05,
    });
  }
  for (const i of range(5)) {
    const t = i / 4;
    feather(plate, {
      at: [x + (t * 11 - 3) * size, y + t * 5 * size],
      angle: lerp(from + 10, to, t),
      length: lerp(18, 13, t) * size,
      width: 4 * size,
      tint: TINTS.back,
      bend: 0,
    });
  }
}

const SPINE: CubicNumbers = [34, -17, 54, -22, 76, 6, 104, 42];

/** Half-width of the body: head, neck, breast, tail. */
function girth(u: number): number {
  if (u < 0.15) return 11.2 * Math.sqrt(Math.max(0, 1 - ((u - 0.15) / 0.152) ** 2));
  const neck = 1.89 * Math.sin(Math.min(1, (u - 0.15) / 0.16) * Math.PI);
  const breast = 5.6 * Math.sin(Math.PI * Math.max(0, (u - 0.2) / 0.8) ** 0.8);
  const rump = 6.6 * Math.max(0, (u - 0.45) / 0.55) ** 1.3;
  return 11.2 - neck + breast - rump;
}

const body: Patch = (u, v) => {
  const [x, y] = bezierAt(SPINE, u);
  const angle = bezierAngle(SPINE, u);
  const half = girth(u);
  const side = clamp(v, -0.999, 0.999);
  return [x - Math.sin(angle) * half * side, y + Math.cos(angle) * half * side, half * Math.sqrt(1 - side * side)];
};

const backOfBody: Patch = (u, v) => body(lerp(0.005, 0.98, u), lerp(-1, -0.02, (v + 1) / 2));

const throat: Patch = (u, v) => {
  const low = lerp(0.12, -0.1, u);
  const [middle, half] = [(low + 0.99) / 2, ((0.99 - low) / 2) * Math.sin(Math.PI * u ** 0.8)];
  return body(lerp(0.05, 0.4, u), middle + half * v);
};

function scales(plate: Plate): void {
  const strokes = range(16).flatMap(row =>
    range(4).map(column => {
      const [u, v] = [0.3 + row * 0.04, -0.86 + column * 0.2 + (row % 2) * 0.1];
      const points = range(5).map((i): Point => {
        const a = (i / 4) * Math.PI;
        const [x, y] = body(u + 0.022 * Math.sin(a), v - 0.1 * Math.cos(a));
        return [x, y];
      });
      return [points, [0.15, 0.5, 0.7, 0.5, 0.15]] as const;
    }),
  );
  plate.lines(strokes);
}

/** The origin is the tip of the bill; the bird's box is about 126 × 172 px at scale 1, up to 96 px above the bill. */
export function hummingbird(plate: Plate, stance: Placement): void {
  const own = plate.at(stance);
  wing(own, { at: [66, -2], from: -128, to: -92, size: 0.86 });
  for (const [angle, length] of [
    [62, 40],
    [36, 40],
    [56, 45],
    [42, 45],
    [49, 48],
  ] as const) {
    feather(own, { at: [98, 34], angle, length, width: 5.4, tint: TINTS.back, bend: 0.03 });
  }
  const fine: Engraving = { pitch: 1.5, edge: null };
  own.surface(body, { hatch: 'across', pitch: 1.7, tint: TINTS.belly, isRound: true, bow: 0.012, widest: 0.5 });
  own.surface(backOfBody, { ...fine, tint: TINTS.back, widest: 0.66 });
  own.surface(throat, { ...fine, hatch: 'crossed', tint: TINTS.throat, edge: [0.3, 0.3], widest: 0.6 });
  scales(own);
  const bill = bladePatch([35, -16, 22, -12, 10, -6, 0, 0], u => lerp(1.9, 0.35, u ** 0.6), { cup: -1 });
  own.surface(bill, { pitch: 1.2, tint: '#5a4a3d', edge: [0.4, 0.3] });
  own.dot([42.5, -17.6], 3.1, '#2d241d', { ink: '#f4ead6', width: 0.9 });
  own.dot([41.7, -18.5], 0.75, '#fff8ea');
  wing(own, { at: [70, 2], from: -74, to: -34, size: 1 });
}
