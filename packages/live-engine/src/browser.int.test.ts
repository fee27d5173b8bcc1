import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@kotohogi/testkit/chromium';
import { elapse } from '@kotohogi/testkit/elapse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaFile } from './publish/media-file.ts';
import { Publisher } from './publish/publisher.ts';
import { readFixture } from './testing/fixtures.ts';
import { OriginProcess, poll } from './testing/origin-process.ts';
import { longestFreeze, TestBrowser, type TestPlayer } from './testing/test-player.ts';

/** Unmodified hls.js with its own defaults and no error handler: playback must survive in any player. */
describe.skipIf(findChromium() === undefined)(
  'unmodified hls.js in Chromium (skipped without an installed Chromium that plays H.264)',
  () => {
    let origin: OriginProcess;
    let browser: TestBrowser;
    let clock: MediaFile;
    beforeAll(async () => {
      origin = await OriginProcess.start();
      browser = await TestBrowser.launch();
      clock = await readFixture('pixel-clock');
    });
    afterAll(async () => {
      await browser.close();
      await origin.dispose();
    });

    const fatal = async (player: TestPlayer) => (await player.log()).errors.filter(error => error.fatal);
    const playing = (player: TestPlayer, sinceMs: number) =>
      poll(async () => {
        const { frames } = await player.log();
        return frames.filter(frame => frame.atMs > sinceMs).length > 30 ? true : null;
      }, 20_000);

    /** The encoder is missed and returns. */
    async function awayAndBack(ref: string, withinMs: number): Promise<void> {
      for (const state of ['lost', 'receiving'])
        await poll(async () => ((await origin.control.slot(ref)).state === state ? true : null), withinMs);
    }

    /** A published live and a page that plays it. */
    async function begin(ref: string, reconnectAfterMs: number | null) {
      const slot = await origin.createSlot(ref);
      await origin.control.publish(ref);
      const publisher = new Publisher({
        target: origin.rtmpTarget(slot.mainKey),
        file: clock,
        isLooping: true,
        reconnectAfterMs,
      });
      await poll(async () => ((await fetch(origin.url(ref, 'v1.m4s'))).status === 200 ? true : null));
      const player = await browser.play(origin.url(ref, 'index.m3u8'));
      await playing(player, 0);
      await playing(player, Date.now());
      return { slot, publisher, player };
    }

    it('shows a first frame within two seconds and reads every frame of the pixel clock', async () => {
      const { publisher, player } = await begin('first-frame', null);
      const log = await player.log();
      expect((log.frames[0]?.atMs ?? Number.POSITIVE_INFINITY) - log.startedAtMs).toBeLessThan(2_000);
      expect(log.frames.every(frame => frame.number !== null)).toBe(true);
      expect(log.errors.filter(error => error.fatal)).toEqual([]);
      await player.close();
      await publisher.stop();
    });

    it('continues within five seconds after the encoder was away for two', async () => {
      const { slot, publisher, player } = await begin('encoder-away', 2_000);
      for (let round = 0; round < 2; round++) {
        const lostAtMs = Date.now();
        publisher.drop();
        await awayAndBack(slot.ref, 10_000);
        await playing(player, Date.now());
        expect(longestFreeze(await player.log(), lostAtMs).durationMs).toBeLessThan(5_000);
      }
      expect(await fatal(player)).toEqual([]);
      await player.close();
      await publisher.stop();
    });

    it('resumes within six seconds after a kill -9 of the origin that is back after one', async () => {
      const { slot, publisher, player } = await begin('origin-killed', 300);
      const killedAtMs = Date.now();
      await origin.kill();
      await elapse(1_000);
      await origin.restart();
      await poll(async () => ((await origin.control.slot(slot.ref)).state === 'receiving' ? true : null));
      await playing(player, Date.now());
      expect(longestFreeze(await player.log(), killedAtMs).durationMs).toBeLessThan(6_000);
      expect(await fatal(player)).toEqual([]);
      await player.close();
      await publisher.stop();
    });

    it('plays an archive with an intermission cut out and a video added, to its end', async () => {
      const { slot, publisher, player } = await begin('cut-and-added', null);
      await player.close();
      await origin.control.pause(slot.ref);
      await poll(async () => ((await origin.control.slot(slot.ref)).intermission.durationMs > 3_000 ? true : null));
      await origin.control.resume(slot.ref);
      const before = (await origin.control.slot(slot.ref)).recording.durationMs;
      await poll(async () =>
        (await origin.control.slot(slot.ref)).recording.durationMs > before + 2_500 ? true : null,
      );
      await publisher.stop();
      await origin.control.revoke(slot.ref);
      const film = fileURLToPath(new URL('./fixtures/b-frames.mp4', import.meta.url));
      const { size: sizeBytes } = await stat(film);
      const read = async () => createReadStream(film);
      const { recording } = await origin.control.linkVideo(slot.ref, 'film', { sizeBytes, read });
      expect(recording.sessions).toBe(3);
      const replay = await browser.play(origin.url(slot.ref, 'index.m3u8'));
      const endS = recording.durationMs / 1000;
      await poll(
        async () => (((await replay.log()).frames.at(-1)?.mediaTimeS ?? 0) > endS - 0.5 ? true : null),
        endS * 1000 + 10_000,
      );
      expect(await fatal(replay)).toEqual([]);
      // Frames are no proof of a gap: a busy machine presents none for a second and plays on.
      const buffered = await replay.bufferedS();
      expect(buffered).toHaveLength(1);
      expect(buffered[0]?.[0]).toBeLessThan(0.5);
      expect(buffered[0]?.[1]).toBeGreaterThan(endS - 0.5);
      await replay.close();
    });

    // These wait for streams of their own and measure nothing that other players could delay.
    it.concurrent('plays the audio alone', async () => {
      const { slot, publisher, player } = await begin('sound-alone', null);
      await player.close();
      const listener = await browser.play(origin.url(slot.ref, 'audio.m3u8'));
      const startS = await poll(async () => ((await listener.currentTimeS()) > 0 ? listener.currentTimeS() : null));
      await poll(async () => ((await listener.currentTimeS()) > startS + 3 ? true : null));
      expect(await fatal(listener)).toEqual([]);
      await listener.close();
      await publisher.stop();
    });

    it.concurrent('plays whole segments without ever requesting a part', async () => {
      const { slot, publisher, player } = await begin('whole-segments', null);
      await player.close();
      const listener = await browser.play(origin.url(slot.ref, 'compat.m3u8'), { lowLatencyMode: false });
      await playing(listener, 0);
      const startS = await listener.currentTimeS();
      await poll(async () => ((await listener.currentTimeS()) > startS + 4 ? true : null));
      expect(await fatal(listener)).toEqual([]);
      await listener.close();
      await publisher.stop();
    });

    it.concurrent('waits through a long absence without a fatal error', async () => {
      const { slot, publisher, player } = await begin('encoder-long-away', 15_000);
      publisher.drop();
      await awayAndBack(slot.ref, 30_000);
      await playing(player, Date.now());
      expect(await fatal(player)).toEqual([]);
      await player.close();
      await publisher.stop();
    });

    it.concurrent('follows an encoder that returns with a different picture size', async () => {
      const { slot, publisher, player } = await begin('other-size', null);
      publisher.drop();
      const file = await readFixture('b-frames');
      const other = new Publisher({
        target: origin.rtmpTarget(slot.mainKey),
        file,
        isLooping: true,
        reconnectAfterMs: null,
      });
      await poll(async () => ((await origin.control.slot(slot.ref)).recording.sessions === 2 ? true : null));
      // Longer than the player's buffer, so that it plays the other picture.
      const startS = await player.currentTimeS();
      await poll(async () => ((await player.currentTimeS()) > startS + 4 ? true : null), 20_000);
      expect(await fatal(player)).toEqual([]);
      await player.close();
      await other.stop();
    });

    it.concurrent('plays a recording of two sessions with different pictures to its end', async () => {
      const { slot, publisher, player } = await begin('recorded', null);
      await player.close();
      await publisher.stop();
      const file = await readFixture('b-frames');
      const other = new Publisher({
        target: origin.rtmpTarget(slot.mainKey),
        file,
        isLooping: false,
        reconnectAfterMs: null,
      });
      await other.finished;
      const { recording } = await origin.control.close(slot.ref);
      expect(recording.sessions).toBe(2);
      const replay = await browser.play(origin.url(slot.ref, 'index.m3u8'));
      const endS = recording.durationMs / 1000;
      await poll(
        async () => (((await replay.log()).frames.at(-1)?.mediaTimeS ?? 0) > endS - 0.5 ? true : null),
        endS * 1000 + 10_000,
      );
      expect(await fatal(replay)).toEqual([]);
      await replay.close();
    });
  },
);
