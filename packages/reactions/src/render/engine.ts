import type { Sprite } from '../sprite/rasterise.ts';
import { addCanvas, devicePixels } from './canvas.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { StageStats } from './stage.ts';

/** A canvas that draws reactions, in a worker if the browser supports that. */
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

/** Resolves with a running worker, or with null if there is none, it fails or it does not answer in time. */
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

/** Adds a drawing canvas to a host, in a worker if possible. */
export async function createEngine(host: HTMLElement, seed: number): Promise<Engine> {
  const worker = await startWorker();
  if (worker !== null) return createWorkerEngine(host, seed, worker);
  // Few browsers need this code, so it is loaded on demand.
  const { createMainEngine } = await import('./main-engine.ts');
  return createMainEngine(host, seed);
}
