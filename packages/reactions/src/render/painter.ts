import { RESIZE_DEBOUNCE_MS, STAMP_WIDTH_RATIO } from '../constants.ts';
import { rasterise, type Sprite } from '../sprite/rasterise.ts';
import { canvasDensity } from './canvas.ts';
import { createEngine, type Engine } from './engine.ts';
import type { StageStats } from './stage.ts';

/** Where sprites come from, and the callback for unreadable ones. */
export interface SpriteSource {
  readonly keys: readonly string[];
  readonly url: (key: string) => string;
  readonly onError: (error: unknown) => void;
}

/** Draws into a host unless the user prefers reduced motion. */
export interface Painter {
  spawn(value: string, own: boolean): void;
  clear(): void;
  stats(): Promise<(StageStats & { readonly thread: 'worker' | 'main' }) | null>;
  destroy(): void;
}

/** The bitmap must be sharp in the largest picture this screen can show, including fullscreen. */
function spriteSizePx(): number {
  const longestSide = Math.max(screen.width, screen.height, 375);
  return Math.min(192, Math.ceil(longestSide * STAMP_WIDTH_RATIO * canvasDensity() * 1.15));
}

/** Reads all sprites; those that fail are reported and left out. */
async function loadSprites(source: SpriteSource, report: SpriteSource['onError']): Promise<readonly Sprite[]> {
  const sizePx = spriteSizePx();
  const results = await Promise.allSettled(source.keys.map(key => rasterise(key, source.url(key), sizePx)));
  for (const result of results) if (result.status === 'rejected') report(result.reason);
  return results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Follows the size of a host, after each change has settled. */
function watchSize(host: HTMLElement, resize: (width: number, height: number) => void): () => void {
  let timer = 0;
  resize(host.clientWidth, host.clientHeight);
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(() => resize(host.clientWidth, host.clientHeight), RESIZE_DEBOUNCE_MS);
  });
  observer.observe(host);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** A seed from the clock, so that every visit has its own motion. */
function newSeed(): number {
  return Math.trunc(performance.timeOrigin + performance.now()) >>> 0;
}

/** Starts an engine with its sprites and size, and passes it on when it can draw; the result stops everything. */
function startEngine(host: HTMLElement, source: SpriteSource, ready: (engine: Engine) => void): () => void {
  const ends: (() => void)[] = [];
  let stopped = false;
  const report = (error: unknown): void => {
    if (!stopped) source.onError(error);
  };
  const run = async (): Promise<void> => {
    const [engine, sprites] = await Promise.all([createEngine(host, newSeed()), loadSprites(source, report)]);
    if (stopped) return engine.destroy();
    engine.addSprites(sprites);
    ends.push(engine.destroy, watchSize(host, engine.resize));
    ready(engine);
  };
  run().catch(report);
  return () => {
    stopped = true;
    for (const end of ends) end();
  };
}

/** Adds a painter to a host element. With reduced motion nothing is loaded and nothing is drawn. */
export function createPainter(host: HTMLElement, source: SpriteSource): Painter {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let engine: Engine | null = null;
  let stop: () => void = () => undefined;
  const follow = (): void => {
    stop();
    engine = null;
    stop = stillness.matches
      ? () => undefined
      : startEngine(host, source, started => {
          engine = started;
        });
  };
  follow();
  stillness.addEventListener('change', follow);
  return {
    spawn(value, own) {
      // A hidden page draws no frames: what arrives there would all appear at once on return.
      if (!document.hidden) engine?.spawn(value, own);
    },
    clear: () => engine?.clear(),
    stats: async () => (engine === null ? null : { ...(await engine.stats()), thread: engine.thread }),
    destroy() {
      stillness.removeEventListener('change', follow);
      stop();
    },
  };
}
