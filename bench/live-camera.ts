import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { type Browser, chromium } from 'playwright';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { Actors } from '../e2e/steps/actors.ts';
import * as consoles from '../e2e/steps/console.ts';
import { Day } from '../e2e/steps/day.ts';
import { FilmedClock } from '../e2e/steps/filmed-clock.ts';
import { seeCeremony } from '../e2e/steps/guest.ts';
import { type GlassToGlass, measureGlassToGlass } from '../e2e/steps/pixel-clock.ts';
import { atMost, type BenchResult, describeMachine } from './bench-result.ts';

/**
 * Glass to glass from a laptop's camera. The whole product runs; the camera films a screen with a clock, and a guest's
 * page is read. Camera, encoder and the guest's decoder share this machine.
 */
const WATCH_MS = 60_000;
const DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

async function film(product: RunningProduct, browser: Browser): Promise<GlassToGlass> {
  const { url, playbackUrl } = product;
  const actors = new Actors({ browser, url, playbackUrl, language: 'ja', pictures: '' });
  const day = await Day.begin(product, actors);
  const staff = await day.staff('video-distribution');
  const { page, t, context } = staff;
  await context.grantPermissions(['camera', 'microphone']);
  const clock = await FilmedClock.putBefore(page);
  await day.openConsole(staff);
  await consoles.createSlot(staff);
  await consoles.openStream(staff);
  await page.getByRole('button', { name: t('camera.open') }).click();
  await page.getByRole('button', { name: t('camera.start'), exact: true }).click();
  await consoles.seePreview(staff);
  await consoles.publishStream(staff);
  const guest = await day.guest('guest', 'desktop');
  await seeCeremony(guest);
  const seen = await measureGlassToGlass(guest.page, clock, WATCH_MS);
  await consoles.closeStream(staff);
  await actors.leave();
  return seen;
}

/** Runs for about a minute and a half. */
export async function run(): Promise<BenchResult> {
  const teardown = await setupPostgres();
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch(DEVICES));
  try {
    const { frameCount, p50Ms, p95Ms } = await film(product, browser);
    return {
      name: 'live-camera',
      machine: `${describeMachine()}, Chromium ${browser.version()}`,
      rows: [{ stream: 'camera', p50S: p50Ms / 1_000, p95S: p95Ms / 1_000, frames: frameCount }],
      ratios: {},
      bars: [
        atMost('camera to screen p50, s', p50Ms / 1_000, 2),
        atMost('camera to screen p95, s', p95Ms / 1_000, 2.8),
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
    await teardown();
  }
}
