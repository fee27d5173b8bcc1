import { expect, type JSHandle } from '@playwright/test';
import type { Person } from './actors.ts';
import { player } from './guest.ts';

/** What the layer over a video reveals from the outside: its pixels. */
interface OverlayView {
  readonly isPainted: () => boolean;
  /** Current time of the video, s. */
  readonly timeS: () => number;
  /** Only for a recording. */
  readonly seekBar: Element | null;
}

/** The stamps and petals over one guest's video. */
export class Overlay {
  readonly #view: JSHandle<OverlayView>;

  private constructor(view: JSHandle<OverlayView>) {
    this.#view = view;
  }

  static async of(person: Person, kind: 'live' | 'archive' = 'live'): Promise<Overlay> {
    const view = await player(person, kind).evaluateHandle((stage): OverlayView => {
      const [width, height] = [120, 68];
      const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      return {
        isPainted: () => {
          const layer = stage.querySelector('canvas');
          if (small === null || layer === null) throw new Error('the page has nothing to inspect');
          small.clearRect(0, 0, width, height);
          small.drawImage(layer, 0, 0, width, height);
          return small.getImageData(0, 0, width, height).data.some(value => value > 0);
        },
        timeS: () => stage.querySelector('video')?.currentTime ?? Number.NaN,
        seekBar: stage.querySelector('[data-part="seek"] input'),
      };
    });
    return new Overlay(view);
  }

  isPainted(): Promise<boolean> {
    return this.#view.evaluate(({ isPainted }) => isPainted());
  }

  /** Waits until nothing is painted. */
  async seeEmpty(): Promise<void> {
    await expect.poll(() => this.isPainted(), { message: 'stamps that do not disappear', timeout: 20_000 }).toBe(false);
  }

  /** The video's time (s) at which the next stamp or petal is painted. */
  nextPaintAtS(): Promise<number> {
    return this.#view.evaluate(async ({ isPainted, timeS }) => {
      while (!isPainted()) await new Promise(requestAnimationFrame);
      return timeS();
    });
  }

  /** Whether anything is painted while the video advances by `spanS`. */
  isPaintedWithin(spanS: number): Promise<boolean> {
    return this.#view.evaluate(async ({ isPainted, timeS }, span) => {
      const endS = timeS() + span;
      while (!isPainted() && timeS() < endS) await new Promise(requestAnimationFrame);
      return isPainted();
    }, spanS);
  }

  /** The video's time (s) at which something is painted; undefined if nothing was until the video reached `endS`. */
  paintedBefore(endS: number): Promise<number | undefined> {
    return this.#view.evaluate(async ({ isPainted, timeS }, end) => {
      while (!isPainted() && timeS() < end) await new Promise(requestAnimationFrame);
      return isPainted() ? timeS() : undefined;
    }, endS);
  }

  /**
   * Presses the Home key on the seek bar at the moment something is painted, before the video reaches `endS`; returns
   * the video time (s) at that moment and how long (ms) the painting stayed. Runs in the page, because a round trip
   * would be too slow.
   */
  seekAwayWhenPainted(endS: number): Promise<{ readonly atS: number; readonly stayedMs: number } | undefined> {
    return this.#view.evaluate(async ({ isPainted, timeS, seekBar }, end) => {
      while (!isPainted() && timeS() < end) await new Promise(requestAnimationFrame);
      if (!isPainted()) return undefined;
      const [atS, fromMs] = [timeS(), performance.now()];
      seekBar?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      while (isPainted()) await new Promise(requestAnimationFrame);
      return { atS, stayedMs: performance.now() - fromMs };
    }, endS);
  }
}
