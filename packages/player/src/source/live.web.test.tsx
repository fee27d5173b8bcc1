import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show, until } from '../../testing/render.tsx';

const newStream = (): string => `stream-${crypto.randomUUID()}`;
const urlOf = (stream: string, token = 'first'): string => `/live/${stream}/${token}/index.m3u8`;

describe('a live', () => {
  it('plays at its edge, has no seek bar, and knows the program time on screen', async () => {
    const shown = await show({ source: { kind: 'live', url: urlOf(newStream()) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0 && !shown.handle.getState().paused);
    await until('latency', () => shown.handle.getState().latencySec !== null);
    expect(shown.handle.getState().latencySec).toBeGreaterThan(0);
    expect(shown.handle.getState().latencySec).toBeLessThan(12);
    expect(shown.player.querySelector('input[aria-label="再生位置"]')).toBeNull();
    expect(Math.abs(Date.now() - (shown.handle.playheadMs() ?? 0))).toBeLessThan(12_000);
  });

  it('survives a server that is down for three seconds, without a reload', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: urlOf(stream) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0);
    await fetch(`/live/${stream}/control?downMs=3000`);
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 5, 20_000);
    expect(shown.handle.getState().error).toBeNull();
    expect(shown.events.filter(({ type }) => type === 'first-frame').length).toBe(1);
  });

  it('waits for a server that is down when the guest arrives', async () => {
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

describe('a guest who saves data', () => {
  it('sees the data volume of each mode and can choose before there is any trouble', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: `/live/${stream}/t/ladder.m3u8` } }, 375);
    await until('it plays', () => !shown.handle.getState().paused && shown.handle.getState().renditions !== null);
    shown.part('menu')?.click();
    await until('the menu', () => shown.part('menu-panel') !== null);
    const labels = [...(shown.part('menu-panel')?.querySelectorAll('label') ?? [])];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      '自動約1,200MB／時',
      'データをおさえる約99MB／時',
      '音声だけ約63MB／時',
    ]);
    for (const label of labels) expect(label.offsetHeight).toBeGreaterThanOrEqual(44);
    await expectNoAxeFindings();
    await userEvent.click(labels[2] ?? shown.player);
    await until('sound alone', () => shown.handle.getState().mode === 'audio' && shown.handle.getState().hasFrame);
    await userEvent.keyboard('{Escape}');
    await until('closed', () => shown.part('menu-panel') === null);
    await expectNoAxeFindings();
  });

  it('has no choice if the playlist has none', async () => {
    const shown = await show({ source: { kind: 'live', url: urlOf(newStream()) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0);
    expect(shown.handle.getState().renditions).toBeNull();
  });
});

describe('a network that is down for twenty seconds', () => {
  it('does not need a press: the picture returns at the live edge', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: urlOf(stream) } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0);
    const latencyBefore = shown.handle.getState().latencySec ?? 6;
    await fetch(`/live/${stream}/control?downMs=20000`);
    await until('a message is shown', () => shown.part('slow') !== null || shown.part('error') !== null, 20_000);
    await until(
      'back at the edge',
      () => {
        const { latencySec, paused, hasFrame, waitingSinceMs, error } = shown.handle.getState();
        const isThere = hasFrame && !paused && waitingSinceMs === null && error === null;
        return isThere && latencySec !== null && latencySec < latencyBefore + 4 && shown.part('slow') === null;
      },
      25_000,
    );
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 2);
  }, 80_000);
});
