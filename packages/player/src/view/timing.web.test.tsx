import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { type Shown, show, until } from '../../testing/render.tsx';
import recordingUrl from '../fixtures/ceremony.m3u8?url';
import type { OpenedSource, SourceOpener } from '../source/source.ts';
import type { PlayerProps } from './player.tsx';

// The numbers of docs/product/player.md, each once, on a clock that only the test advances.

async function painted(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve));
}

/** A recording that is loaded in the browser's own time and played in the test's. */
async function showLoaded(props: Partial<PlayerProps> = {}) {
  const clock = createFakeClock();
  const shown = await show({ source: { kind: 'archive', url: recordingUrl }, clock, ...props });
  await until('data', () => shown.video.readyState >= 3);
  const advance = async (byMs: number): Promise<void> => {
    clock.advance(byMs);
    await painted();
  };
  return { shown, advance };
}

async function playing(shown: Shown, advance: (byMs: number) => Promise<void>): Promise<void> {
  await until('it plays', () => {
    void advance(50);
    return shown.handle.getState().hasFrame && !shown.handle.getState().paused;
  });
}

describe('the controls', () => {
  it('hide 2000 ms after the last movement', async () => {
    const { shown, advance } = await showLoaded();
    await playing(shown, advance);
    shown.player.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await advance(1_990);
    expect(shown.player.dataset.controls).toBe('shown');
    await advance(20);
    await until('hidden controls', () => shown.player.dataset.controls === 'hidden');
  });

  it('hide 1500 ms after the pointer has left', async () => {
    const { shown, advance } = await showLoaded();
    await playing(shown, advance);
    shown.player.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    // React implements leaving with `pointerout`.
    shown.player.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    await advance(1_490);
    expect(shown.player.dataset.controls).toBe('shown');
    await advance(20);
    await until('hidden controls', () => shown.player.dataset.controls === 'hidden');
  });

  it('are on 100 px of background, on 200 in fullscreen, with z-index 32766', async () => {
    const { shown, advance } = await showLoaded();
    await playing(shown, advance);
    expect(shown.part('controls')?.offsetHeight).toBe(100);
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
    shown.part('fullscreen')?.click();
    await until('covering', () => shown.player.dataset.fullscreen === 'page');
    expect(getComputedStyle(shown.player).zIndex).toBe('32766');
    expect(shown.part('controls')?.offsetHeight).toBe(200);
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });
});

describe('playing', () => {
  it('starts 50 ms after the first frame, and not before', async () => {
    let plays = 0;
    const { shown, advance } = await showLoaded({ autoplay: true });
    const play = shown.video.play.bind(shown.video);
    shown.video.play = () => {
      plays += 1;
      return play();
    };
    await until('a first frame', () => shown.events.some(({ type }) => type === 'first-frame'));
    await advance(49);
    expect(plays).toBe(0);
    await advance(1);
    expect(plays).toBe(1);
  });

  it('is toggled once by clicks within 100 ms', async () => {
    const { shown, advance } = await showLoaded();
    await playing(shown, advance);
    shown.video.click();
    await advance(60);
    shown.video.click();
    await advance(99);
    expect(shown.video.paused).toBe(false);
    await advance(1);
    expect(shown.video.paused).toBe(true);
  });

  it('reads the buffered ranges every 100 ms', async () => {
    const { shown, advance } = await showLoaded({ autoplay: false });
    await until('loaded', () => shown.video.buffered.length > 0);
    let loadedTo = 3;
    Object.defineProperty(shown.video, 'buffered', {
      get: () => ({ length: 1, start: () => 0, end: () => loadedTo }),
      configurable: true,
    });
    await advance(100);
    expect(shown.handle.getState().buffered).toEqual([{ startSec: 0, endSec: 3 }]);
    loadedTo = 4;
    await advance(99);
    expect(shown.handle.getState().buffered).toEqual([{ startSec: 0, endSec: 3 }]);
    await advance(1);
    expect(shown.handle.getState().buffered).toEqual([{ startSec: 0, endSec: 4 }]);
  });
});

describe('a live that has failed', () => {
  const silent: OpenedSource = {
    programTimeMs: () => null,
    livePositionSec: () => null,
    receive: () => undefined,
    tend: () => undefined,
    close: () => undefined,
  };

  it('is retried automatically every five seconds', async () => {
    const clock = createFakeClock();
    let attempts = 0;
    const open: SourceOpener = async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('the server is unreachable');
      return silent;
    };
    const shown = await show({ source: { kind: 'live', url: '/nowhere.m3u8' }, clock, open });
    await until('error', () => shown.part('error') !== null);
    clock.advance(4_800);
    await painted();
    expect(attempts).toBe(1);
    clock.advance(300);
    await painted();
    expect(attempts).toBe(2);
    expect(shown.part('error')).not.toBeNull();
    clock.advance(5_100);
    await painted();
    expect(attempts).toBe(3);
    expect(shown.part('error')).toBeNull();
  });
});

describe('detaching from the video', () => {
  it("fails with the product's states: attache-error and detache-error", async () => {
    const states: string[] = [];
    let report: ((attach: 'attache-error' | 'detache-error') => void) | undefined;
    const open: SourceOpener = async request => {
      report = attach => request.report({ type: 'attach', attach });
      return { programTimeMs: () => null, livePositionSec: () => null, receive() {}, tend() {}, close() {} };
    };
    const shown = await show({ source: { kind: 'live', url: '/nowhere.m3u8' }, open });
    shown.handle.subscribe(() => states.push(shown.handle.getState().attach));
    await until('opened', () => report !== undefined);
    report?.('attache-error');
    report?.('detache-error');
    expect(states).toEqual(expect.arrayContaining(['attache-error', 'detache-error']));
  });
});
