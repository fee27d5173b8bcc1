import { mix } from '../drawing/colour.ts';
import { around, between, seededRandom } from '../drawing/random.ts';
import { type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import type { Box } from '../theme-manifest.ts';
import type { Shape } from './cutting/outline.ts';
import { type CutOptions, cut } from './cutting/scissors.ts';

/**
 * The paints of the collage. Text roles are in the manifest; of these only ink, accent, line and deep may be used for
 * text.
 */
export const PAINT = {
  paper: '#fff7e8',
  ink: '#3b2a4a',
  accent: '#c2336a',
  warm: '#ffb52e',
  line: '#0f7f75',
  pink: '#f48aa0',
  blossom: '#fbc8c4',
  papaya: '#f26a3d',
  aqua: '#8ed2c6',
  sea: '#bfe5dc',
  deep: '#0a5c58',
  lime: '#8fb84a',
  sand: '#fde3b0',
  sky: '#9fd3ee',
  plum: '#55406a',
  wine: '#8e1f4d',
  cream: '#fffdf6',
} as const;

/** How a sheet of painted paper is glued onto its background. */
export interface GlueOptions extends CutOptions {
  /** Offset of its hard shadow, px; 0 is flat. */
  readonly lift?: number;
  /** Width of the pale rim at the upper left, px. */
  readonly rim?: number;
  /** Opacity of the shadow, 0–1. */
  readonly shade?: number;
}

/** One cut sheet: hard shadow to the lower right, pale rim to the upper left, flat color. */
export function gluedSheet(sheet: Sheet, shape: Shape, fill: string, glue: GlueOptions = {}): string {
  return gluedPath(sheet, cut(shape, glue), fill, glue);
}

/** One cut sheet from finished path data. */
export function gluedPath(
  sheet: Sheet,
  path: string,
  fill: string,
  { lift = 2.4, rim = 0.7, shade = 0.2 }: GlueOptions = {},
): string {
  if (lift === 0 && rim === 0) return tag('path', { d: path, 'fill-rule': 'evenodd', fill });
  const href = sheet.part(tag('path', { d: path, 'fill-rule': 'evenodd' }));
  const shadow = lift === 0 ? '' : tag('use', { href, x: lift * 0.75, y: lift, fill: PAINT.ink, opacity: shade });
  const light = rim === 0 ? '' : tag('use', { href, x: -rim, y: -rim, fill: mix(fill, '#ffffff', 0.42) });
  return shadow + light + tag('use', { href, fill });
}

/** A shape painted without thickness. */
export function flatShape(shape: Shape, fill: string, options: CutOptions = {}): string {
  return tag('path', { d: cut(shape, options), 'fill-rule': 'evenodd', fill });
}

/** Dry brush marks of gouache over a box; the caller clips them to the sheet. */
export function gouache(
  { x, y, width, height }: Box,
  colour: string,
  { seed, rotate = 0, strokes = 9, strength = 0.1 }: Brush,
): string {
  const random = seededRandom(seed);
  let painted = '';
  for (let i = 0; i < strokes; i += 1) {
    const top = y + (height * (i + between(random, 0.2, 0.8))) / strokes;
    const thick = (height / strokes) * between(random, 0.12, 0.52);
    const from = x - 10 + random() * width * 0.3;
    const to = x + width + 10 - random() * width * 0.3;
    const middle = (from + to) / 2;
    painted += tag('path', {
      d: `M${svgNumbers(from, top)}Q${svgNumbers(middle, top + around(random, 0, 4), to, top + around(random, 0, 2.5))}l${svgNumbers(-random() * 9, thick)}Q${svgNumbers(middle, top + thick + around(random, 0, 3), from + random() * 8, top + thick)}Z`,
      fill: mix(colour, i % 2 === 0 ? PAINT.ink : '#ffffff', 0.5),
      opacity: strength * between(random, 0.5, 1.1),
    });
  }
  if (rotate === 0) return painted;
  return tag('g', { transform: `rotate(${svgNumbers(rotate, x + width / 2, y + height / 2)})` }, painted);
}

/** Parameters of the brush marks on a sheet. */
export interface Brush {
  readonly seed: number;
  readonly rotate?: number;
  readonly strokes?: number;
  readonly strength?: number;
}
