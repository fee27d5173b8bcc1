import { addCanvas, devicePixels } from './canvas.ts';
import type { Engine } from './engine.ts';
import { createStage } from './stage.ts';

/** Draws on the page's main thread: the fallback, and the benchmark's comparison. */
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
