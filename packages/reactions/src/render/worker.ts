import type { FromWorker, ToWorker } from './protocol.ts';
import { createStage, type Stage } from './stage.ts';

let stage: Stage | null = null;

function start(canvas: OffscreenCanvas, seed: number): Stage {
  const surface = canvas.getContext('2d');
  if (surface === null) throw new Error('no 2d canvas in the worker');
  return createStage(surface, seed);
}

function answer(message: FromWorker): void {
  self.postMessage(message);
}

function obey(message: ToWorker): void {
  switch (message.type) {
    case 'start':
      stage = start(message.canvas, message.seed);
      return;
    case 'sprites':
      stage?.addSprites(message.sprites);
      return;
    case 'resize':
      stage?.resize(message.widthPx, message.heightPx);
      return;
    case 'spawn':
      stage?.spawn(message.value, message.own);
      return;
    case 'clear':
      stage?.clear();
      return;
    case 'ask-stats':
      if (stage !== null) answer({ type: 'stats', stats: stage.stats() });
      return;
    default:
      message satisfies never;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => obey(data));
// A worker without animation frames cannot draw; failing here makes the page draw instead.
if (typeof requestAnimationFrame !== 'function') throw new Error('no animation frames in this worker');
answer({ type: 'ready' });
