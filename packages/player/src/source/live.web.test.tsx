import { describe, expect, it } from 'vitest';
import { show, until } from '../../testing/render.tsx';

const newStream = (): string => `stream-${crypto.randomUUID()}`;
const urlOf = (stream: string, token = 'first'): string => `/live/${stream}/${token}/index.m3u8`;

describe('a live', () => {
  it('plays at its edge, has no seek bar, and knows the moment on screen', async () => {
    const shown = await show({ source: { kind: 'live', url: urlOf(newStream()) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0 && !shown.handle.getState().paused);
    await until('latency', () => shown.handle.getState().latencySec !== null);
    expect(shown.handle.getState().latencySec).toBeGreaterThan(0);
    expect(shown.handle.getState().latencySec).toBeLessThan(12);
    expect(shown.player.querySelector('input[aria-label="再生位置"]')).toBeNull();
    expect(Math.abs(Date.now() - (shown.handle.playheadMs() ?? 0))).toBeLessThan(12_000);
  });

  it('rides over a server that is away for three seconds, without being loaded again', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: urlOf(stream) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0);
    await fetch(`/live/${stream}/control?downMs=3000`);
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 5, 20_000);
    expect(shown.handle.getState().error).toBeNull();
    expect(shown.events.filter(({ type }) => type === 'first-frame').length).toBe(1);
  });

  it('waits for a server that is away when the guest comes', async () => {
    const stream = newStream();
    await fetch(`/live/${stream}/control?downMs=2500`);
    const shown = await show({ source: { kind: 'live', url: urlOf(stream) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0 && !shown.handle.getState().paused);
    expect(shown.events.some(({ type }) => type === 'failed')).toBe(false);
  });

  it('puts a renewed token into the address of every request', async () => {
    const stream = newStream();
    let token = 'first';
    const rewriteUrl = (url: string): string => url.replace(/(\/live\/[^/]+\/)[^/]+/, `$1${token}`);
    await fetch(`/live/${stream}/control?token=first`);
    const shown = await show({ source: { kind: 'live', url: urlOf(stream) }, rewriteUrl });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0);
    await fetch(`/live/${stream}/control?token=second`);
    token = 'second';
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 6, 20_000);
    expect(shown.handle.getState().error).toBeNull();
  });

  it('returns to the edge when it is played after a pause', async () => {
    const shown = await show({ source: { kind: 'live', url: urlOf(newStream()) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0.5);
    shown.handle.request({ type: 'pause' });
    await until('behind', () => shown.handle.getState().behindLive, 12_000);
    expect(shown.player.textContent).toContain('いまの映像へ');
    const beforeSec = shown.video.currentTime;
    shown.handle.request({ type: 'seek-to-live' });
    await until('at the edge', () => !shown.handle.getState().paused && !shown.handle.getState().behindLive);
    expect(shown.video.currentTime).toBeGreaterThan(beforeSec + 3);
  });
});
