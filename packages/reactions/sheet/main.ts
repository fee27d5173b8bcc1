import { createEngine } from '../src/render/engine.ts';
import { createMainEngine } from '../src/render/main-engine.ts';
import type { StageStats } from '../src/render/stage.ts';
import { rasterise } from '../src/sprite/rasterise.ts';
import { stampKeys } from '../src/sprite/sprite-key.ts';
import { sampleSpriteUrl } from '../testing/sample-sprites.ts';

/**
 * A full stage: the maximum of petals and a number of stamps, kept up endlessly. `/?thread=main` draws on the page's
 * main thread. The benchmark reads `window.fullStage`.
 */
const STAMPS = 40;
const TOP_UP_MS = 250;
const SPRITE_PX = 96;
const PETALS = ['petal-pink', 'petal-yellow', 'petal-heart'];

/** The values a benchmark reads. */
export interface FullStage {
  readonly thread: string;
  stats(): Promise<StageStats>;
}

declare global {
  interface Window {
    fullStage?: FullStage;
  }
}

const host = document.getElementById('stage');
if (host === null) throw new Error('no stage on the page');
const onMain = new URLSearchParams(location.search).get('thread') === 'main';
const engine = onMain ? createMainEngine(host, 7) : await createEngine(host, 7);
const stamps = stampKeys('natural');
engine.addSprites(
  await Promise.all([...stamps, ...PETALS].map(key => rasterise(key, sampleSpriteUrl(key), SPRITE_PX))),
);
engine.resize(host.clientWidth, host.clientHeight);

let turn = 0;
async function topUp(): Promise<void> {
  const { stampCount, petalCount } = await engine.stats();
  if (petalCount < 100) engine.spawn('natural-riceshower', false);
  // Not all at once at the start, because they would then all end at once.
  const missing = Math.min(STAMPS - stampCount, STAMPS / 8);
  for (let count = 0; count < missing; count += 1) {
    turn += 1;
    engine.spawn(stamps[turn % stamps.length] ?? '', false);
  }
}
setInterval(topUp, TOP_UP_MS);
window.fullStage = { thread: engine.thread, stats: () => engine.stats() };
