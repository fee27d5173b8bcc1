import type { Point } from '../../drawing/curve.ts';
import { clamp, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, lance, oval, type Patch, placedPatch } from '../engraving/patch.ts';
import type { Plate } from '../engraving/plate.ts';
import { leatheryLeaf } from '../flora/leaves.ts';
import { INKS } from '../palette.ts';
import { heartPoint } from '../petals.ts';
import { postageStamp } from './postage.ts';

/** Falling rice and petals: x, y, direction (degrees). Every second is a grain. */
const FALLING: readonly (readonly [number, number, number])[] = [
  [24, 24, 20],
  [44, 18, -30],
  [62, 23, 40],
  [77, 34, 10],
  [21, 45, -60],
  [42, 38, 15],
  [61, 42, -20],
  [36, 55, 35],
];

/** The rice shower stamp: rice and petals above a paper cone with a lace edge. */
export function riceShower(): string {
  return postageStamp({ colour: '#8c9a80', ruling: '#63715a' }, plate => {
    FALLING.forEach(([x, y, rotate], i) => {
      const grain = bladePatch([-8, 0, -3, -2, 3, -2, 8, 0], oval(4.8, 0.9), { cup: -0.8 });
      const petal = bladePatch([-11, 0, -4, -5, 4, -5, 11, 1], oval(7.6, 0.75), { cup: 0.6 });
      const [form, tint] =
        i % 2 === 0 ? ([petal, ['#c8796a', '#e3ad9c', '#f3d9c8']] as const) : ([grain, '#fbf4e4'] as const);
      plate.surface(placedPatch(form, { x, y, rotate }), { pitch: 2.6, tint, edge: [1, 0.9], widest: 0.45 });
    });
    const cone: Patch = (u, v) => [
      50 + lerp(0.4, 30, u) * v + (1 - u) * 3,
      lerp(95, 64, u) + 5 * (1 - v * v) * u,
      14 * Math.sqrt(Math.max(0, 1 - v * v)),
    ];
    plate.surface(cone, { pitch: 2.8, tint: ['#c9a878', '#ecdcbc'], edge: [1.3, 1], widest: 0.5 });
    for (const i of range(7)) {
      const v = i / 3 - 1;
      const at: Point = [50 + 30 * v, 64 + 5 * (1 - v * v)];
      plate.dot(at, 4.4, '#fbf4e4', { ink: INKS.contour, width: 1.1 });
      plate.dot(at, 1.3, INKS.contour);
    }
  });
}

/** A petal of the hibiscus along x from the origin: broad, ruffled at its rim, deep red at its foot. */
const hibiscusPetal: Patch = (u, v) => {
  const half = 21.5 * Math.max(0, Math.sin(Math.PI * u ** 1.35)) ** 0.62;
  const rim = 1 + 0.05 * Math.sin(v * 7 + 0.6) * u - 0.07 * Math.exp(-v * v * 9) * u;
  return [u * 38 * rim, half * v, -10 * u * u + 2.6 * Math.cos(v * 6) * u * u];
};

/**
 * The flower stamp: a hibiscus between two leaves with five broad petals, a dark throat and the column of stamens; one
 * shape at 36 px.
 */
export function flower(): string {
  return postageStamp({ colour: '#71888a', ruling: '#54696d' }, plate => {
    for (const [rotate, length] of [
      [38, 46],
      [142, 46],
      [-142, 42],
    ] as const) {
      leatheryLeaf(plate, { x: 48, y: 48, rotate, length, width: 11 }, { pitch: 3, edge: [1, 0.9], accent: 0 });
    }
    for (const rotate of [-90, -18, 198, 54, 126]) {
      plate.surface(placedPatch(hibiscusPetal, { x: 48, y: 48, rotate }), {
        pitch: 3.2,
        tint: ['#8f3f38', '#d88a78', '#f2cdbc'],
        edge: [1.1, 1.1],
        from: 0.12,
        to: 0.9,
        widest: 0.38,
        ambient: -0.04,
      });
    }
    plate.dot([48, 48], 5.4, '#6e2b28', { ink: INKS.contour, width: 1 });
    const column = bladePatch([48, 48, 54, 50, 62, 58, 70, 71], lance(3.4, 0.5), { cup: -0.6 });
    plate.surface(column, { pitch: 3, tint: ['#e9c77f', '#f7e6b8'], edge: [1, 0.6] });
    for (const [x, y] of [
      [60, 51],
      [56, 60],
      [66, 58],
      [61, 67],
      [72, 65],
      [68, 74],
      [74, 73],
    ] as const) {
      plate.dot([x, y], 2.7, '#f3cf7c', { ink: INKS.contour, width: 0.9 });
    }
  });
}

/** The heart stamp: a heart engraved as a turned form, on a spray of leaves. */
export function heart(): string {
  return postageStamp({ colour: '#efe0c8', ruling: '#c4a583' }, plate => {
    for (const [rotate, length] of [
      [208, 30],
      [176, 28],
      [236, 26],
    ] as const) {
      leatheryLeaf(plate, { x: 38, y: 74, rotate, length, width: 8 }, { pitch: 2.8, accent: 0 });
      leatheryLeaf(plate, { x: 58, y: 74, rotate: 180 - rotate, length, width: 8 }, { pitch: 2.8, accent: 0 });
    }
    cutHeart(plate);
  });
}

function cutHeart(plate: Plate): void {
  const at = (turn: number, size = 1): Point => {
    const [x, y] = heartPoint(turn);
    return [48 + 2.28 * size * x, 45.5 + 2.28 * size * y];
  };
  const ring = range(91).map(i => at(i / 90));
  plate.area(
    ring,
    ['#dc9a88', '#bf6857', '#9f4c40'],
    [
      [26, 18],
      [66, 80],
    ],
  );
  const dome: Patch = (u, v) => [...at((v + 1) / 2, u), 34 * Math.sqrt(Math.max(0, 1 - u * u * 0.96))];
  plate.hatch(
    dome,
    { count: 11, steps: 72, at: (j, t) => [0.14 + (0.86 * (j + 0.6)) / 11, 2 * t - 1] },
    { widest: 0.66, ambient: -0.08, finest: 0.3, gain: 1.05, threshold: 0.2, ink: '#4a1f1a' },
  );
  plate.line(ring, t => 1.5 + 0.9 * clamp(Math.sin((t - 0.05) * Math.PI * 2)));
  plate.line(
    [
      [24.5, 36],
      [26, 30.5],
      [29.6, 27],
      [35.4, 25],
    ],
    t => 1 + 2.6 * Math.sin(Math.PI * t),
    '#fbeade',
  );
}
