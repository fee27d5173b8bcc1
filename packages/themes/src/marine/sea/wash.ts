import { parseHex } from '../../drawing/colour.ts';
import { roundTo2, type Sheet, tag } from '../../drawing/svg.ts';
import { verticalGradient } from './water.ts';

/** A wet-in-wet wash. It is a filter, so only drawings delivered as bitmaps may contain it. */
export interface Wash {
  /** How often the paint pools, across and down (per px). */
  readonly grain: readonly [x: number, y: number];
  readonly seed: number;
  readonly colour: string;
  /** How strongly the paint pools, and how much of it is lifted off again. */
  readonly gain: number;
  readonly cut: number;
}

/** The area of a wash. */
export interface Field {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
}

/** Stretched fractal noise, cut into alpha and faded before its border by `fade`: paint that ran into wet paper. */
export function wash(
  sheet: Sheet,
  paint: Wash,
  field: Field,
  fade: readonly (readonly [at: number, opacity: number])[],
): string {
  const [r, g, b] = parseHex(paint.colour).map(channel => roundTo2(channel / 255));
  const id = sheet.filter(
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: paint.grain.join(' '),
      numOctaves: 4,
      seed: paint.seed,
    }) +
      tag('feColorMatrix', {
        values: `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${paint.gain} 0 0 0 ${paint.cut}`,
      }) +
      tag('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
  );
  const { y, width, height, opacity } = field;
  const mask = sheet.mask(
    tag('rect', {
      y,
      width,
      height,
      fill: verticalGradient(
        sheet,
        y,
        y + height,
        fade.map(([at, strength]) => [at, '#fff', strength] as const),
      ),
    }),
  );
  return tag('g', { mask, opacity }, tag('rect', { y, width, height, filter: id }));
}
