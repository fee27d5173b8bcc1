import { isRiceShower } from '../reaction.ts';
import { emptyField, isEmpty } from '../sim/field.ts';
import { simulate } from '../sim/simulate.ts';
import { spawnShower, spawnStamp } from '../sim/spawn.ts';
import type { Sprite } from '../sprite/rasterise.ts';
import { drawField, type Surface } from './draw.ts';

/** Counters of what has been drawn; two readings give frames per second. */
export interface StageStats {
  readonly frameCount: number;
  /** Time spent on moving and drawing, in ms. */
  readonly drawMs: number;
  readonly atMs: number;
  readonly stampCount: number;
  readonly petalCount: number;
}

/** One canvas with everything that moves on it; the same on both threads. */
export interface Stage {
  addSprites(sprites: readonly Sprite[]): void;
  resize(widthPx: number, heightPx: number): void;
  spawn(value: string, own: boolean): void;
  clear(): void;
  stats(): StageStats;
}

/** After a longer pause, in ms, the motion continues where it was instead of jumping. */
const LONGEST_STEP_MS = 100;

/** Creates a stage on a surface. It draws only while something moves. */
export function createStage(surface: Surface, seed: number): Stage {
  const bitmaps = new Map<string, ImageBitmap>();
  const petalSprites: string[] = [];
  let field = emptyField(seed);
  let lastMs: number | null = null;
  let frameCount = 0;
  let drawMs = 0;

  const frame = (nowMs: number): void => {
    const startedMs = performance.now();
    field = simulate(field, lastMs === null ? 0 : Math.min(Math.max(0, nowMs - lastMs), LONGEST_STEP_MS));
    drawField(surface, field, bitmaps);
    frameCount += 1;
    drawMs += performance.now() - startedMs;
    lastMs = isEmpty(field) ? null : nowMs;
    if (lastMs !== null) requestAnimationFrame(frame);
  };

  const wake = (): void => {
    if (lastMs !== null || isEmpty(field)) return;
    lastMs = performance.now();
    requestAnimationFrame(frame);
  };

  return {
    addSprites(sprites) {
      for (const { key, bitmap } of sprites) {
        bitmaps.set(key, bitmap);
        if (key.startsWith('petal-')) petalSprites.push(key);
      }
    },
    resize(widthPx, heightPx) {
      surface.canvas.width = widthPx;
      surface.canvas.height = heightPx;
      drawField(surface, field, bitmaps);
    },
    spawn(value, own) {
      if (isRiceShower(value)) field = petalSprites.length > 0 ? spawnShower(field, petalSprites) : field;
      else if (bitmaps.has(value)) field = spawnStamp(field, value, own);
      wake();
    },
    clear() {
      field = emptyField(field.seed);
      drawField(surface, field, bitmaps);
    },
    stats: () => ({
      frameCount,
      drawMs,
      atMs: performance.now(),
      stampCount: field.stamps.length,
      petalCount: field.petals.length,
    }),
  };
}
