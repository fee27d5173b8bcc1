import { BLOCK_COUNT, BLOCK_PX, encodeFrameNumber, MAX_FRAME_NUMBER } from '@kotohogi/live-engine/pixel-clock/code';
import type { Page } from '@playwright/test';
import type { ClockSender } from './pixel-clock.ts';

/** Clock numbers per second; they repeat after 68 s. */
const RATE = 30;
const NUMBERS = MAX_FRAME_NUMBER + 1;
/** The clock is drawn 640 pixels wide; cameras are asked for 1280. */
const SCALE = 2;

/** A camera that films a screen on which the pixel clock runs by this machine's time. */
export class FilmedClock implements ClockSender {
  /** Replaces the browser's camera from the next page on; the microphone stays as it is. */
  static async putBefore(page: Page): Promise<FilmedClock> {
    const codes = Array.from({ length: NUMBERS }, (_, number) => encodeFrameNumber(number));
    const size = {
      codes,
      rate: RATE,
      count: BLOCK_COUNT,
      px: BLOCK_PX * SCALE,
      width: 640 * SCALE,
      height: 360 * SCALE,
    };
    await page.addInitScript(({ codes, rate, count, px, width, height }) => {
      const { mediaDevices } = navigator;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      const draw = () => {
        const code = codes[Math.floor((Date.now() * rate) / 1_000) % codes.length] ?? 0;
        for (let block = 0; context !== null && block < count; block++) {
          context.fillStyle = (code >> (count - 1 - block)) & 1 ? 'white' : 'black';
          context.fillRect(block * px, 0, px, px);
        }
      };
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async wanted => {
        const stream = await open(wanted);
        for (const track of stream.getVideoTracks()) {
          stream.removeTrack(track);
          track.stop();
        }
        setInterval(draw, 1_000 / rate);
        for (const track of canvas.captureStream(rate).getVideoTracks()) stream.addTrack(track);
        return stream;
      };
    }, size);
    return new FilmedClock();
  }

  /** When the clock began to show this number: the time the camera needs to see it counts as delay. */
  sentAtMs(number: number, seenAtMs: number): number {
    const shown = Math.floor((seenAtMs * RATE) / 1_000);
    const since = (((shown - number) % NUMBERS) + NUMBERS) % NUMBERS;
    return ((shown - since) * 1_000) / RATE;
  }
}
