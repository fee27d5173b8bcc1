import { groupAt, type Sheet, type Stop, tag } from '@kotohogi/themes/drawing/svg';

/** Colors of people and cloth in the film: warm shadows, no black. */
export const SKIN = { light: '#fbe6d6', mid: '#f6d3bb', deep: '#e6b497' } as const;
export const HAIR = { him: '#3b302b', himLight: '#66544a', her: '#5a4236', herLight: '#8a6a55' } as const;
export const SUIT = { light: '#6b7783', mid: '#4d5965', deep: '#37424d' } as const;
export const SILK = { light: '#fffefa', mid: '#f8f1e6', deep: '#e6dacb', line: '#d3c4b0' } as const;

/** A vertical gradient from top to bottom. */
export function wash(sheet: Sheet, ...stops: readonly Stop[]): string {
  return sheet.linear(stops, { x1: 0.2, y1: 0, x2: 0.4, y2: 1 });
}

/** A filled shape with a thin darker rim, in the style of the flowers. */
export function shape(d: string, fill: string, rim?: string, rimWidth = 1): string {
  return tag('path', {
    d,
    fill,
    stroke: rim,
    'stroke-width': rim === undefined ? undefined : rimWidth,
    'stroke-linejoin': 'round',
  });
}

/** A translucent shape: shadow or sheer cloth. */
export function veiled(d: string, fill: string, opacity: number): string {
  return tag('path', { d, fill, opacity });
}

/** A drawn line. */
export function stroke(d: string, colour: string, width: number, opacity?: number): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  });
}

/** The blossoms people wear: white or blush. */
export const BLOOMS = {
  white: { petal: '#fffaf4', edge: '#d8cdb4' },
  blush: { petal: '#f7d6cb', edge: '#dba294' },
} as const;

/** A five-petaled blossom for hair and lapels; radius in px. */
export function smallBloom(
  at: { readonly x: number; readonly y: number },
  radius: number,
  kind: keyof typeof BLOOMS,
): string {
  const { petal, edge } = BLOOMS[kind];
  const petals = [0, 72, 144, 216, 288].map(rotate =>
    tag('ellipse', {
      cx: radius * 0.62,
      rx: radius * 0.62,
      ry: radius * 0.48,
      transform: `rotate(${rotate})`,
      fill: petal,
      stroke: edge,
      'stroke-width': 0.5,
    }),
  );
  return groupAt(at, ...petals, tag('circle', { r: radius * 0.3, fill: '#e4c27a' }));
}

/** A small leaf of a wreath, drawn from its base. */
export function smallLeaf(pose: { readonly x: number; readonly y: number; readonly rotate: number }): string {
  return groupAt(pose, shape('M0 0C3 -4 9 -4 13 0C9 4 3 4 0 0Z', '#8fa98a'));
}
