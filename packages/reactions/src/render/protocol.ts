import type { Sprite } from '../sprite/rasterise.ts';
import type { StageStats } from './stage.ts';

/** Messages from the page to the drawing thread. */
export type ToWorker =
  | { readonly type: 'start'; readonly canvas: OffscreenCanvas; readonly seed: number }
  | { readonly type: 'sprites'; readonly sprites: readonly Sprite[] }
  | { readonly type: 'resize'; readonly widthPx: number; readonly heightPx: number }
  | { readonly type: 'spawn'; readonly value: string; readonly own: boolean }
  | { readonly type: 'clear' }
  | { readonly type: 'ask-stats' };

/** Messages from the drawing thread to the page. */
export type FromWorker = { readonly type: 'ready' } | { readonly type: 'stats'; readonly stats: StageStats };
