/** Attributes of an element; numbers are rounded to two decimals, `undefined` omits an attribute. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounds to two decimals: finer steps cost bytes without a visible effect. */
export function roundTo2(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** Formats numbers as path or transform arguments. */
export function svgNumbers(...values: readonly number[]): string {
  return values.map(roundTo2).join(' ');
}

export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? roundTo2(value) : value}"`;
  }
  const inner = content.join('');
  return inner === '' ? `${text}/>` : `${text}>${inner}</${name}>`;
}

/** Position and transform of a drawn element: moved, then rotated (degrees), then scaled. */
export interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly rotate?: number;
  readonly scale?: number;
  /** Vertical scale, if it differs from the horizontal one; negative mirrors. */
  readonly scaleY?: number;
}

/** Formats a pose as a transform attribute. */
export function transform({ x = 0, y = 0, rotate = 0, scale = 1, scaleY = scale }: Pose): string | undefined {
  let text = '';
  if (x !== 0 || y !== 0) text += `translate(${svgNumbers(x, y)})`;
  if (rotate !== 0) text += `rotate(${roundTo2(rotate)})`;
  if (scale !== 1 || scaleY !== 1)
    text += scale === scaleY ? `scale(${fix3(scale)})` : `scale(${fix3(scale)} ${fix3(scaleY)})`;
  return text === '' ? undefined : text;
}

/** Groups drawn elements under one pose. */
export function groupAt(pose: Pose, ...content: readonly string[]): string {
  return tag('g', { transform: transform(pose) }, ...content);
}

/** A stop of a gradient: [offset 0–1, color, opacity]. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A collector of shared definitions: equal ones are written once. */
export interface Sheet {
  /** A linear gradient, by default across the box from left to right; returns `url(#…)`. */
  linear(stops: readonly Stop[], attributes?: Attributes): string;
  /** A radial gradient; returns `url(#…)`. */
  radial(stops: readonly Stop[], attributes?: Attributes): string;
  /** A clip path of one outline; returns `url(#…)`. */
  clip(path: string): string;
  /** A luminance mask; returns `url(#…)`. */
  mask(content: string): string;
  /** A filter over the whole box; returns `url(#…)`. Only for drawings delivered as bitmaps. */
  filter(content: string): string;
  /** A part drawn once and reused; returns `#…`. */
  part(content: string): string;
  /** All definitions, for the head of the document. */
  definitions(): string;
}

const BASE36 = 36;
const SRGB = { 'color-interpolation-filters': 'sRGB' } as const;

export function createSheet(): Sheet {
  const ids = new Map<string, string>();
  let written = '';
  const define = (name: string, attributes: Attributes, content: string): string => {
    const key = tag(name, attributes, content);
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `d${ids.size.toString(BASE36)}`;
    ids.set(key, id);
    written += tag(name, { id, ...attributes }, content);
    return id;
  };
  return {
    linear: (stops, attributes = {}) => `url(#${define('linearGradient', attributes, writeStops(stops))})`,
    radial: (stops, attributes = {}) => `url(#${define('radialGradient', attributes, writeStops(stops))})`,
    clip: path => `url(#${define('clipPath', {}, tag('path', { d: path }))})`,
    mask: content => `url(#${define('mask', {}, content)})`,
    filter: content => `url(#${define('filter', { x: 0, y: 0, width: 1, height: 1, ...SRGB }, content)})`,
    part: content => `#${define('g', {}, content)}`,
    definitions: () => (written === '' ? '' : tag('defs', {}, written)),
  };
}

/** Writes a whole document. `viewBox` is x, y, width, height. */
export function document(
  viewBox: readonly [number, number, number, number],
  sheet: Sheet,
  ...content: readonly string[]
): string {
  const body = content.join('');
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox.map(roundTo2).join(' ') },
    sheet.definitions(),
    body,
  );
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
}

/** Scales need a third decimal: at 1 % steps a spray visibly jitters. */
function fix3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
