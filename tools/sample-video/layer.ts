import { createSheet, document, type Sheet } from '@kotohogi/themes/drawing/svg';

/** The frame of the film, px. */
export const FRAME = { width: 1280, height: 720, framesPerSecond: 30 } as const;

/** The pose of a layer at one moment: translation (px), scale and rotation (degrees) about its pivot, opacity. */
export interface LayerPose {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly rotate?: number;
  readonly opacity?: number;
}

/** One sheet of a multiplane scene. */
export interface Layer {
  readonly svg: string;
  /** The area of the scene that the drawing covers: x, y, width, height in px; the frame is 0, 0, 1280, 720. */
  readonly box: readonly [number, number, number, number];
  /** How far the camera's moves shift it: 0 is the horizon, 1 is the subject, more is nearer than the subject. */
  readonly depth: number;
  /** Blur of a sheet that is out of focus, px. */
  readonly blur?: number;
  /** Its movement over the shot, eased; without it the layer does not move. */
  readonly from?: LayerPose;
  readonly to?: LayerPose;
  /** The part of the shot in which it moves: start, end (0–1). */
  readonly during?: readonly [number, number];
  /** Pivot of scale and rotation, px of the scene; by default the middle of its box. */
  readonly pivot?: readonly [number, number];
  /** A slow swing: degrees, px, and the period in seconds. */
  readonly sway?: { readonly degrees?: number; readonly px?: number; readonly periodS: number };
  /** A walking motion on top of its movement: height in px, and steps per second. */
  readonly walk?: { readonly px: number; readonly perS: number };
}

/** Creates a layer: `paint` draws in scene px. */
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
