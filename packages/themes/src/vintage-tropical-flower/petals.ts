import type { Point } from '../drawing/curve.ts';
import { createSheet, document } from '../drawing/svg.ts';
import type { ShowerKind } from '../shower-kinds.ts';
import { range } from './engraving/geometry.ts';
import { bladePatch, type Patch, placedPatch } from './engraving/patch.ts';
import { Plate, type Tint } from './engraving/plate.ts';
import { INKS } from './palette.ts';

type Colours = readonly [Tint, direction: number];

/** The tint and the direction (degrees) of each petal; the heart is drawn separately. */
const PETALS: Readonly<Record<Exclude<ShowerKind, 'heart'>, Colours>> = {
  blue: [['#7f98a3', '#a8bcc0', '#d3ddd8'], -58],
  pink: [['#cf9486', '#e6bfae', '#f6e5d8'], -50],
  red: [['#98463b', '#b96553', '#d99a84'], -40],
  yellow: [['#c99a4c', '#e0bd73', '#f3dfaa'], -66],
};

/**
 * One petal of the shower, 24 × 24 px: a tinted blade with a few engraved lines and a firm contour, recognizable while
 * falling.
 */
export function showerPetal(kind: ShowerKind): string {
  const plate = new Plate({ id: 'p', ink: INKS.contour });
  if (kind === 'heart') cutHeart(plate);
  else cutPetal(plate, PETALS[kind]);
  return document([0, 0, 24, 24], createSheet(), plate.svg());
}

function cutPetal(plate: Plate, [tint, rotate]: Colours): void {
  const width = (u: number) => 6.6 * Math.max(0, Math.sin(Math.PI * u ** 0.72)) ** 0.7;
  const blade = bladePatch([-10, 0, -4, -3.4, 5, -3, 10, 1], width, { cup: 0.7 });
  plate.surface(placedPatch(blade, { x: 12, y: 12, rotate }), { pitch: 2.3, tint, edge: [0.6, 0.7], widest: 0.42 });
}

/** The outline of a heart, turn in 0–1, about the origin, 32 px wide at scale 1. */
export function heartPoint(turn: number): Point {
  const a = turn * Math.PI * 2;
  return [16 * Math.sin(a) ** 3, -(13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a))];
}

function cutHeart(plate: Plate): void {
  const own = plate.at({ x: 12, y: 11.4, scale: 0.62, rotate: -10 });
  const ring = range(60).map(i => heartPoint(i / 60));
  own.area(
    ring,
    ['#d98d7c', '#b3594a'],
    [
      [-10, -10],
      [10, 14],
    ],
  );
  const dome: Patch = (u, v) => {
    const [x, y] = heartPoint((v + 1) / 2);
    return [x * u, y * u, 15 * Math.sqrt(Math.max(0, 1 - u * u * 0.96))];
  };
  own.hatch(
    dome,
    { count: 6, steps: 48, at: (j, t) => [0.3 + (0.7 * (j + 0.6)) / 6, 2 * t - 1] },
    { widest: 0.5, ambient: -0.1, ink: '#5a211a' },
  );
  own.line([...ring, heartPoint(0)], 1.5, INKS.contour);
}
