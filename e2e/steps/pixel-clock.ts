import { BLOCK_COUNT, BLOCK_PX, decodeFrameNumber } from '@kotohogi/live-engine/pixel-clock/code';
import { expect, type JSHandle, type Page } from '@playwright/test';

/** A presented frame: wall clock (epoch ms), its blocks, the time in the video (s). */
type Seen = readonly [seenAtMs: number, blocks: number, mediaTimeS: number];

/** A frame that could be decoded. */
export interface ClockFrame {
  readonly seenAtMs: number;
  /** Number of the frame in the encoder's clip. */
  readonly number: number;
  readonly mediaTimeS: number;
}

/** Reads the pixel clock from every frame that a page's video presents, without changing the page. */
export class PixelClock {
  readonly #seen: JSHandle<Seen[]>;

  private constructor(seen: JSHandle<Seen[]>) {
    this.#seen = seen;
  }

  static async watch(page: Page): Promise<PixelClock> {
    const size = { count: BLOCK_COUNT, px: BLOCK_PX };
    const seen = await page.locator('video').evaluateHandle((element: HTMLVideoElement, { count, px }) => {
      const frames: [number, number, number][] = [];
      const canvas = new OffscreenCanvas(count * px, px);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      const readBlocks = () => {
        const scale = element.videoWidth / 640;
        context?.drawImage(element, 0, 0, count * px * scale, px * scale, 0, 0, count * px, px);
        const row = context?.getImageData(0, px / 2, count * px, 1).data ?? [];
        let blocks = 0;
        for (let block = 0; block < count; block++) {
          blocks = (blocks << 1) | ((row[(block * px + px / 2) * 4] ?? 0) > 127 ? 1 : 0);
        }
        return blocks;
      };
      const note: VideoFrameRequestCallback = (_, { presentationTime, mediaTime }) => {
        frames.push([performance.timeOrigin + presentationTime, readBlocks(), mediaTime]);
        element.requestVideoFrameCallback(note);
      };
      element.requestVideoFrameCallback(note);
      return frames;
    }, size);
    return new PixelClock(seen);
  }

  /** All frames so far; frames whose checksum fails are only counted. */
  async frames(): Promise<{ readonly read: readonly ClockFrame[]; readonly unreadable: number }> {
    const seen = await this.#seen.jsonValue();
    const read = seen.flatMap(([seenAtMs, blocks, mediaTimeS]) => {
      const number = decodeFrameNumber(blocks);
      return number === null ? [] : [{ seenAtMs, number, mediaTimeS }];
    });
    return { read, unreadable: seen.length - read.length };
  }

  /** Waits until the page has presented frames for this long. */
  async watchFor(durationMs: number): Promise<void> {
    const spanMs = () => this.#seen.evaluate(seen => (seen.at(-1)?.[0] ?? 0) - (seen[0]?.[0] ?? 0));
    await expect
      .poll(spanMs, {
        message: 'the video is frozen',
        timeout: durationMs + 15_000,
        intervals: [500],
      })
      .toBeGreaterThan(durationMs);
  }

  /** Number of the frame that was on screen at a time of the video (s). */
  async frameNear(timeS: number): Promise<number> {
    const { read } = await this.frames();
    const distance = (frame: ClockFrame) => Math.abs(frame.mediaTimeS - timeS);
    const [nearest] = read.toSorted((one, other) => distance(one) - distance(other));
    if (nearest === undefined || distance(nearest) > 0.2) throw new Error(`no frame of second ${timeS} was seen`);
    return nearest.number;
  }

  /**
   * Position in the clip (frames, with fraction) at a video time (s), computed from the nearest frame that was seen.
   */
  async momentAt(timeS: number, frameRate: number): Promise<number> {
    const { read } = await this.frames();
    const distance = (frame: ClockFrame) => Math.abs(frame.mediaTimeS - timeS);
    const [nearest] = read.toSorted((one, other) => distance(one) - distance(other));
    if (nearest === undefined) throw new Error('no frame was seen');
    return nearest.number + (timeS - nearest.mediaTimeS) * frameRate;
  }
}

/** The sender of the clock: knows when the frame on screen at `seenAtMs` was sent; undefined for one it never sent. */
export interface ClockSender {
  sentAtMs(number: number, seenAtMs: number): number | undefined;
}

/** Time that frames took from the encoder to a guest's screen. */
export interface GlassToGlass {
  readonly frameCount: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Watches a live video for a while and compares the frames seen with those sent. */
export async function measureGlassToGlass(page: Page, sender: ClockSender, durationMs: number): Promise<GlassToGlass> {
  const clock = await PixelClock.watch(page);
  await clock.watchFor(durationMs);
  const { read, unreadable } = await clock.frames();
  expect(unreadable, 'frames whose clock cannot be read').toBeLessThan(read.length * 0.01);
  const delays = read.flatMap(({ number, seenAtMs }) => {
    const sentAtMs = sender.sentAtMs(number, seenAtMs);
    return sentAtMs === undefined ? [] : [seenAtMs - sentAtMs];
  });
  expect(delays.length, 'frames that the encoder has sent').toBe(read.length);
  const sorted = delays.toSorted((a, b) => a - b);
  return {
    frameCount: sorted.length,
    p50Ms: Math.round(quantile(sorted, 0.5)),
    p95Ms: Math.round(quantile(sorted, 0.95)),
  };
}
