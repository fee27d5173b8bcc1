import { type Sheet, type Stop, tag } from '@kotohogi/themes/drawing/svg';

/** Colours of people and cloth in the film: warm shadows, no black. */
export const SKIN = { light: '#fbe6d6', mid: '#f6d3bb', deep: '#e6b497' } as const;
export const HAIR = { him: '#3b302b', himLight: '#66544a', her: '#5a4236', herLight: '#8a6a55' } as const;
export const SUIT = { light: '#6b7783', mid: '#4d5965', deep: '#37424d' } as const;
export const SILK = { light: '#fffefa', mid: '#f8f1e6', deep: '#e6dacb', line: '#d3c4b0' } as const;

/** A vertical wash from top to bottom. */
export function wash(sheet: Sheet, ...stops: readonly Stop[]): string {
  return sheet.linear(stops, { x1: 0.2, y1: 0, x2: 0.4, y2: 1 });
}

/** A filled shape with a thin deeper rim, as the flowers have it. */
export function shape(d: string, fill: string, rim?: string, rimWidth = 1): string {
  return tag('path', {
    d,
    fill,
    stroke: rim,
    'stroke-width': rim === undefined ? undefined : rimWidth,
    'stroke-linejoin': 'round',
  });
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
