import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings, type Shown, show, until } from '../../testing/render.tsx';
import recordingUrl from '../fixtures/ceremony.m3u8?url';
import fileUrl from '../fixtures/ceremony.m4s?url';
import type { PlayerProps } from './player.tsx';

const START_MS = Date.parse('2026-11-21T04:00:00Z');
const recording: Partial<PlayerProps> = {
  source: { kind: 'archive', url: recordingUrl },
  shortcut: { timeSec: 8, label: 'ここから見る' },
  chapters: [
    { timeSec: 0, title: '入場' },
    { timeSec: 8, title: '誓いの言葉' },
    { timeSec: 24, title: '退場' },
  ],
  heat: [0, 1, 5, 2, 8, 3, 1],
};

async function showPlaying(props: Partial<PlayerProps> = {}, widthPx?: number): Promise<Shown> {
  const shown = await show({ ...recording, ...props }, widthPx);
  await until('it plays', () => shown.handle.getState().currentTimeSec > 0.2);
  return shown;
}

const seekInput = ({ player }: Shown): HTMLInputElement => {
  const input = player.querySelector<HTMLInputElement>('input[aria-label="再生位置"]');
  if (input === null) throw new Error('no seek bar');
  return input;
};

describe('a recording', () => {
  it('starts automatically, muted, and knows its length and its program time', async () => {
    const shown = await showPlaying();
    expect(shown.handle.getState()).toMatchObject({ script: 'loaded', attach: 'attached', muted: true, paused: false });
    expect(shown.handle.getState().durationSec).toBeCloseTo(40, 0);
    const programMs = shown.handle.programTimeMs();
    expect(Math.abs((programMs ?? 0) - START_MS - shown.video.currentTime * 1_000)).toBeLessThan(200);
    expect(shown.events).toContainEqual({ type: 'first-frame' });
  });

  it('moves by five seconds with the arrow keys and by chapters with the page keys', async () => {
    const shown = await showPlaying();
    shown.handle.request({ type: 'pause' });
    seekInput(shown).focus();
    shown.handle.request({ type: 'seek', timeSec: 10 });
    await until('at 10', () => shown.handle.getState().currentTimeSec === 10);
    await userEvent.keyboard('{ArrowRight}');
    await until('at 15', () => shown.handle.getState().currentTimeSec === 15);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await until('at 5', () => shown.handle.getState().currentTimeSec === 5);
    await userEvent.keyboard('{PageUp}');
    await until('at the next chapter', () => shown.handle.getState().currentTimeSec === 8);
    await userEvent.keyboard('{PageUp}');
    await until('at the last chapter', () => shown.handle.getState().currentTimeSec === 24);
    await userEvent.keyboard('{PageDown}');
    await until('back a chapter', () => shown.handle.getState().currentTimeSec === 8);
    expect(seekInput(shown).getAttribute('aria-valuetext')).toBe('40秒のうち8秒');
  });

  it('seeks where the bar is clicked and notifies the page', async () => {
    const shown = await showPlaying();
    await userEvent.click(seekInput(shown).parentElement ?? shown.player, { position: { x: 386, y: 22 } });
    await until('in the middle', () => Math.abs(shown.handle.getState().currentTimeSec - 20) < 1.5);
    expect(shown.events.some(event => event.type === 'seeked' && Math.abs(event.timeSec - 20) < 0.5)).toBe(true);
  });

  it('jumps to the shortcut, and shows the buffered ranges and the chapters', async () => {
    const shown = await showPlaying();
    shown.handle.request({ type: 'pause' });
    await userEvent.click(shown.player.querySelector('button[aria-label="ここから見る"]') ?? shown.player);
    await until('at the shortcut', () => shown.handle.getState().currentTimeSec === 8);
    expect(shown.player.querySelectorAll('[data-part="chapter"]').length).toBe(2);
    await until('loaded ranges', () => shown.player.querySelectorAll('[data-part="buffered"]').length > 0);
    expect(shown.player.textContent).toContain('リアクションの多い場面 2か所');
  });

  it('reports its end', async () => {
    const shown = await showPlaying();
    shown.handle.request({ type: 'seek', timeSec: 39.5 });
    await until('the end', () => shown.events.some(({ type }) => type === 'ended'));
  });

  it('continues where it was when it is loaded again', async () => {
    const shown = await showPlaying();
    shown.handle.request({ type: 'seek', timeSec: 20 });
    await until('at 20', () => shown.handle.getState().currentTimeSec >= 20);
    await shown.update({ source: { kind: 'archive', url: recordingUrl, revision: 2 } });
    await until('frames again', () => shown.handle.getState().hasFrame && !shown.handle.getState().paused);
    expect(shown.handle.getState().currentTimeSec).toBeGreaterThanOrEqual(19.5);
  });

  it('may be a plain file, which the browser plays natively', async () => {
    const shown = await showPlaying({ source: { kind: 'archive', url: fileUrl, format: 'file' } });
    expect(shown.handle.getState()).toMatchObject({ script: 'pending', attach: 'attached', muted: true });
    expect(shown.handle.programTimeMs()).toBeNull();
    await shown.update({ source: { kind: 'archive', url: '/live/none/token/missing.mp4', format: 'file' } });
    await until('error', () => shown.handle.getState().error !== null);
    expect(shown.events.at(-1)).toMatchObject({ type: 'failed', error: { status: 500 } });
  });

  it('continues to play after the element was emptied', async () => {
    const shown = await showPlaying({ source: { kind: 'archive', url: fileUrl, format: 'file' } });
    shown.video.load();
    await until('a first frame again', () => shown.events.filter(({ type }) => type === 'first-frame').length === 2);
    await until('it plays on', () => !shown.handle.getState().paused && shown.handle.getState().currentTimeSec > 0.2);
  });

  it('shows a large button if the browser blocks autoplay', async () => {
    const shown = await show(recording);
    shown.video.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    await until('asked for a tap', () => shown.part('start') !== null);
    Reflect.deleteProperty(shown.video, 'play');
    shown.part('start')?.click();
    await until('it plays', () => !shown.handle.getState().paused && shown.part('start') === null);
  });

  it('also shows it if the browser stops the video, but not if the viewer did', async () => {
    const shown = await showPlaying();
    shown.handle.request({ type: 'pause' });
    await until('paused', () => shown.handle.getState().paused);
    expect(shown.part('start')).toBeNull();
    shown.handle.request({ type: 'play' });
    await until('it plays', () => !shown.handle.getState().paused);
    shown.video.pause();
    await until('asked for a tap', () => shown.part('start') !== null);
    shown.part('start')?.click();
    await until('it plays again', () => !shown.handle.getState().paused && shown.part('start') === null);
  });

  it('has no axe findings', async () => {
    const shown = await showPlaying({ reactions: { shown: true, onChange: () => undefined } });
    shown.handle.request({ type: 'pause' });
    await until('controls', () => shown.player.dataset.controls === 'shown');
    await expectNoAxeFindings();
  });
});

describe('controls', () => {
  it('hide while it plays, return with the pointer, stay while it is paused', async () => {
    const shown = await showPlaying();
    await until('hidden', () => shown.player.dataset.controls === 'hidden', 4_000);
    await userEvent.hover(shown.player);
    await until('back', () => shown.player.dataset.controls === 'shown');
    shown.handle.request({ type: 'pause' });
    await until('paused', () => shown.handle.getState().paused);
    shown.player.dispatchEvent(new PointerEvent('pointerleave', { bubbles: true }));
    expect(shown.player.dataset.controls).toBe('shown');
  });

  it('play and pause with one click, counting quick ones once', async () => {
    const shown = await showPlaying();
    shown.video.click();
    shown.video.click();
    await until('paused once', () => shown.handle.getState().paused);
    shown.video.click();
    await until('playing', () => !shown.handle.getState().paused);
  });

  it('appear with a tap on a live picture, which keeps playing', async () => {
    const shown = await showPlaying();
    await shown.update({ source: { kind: 'live', url: recordingUrl } });
    await until('live', () => shown.handle.getState().kind === 'live' && !shown.handle.getState().paused);
    await until('hidden', () => shown.player.dataset.controls === 'hidden', 4_000);
    const stops: string[] = [];
    shown.video.addEventListener('pause', () => stops.push('paused'));
    shown.video.click();
    await until('shown', () => shown.player.dataset.controls === 'shown');
    await until('hidden again', () => shown.player.dataset.controls === 'hidden', 4_000);
    expect(stops).toEqual([]);
    // Once it is paused, by the button or by the browser, a tap plays it.
    shown.handle.request({ type: 'pause' });
    await until('paused', () => shown.handle.getState().paused);
    shown.video.click();
    await until('playing', () => !shown.handle.getState().paused);
  });

  it('respond to keys while the player has the focus', async () => {
    const shown = await showPlaying();
    shown.player.focus();
    await userEvent.keyboard(' ');
    await until('paused', () => shown.handle.getState().paused);
    await userEvent.keyboard('{Enter}');
    await until('playing', () => !shown.handle.getState().paused);
    await userEvent.keyboard('m');
    await until('with sound', () => !shown.handle.getState().muted);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await until('quieter', () => Math.abs(shown.handle.getState().volume - 0.9) < 0.001);
    shown.handle.request({ type: 'pause' });
    shown.handle.request({ type: 'seek', timeSec: 10 });
    await until('at 10', () => shown.handle.getState().currentTimeSec === 10);
    await userEvent.keyboard('{ArrowRight}');
    await until('at 15', () => shown.handle.getState().currentTimeSec === 15);
  });

  it('leave the space key to a button that has the focus', async () => {
    const shown = await showPlaying();
    shown.part('mute')?.focus();
    await userEvent.keyboard(' ');
    await until('with sound', () => !shown.handle.getState().muted);
    expect(shown.handle.getState().paused).toBe(false);
  });

  it('show that the sound is off until it has been on once', async () => {
    const shown = await showPlaying();
    expect(shown.part('mute-guide')?.textContent).toContain('音声がミュートになっています');
    shown.part('mute-guide')?.click();
    await until('guide gone', () => shown.part('mute-guide') === null);
    shown.handle.request({ type: 'mute' });
    await until('muted again', () => shown.handle.getState().muted);
    expect(shown.part('mute-guide')).toBeNull();
  });

  it('mute at volume zero, and unmute above it', async () => {
    const shown = await showPlaying();
    shown.handle.request({ type: 'set-volume', volume: 0.5 });
    await until('with sound', () => !shown.handle.getState().muted && shown.handle.getState().volume === 0.5);
    shown.handle.request({ type: 'set-volume', volume: 0 });
    await until('muted', () => shown.handle.getState().muted);
  });

  it('are three buttons under 220 px', async () => {
    const shown = await showPlaying({ reactions: { shown: true, onChange: () => undefined } }, 200);
    const visible = [...shown.player.querySelectorAll('button')].filter(button => button.checkVisibility());
    expect(visible.map(button => button.dataset.part)).toEqual(['play', 'mute', 'fullscreen']);
  });

  it('offer targets of at least 44 px on a phone', async () => {
    const shown = await showPlaying({ reactions: { shown: true, onChange: () => undefined } }, 375);
    const buttons = [...shown.player.querySelectorAll<HTMLElement>('button[data-part]')];
    for (const button of buttons.filter(shownButton => shownButton.checkVisibility())) {
      expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    }
    const guide = shown.part('mute-guide')?.getBoundingClientRect();
    const last = shown.part('fullscreen')?.getBoundingClientRect();
    expect(guide?.right ?? 999).toBeLessThanOrEqual(last?.left ?? 0);
  });
});

describe('fullscreen', () => {
  it('covers the page if only that is possible, with the reaction buttons inside, until Escape', async () => {
    const shown = await showPlaying({ reactionBar: <button type="button">拍手</button> });
    expect(shown.player.textContent).not.toContain('拍手');
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
    shown.part('fullscreen')?.click();
    await until('covering', () => shown.player.dataset.fullscreen === 'page');
    expect(getComputedStyle(shown.player)).toMatchObject({ position: 'fixed', zIndex: '32766' });
    expect(shown.player.offsetHeight).toBe(innerHeight);
    expect(shown.player.textContent).toContain('拍手');
    expect(shown.part('controls')?.offsetHeight).toBeGreaterThanOrEqual(200);
    shown.part('reaction-buttons')?.click();
    await until('bar put away', () => shown.player.textContent?.includes('拍手') === false);
    await userEvent.keyboard('{Escape}');
    await until('left', () => shown.player.dataset.fullscreen === 'off');
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });
});
