import type { Point } from '../../drawing/curve.ts';
import { tag } from '../../drawing/svg.ts';
import { range } from '../engraving/geometry.ts';
import type { Patch } from '../engraving/patch.ts';
import { placedPatch } from '../engraving/patch.ts';
import type { Plate, Tint } from '../engraving/plate.ts';
import { INKS } from '../palette.ts';
import { postageStamp } from './postage.ts';

/** The tints of a pansy: upper petals, side petals, lip, mask (its face), and whiskers. */
interface Pansy {
  readonly upper: Tint;
  readonly side: Tint;
  readonly lip: Tint;
  readonly mask: Tint;
  readonly whiskers: string;
}

/** A petal: direction (degrees), length, half-width, phase of its ruffles, depth of the notch in its rim. */
interface Petal {
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly phase: number;
  readonly notch: number;
  readonly widest: number;
  /** Above 1 the petal is widest near its rim. */
  readonly skew?: number;
}

const [CX, CY] = [48, 46];
const MASK = { x: 23.5, y: 20.6, drop: 3.6 };

function petal(plate: Plate, { angle, length, width, phase, notch, widest, skew = 0.8 }: Petal, tint: Tint): void {
  const form: Patch = (q, v) => {
    const u = (1 - Math.cos(Math.PI * q)) / 2;
    const half = width * Math.max(0, Math.sin(Math.PI * u ** skew)) ** 0.58;
    const reach = u * length * (1 + 0.035 * Math.sin(v * 8 + phase) * u - notch * Math.exp(-v * v * 9) * u);
    return [
      reach,
      half * v * (1 + 0.05 * Math.sin(u * 10 + phase)),
      -11 * u * u + 2.4 * Math.cos(v * 7 + phase) * u * u,
    ];
  };
  plate.surface(placedPatch(form, { x: CX, y: CY, rotate: angle }), {
    pitch: 3.2,
    tint,
    edge: [1.1, 1.1],
    from: 0.2,
    to: 0.95,
    widest,
    shade: u => 0.2 * Math.max(0, 0.8 - u),
  });
}

/**
 * A pansy whose mask is a face. The lip is short, notched and behind the side petals: it frames the chin and does not
 * look like a beard.
 */
function pansy(plate: Plate, { upper, side, lip, mask, whiskers }: Pansy): void {
  petal(plate, { angle: -120, length: 47, width: 25, phase: 1, notch: 0, widest: 0.5 }, upper);
  petal(plate, { angle: -60, length: 47, width: 25, phase: 2, notch: 0, widest: 0.5 }, upper);
  petal(plate, { angle: 90, length: 42, width: 27, phase: 1.57, notch: 0.1, widest: 0.3, skew: 1.35 }, lip);
  petal(plate, { angle: 160, length: 46, width: 25, phase: 0.4, notch: 0.04, widest: 0.36 }, side);
  petal(plate, { angle: 20, length: 46, width: 25, phase: 2.6, notch: 0.04, widest: 0.36 }, side);
  const at = (angle: number, out: number): Point => [
    CX + Math.cos(angle) * (MASK.x + out),
    CY + MASK.drop + Math.sin(angle) * (MASK.y + out),
  ];
  // No whiskers on the chin.
  const strokes = range(46).flatMap(i => {
    const angle = (i / 46) * Math.PI * 2 + 0.07;
    if (Math.sin(angle) > 0.72) return [];
    const length = i % 2 === 0 ? 4.6 : 8;
    return [
      [
        [at(angle, -2.5), at(angle, length * 0.45), at(angle, length)],
        [2.4, 1.8, 0.2],
      ] as const,
    ];
  });
  plate.lines(strokes, whiskers);
  const ring = range(72).map(i => {
    const angle = (i / 72) * Math.PI * 2;
    return at(angle, 0.7 * Math.sin(angle * 5 - 0.6));
  });
  plate.area(ring, mask, [
    [CX - 12, CY - 18],
    [CX + 14, CY + 30],
  ]);
}

const stroke = (d: string, width = 3, colour: string = INKS.contour) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const laugh = (mouth: string, tongue: string) =>
  tag('path', { d: mouth, fill: '#8e3b33', stroke: INKS.contour, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }) +
  tag('path', { d: tongue, fill: '#e39a86' });

/** The smile stamp: a laughing pansy. */
export function smile(): string {
  return postageStamp({ colour: '#c9a566', ruling: '#a07c42' }, plate => {
    pansy(plate, {
      upper: ['#6a4f6c', '#8a6d8a', '#a98fa5'],
      side: ['#c99a4c', '#e6bd6c', '#f2d796'],
      lip: ['#b98a40', '#dcb160', '#ecca82'],
      mask: ['#fffaea', '#fdf0cb', '#f5dfa6'],
      whiskers: '#3f2a42',
    });
    plate.raw(
      stroke('M31 45q5-7 10 0') +
        stroke('M55 45q5-7 10 0') +
        laugh(
          'M36.5 53Q48 56.500 59.500 53Q57.500 66.500 48 66.500T36.500 53Z',
          'M41.500 63Q48 58.500 54.500 63Q48 68 41.500 63Z',
        ),
    );
  });
}

/** The blush stamp: a blushing pansy. */
export function blush(): string {
  return postageStamp({ colour: '#93a08a', ruling: '#6d7b66' }, plate => {
    pansy(plate, {
      upper: ['#a55c62', '#bd7a7b', '#d6a29c'],
      side: ['#cf8d88', '#e5b3a8', '#f3d5c9'],
      lip: ['#c07e7a', '#d9a196', '#ebc4b6'],
      mask: ['#fff6ec', '#fbe6d8', '#f1cdbd'],
      whiskers: '#7b3641',
    });
    for (const x of [30.5, 65.5])
      plate.raw(tag('ellipse', { cx: x, cy: 54.5, rx: 6.6, ry: 4.6, fill: '#d9705f', opacity: 0.85 }));
    for (const x of [37.5, 58.5]) {
      plate.dot([x, 45.5], 3.3, INKS.contour);
      plate.dot([x + 1.1, 44.3], 1, '#fff');
    }
    plate.raw(
      stroke('M41.500 58q6.500 6.500 13 0') +
        stroke('M27.500 56.500l2-4M31 57l2-4M62.500 56.500l2-4M66 57l2-4', 1.3, '#8e3b33'),
    );
  });
}

/** A drop at x, y, rotated (degrees), scaled. */
function drop(x: number, y: number, rotate: number, scale: number): string {
  return tag(
    'g',
    { transform: `translate(${x} ${y})rotate(${rotate})scale(${scale})` },
    tag('path', {
      d: 'M0-10C4.400-3.400 6.600 0 6.600 4A6.600 6.600 0 0 1-6.600 4C-6.600 0-4.400-3.400 0-10Z',
      fill: '#d9e6e4',
      stroke: INKS.contour,
      'stroke-width': 1.5,
    }),
    stroke('M-3.400 4.600a3.600 3.600 0 0 0 2.800 3', 1.6, '#fff'),
    stroke('M3.600-1.600v7M1.400-5v2', 1, '#56757a'),
  );
}

/** The tears-of-joy stamp: a pansy. */
export function tears(): string {
  return postageStamp({ colour: '#b9a7a4', ruling: '#8b7675' }, plate => {
    pansy(plate, {
      upper: ['#52697b', '#71889a', '#9aadb8'],
      side: ['#8fa5ae', '#b3c3c6', '#d3dbd6'],
      lip: ['#7f969f', '#a3b5b8', '#c4cfca'],
      mask: ['#fffaea', '#fbf0d2', '#efdfb4'],
      whiskers: '#2f4453',
    });
    plate.raw(
      stroke('M30.500 47q5-6.500 10-.5') +
        stroke('M55.500 46.500q5-6 10 .5') +
        laugh(
          'M37.500 54Q48 57 58.500 54Q56.500 66 48 66T37.500 54Z',
          'M42.500 63Q48 59 53.500 63Q48 67.500 42.500 63Z',
        ) +
        drop(24, 60, 16, 1.15) +
        drop(72, 60, -16, 1.15),
    );
  });
}
