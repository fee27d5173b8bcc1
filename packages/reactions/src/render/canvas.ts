import { MAX_DEVICE_PIXEL_RATIO } from '../constants.ts';

/** Device pixels per CSS pixel of the canvas, limited to what is visible in motion. */
export function canvasDensity(): number {
  return Math.min(devicePixelRatio, MAX_DEVICE_PIXEL_RATIO);
}

/** Adds a canvas over a host element. */
export function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  host.append(canvas);
  return canvas;
}

/** Converts a length from CSS pixels to device pixels. */
export function devicePixels(length: number): number {
  return Math.max(1, Math.round(length * canvasDensity()));
}
