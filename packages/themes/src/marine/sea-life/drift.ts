import { cubic, type Point, polar, smoothPath } from '../../drawing/curve.ts';
import { around, between, pick, seededRandom } from '../../drawing/random.ts';
import { groupAt, type Sheet, svgNumbers, tag } from '../../drawing/svg.ts';
import { along, ribbon } from '../outline.ts';

/** The washes of a pearl, from light to shade. */
export type PearlWash = readonly [string, string, string, string];
const WHITE_PEARL: PearlWash = ['#ffffff', '#f6ece9', '#d9dfe4', '#b9cbd3'];

/** A pearl around the origin. */
export function pearl(sheet: Sheet, radius: number, wash: PearlWash = WHITE_PEARL): string {
  const fill = sheet.radial(
    [
      [0, wash[0]],
      [0.38, wash[1]],
      [0.78, wash[2]],
      [1, wash[3]],
    ],
    { cx: 0.36, cy: 0.3, r: 0.82 },
  );
  const spot = (at: Point, size: Point, turn: number) => ({
    rx: radius * size[0],
    ry: radius * size[1],
    transform: `translate(${svgNumbers(radius * at[0], radius * at[1])})rotate(${turn})`,
  });
  return (
    tag('circle', { r: radius, fill }) +
    tag('ellipse', { ...spot([0.34, 0.5], [0.34, 0.16], -38), fill: '#f7d9cf', opacity: 0.6 }) +
    tag('ellipse', { ...spot([-0.36, -0.42], [0.2, 0.13], -40), fill: '#fff' })
  );
}

/** A bubble, drawn by its rim. */
export function bubble(radius: number): string {
  const r = radius * 0.62;
  return (
    tag('circle', {
      r: radius,
      fill: '#e6f4f7',
      'fill-opacity': 0.5,
      stroke: '#6aa6b8',
      'stroke-width': Math.max(0.9, radius * 0.12),
    }) +
    tag('path', {
      d: `M${svgNumbers(-radius * 0.6, -radius * 0.12)}A${svgNumbers(r, r)} 0 0 1 ${svgNumbers(-radius * 0.1, -radius * 0.6)}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': radius * 0.22,
      'stroke-linecap': 'round',
    })
  );
}

/** A sand dollar: a disc with five pricked petals. */
export function sandDollar(sheet: Sheet, radius: number): string {
  const line = '#cdb59c';
  const fill = sheet.radial(
    [
      [0, '#fffdf8'],
      [1, '#efe4d6'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.9 },
  );
  const n = (...values: readonly number[]) => svgNumbers(...values.map(v => v * radius));
  const petal = tag('path', {
    d: `M${n(0.12, 0)}C${n(0.24, -0.16, 0.52, -0.17, 0.66, 0)}C${n(0.52, 0.17, 0.24, 0.16, 0.12, 0)}Z`,
    fill: 'none',
    stroke: line,
    'stroke-width': radius * 0.06,
    'stroke-dasharray': n(0.02, 0.055),
    'stroke-linecap': 'round',
  });
  return (
    tag('circle', { r: radius, fill, stroke: line, 'stroke-opacity': 0.7, 'stroke-width': 0.8 }) +
    [0, 1, 2, 3, 4].map(i => groupAt({ rotate: i * 72 - 90 }, petal)).join('') +
    tag('circle', { r: radius * 0.05, fill: line })
  );
}

/** An auger shell: whorls stacked along its axis, each a rounded band lit from the left; mouth at the origin. */
export function auger(sheet: Sheet, length: number): string {
  const fill = sheet.linear([
    [0, '#efd6bd'],
    [0.3, '#fdf3e6'],
    [1, '#c99f82'],
  ]);
  const whorls: string[] = [];
  for (let i = 0, y = 0, w = length * 0.3; i < 9; i += 1, w *= 0.84) {
    const h = length * 0.2 * 0.84 ** i;
    const top = w * 0.84;
    const body = `M${svgNumbers(-w / 2, -y)}C${svgNumbers(-w * 0.62, -y - h * 0.35, -top * 0.6, -y - h * 0.8, -top / 2, -y - h)}L${svgNumbers(top / 2, -y - h * 1.24)}C${svgNumbers(w * 0.6, -y - h * 0.95, w * 0.64, -y - h * 0.5, w / 2, -y - h * 0.28)}Q${svgNumbers(0, -y + h * 0.28, -w / 2, -y)}Z`;
    const light = `M${svgNumbers(-w * 0.42, -y - h * 0.34)}Q${svgNumbers(0, -y - h * 0.16, w * 0.46, -y - h * 0.62)}`;
    whorls.unshift(
      tag('path', { d: body, fill, stroke: '#c99f82', 'stroke-opacity': 0.6, 'stroke-width': 0.7 }),
      tag('path', {
        d: light,
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.8,
        'stroke-width': h * 0.1,
        'stroke-linecap': 'round',
      }),
    );
    y += h * 0.86;
  }
  return whorls.join('');
}

/** A shard of sea glass with rounded edges. */
export function seaGlass(sheet: Sheet, radius: number, seed: number, [light, deep]: readonly [string, string]): string {
  const random = seededRandom(seed);
  const corners = 5 + Math.floor(random() * 2);
  const ring = Array.from({ length: corners }, (_, i): Point => {
    const [x, y] = polar([0, 0], (i / corners) * 360 + random() * 28, radius * between(random, 0.72, 1.12));
    return [x * 1.2, y * 0.85];
  });
  const d = smoothPath(ring, true);
  const fill = sheet.linear(
    [
      [0, light, 0.8],
      [1, deep, 0.85],
    ],
    { x2: 1, y2: 1 },
  );
  return (
    tag('path', { d, fill, stroke: deep, 'stroke-width': 0.8 }) +
    tag('path', {
      d,
      transform: `scale(.66)translate(${svgNumbers(-radius * 0.1, -radius * 0.12)})`,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.65,
    })
  );
}

/** Parameters of a bed of eelgrass. */
export interface Eelgrass {
  readonly blades?: number;
  readonly length?: number;
  /** How wide it fans out, and how far the current bends it. */
  readonly spread?: number;
  readonly lean?: number;
  readonly strength?: number;
  readonly washes?: readonly [string, ...string[]];
}

/** Eelgrass: long translucent blades from the origin, all following one current. */
export function eelgrass(
  seed: number,
  {
    blades = 9,
    length = 150,
    spread = 46,
    lean = 14,
    strength = 0.75,
    washes = ['#8fb9bd', '#a9cdcb', '#6fa1ab', '#c3dcd6'],
  }: Eelgrass = {},
): string {
  const random = seededRandom(seed);
  return Array.from({ length: blades }, (_, i) => {
    const heading = -90 + (i / (blades - 1) - 0.5) * spread + around(random, 0, 4.6);
    const reach = length * between(random, 0.55, 1.05);
    const bend = around(random, lean, 17);
    const foot: Point = [(i - blades / 2) * 1.6, 0];
    const line = along(
      cubic(
        ...foot,
        ...polar(foot, heading, reach * 0.3),
        ...polar(foot, heading + bend * 0.5, reach * 0.65),
        ...polar(foot, heading + bend, reach),
      ),
      8,
    );
    const wide = between(random, 3.4, 7.4);
    const brush = (t: number) => wide * Math.max(0, Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84))) ** 0.8 + 0.2;
    return (
      tag('path', {
        d: ribbon(line, brush),
        fill: pick(random, washes),
        opacity: strength * between(random, 0.55, 0.95),
      }) +
      tag('path', { d: smoothPath(line), fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 0.8 })
    );
  }).join('');
}
