import { MAX_DEVICE_PIXEL_RATIO } from '../constants.ts';
import type { Sprite } from '../sprite/rasterise.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { createStage, type StageStats } from './stage.ts';

/** A canvas that draws reactions, on a thread of its own where the browser can do that. */
export interface Engine {
  readonly thread: 'worker' | 'main';
  addSprites(sprites: readonly Sprite[]): void;
  /** Size of the container in CSS pixels. */
  resize(width: number, height: number): void;
  spawn(value: string, own: boolean): void;
  clear(): void;
  stats(): Promise<StageStats>;
  destroy(): void;
}

const WORKER_START_MS = 3_000;

/** Device pixels per CSS pixel of the canvas; never finer than anyone can see in motion. */
export function canvasDensity(): number {
  return Math.min(devicePixelRatio, MAX_DEVICE_PIXEL_RATIO);
}

function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  host.append(canvas);
  return canvas;
}

function devicePixels(length: number): number {
  return Math.max(1, Math.round(length * canvasDensity()));
}

/** Draws on the page's own thread: the fallback, and what the benchmark compares with. */
export function createMainEngine(host: HTMLElement, seed: number): Engine {
  const canvas = addCanvas(host);
  const surface = canvas.getContext('2d');
  if (surface === null) throw new Error('no 2d canvas');
  const stage = createStage(surface, seed);
  return {
    thread: 'main',
    addSprites: stage.addSprites,
    resize: (width, height) => stage.resize(devicePixels(width), devicePixels(height)),
    spawn: stage.spawn,
    clear: stage.clear,
    stats: async () => stage.stats(),
    destroy() {
      stage.clear();
      canvas.remove();
    },
  };
}

/** Resolves with a running worker, or with null where there is none, it fails or it does not answer in time. */
async function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const ready = await new Promise<boolean>(resolve => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
    setTimeout(() => resolve(false), WORKER_START_MS);
  });
  if (ready) return worker;
  worker.terminate();
  return null;
}

function createWorkerEngine(host: HTMLElement, seed: number, worker: Worker): Engine {
  const canvas = addCanvas(host);
  const post = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  post({ type: 'start', canvas: offscreen, seed }, [offscreen]);
  return {
    thread: 'worker',
    addSprites: sprites =>
      post(
        { type: 'sprites', sprites },
        sprites.map(({ bitmap }) => bitmap),
      ),
    resize: (width, height) => post({ type: 'resize', widthPx: devicePixels(width), heightPx: devicePixels(height) }),
    spawn: (value, own) => post({ type: 'spawn', value, own }),
    clear: () => post({ type: 'clear' }),
    stats: () =>
      new Promise<StageStats>(resolve => {
        const listen = ({ data }: MessageEvent<FromWorker>): void => {
          if (data.type !== 'stats') return;
          worker.removeEventListener('message', listen);
          resolve(data.stats);
        };
        worker.addEventListener('message', listen);
        post({ type: 'ask-stats' });
      }),
    destroy() {
      worker.terminate();
      canvas.remove();
    },
  };
}

/** Puts a drawing canvas into a host, in a worker if possible. */
export async function createEngine(host: HTMLElement, seed: number): Promise<Engine> {
  const worker = await startWorker();
  return worker === null ? createMainEngine(host, seed) : createWorkerEngine(host, seed, worker);
}
