import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import type { FullStage } from '../packages/reactions/sheet/main.ts';
import { atLeast, atMost, type BenchResult, describeMachine } from './bench-result.ts';

/** The reaction layer at its maximum, 100 petals and 40 stamps, on a phone six times slower than this machine. */
const SHEET = new URL('../packages/reactions/sheet/', import.meta.url).pathname;
const THROTTLE = 6;
const WARM_UP_MS = 6_000;
/** The median of three readings counts, because other work runs on this machine. */
const READINGS = 3;
const READING_MS = 3_000;
const MIN_FPS = 50;
const MAX_BUSY = 0.6;
/** The layer is refilled four times a second; a few items end between two refills. */
const MIN_PETALS = 80;
const MIN_STAMPS = 30;

type Reading = Awaited<ReturnType<FullStage['stats']>>;

/** One measured row; a type instead of an interface, so that it is assignable to a row of any table. */
type Row = {
  readonly thread: string;
  readonly throttle: number;
  readonly petals: number;
  readonly stamps: number;
  readonly framesPerSecond: number;
  readonly mainThreadBusy: number;
  readonly drawMsPerFrame: number;
};

const readStage = (page: Page): Promise<Reading> =>
  page.evaluate(async () => {
    const { fullStage } = window;
    if (fullStage === undefined) throw new Error('the stage is not ready');
    return fullStage.stats();
  });

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** What happened between two readings of the layer. */
async function readOnce(page: Page, session: CDPSession): Promise<Omit<Row, 'thread' | 'throttle'>> {
  const [before, busyBefore] = [await readStage(page), await taskSeconds(session)];
  await page.waitForTimeout(READING_MS);
  const [after, busyAfter] = [await readStage(page), await taskSeconds(session)];
  const seconds = (after.atMs - before.atMs) / 1_000;
  const frames = after.frameCount - before.frameCount;
  return {
    petals: after.petalCount,
    stamps: after.stampCount,
    framesPerSecond: frames / seconds,
    mainThreadBusy: (busyAfter - busyBefore) / seconds,
    drawMsPerFrame: (after.drawMs - before.drawMs) / Math.max(1, frames),
  };
}

async function measure(browser: Browser, url: string, throttle: number): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 800, height: 450 } });
  await page.goto(url);
  await page.waitForFunction(() => window.fullStage !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.waitForTimeout(WARM_UP_MS);
  const readings = [];
  for (let count = 0; count < READINGS; count += 1) readings.push(await readOnce(page, session));
  const thread = await page.evaluate(() => window.fullStage?.thread ?? 'none');
  await page.close();
  const middle = readings.sort((a, b) => a.framesPerSecond - b.framesPerSecond)[Math.floor(READINGS / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return { thread, throttle, ...middle };
}

/** Builds the demo page of the layer as it ships, and serves it; the result stops serving and removes the files. */
async function serveSheet(): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'reactions-render-'));
  await build({
    root: SHEET,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2024' },
    worker: { format: 'es' },
  });
  const server = await preview({
    root: SHEET,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the preview server has no address');
  return {
    url,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/**
 * Measures frames and main-thread load of the reaction layer in its worker, and of the fallback on the page's main
 * thread. Takes half a minute.
 */
export async function run(): Promise<BenchResult> {
  const sheet = await serveSheet();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const inWorker = await measure(browser, sheet.url, THROTTLE);
    const onMain = await measure(browser, `${sheet.url}?thread=main`, THROTTLE);
    return {
      name: 'reactions-render',
      machine: `${describeMachine()}, no GPU`,
      rows: [inWorker, onMain],
      ratios: { 'frames per second, worker : page thread': inWorker.framesPerSecond / onMain.framesPerSecond },
      bars: [
        atLeast('frames per second at 6× CPU', inWorker.framesPerSecond, MIN_FPS),
        atMost('main thread busy at 6× CPU', inWorker.mainThreadBusy, MAX_BUSY),
        atLeast('petals on screen', inWorker.petals, MIN_PETALS),
        atLeast('stamps on screen', inWorker.stamps, MIN_STAMPS),
      ],
    };
  } finally {
    await browser.close();
    await sheet.stop();
  }
}
