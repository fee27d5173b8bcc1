import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { expectNoAxeFindings, until } from '../../testing/render.tsx';
import { loadPlayerMessages, type PlayerEvent, type PlayerHandle } from '../index.ts';
import { Embed, type EmbedProps } from './embed.tsx';
import { type FrameOpener, FrameRefusal, type FrameRequest } from './frame-player.ts';

let mounted: { readonly root: Root; readonly host: HTMLElement } | null = null;
afterEach(() => {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = null;
  Reflect.deleteProperty(window, 'Vimeo');
});

/** Shows an embedded player, and removes it after the test. */
async function show(props: Partial<EmbedProps>) {
  await loadPlayerMessages('ja');
  const host = document.createElement('main');
  host.style.width = '640px';
  document.body.append(host);
  const root = createRoot(host);
  mounted = { root, host };
  const events: PlayerEvent[] = [];
  const ref = createRef<PlayerHandle>();
  let current: EmbedProps = {
    locale: 'ja',
    label: '式の映像',
    source: null,
    onEvent: one => events.push(one),
    ...props,
  };
  const render = async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => root.render(<Embed {...current} ref={ref} />));
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  };
  await render();
  return {
    events,
    get state() {
      if (ref.current === null) throw new Error('no handle');
      return ref.current.getState();
    },
    get handle() {
      if (ref.current === null) throw new Error('no handle');
      return ref.current;
    },
    part: (name: string) => host.querySelector<HTMLElement>(`[data-part="${name}"]`),
    frame: () => host.querySelector('iframe'),
    async update(change: Partial<EmbedProps>) {
      current = { ...current, ...change };
      await render();
    },
  };
}

const blank = URL.createObjectURL(new Blob(['<!doctype html><title>a player</title>'], { type: 'text/html' }));
const live = { kind: 'live', url: blank, scriptUrl: '/never.js' } as const;
const film = { ...live, kind: 'archive' } as const;

/** A platform's player under manual control: the test decides when it answers, and what it reports. */
function byHand() {
  const requests: FrameRequest[] = [];
  const answers: { answer: () => void; refuse: (error: unknown) => void }[] = [];
  const calls: string[] = [];
  const call = async (name: string) => void calls.push(name);
  const openFrame: FrameOpener = request => {
    requests.push(request);
    request.onScript('loading');
    request.onScript('loaded');
    return new Promise((resolve, reject) =>
      answers.push({
        answer: () =>
          resolve({
            play: () => call('play'),
            pause: () => call('pause'),
            setMuted: muted => call(`muted ${muted}`),
            seek: timeSec => call(`seek ${timeSec}`),
          }),
        refuse: reject,
      }),
    );
  };
  return { openFrame, requests, answers, calls };
}
const painted = () => new Promise<void>(resolve => setTimeout(resolve));

describe('a frame', () => {
  it('has a name, may run its player and nothing of our page, and starts muted 50 ms after it has answered', async () => {
    const clock = createFakeClock();
    const { openFrame, answers, calls } = byHand();
    const shown = await show({ source: live, clock, openFrame });
    const frame = shown.frame();
    expect(frame?.title).toBe('式の映像');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation allow-popups');
    expect(frame?.allow).toBe('autoplay; encrypted-media; picture-in-picture');
    expect(shown.state).toMatchObject({ script: 'loaded', attach: 'attaching', hasFrame: false });
    answers[0]?.answer();
    await until('attached', () => shown.state.attach === 'attached');
    expect(calls).toEqual([]);
    clock.advance(50);
    await until('started', () => calls.length === 2);
    expect(calls).toEqual(['muted true', 'play']);
    await painted();
    expect(shown.part('mute-guide')?.textContent).toContain('音声がミュートになっています');
    expect(shown.handle.programTimeMs()).toBeNull();
    expect(shown.handle.playheadMs()).toBeNull();
    await expectNoAxeFindings();
  });

  it('reports the position of a video, seeks, and its end; chapters and mute are passed on as requests', async () => {
    const clock = createFakeClock();
    const { openFrame, answers, requests, calls } = byHand();
    const shown = await show({ source: film, clock, openFrame });
    answers[0]?.answer();
    await until('attached', () => shown.state.attach === 'attached');
    requests[0]?.onReport({ paused: false, currentTimeSec: 12.5, durationSec: 1_800 });
    expect(shown.handle.playheadMs()).toBe(12_500);
    shown.handle.request({ type: 'seek', timeSec: 600 });
    shown.handle.request({ type: 'unmute' });
    await until('asked', () => calls.length === 2);
    expect(calls).toEqual(['seek 600', 'muted false']);
    requests[0]?.onReport({ muted: false });
    requests[0]?.onSeeked(600);
    requests[0]?.onReport({ paused: true, ended: true });
    expect(shown.events).toMatchObject([{ type: 'first-frame' }, { type: 'seeked', timeSec: 600 }, { type: 'ended' }]);
    await painted();
    expect(shown.part('mute-guide')).toBeNull();
  });

  it('is created again for another revision, and removed when there is nothing to play', async () => {
    const { openFrame, answers, requests } = byHand();
    const shown = await show({ source: live, openFrame });
    const first = shown.frame();
    answers[0]?.answer();
    await until('attached', () => shown.state.attach === 'attached');
    await shown.update({ source: { ...live, revision: 1 } });
    expect(shown.frame()).not.toBe(first);
    requests[0]?.onReport({ paused: false });
    expect(shown.state).toMatchObject({ attach: 'attaching', paused: true });
    await shown.update({ source: null, banner: <p>休憩中</p> });
    expect(shown.frame()).toBeNull();
    expect(shown.state).toMatchObject({ kind: null, attach: 'detached' });
    await expectNoAxeFindings();
  });
});

describe('a frame that does not answer', () => {
  it('shows a spinner, a message at 5 s, is reloaded once at 10 s, and reports failure 10 s later without hiding the frame', async () => {
    const clock = createFakeClock();
    const { openFrame, requests } = byHand();
    const shown = await show({ source: live, clock, openFrame });
    const advance = async (byMs: number) => {
      clock.advance(byMs);
      await painted();
    };
    await advance(400);
    expect(shown.part('spinner')).toBeNull();
    await advance(200);
    expect(shown.part('spinner')).not.toBeNull();
    await advance(4_500);
    expect(shown.part('slow')?.textContent).toContain('読み込みに時間がかかっています。');
    await expectNoAxeFindings();
    await advance(5_000);
    expect(requests.length).toBe(2);
    await advance(10_000);
    expect(shown.state).toMatchObject({ attach: 'attache-error', error: { status: 500 } });
    const message = shown.part('error');
    expect(message?.textContent).toContain('問題が発生したため動画を再生できませんでした。');
    const covered =
      (message?.getBoundingClientRect().height ?? 0) / (shown.frame()?.getBoundingClientRect().height ?? 1);
    expect(covered).toBeLessThan(0.75);
    // It may still be playing, so it is not removed.
    await advance(60_000);
    expect(requests.length).toBe(2);
  });

  it('waits without a message during a slate', async () => {
    const clock = createFakeClock();
    const { openFrame, requests } = byHand();
    const shown = await show({
      source: live,
      clock,
      openFrame,
      framesExpected: false,
      banner: <p>映像を復旧しています</p>,
    });
    clock.advance(60_000);
    await painted();
    expect(shown.part('slow')).toBeNull();
    expect(requests.length).toBe(1);
  });
});

describe('a platform that refuses to play', () => {
  it('is reported with our messages, and retried by the button', async () => {
    const { openFrame, answers, requests } = byHand();
    const shown = await show({ source: film, openFrame });
    answers[0]?.refuse(new FrameRefusal('NotFoundError', 404));
    await until('error', () => shown.part('error') !== null);
    expect(shown.part('error')?.dataset.status).toBe('404');
    expect(shown.part('error')?.textContent).toContain('お探しの動画を見つける事ができませんでした。');
    expect(shown.state.attach).toBe('attache-error');
    await expectNoAxeFindings();
    await userEvent.click(shown.part('error')?.querySelector('button') ?? document.body);
    expect(requests.length).toBe(2);
    answers[1]?.answer();
    await until('attached', () => shown.state.attach === 'attached');
    expect(shown.state.error).toBeNull();
  });

  it('is retried automatically in a live', async () => {
    const clock = createFakeClock();
    const { openFrame, answers, requests } = byHand();
    const shown = await show({ source: live, clock, openFrame });
    answers[0]?.refuse(new FrameRefusal('PrivacyError', 403));
    await until('error', () => shown.state.error !== null);
    clock.advance(5_100);
    expect(requests.length).toBe(2);
  });
});

/** The platform's script, with a player that answers at once. */
const SCRIPT = `window.Vimeo = { Player: class {
  constructor(frame) { window.framed = frame; this.handlers = {}; }
  ready() { return Promise.resolve(); }
  on(event, handler) { this.handlers[event] = handler; }
  play() { this.handlers.play({ seconds: 0, duration: 0 }); return Promise.resolve(); }
  pause() { return Promise.resolve(); }
  setMuted() { return Promise.resolve(); }
  getMuted() { return Promise.resolve(true); }
  setCurrentTime() { return Promise.resolve(); }
} };`;
const scriptOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

describe('the platform’s script', () => {
  it('is loaded, attached to the frame, and reports that it plays', async () => {
    const shown = await show({ source: { ...live, scriptUrl: scriptOf(SCRIPT) } });
    await until('playing', () => !shown.state.paused);
    expect(shown.state).toMatchObject({ script: 'loaded', attach: 'attached', durationSec: null });
    expect(Reflect.get(window, 'framed')).toBe(shown.frame());
  });

  it('that does not load is reported, and another try plays', async () => {
    const shown = await show({ source: { ...film, scriptUrl: 'http://127.0.0.1:9/no-such-script.js' } });
    await until('error', () => shown.part('error') !== null);
    expect(shown.state).toMatchObject({ script: 'error', attach: 'attache-error' });
    expect(shown.state.error).toMatchObject({ status: 500, userMessage: '視聴用スクリプトの読み込みに失敗しました。' });
    expect(shown.part('error')?.textContent).toContain('もう一度読み込む');
    await shown.update({ source: { ...film, scriptUrl: scriptOf(SCRIPT), revision: 1 } });
    await until('playing', () => !shown.state.paused);
    expect(shown.state.error).toBeNull();
  });

  it('that is a different script is not supported', async () => {
    const shown = await show({ source: { ...live, scriptUrl: scriptOf('window.Vimeo = {};') } });
    await until('error', () => shown.state.error !== null);
    expect(shown.state).toMatchObject({ script: 'not-supported', error: { status: 500 } });
  });
});
