import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Shown, show, until } from '../../testing/render.tsx';

// With its default limit the browser would soon stop listing what it has loaded.
performance.setResourceTimingBufferSize(100_000);

const newStream = (): string => `stream-${crypto.randomUUID()}`;

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
