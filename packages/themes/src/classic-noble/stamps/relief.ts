import { type Attributes, tag } from '../../drawing/svg.ts';

/** Height and shine of a raised shape. A single light from the upper left. */
interface Relief {
  /** Rounding of its edge, px. */
  readonly rounding: number;
  readonly height: number;
  readonly shine: number;
  readonly sharpness: number;
  /** How dark the side away from the light may become: 0 black, 1 not at all. */
  readonly floor: number;
  /** Color of its shadow; none for shapes in wax. */
  readonly shadow?: string;
}

const RELIEFS = {
  wax: { rounding: 2.6, height: 5, shine: 0.55, sharpness: 20, floor: 0.3 },
  figure: { rounding: 1.1, height: 2.6, shine: 0.18, sharpness: 14, floor: 0.34, shadow: '#2a0f1e' },
  fine: { rounding: 0.5, height: 1.1, shine: 0.3, sharpness: 16, floor: 0.3 },
  face: { rounding: 2.4, height: 3.4, shine: 0.12, sharpness: 10, floor: 0.52, shadow: '#2a0f1e' },
} as const satisfies Record<string, Relief>;

/** A kind of relief. */
export type ReliefName = keyof typeof RELIEFS;

/** Raises drawn shapes off their ground. Only for drawings delivered as bitmaps: the tool applies the filters once. */
export function withRelief(name: ReliefName, ...content: readonly string[]): string {
  return tag('g', { filter: `url(#relief-${name})` }, ...content);
}

/** The filters of all reliefs, once for each document that raises something. */
export function reliefs(): string {
  return tag('defs', {}, ...Object.entries(RELIEFS).map(([name, relief]) => reliefFilter(name, relief)));
}

const LAMP = tag('feDistantLight', { azimuth: 235, elevation: 52 });

/** The blurred outline is the height map; diffuse light multiplies, the shine screens. */
function reliefFilter(name: string, { rounding, height, shine, sharpness, floor, shadow }: Relief): string {
  const step = (kind: string, attributes: Attributes, ...content: readonly string[]) =>
    tag(kind, attributes, ...content);
  // Shadows stay warm: red keeps more light than green and blue.
  const channel = (kind: string, share: number) =>
    step(kind, { type: 'linear', slope: 1 - floor * share, intercept: floor * share });
  return tag(
    'filter',
    {
      id: `relief-${name}`,
      x: '-20%',
      y: '-20%',
      width: '140%',
      height: '140%',
      'color-interpolation-filters': 'sRGB',
    },
    step('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: rounding, result: 'b' }),
    step(
      'feDiffuseLighting',
      { in: 'b', surfaceScale: height, diffuseConstant: 1.28, 'lighting-color': '#fff', result: 'd0' },
      LAMP,
    ),
    step(
      'feComponentTransfer',
      { in: 'd0', result: 'dl' },
      channel('feFuncR', 1),
      channel('feFuncG', 0.86),
      channel('feFuncB', 0.8),
    ),
    step('feBlend', { in: 'SourceGraphic', in2: 'dl', mode: 'multiply', result: 'm' }),
    step(
      'feSpecularLighting',
      {
        in: 'b',
        surfaceScale: height,
        specularConstant: shine,
        specularExponent: sharpness,
        'lighting-color': '#fff6e6',
        result: 'sp',
      },
      LAMP,
    ),
    step('feBlend', { in: 'sp', in2: 'm', mode: 'screen', result: 'l' }),
    step('feComposite', { in: 'l', in2: 'SourceAlpha', operator: 'in', result: 'c' }),
    shadow === undefined
      ? ''
      : step('feDropShadow', {
          in: 'c',
          dx: 0.5,
          dy: 0.9,
          stdDeviation: 0.8,
          'flood-color': shadow,
          'flood-opacity': 0.55,
        }),
  );
}
