import { MAX_DEVICE_PIXEL_RATIO } from '../constants.ts';

/** Device pixels per CSS pixel of the canvas; never finer than anyone can see in motion. */
export function canvasDensity(): number {
  return Math.min(devicePixelRatio, MAX_DEVICE_PIXEL_RATIO);
}

/** Lays a canvas over a host. */
export function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  host.append(canvas);
  return canvas;
}

/** A length of the canvas: CSS pixels in, device pixels out. */
export function devicePixels(length: number): number {
  return Math.max(1, Math.round(length * canvasDensity()));
}
