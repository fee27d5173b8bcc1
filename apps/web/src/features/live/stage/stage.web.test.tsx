import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { type LiveStateForGuests, liveChanged } from '@kotohogi/contract/live';
import { instant } from '@kotohogi/domain/kernel/instant';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { SocketProvider, useConnection } from '../../../shell/socket/use-socket.tsx';
import { cutLines, hasLine, LineSocket, publish, restoreLines, takeSent } from '../../../shell/testing/fake-line.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { useAttendanceDetail } from '../../attendant/api.ts';
import { AttendanceContext } from '../../attendant/attendance-context.ts';
import { visit } from '../../attendant/messages.ja.ts';
import { watch } from '../messages.ja.ts';
import { aWedding } from '../testing/a-wedding.ts';
import { Stage } from './stage.tsx';
import { useGuestLive } from './use-guest-live.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const captionsUrl = URL.createObjectURL(new Blob(['WEBVTT\n\n00:00.000 --> 00:40.000\n拍手\n'], { type: 'text/vtt' }));
const POSTER = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const newStream = () => `/live/stage-${crypto.randomUUID()}`;

/** The wedding in its current state on the server. */
let detail: AttendanceDetail;
let isCrowded: boolean;
let asked: string[];

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  asked.push(`${init?.method ?? 'GET'} ${pathname}`);
  if (pathname === '/api/attendance/w-1/detail') return Response.json(detail);
  if (pathname === '/api/attendance/w-1/attendants') return Response.json({ rows: [], onlineCount: 0 });
  if (pathname === '/api/attendance/w-1/reactions') return Response.json(REPLAY);
  if (pathname === '/api/attendance/me') return Response.json({});
  if (pathname === '/api/attendance/w-1/embedKey' && isCrowded) {
    return refusal(409, 'live_too_many_devices', { userMessage: '同時に視聴できるのは3台までです。' });
  }
  throw new Error(`no fake answer for ${pathname}`);
}
const REPLAY = { values: ['natural-heart'], kind: [0, 0, 0], at: [1_000, 2_000, 9_000] };

/** Changes the stream as the server does: publishes the state over the socket; the rest is fetched. */
function change(update: Partial<AttendanceDetail> & LiveStateForGuests, isPublished = true): void {
  detail = { ...detail, ...update };
  const { liveState, phase, isDelayed } = update;
  if (isPublished) publish(liveChanged, { liveState, phase, isDelayed });
}
const onAir = (): Partial<AttendanceDetail> & LiveStateForGuests => ({
  liveState: 'streaming',
  phase: 'live',
  isDelayed: false,
  videoUrl: `${newStream()}/k1/main.m3u8`,
  embedKey: 'k1',
  embedKeyExpiresAt: Date.now() + 5 * MINUTE_MS,
});
const slate = { liveState: 'waitingForStream', phase: 'slate', isDelayed: false } as const;

function Wedding({ isDebug }: { readonly isDebug: boolean }) {
  const { state } = useConnection();
  const { data } = useAttendanceDetail('w-1', undefined, state !== 'connected' && state !== 'pending');
  if (data === undefined) return null;
  return (
    <AttendanceContext value={data}>
      <Shown detail={data} isDebug={isDebug} />
    </AttendanceContext>
  );
}

function Shown({ detail: known, isDebug }: { readonly detail: AttendanceDetail; readonly isDebug: boolean }) {
  const facts = useGuestLive(known);
  return facts && <Stage facts={facts} isDebug={isDebug} />;
}

function GuestPage({ isDebug }: { readonly isDebug: boolean }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <SocketProvider weddingKey="w-1">
        <main>
          <Wedding isDebug={isDebug} />
        </main>
      </SocketProvider>
    </QueryClientProvider>
  );
}

let comeAgain = (_isDebug: boolean): void => {};

/** Renders one guest page after the other: each visit starts with what the device and the server remember. */
function Visits({ isDebug: isFirstDebug }: { readonly isDebug: boolean }) {
  const [{ visit, isDebug }, setVisit] = useState({ visit: 0, isDebug: isFirstDebug });
  comeAgain = next => setVisit({ visit: visit + 1, isDebug: next });
  return <GuestPage key={visit} isDebug={isDebug} />;
}

beforeAll(async () => {
  document.documentElement.dataset.theme = 'natural';
  document.documentElement.dataset.density = 'guest';
  // One browser runs all tests of a file, and its default buffer would soon stop recording loaded resources.
  performance.setResourceTimingBufferSize(100_000);
  addTexts({ ...watch, ...visit });
  await loadShellTexts();
});

beforeEach(() => {
  detail = aWedding(instant(Date.now() + 20 * MINUTE_MS));
  isCrowded = false;
  asked = [];
  localStorage.clear();
  takeSent();
  restoreLines();
  const native = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).includes('/api/') ? serve(input, init) : native(input, init),
  );
  vi.stubGlobal('WebSocket', LineSocket);
});

afterEach(() => {
  restoreLines();
  vi.unstubAllGlobals();
});

const text = (content: string) => page.getByText(content);
const player = () => document.querySelector<HTMLElement>('section[data-kind]');
const video = () => document.querySelector('video');
const until = (what: string, holds: () => boolean, timeout = 12_000) =>
  expect.poll(holds, { message: what, timeout, interval: 50 }).toBe(true);
const isPlaying = () => video()?.paused === false && (video()?.currentTime ?? 0) > 0.2;

async function visitPage(isDebug = false): Promise<void> {
  await show(<Visits isDebug={isDebug} />);
  await until('the line', hasLine);
}

describe('given a guest who is twenty minutes early (J7)', () => {
  test('then the time, the countdown and the reload hint are shown; a delay replaces the time and can be withdrawn', async () => {
    await visitPage();
    await expect.element(text('2026年11月21日\u2060(土) 13:00 開式予定')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '再読み込み' })).toBeVisible();
    await expect.element(page.getByRole('timer')).toBeVisible();
    change({ liveState: 'delayed', phase: 'waiting', isDelayed: true });
    await expect.element(text('開始が遅れています')).toBeVisible();
    expect(text('2026年11月21日\u2060(土) 13:00 開式予定').query()).toBeNull();
    change({ liveState: 'ready', phase: 'waiting', isDelayed: false });
    await expect.element(text('2026年11月21日\u2060(土) 13:00 開式予定')).toBeVisible();
  });

  test('when the ceremony is days away, then the page does not ask the guest to wait', async () => {
    await page.viewport(900, 700);
    detail = aWedding(instant(Date.now() + 3 * DAY_MS));
    await visitPage();
    await expect.element(text('当日は、このページでご覧いただけます。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '再読み込み' })).not.toBeInTheDocument();
  });

  test('when staff announce a delay, then the hint names no moment that has passed', async () => {
    detail = { ...detail, isDelayed: true, liveState: 'delayed' };
    await visitPage();
    await expect.element(page.getByText('画面が変わらないときは')).toBeVisible();
    await expect.element(page.getByText(/13:05/)).not.toBeInTheDocument();
  });

  test('when it starts, is interrupted, pauses and ends, then the page follows on its own', async () => {
    await visitPage();
    change(onAir());
    await until('it plays', isPlaying);
    await expect.element(text('ライブ')).toBeVisible();
    await expect.element(text('音声がミュートになっています')).toBeVisible();

    change(slate);
    await expect.element(text('映像を復旧しています')).toBeVisible();
    change({ ...slate, liveState: 'streaming_error' });
    await expect.element(text('映像を復旧しています')).toBeVisible();
    expect(text('2026年11月21日\u2060(土) 13:00 開式予定').query()).toBeNull();

    change({ liveState: 'closed', phase: 'archiving', isDelayed: false, videoUrl: '', embedKey: '' });
    await expect.element(text('録画を準備しています')).toBeVisible();
    await until('no video', () => video() === null);
  });

  test('when staff start an intermission, then the sound stops, a kind text is shown, and it resumes on its own', async () => {
    await visitPage();
    change(onAir());
    await until('it plays', isPlaying);
    await userEvent.click(text('音声がミュートになっています'));
    await until('with sound', () => video()?.muted === false);

    change({ liveState: 'streaming', phase: 'intermission', isDelayed: false });
    await expect.element(text('休憩中')).toBeVisible();
    await expect.element(page.getByText(/^続きは、この画面で自動で始まります。/)).toBeVisible();
    await until('no source', () => player()?.dataset.kind === 'none');
    expect(video()?.buffered.length).toBe(0);

    change(onAir());
    await until('it plays again', isPlaying);
    expect(text('休憩中').query()).toBeNull();
    // A guest who had the sound on still has it on.
    expect(video()?.muted).toBe(false);
  });

  test('when the socket is down, then the page polls every ten seconds and still follows', async () => {
    await visitPage();
    cutLines();
    await until('no line', () => !hasLine());
    change(onAir(), false);
    await until('it plays', isPlaying, 14_000);
    expect(hasLine()).toBe(false);
  }, 30_000);
});

describe('given a stream that was stopped or whose recording failed', () => {
  test.each([['emergency-stopped'], ['uploading'], ['archive_error']] as const)(
    'when it is %s, then the page says what is being prepared',
    async liveState => {
      detail = { ...detail, liveState, phase: 'preparing' };
      await visitPage();
      await expect.element(text('映像を準備しています')).toBeVisible();
      expect(video()).toBeNull();
    },
  );
});

describe('given a ceremony that is over', () => {
  const archiving = { liveState: 'closed', phase: 'archiving', isDelayed: false } as const;

  test('then the link to the questionnaire is shown until this guest has opened it, and never while debugging', async () => {
    detail = { ...detail, ...archiving };
    await visitPage();
    const link = page.getByRole('link', { name: /^アンケートにこたえる/ });
    await expect.element(link).toHaveAttribute('href', 'https://forms.example/survey');
    change({ ...archiving, CSQuestionnaireOpened: true });
    await until('no link', () => link.query() === null);
    await expect.element(text('録画を準備しています')).toBeVisible();
    change({ ...archiving, CSQuestionnaireOpened: false });
    await expect.element(link).toBeVisible();
    comeAgain(true);
    await until('no link', () => link.query() === null);
    await expect.element(text('録画を準備しています')).toBeVisible();
    expect(link.query()).toBeNull();
  });

  test('then the recording appears on its own, with chapters, the time left, and a jump to the ceremony', async () => {
    detail = { ...detail, ...archiving };
    await visitPage();
    change({
      ...onAir(),
      liveState: 'viewingArchive',
      phase: 'archive',
      recording: {
        durationMs: 40_000,
        shortcutMs: 8_000,
        chapters: [
          { timeMs: 0, title: '入場前の会場', titleEn: '' },
          { timeMs: 8_000, title: '指輪の交換', titleEn: '' },
        ],
        captions: [{ language: 'ja', url: captionsUrl }],
        posterUrl: POSTER,
      },
      videoUrl: new URL('../../../../../../packages/player/src/fixtures/ceremony.m3u8', import.meta.url).href,
    });
    await until('it plays', isPlaying);
    await expect.element(text('あと3日と2時間')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'チャプター' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '指輪の交換、0:08から見る' }));
    await until('at the rings', () => (video()?.currentTime ?? 0) >= 8);
    await until('marked', () => document.querySelector('[aria-current]')?.textContent?.includes('指輪') === true);
    expect(document.querySelector('[aria-current]')?.textContent).toBe('0:08指輪の交換1');
    expect(video()?.poster).toBe(POSTER);
    await until('captions', () => document.querySelector('[data-part="captions"]') !== null);
    expect([...(video()?.textTracks ?? [])].map(({ label, language }) => [label, language])).toEqual([
      ['日本語', 'ja'],
    ]);
    change({ liveState: 'end', phase: 'ended', isDelayed: false, videoUrl: '', embedKey: '', recording: null });
    await expect.element(page.getByRole('heading', { name: '公開は終了しました', level: 2 })).toBeVisible();
    expect(document.querySelector('article')?.dataset.pattern).toBe(detail.designPattern);
    expect(document.querySelector('[data-part="slate"]')).toBeNull();
  });
});

describe('given a guest who watches on three other devices', () => {
  test('then the page says so, and plays when they ask again and there is room', async () => {
    detail = { ...detail, ...onAir(), videoUrl: '', embedKey: '', isCrowded: true };
    await visitPage();
    await expect.element(text('同時に見られるのは3台までです')).toBeVisible();
    // The page asks once more when its socket connects; after that only the guest asks.
    await until('asked again', () => asked.filter(call => call === 'GET /api/attendance/w-1/detail').length >= 2);
    await expect.element(text('同時に見られるのは3台までです')).toBeVisible();
    detail = { ...detail, ...onAir(), isCrowded: false };
    await userEvent.click(page.getByRole('button', { name: 'もう一度試す' }));
    await until('it plays', isPlaying);
    expect(text('同時に見られるのは3台までです').query()).toBeNull();
  });
});

const pageOf = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type }));
const FRAME_URL = pageOf('<!doctype html><title>a player</title>', 'text/html');
/** The script of a hosted provider, whose player responds at once and plays. */
const SCRIPT = `window.Vimeo = { Player: class {
  handlers = {};
  ready = async () => undefined;
  on = (event, handler) => { this.handlers[event] = handler; };
  play = async () => { this.handlers.play({ seconds: 1, duration: 0 }); };
  pause = async () => undefined;
  setMuted = async () => undefined;
  getMuted = async () => true;
  setCurrentTime = async () => undefined;
} };`;

describe('given a ceremony played by a hosted provider', () => {
  const embedded = () => ({
    ...onAir(),
    videoKind: 'embed' as const,
    videoUrl: FRAME_URL,
    embedKey: '',
    playerScriptUrl: pageOf(SCRIPT, 'text/javascript'),
    embedKeyExpiresAt: Date.now() + 3 * MINUTE_MS,
  });
  const frame = () => document.querySelector('iframe');
  const isAttached = () => document.querySelector('[data-part="mute-guide"]') !== null;

  test('then its player is framed with our texts and stamps, reports that it plays, and is replaced by slates', async () => {
    await visitPage();
    change(embedded());
    await until('attached', isAttached);
    expect(frame()?.title).toBe('ライブ映像');
    expect(video()).toBeNull();
    await expect.element(text('ライブ')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /リアクション表示/ })).toBeVisible();
    const handlers = new Map<string, unknown>();
    await until('the server receives the report', () => {
      for (const [action, input] of takeSent()) handlers.set(action, input);
      return JSON.stringify(handlers.get('live.watched'))?.includes('playing') === true;
    });
    // Such a player has no program time, so reactions are sent without one.
    await userEvent.click(page.getByRole('button', { name: 'ハート' }));
    await until('sent', () => {
      for (const [action, input] of takeSent()) handlers.set(action, input);
      return handlers.has('reaction.send');
    });
    expect(handlers.get('reaction.send')).toEqual({ value: 'natural-heart' });

    change(slate);
    await expect.element(text('映像を復旧しています')).toBeVisible();
    change({ ...embedded(), phase: 'intermission' });
    await expect.element(text('休憩中')).toBeVisible();
    await until('no frame', () => frame() === null);
    change({ ...embedded(), liveState: 'closed', phase: 'archiving', videoUrl: '', videoKind: 'hls' });
    await expect.element(text('録画を準備しています')).toBeVisible();
  });

  test('when its script fails to load, then the page says so, and a retry plays', async () => {
    await visitPage();
    change({ ...embedded(), playerScriptUrl: 'http://127.0.0.1:9/no-such-script.js' });
    await expect.element(text('視聴用スクリプトの読み込みに失敗しました。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
    change(embedded());
    await until('attached', isAttached);
    expect(text('視聴用スクリプトの読み込みに失敗しました。').query()).toBeNull();
  });

  test('when three other devices have taken its place, then the frame is removed at the next key renewal', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await visitPage();
    change(embedded());
    await until('attached', isAttached);
    isCrowded = true;
    const renewals = timers.mock.calls.filter(([, waitMs = 0]) => waitMs > 100_000 && waitMs <= 120_000);
    expect(renewals.length).toBeGreaterThan(0);
    const renew = renewals.at(-1)?.[0];
    if (typeof renew === 'function') renew();
    await expect.element(text('同時に見られるのは3台までです')).toBeVisible();
    await until('no frame', () => frame() === null);
    expect(asked).toContain('GET /api/attendance/w-1/embedKey');
    timers.mockRestore();
  });
});

describe("given a guest's player", () => {
  test('then it reports its state at every change and every ten seconds', async () => {
    await visitPage();
    change(onAir());
    await until('it plays', isPlaying);
    const requests: unknown[] = [];
    const handlers = () => {
      requests.push(...takeSent().flatMap(([action, input]) => (action === 'live.watched' ? [input] : [])));
      return requests.at(-1);
    };
    await expect.poll(handlers, { timeout: 3_000 }).toMatchObject({ playback: 'playing', isAudioOnly: false });
    video()?.pause();
    await expect.poll(handlers, { timeout: 3_000 }).toEqual({ playback: 'paused', isAudioOnly: false });
    requests.length = 0;
    await expect.poll(handlers, { timeout: 11_000 }).toEqual({ playback: 'paused', isAudioOnly: false });
  }, 30_000);
});

describe('given staff in debug mode', () => {
  test('then they see the stream before it is published, with the panel, and it reloads when published', async () => {
    detail = { ...detail, ...onAir(), liveState: 'starting', phase: 'waiting', viewer: 'manager', mayDebug: true };
    await visitPage(true);
    await until('it plays', isPlaying);
    await expect.element(text('配信開始')).toBeVisible();
    const before = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('main.m3u8')).length;
    change({ liveState: 'unpulished', phase: 'waiting', isDelayed: false });
    await until(
      'loaded again',
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('main.m3u8')).length > before,
    );
  });

  test('then guests do not see it', async () => {
    detail = { ...detail, ...onAir(), liveState: 'unpulished', phase: 'waiting' };
    await visitPage();
    await expect.element(page.getByRole('timer')).toBeVisible();
    expect(video()).toBeNull();
  });
});

describe('given a guest who turns reactions off', () => {
  test('then reactions stay off for the next visit and are counted instead', async () => {
    await visitPage();
    change(onAir());
    await until('it plays', isPlaying);
    await userEvent.hover(player() ?? document.body);
    await userEvent.click(page.getByRole('button', { name: 'リアクション表示 入' }));
    await expect.element(page.getByRole('button', { name: 'リアクション表示 切' })).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'ハート' }));
    await expect.element(text('リアクション 1')).toBeVisible();
    comeAgain(false);
    await expect.element(page.getByRole('button', { name: 'リアクション表示 切' })).toBeInTheDocument();
  });
});
