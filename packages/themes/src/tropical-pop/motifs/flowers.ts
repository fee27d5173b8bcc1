import { mix } from '../../drawing/colour.ts';
import { type Cubic, headingAt, type Point, pointAt, polar } from '../../drawing/curve.ts';
import { around, type Random, seededRandom } from '../../drawing/random.ts';
import type { Sheet } from '../../drawing/svg.ts';
import { union } from '../cutting/boolean.ts';
import { type Mark, outlineThrough, oval, type Ring, strip, transformRing } from '../cutting/outline.ts';
import { flatShape, gluedSheet, PAINT } from '../paper.ts';

const PETALS = [0, 1, 2, 3, 4] as const;
const scaled = (marks: readonly Mark[], scale: number): Mark[] =>
  marks.map(([x, y, crisp]) => (crisp ? [x * scale, y * scale, crisp] : [x * scale, y * scale]));

/** The colors and the pose of a hibiscus. */
export interface HibiscusPlan {
  readonly seed?: number;
  readonly fill?: string;
  readonly throat?: string;
  readonly vein?: string;
  readonly rotate?: number;
  readonly lift?: number;
  /** Direction of the stamen, degrees. */
  readonly stamen?: number;
}

/** A hibiscus around the origin; `radius` to the rim of its petals. */
export function hibiscus(sheet: Sheet, radius: number, plan: HibiscusPlan = {}): string {
  const { seed = 1, fill = PAINT.accent, throat = PAINT.wine, rotate = 0, lift = 2, stamen = -38 } = plan;
  const vein = plan.vein ?? mix(fill, throat, 0.55);
  const random = seededRandom(seed);
  const light = mix(fill, PAINT.pink, 0.2);
  const glue = { lift, rim: Math.min(0.7, radius * 0.012), tolerance: radius * 0.008, shade: 0.22 };
  const petals = PETALS.map(i => {
    const turn = rotate + i * 72;
    const blade = transformRing(petal(radius, random), { rotate: turn });
    return (
      gluedSheet(sheet, [blade], i % 2 === 0 ? fill : light, glue) +
      flatShape(veins(radius, turn), vein, { tolerance: 0.3 })
    );
  });
  const star = PETALS.flatMap((i): Mark[] => {
    const angle = rotate + i * 72;
    const [out, inner] = [polar([0, 0], angle, radius * 0.36), polar([0, 0], angle + 36, radius * 0.13)];
    return [
      [out[0], out[1]],
      [inner[0], inner[1]],
    ];
  });
  return (
    petals.join('') +
    flatShape([outlineThrough(star, 6, 0.28)], throat, { tolerance: 0.3 }) +
    gluedSheet(sheet, stamenOf(radius, stamen), PAINT.warm, { lift: lift * 0.6, rim: 0, tolerance: 0.25 })
  );
}

/** One petal: base at the origin, rim to the right, gently ruffled. */
function petal(radius: number, random: Random): Ring {
  const loose = () => around(random, 0, 0.025);
  const marks: readonly Mark[] = [
    [0, 0, 1],
    [0.2, -0.15],
    [0.46, -0.36 + loose()],
    [0.74, -0.46 + loose()],
    [0.95 + loose(), -0.37],
    [1, -0.2],
    [1.09 + loose(), -0.1],
    [1.02, 0.04],
    [1.05 + loose(), 0.18],
    [0.93, 0.33],
    [0.7, 0.4 + loose()],
    [0.44, 0.31],
    [0.18, 0.12],
  ];
  return outlineThrough(scaled(marks, radius), 8);
}

function veins(radius: number, turn: number): Ring[] {
  const fan = [
    [0, 0.8, 0.026],
    [-17, 0.62, 0.018],
    [17, 0.62, 0.018],
  ] as const;
  return fan.map(([angle, length, half]) => {
    const marks: readonly Mark[] = [
      [0.24, 0, 1],
      [0.45, -half],
      [length, 0, 1],
      [0.45, half],
    ];
    return transformRing(outlineThrough(scaled(marks, radius), 6), { rotate: turn + angle });
  });
}

function stamenOf(radius: number, angle: number) {
  const length = radius * 0.86;
  const reach = (share: number, rise: number): Point => {
    const [x, y] = polar([0, 0], angle, length * share);
    return [x, y - rise];
  };
  const spine: Cubic = [[0, 0], reach(0.35, 2), reach(0.7, radius * 0.06), reach(1, radius * 0.12)];
  const dots = Array.from({ length: 9 }, (_, i) => {
    const t = 0.58 + (0.42 * i) / 8;
    const side = i % 2 === 0 ? -1 : 1;
    return oval(
      polar(pointAt(spine, t), headingAt(spine, t) + 90, side * radius * 0.062),
      radius * 0.046,
      undefined,
      12,
    );
  });
  return union(
    strip(spine, () => radius * 0.036),
    oval([0, 0], radius * 0.062, undefined, 16),
    oval(pointAt(spine, 1), radius * 0.05, undefined, 12),
    ...dots,
  );
}

/** A plumeria around the origin: five overlapping round petals, a warm center. */
export function plumeria(sheet: Sheet, radius: number, { fill, rotate = 0, lift = 1.4 }: PlumeriaPlan): string {
  const marks: readonly Mark[] = [
    [0.04, 0.02, 1],
    [0.3, -0.26],
    [0.72, -0.34],
    [1, -0.12],
    [0.94, 0.14],
    [0.6, 0.22],
    [0.26, 0.16],
  ];
  const petals = PETALS.map(i => {
    const blade = transformRing(outlineThrough(scaled(marks, radius), 7), { rotate: rotate + i * 72 });
    return gluedSheet(sheet, [blade], fill, { lift, rim: 0.4, tolerance: 0.3 });
  });
  const heart = PETALS.map(i =>
    transformRing(oval([radius * 0.2, 0], radius * 0.2, radius * 0.075, 12), { rotate: rotate + i * 72 }),
  );
  return (
    petals.join('') +
    flatShape(union(oval([0, 0], radius * 0.1, undefined, 12), ...heart), PAINT.warm, { tolerance: 0.2 })
  );
}

/** The color and the pose of a plumeria. */
export interface PlumeriaPlan {
  readonly fill: string;
  readonly rotate?: number;
  readonly lift?: number;
}
