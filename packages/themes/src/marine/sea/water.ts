import { type Point, smoothPath } from '../../drawing/curve.ts';
import { between, type Random, seededRandom } from '../../drawing/random.ts';
import { type Sheet, type Stop, svgNumbers, tag } from '../../drawing/svg.ts';
import { layered, lerp, valueNoise } from '../noise.ts';
import { ribbon } from '../outline.ts';

/** A sheet of water: `width` px wide, from the horizon down to `to`. */
export interface Water {
  readonly width: number;
  readonly horizon: number;
  readonly to: number;
}

/** An island on the horizon. */
export interface Island {
  readonly x: number;
  readonly length: number;
  readonly height: number;
  readonly seed: number;
  readonly colour: string;
  readonly opacity: number;
}

/** Hills on the horizon that fade into the haze above the water. */
export function islands(sheet: Sheet, horizon: number, list: readonly Island[]): string {
  return list
    .map(({ x, length, height, seed, colour, opacity }) => {
      const noise = valueNoise(seed);
      const ridge = Array.from({ length: 41 }, (_, i): Point => {
        const t = i / 40;
        const rise = height * Math.sin(Math.PI * t) ** 1.1 * (0.62 + 0.5 * layered(noise, t * 5, 1, 3));
        return [x + length * t, horizon - rise - 0.2];
      });
      const haze = sheet.linear(
        [
          [0, colour, opacity],
          [1, colour, opacity * 0.25],
        ],
        { x2: 0, y2: 1 },
      );
      const line = smoothPath(ridge);
      return (
        tag('path', { d: `${line}L${svgNumbers(x + length, horizon)}L${svgNumbers(x, horizon)}Z`, fill: haze }) +
        tag('path', { d: line, fill: 'none', stroke: colour, 'stroke-opacity': opacity * 0.6, 'stroke-width': 0.7 })
      );
    })
    .join('');
}

/**
 * Glazes: each band overlaps the previous one, so overlaps darken as in watercolor; narrow at the horizon, wide in
 * front.
 */
export function bands(
  seed: number,
  { width, horizon, to }: Water,
  { count = 26, far = '#4f93a8', middle = '#6cb0bc', near = '#8cc3c8', opacity = 0.17 } = {},
): string {
  const random = seededRandom(seed);
  const noise = valueNoise(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.3) / count) ** 1.55;
    const y = horizon + t * (to - horizon);
    const thick = lerp(2, 26, t) * between(random, 0.5, 1.5);
    const x0 = -20 + (random() < 0.5 ? random() * width * 0.5 : 0);
    const x1 = width + 20 - (random() < 0.5 ? random() * width * 0.5 : 0);
    const steps = Math.max(8, Math.round((x1 - x0) / lerp(26, 70, t)));
    const edge = (side: 1 | -1) =>
      Array.from({ length: steps + 1 }, (__, k): Point => {
        const x = lerp(x0, x1, k / steps);
        const lift = layered(noise, x * lerp(0.02, 0.006, t), i * 3.1, 2) * lerp(0.3, 7, t);
        const body = Math.sqrt(Math.max(0, Math.sin((Math.PI * k) / steps)));
        const wave = side < 0 ? 0.8 + 0.4 * noise(x * 0.01, i) : 0.7 + 0.5 * noise(x * 0.013, i + 40);
        return [x, y + lift * (side < 0 ? 1 : 0.7) + side * thick * 0.5 * body * wave];
      });
    const fill = t < 0.35 ? far : t < 0.7 ? middle : near;
    const strength = opacity * between(random, 0.6, 1.3) * (1 - 0.35 * t);
    return tag('path', { d: smoothPath([...edge(-1), ...edge(1).toReversed()], true), fill, opacity: strength });
  }).join('');
}

/** Light on the water below the sun: fine and close at the horizon, long and loose toward the viewer. */
export function glitter(
  seed: number,
  { horizon, to }: Water,
  { x, count = 150, near = 150, far = 26, colour = '#fff8e6' }: Glitter,
): string {
  const random = seededRandom(seed);
  let [core, rest] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const t = random() ** 1.5;
    const aside = (random() + random() + random() - 1.5) / 1.5;
    const length = lerp(4, 44, t ** 0.85) * between(random, 0.35, 1.25);
    const height = lerp(0.8, 3, t) * between(random, 0.5, 1.1);
    const cx = x + aside * lerp(far, near, t ** 0.8);
    const y = horizon + 2 + t * (to - horizon);
    const d = lens(random, cx, y, [length, height]);
    if (Math.abs(aside) < 0.42) core += d;
    else rest += d;
  }
  return tag('path', { d: core, fill: colour, opacity: 0.9 }) + tag('path', { d: rest, fill: '#fff', opacity: 0.55 });
}

/** How the light on the water is distributed. */
export interface Glitter {
  /** Position of the sun. */
  readonly x: number;
  readonly count?: number;
  /** How far it spreads in front, and at the horizon. */
  readonly near?: number;
  readonly far?: number;
  readonly colour?: string;
}

function lens(random: Random, cx: number, y: number, [length, height]: readonly [number, number]): string {
  const tilt = (random() - 0.5) * height;
  const [a, b] = [cx - length / 2, cx + length / 2];
  return `M${svgNumbers(a, y)}Q${svgNumbers(cx - length * 0.1, y - height + tilt, b, y + tilt * 0.4)}Q${svgNumbers(cx + length * 0.1, y + height * 0.8, a, y)}Z`;
}

/** White crests, drawn like a loaded brush that lifts and returns, with the shade below them. */
export function crests(seed: number, { width, horizon, to }: Water, { count = 10, opacity = 0.85 } = {}): string {
  const random = seededRandom(seed);
  const noise = valueNoise(seed + 9);
  let [white, shade] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const t = (i / (count - 1 || 1)) ** 1.2;
    const y = lerp(horizon, to, t) + (random() - 0.5) * 6;
    for (let part = Math.floor(random() * 2); part >= 0; part -= 1) {
      const length = lerp(60, 230, t) * between(random, 0.5, 1.5);
      const x = random() * (width + 60) - 30;
      const steps = Math.max(5, Math.round(length / lerp(9, 16, t)));
      const line = Array.from({ length: steps + 1 }, (_, k): Point => {
        const px = x + (length * k) / steps;
        return [px, y + layered(noise, px * lerp(0.03, 0.014, t), i * 7 + part, 2) * lerp(3, 10, t)];
      });
      const brush = lerp(0.8, 2.6, t);
      const swell = (k: number) => Math.sin(Math.PI * k) ** 0.7 * (0.55 + 0.6 * Math.abs(noise(k * 6 + x, i)));
      white += ribbon(line, k => brush * swell(Math.min(1, Math.max(0, k))) + 0.15);
      shade += ribbon(
        line.map(([px, py]) => [px, py + lerp(1.4, 4, t)]),
        k => brush * 1.9 * Math.sin(Math.PI * k),
      );
    }
  }
  return tag('path', { d: shade, fill: '#3c8499', opacity: 0.13 }) + tag('path', { d: white, fill: '#fff', opacity });
}

/** The colors of water or sky from `y0` down to `y1`. */
export function verticalGradient(sheet: Sheet, y0: number, y1: number, stops: readonly Stop[]): string {
  return sheet.linear(stops, { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: y0, y2: y1 });
}
