import { MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { expect, test } from '@playwright/test';
import { OTHER_BROWSERS, type Running } from './player-elsewhere/installed.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import * as consoles from './steps/console.ts';
import { Day } from './steps/day.ts';
import { Encoder } from './steps/encoder.ts';
import * as guests from './steps/guest.ts';
import { PixelClock } from './steps/pixel-clock.ts';
import { react } from './steps/reactions.ts';
import { seeRecording } from './steps/recording.ts';

// why: tracing takes screenshots all the time, and this test measures the video delay
test.use({ trace: 'off' });

/** How far behind the ceremony a guest may be after catching up, ms. */
const MAX_DELAY_MS = 3_000;
/** Number of frames the delay is measured over: more than two seconds. */
const SPAN_FRAMES = 60;
/** For a second browser that renders without a graphics card. */
const PATIENCE = { timeout: MINUTE_MS };

/**
 * 95th percentile, ms, of the latest frames' time from the encoder to the screen; infinite before there are enough
 * frames.
 */
async function latestDelayMs(clock: PixelClock, encoder: Encoder): Promise<number> {
  const { read } = await clock.frames();
  const delays = read.slice(-SPAN_FRAMES).flatMap(({ number, seenAtMs }) => {
    const sentAtMs = encoder.sentAtMs(number, seenAtMs);
    return sentAtMs === undefined ? [] : [seenAtMs - sentAtMs];
  });
  const sorted = delays.toSorted((a, b) => a - b);
  return sorted.length < SPAN_FRAMES ? Number.POSITIVE_INFINITY : (sorted[Math.floor(SPAN_FRAMES * 0.95)] ?? 0);
}

/** Waits until a guest who sees counts instead of stamps sees this count. */
const seeCount = ({ page, t }: Person, count: number): Promise<void> =>
  expect(page.getByText(t('watch.reactions', { count }), { exact: true })).toBeVisible(PATIENCE);

for (const { name, program, start } of OTHER_BROWSERS) {
  test.describe(() => {
    test.skip(program === undefined, `no ${name} is installed here, so the player is not seen in one`);

    let product: RunningProduct;
    let running: Running;
    test.beforeAll(async () => {
      product = await startProduct();
      running = await start(program ?? '');
    });
    test.afterAll(async () => {
      await running?.stop();
      await product?.stop();
    });

    test(`a guest with ${name} sees the ceremony without a reload, takes part, and sees the recording`, async ({
      browser,
    }) => {
      const { url, playbackUrl } = product;
      const pictures = `${test.info().project.outputDir}/player-elsewhere`;
      const stage = { url, playbackUrl, language: 'ja', pictures } as const;
      const here = new Actors({ ...stage, browser });
      const there = new Actors({ ...stage, browser: running.browser });
      const day = await Day.begin(product, here);
      const staff = await day.staff('video-distribution');
      const friend = await day.guest('friend', 'phone', { isCalm: true });
      const guest = await day.elsewhere(there).guest('elsewhere', 'desktop');
      const canPlay = await guest.page.evaluate(() =>
        MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f,mp4a.40.2"'),
      );
      test.skip(!canPlay, `this ${name} finds no decoder for H.264 on this machine`);

      await test.step('the page waits', async () => {
        await expect(guest.page.getByText(guest.t('slate.auto'))).toBeVisible(PATIENCE);
        await guests.markDocument(guest);
        await there.picture(guest, 'waiting');
      });
      await day.openConsole(staff);
      const line = await consoles.createSlot(staff);
      await consoles.openStream(staff);
      const encoder = await Encoder.start(line);
      try {
        await test.step('the ceremony plays on its own, close to live', async () => {
          await consoles.seePreview(staff);
          await consoles.publishStream(staff);
          await guests.seeCeremony(guest);
          await guests.expectSameDocument(guest);
          const clock = await PixelClock.watch(guest.page);
          await expect.poll(() => latestDelayMs(clock, encoder), PATIENCE).toBeLessThan(MAX_DELAY_MS);
          await there.picture(guest, 'ceremony');
          process.stdout.write(
            `    glass to glass in ${name}: p95 ${Math.round(await latestDelayMs(clock, encoder))} ms\n`,
          );
        });
        await test.step('a reaction sent here appears elsewhere', async () => {
          await react(guest, 'heart');
          await seeCount(friend, 1);
        });
        await test.step('the ceremony ends, and the same page plays its recording', async () => {
          await consoles.closeStream(staff);
          await seeRecording(guest);
          await guests.expectSameDocument(guest);
          await there.picture(guest, 'recording');
        });
        expect([...here.complaints, ...there.complaints]).toEqual([]);
      } finally {
        await encoder.stop();
        await there.leave();
        await here.leave();
      }
    });
  });
}
