import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings, type Shown, show, until } from '../../testing/render.tsx';

// With its default limit the browser would soon stop listing what it has loaded.
performance.setResourceTimingBufferSize(100_000);

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

describe('a connection that is too slow', () => {
  const narrow = (stream: string, kbps: number): Promise<Response> => fetch(`/live/${stream}/control?kbps=${kbps}`);
  const isPlaying = (shown: Shown): boolean => !shown.handle.getState().paused && shown.video.currentTime > 0.3;
  const kindsLoaded = (stream: string, from: number): readonly string[] =>
    performance
      .getEntriesByType('resource')
      .slice(from)
      .filter(({ name }) => name.includes(stream) && name.endsWith('.m4s'))
      .map(({ name }) => /(\w+)\.m4s/.exec(name)?.[1] ?? '');

  it('gets the audio-only offer within 15 s at 300 kbps, plays audio, and returns to video with one tap', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: `/live/${stream}/t/main.m3u8` } });
    await until('it plays', () => isPlaying(shown));
    expect(shown.part('take-audio')).toBeNull();
    await narrow(stream, 300);
    await until('the offer', () => shown.part('take-audio') !== null, 15_000);
    expect(shown.part('take-audio')?.textContent).toContain('音声だけにする');
    expect(shown.part('take-audio')?.textContent).toContain('約63MB／時');
    await userEvent.click(shown.part('take-audio') ?? shown.player);
    await until('sound alone', () => shown.handle.getState().mode === 'audio' && shown.part('listening') !== null);
    await until('it plays', () => shown.handle.getState().hasFrame && isPlaying(shown) && !shown.video.muted);
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 4);
    expect(shown.video.videoWidth).toBe(0);
    await narrow(stream, 0);
    await userEvent.click(shown.part('back-to-picture') ?? shown.player);
    await until('the picture', () => shown.video.videoWidth > 0 && isPlaying(shown));
    expect(shown.part('listening')).toBeNull();
    expect(shown.handle.getState().mode).toBe('auto');
  }, 60_000);

  it('takes the second video first if there is one, automatically, and gets no offer while that plays', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: `/live/${stream}/t/ladder.m3u8` } });
    await until('it plays', () => isPlaying(shown));
    await narrow(stream, 300);
    const from = performance.getEntriesByType('resource').length;
    await until('the smaller picture', () => kindsLoaded(stream, from).includes('low'), 15_000);
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 4, 15_000);
    expect(shown.handle.getState()).toMatchObject({ mode: 'auto', offering: false, error: null });
    expect(shown.part('listening')).toBeNull();
  }, 60_000);

  it('takes a second video that appeared after the beginning, and gets no audio-only offer', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: `/live/${stream}/t/main.m3u8` } });
    await until('it plays', () => isPlaying(shown));
    expect(shown.handle.getState().renditions?.lowBps).toBeNull();
    await fetch(`/live/${stream}/control?grown=1`);
    await narrow(stream, 300);
    const from = performance.getEntriesByType('resource').length;
    await until('the smaller picture', () => kindsLoaded(stream, from).includes('low'), 30_000);
    await until('it plays', () => shown.handle.getState().hasFrame && isPlaying(shown));
    const beforeSec = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > beforeSec + 4, 15_000);
    expect(shown.handle.getState()).toMatchObject({ mode: 'auto', eased: true, offering: false, error: null });
  }, 60_000);

  it('gets no second offer after the guest has declined', async () => {
    const stream = newStream();
    const shown = await show({ source: { kind: 'live', url: `/live/${stream}/t/main.m3u8` } });
    await until('it plays', () => isPlaying(shown));
    await narrow(stream, 300);
    await until('the offer', () => shown.handle.getState().offering, 15_000);
    shown.handle.request({ type: 'decline-audio' });
    await until('no offer', () => shown.part('take-audio') === null);
    expect(shown.handle.getState()).toMatchObject({ mode: 'auto', offerDeclined: true });
  }, 60_000);
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
