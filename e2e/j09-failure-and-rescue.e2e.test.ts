import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors } from './steps/actors.ts';
import * as consoles from './steps/console.ts';
import { Day } from './steps/day.ts';
import { Encoder } from './steps/encoder.ts';
import { expectSameDocument, markDocument, player, seeCeremony, writeMessage } from './steps/guest.ts';
import { seeRecording } from './steps/recording.ts';

// why: tracing takes screenshots all the time, and the machine already carries a stream
test.use({ trace: 'off' });

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct({ EMERGENCY_DESTINATION: 'duty@example.jp' });
});
test.afterAll(async () => {
  await product?.stop();
});

/**
 * From the loss of the encoder to the slate: two seconds (docs/product/live.md#states), plus the time a busy machine
 * needs to draw it.
 */
const SLATE_WITHIN_MS = 6_000;
const CLIP = fileURLToPath(new URL('../packages/live-engine/src/fixtures/pixel-clock.mp4', import.meta.url));
/** Three chunks of ten megabytes: an MP4 may end in unused space (`free`, ISO/IEC 14496-12 §8.1.2). */
const FILM_BYTES = 25_000_000;

async function film(): Promise<Buffer> {
  const clip = await readFile(CLIP);
  const room = Buffer.alloc(FILM_BYTES - clip.length);
  room.writeUInt32BE(room.length, 0);
  room.write('free', 4, 'latin1');
  return Buffer.concat([clip, room]);
}

test('J9: the venue loses its stream and recovers it', async ({ browser }) => {
  const pictures = join(test.info().project.outputDir, 'j09');
  const { url, playbackUrl } = product;
  const actors = new Actors({ browser, url, playbackUrl, language: 'ja', pictures });
  const day = await Day.begin(product, actors);
  const staff = await day.staff('video-distribution');
  const guest = await day.guest('guest');
  const { page, t } = staff;
  const encoders: Encoder[] = [];
  const start = async (line: Parameters<typeof Encoder.start>[0]) => {
    const encoder = await Encoder.start(line);
    encoders.push(encoder);
    return encoder;
  };
  const recovering = guest.page.getByText(t('slate.recovering'), { exact: true });
  try {
    await day.openConsole(staff);
    const main = await consoles.createSlot(staff);
    await consoles.openStream(staff);
    const first = await start(main);
    await consoles.seePreview(staff);
    await consoles.publishStream(staff);
    await seeCeremony(guest);
    await markDocument(guest);

    await test.step('1: the encoder disconnects, and guests see the slate', async () => {
      await first.stop();
      await expect(recovering).toBeVisible({ timeout: SLATE_WITHIN_MS });
      await expect(page.getByText(t('console.status.lost')).first()).toBeVisible();
      await actors.picture(staff, 'lost');
      await actors.picture(guest, 'slate');
    });
    const second = await test.step('2: the encoder reconnects, and the same live continues', async () => {
      const back = await start(main);
      await expect(recovering).toBeHidden();
      await seeCeremony(guest);
      return back;
    });
    await test.step('3: the spare takes over', async () => {
      const spare = await consoles.readLine(staff, 'spare');
      await start(spare);
      await second.stop();
      await seeCeremony(guest);
      await expectSameDocument(guest);
    });
    await test.step('4: the emergency stop, with its reason', async () => {
      await consoles.stopStream(staff, '会場で火災報知器が鳴りました');
      await expect(guest.page.getByText(t('slate.preparing'), { exact: true })).toBeVisible();
      await expect(guest.page.locator('video')).toHaveCount(0);
      const mail = await product.mailTo('duty@example.jp', 'staff-emergency');
      expect(mail.text).toContain('会場で火災報知器が鳴りました');
      await actors.picture(staff, 'stopped');
      await actors.picture(guest, 'preparing');
    });
    await test.step('5: messages still arrive', () => writeMessage(guest, '心配しています。おめでとう。'));
    await test.step('6, 7: the film is uploaded over a network that fails', async () => {
      const file = { name: '挙式.mp4', mimeType: 'video/mp4', buffer: await film() };
      await page.locator('input[type="file"]').setInputFiles(file);
      const send = page.getByRole('button', { name: t('recording.film.send') });
      await expect(send).toBeVisible();
      await page.route('**/files/upload/**', route => route.abort());
      await send.click();
      await expect(page.getByText(t('recording.failed.network'))).toBeVisible();
      await actors.picture(staff, 'network');
      await page.unroute('**/files/upload/**');
      const again = page.getByRole('button', {
        name: new RegExp(`${t('recording.film.resume')}|${t('recording.film.retry')}`),
      });
      await again.click();
    });
    await test.step('8, 9: the film becomes the recording, and the guest sees it without reloading', async () => {
      await consoles.expectStatus(staff, 'archived');
      await seeRecording(guest);
      await expectSameDocument(guest);
      await actors.picture(guest, 'recording');
    });
    await test.step('10: the stream and the film are one recording', async () => {
      const clipS = first.file.durationMs / 1_000;
      const durationS = () =>
        player(guest, 'archive')
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.duration);
      await expect.poll(durationS).toBeGreaterThan(clipS + 2);
    });
    await test.step('11: the log is exported', async () => {
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name: t('console.log.file') }).click();
      const csv = await readFile(await (await started).path(), 'utf8');
      expect(csv).toContain('会場で火災報知器が鳴りました');
      expect(csv).toContain('waitingForStream');
    });
    expect(actors.complaints.filter(complaint => !complaint.includes('/files/upload/'))).toEqual([]);
  } catch (error) {
    await actors.pictureOfAll('failed');
    throw error;
  } finally {
    await Promise.all(encoders.map(encoder => encoder.stop()));
    await actors.leave();
  }
});
