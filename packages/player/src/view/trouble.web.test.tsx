import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { expectNoAxeFindings, show, until } from '../../testing/render.tsx';
import recordingUrl from '../fixtures/ceremony.m3u8?url';
import { type OpenedSource, type OpenRequest, ScriptLoadError, type SourceOpener } from '../source/source.ts';

const silent: OpenedSource = {
  programTimeMs: () => null,
  livePositionSec: () => null,
  receive: () => undefined,
  tend: () => undefined,
  close: () => undefined,
};

/** A source that never delivers a frame, and the requests it got. */
function withoutFrames(): { open: SourceOpener; requests: OpenRequest[] } {
  const requests: OpenRequest[] = [];
  return {
    requests,
    open: async request => {
      requests.push(request);
      return silent;
    },
  };
}
const NativeMediaSource = MediaSource;
const live = { kind: 'live', url: '/nowhere.m3u8' } as const;

async function painted(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve));
}

describe('a source without a frame', () => {
  it('shows a spinner after 0.5 s, a message at 5 s, is reloaded once at 10 s and fails 10 s later', async () => {
    const clock = createFakeClock();
    const { open, requests } = withoutFrames();
    const shown = await show({ source: live, clock, open });
    const advance = async (byMs: number): Promise<void> => {
      clock.advance(byMs);
      await painted();
    };
    await advance(400);
    expect(shown.part('spinner')).toBeNull();
    await advance(200);
    expect(shown.part('spinner')).not.toBeNull();
    await advance(4_300);
    expect(shown.part('slow')).toBeNull();
    await advance(200);
    expect(shown.part('slow')?.textContent).toContain('読み込みに時間がかかっています。');
    expect(shown.part('slow')?.textContent).toContain('もう一度読み込む');
    await expectNoAxeFindings();
    expect(requests.length).toBe(1);
    await advance(5_000);
    expect(requests.length).toBe(2);
    expect(shown.part('slow')).not.toBeNull();
    await advance(9_800);
    expect(shown.part('error')).toBeNull();
    await advance(300);
    expect(shown.part('error')?.textContent).toContain('問題が発生したため動画を再生できませんでした。');
    expect(requests.length).toBe(2);
  });

  it('waits without a message while the page expects no frames, and counts from scratch after that', async () => {
    const clock = createFakeClock();
    const { open, requests } = withoutFrames();
    const shown = await show({ source: live, clock, open, framesExpected: false });
    clock.advance(60_000);
    await painted();
    expect(shown.part('slow')).toBeNull();
    expect(requests.length).toBe(1);
    await shown.update({ framesExpected: true });
    clock.advance(5_100);
    await painted();
    expect(shown.part('slow')).not.toBeNull();
  });

  it('only shows that it is waiting while the page reports the lost connection', async () => {
    const clock = createFakeClock();
    const { open } = withoutFrames();
    const shown = await show({ source: live, clock, open, isConnectionLost: true });
    clock.advance(6_000);
    await painted();
    expect(shown.part('slow')).toBeNull();
    expect(shown.part('spinner')).not.toBeNull();
    await shown.update({ isConnectionLost: false });
    expect(shown.part('slow')).not.toBeNull();
  });

  it('is loaded again by the button', async () => {
    const clock = createFakeClock();
    const { open, requests } = withoutFrames();
    const shown = await show({ source: live, clock, open });
    clock.advance(6_000);
    await painted();
    await userEvent.click(shown.part('slow')?.querySelector('button') ?? shown.player);
    expect(requests.length).toBe(2);
    expect(shown.part('slow')).toBeNull();
  });
});

describe('an error', () => {
  it('reports a missing video, and what to do', async () => {
    const shown = await show({ source: { kind: 'archive', url: '/live/none/token/missing.m3u8' } });
    await until('error', () => shown.part('error') !== null);
    expect(shown.part('error')?.dataset.status).toBe('404');
    expect(shown.part('error')?.textContent).toContain('お探しの動画を見つける事ができませんでした。');
    expect(shown.part('error')?.textContent).toContain('しばらくたってから');
    expect(shown.events.at(-1)).toMatchObject({ type: 'failed', error: { status: 404, retryable: true } });
    await expectNoAxeFindings();
  });

  it('reports a script that did not load, and plays after a second attempt', async () => {
    let attempts = 0;
    const open: SourceOpener = async request => {
      attempts += 1;
      if (attempts === 1) {
        request.report({ type: 'script', script: 'error' });
        throw new ScriptLoadError('refused');
      }
      return silent;
    };
    const shown = await show({ source: live, open });
    await until('error', () => shown.part('error') !== null);
    expect(shown.handle.getState()).toMatchObject({
      script: 'error',
      error: { status: 500, userMessage: '視聴用スクリプトの読み込みに失敗しました。' },
    });
    await userEvent.click(shown.part('error')?.querySelector('button') ?? shown.player);
    await until('no error', () => shown.part('error') === null);
    expect(attempts).toBe(2);
  });

  it('is shown if neither hls.js nor the browser can play the stream', async () => {
    Object.defineProperty(self, 'MediaSource', { value: undefined, configurable: true, writable: true });
    const shown = await show({ source: null });
    shown.video.canPlayType = () => '';
    await shown.update({ source: { kind: 'archive', url: recordingUrl } });
    await until('error', () => shown.handle.getState().error !== null);
    expect(shown.handle.getState()).toMatchObject({
      script: 'not-supported',
      error: { status: 500, message: 'hls not supported' },
    });
    Object.defineProperty(self, 'MediaSource', { value: NativeMediaSource, configurable: true, writable: true });
  });

  it('treats a thrown string as a failed playback, and is retried after a slate', async () => {
    let attempts = 0;
    const open: SourceOpener = async () => {
      attempts += 1;
      if (attempts === 1) throw 'the provider refused';
      return silent;
    };
    const shown = await show({ source: live, open, framesExpected: false });
    await until('error', () => shown.handle.getState().error !== null);
    expect(shown.handle.getState().error).toMatchObject({ status: 500, message: 'the provider refused' });
    await shown.update({ framesExpected: true });
    expect(shown.handle.getState().error).toBeNull();
    expect(attempts).toBe(2);
  });

  it('asks to check the connection while there is none, and is retried when it is back', async () => {
    let online = false;
    Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
    let attempts = 0;
    const open: SourceOpener = async () => {
      attempts += 1;
      if (!online) throw new Error('hls not supported');
      return silent;
    };
    const shown = await show({ source: live, open });
    await until('error', () => shown.part('error') !== null);
    expect(shown.handle.getState().error).toMatchObject({ status: 500, message: 'hls not supported' });
    expect(shown.part('error')?.textContent).toContain('インターネットの接続をご確認ください。');
    online = true;
    dispatchEvent(new Event('online'));
    await until('no error', () => shown.part('error') === null);
    expect(attempts).toBe(2);
    Reflect.deleteProperty(navigator, 'onLine');
  });
});

describe('a banner', () => {
  it('replaces picture, controls and notices', async () => {
    const clock = createFakeClock();
    const shown = await show({ source: live, clock, open: withoutFrames().open, banner: <p>映像を復旧しています</p> });
    clock.advance(7_000);
    await painted();
    expect(shown.player.textContent).toBe('映像を復旧しています');
    expect(shown.player.dataset.controls).toBe('hidden');
    await expectNoAxeFindings();
  });

  it('is shown alone while there is nothing to play yet', async () => {
    const shown = await show({ source: null, banner: <p>開式まで</p>, debug: { streamStartMs: null } });
    expect(shown.player.dataset.kind).toBe('none');
    await until('the panel', () => shown.part('debug')?.textContent?.includes('配信開始') === true);
    await expectNoAxeFindings();
  });
});

describe('attachment', () => {
  it('goes through its states and releases the video in the end', async () => {
    const shown = await show({ source: { kind: 'archive', url: recordingUrl } });
    const seen = new Set<string>();
    shown.handle.subscribe(() => seen.add(shown.handle.getState().attach));
    await until('attached', () => shown.handle.getState().attach === 'attached');
    await shown.update({ source: null });
    await until('detached', () => shown.handle.getState().attach === 'detached');
    expect([...seen]).toEqual(expect.arrayContaining(['attaching', 'attached', 'detaching', 'detached']));
    expect(shown.handle.getState()).toMatchObject({ kind: null, hasFrame: false });
  });
});
