import { createSheet, document, type Sheet } from '@kotohogi/themes/drawing/svg';

/** The frame of the film, px. */
export const FRAME = { width: 1280, height: 720, framesPerSecond: 30 } as const;

/** Where a layer stands at one moment: moved (px), scaled and turned (degrees) about its pivot, faded. */
export interface Stand {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly rotate?: number;
  readonly opacity?: number;
}

/** One sheet of a multiplane scene. */
export interface Layer {
  readonly svg: string;
  /** What the drawing covers of the scene: x, y, width, height in px; the frame is 0, 0, 1280, 720. */
  readonly box: readonly [number, number, number, number];
  /** How far the camera's moves shift it: 0 stands at the horizon, 1 is the subject, more is nearer than the subject. */
  readonly depth: number;
  /** Softness of a sheet out of focus, px. */
  readonly blur?: number;
  /** Its moves over the shot, eased; it stands still without them. */
  readonly from?: Stand;
  readonly to?: Stand;
  /** The share of the shot in which it moves: start, end (0–1). */
  readonly during?: readonly [number, number];
  /** Point about which it scales and turns, px of the scene; the middle of its box when left out. */
  readonly pivot?: readonly [number, number];
  /** A slow swing: degrees, px, and the length of a period in seconds. */
  readonly sway?: { readonly degrees?: number; readonly px?: number; readonly periodS: number };
  /** A step on top of its way: height in px, and steps per second. */
  readonly walk?: { readonly px: number; readonly perS: number };
}

/** Draws a layer: `paint` draws in scene px. */
export function layer(
  box: Layer['box'],
  depth: number,
  paint: (sheet: Sheet) => string,
  rest: Omit<Layer, 'svg' | 'box' | 'depth'> = {},
): Layer {
  const sheet = createSheet();
  const svg = document(box, sheet, paint(sheet)).replace('<svg ', `<svg width="${box[2]}" height="${box[3]}" `);
  return { svg, box, depth, ...rest };
}
