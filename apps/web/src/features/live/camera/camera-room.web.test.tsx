import type { LiveConsole } from '@kotohogi/contract/live';
import {
  decodeFromCamera,
  encodeFromOrigin,
  type FromCamera,
  type FromOrigin,
} from '@kotohogi/live-engine/ingest/packets/wire';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { show } from '../../../shell/testing/show.tsx';
import { ja } from '../messages.ja.ts';
import { CameraRoom } from './camera-room.tsx';

/** The origin's end of the connection: records what the camera sends and answers as the test says. */
class FakeOrigin {
  static readonly OPEN = 1;
  static all: FakeOrigin[] = [];
  static answer: FromOrigin | null = { type: 'welcome' };
  readonly received: FromCamera[] = [];
  binaryType = '';
  readyState = 0;
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { readonly data: ArrayBuffer }) => void = () => undefined;

  constructor() {
    FakeOrigin.all.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen();
    });
  }

  send(bytes: Uint8Array): void {
    const message = decodeFromCamera(bytes);
    if (message === null) throw new Error('the camera sent something that is not a message');
    this.received.push(message);
    if (message.type === 'hello' && FakeOrigin.answer !== null) this.reply(FakeOrigin.answer);
    if (message.type === 'video') this.reply({ type: 'acknowledged', sequence: message.sequence, receivedBytes: 0 });
  }

  reply(message: FromOrigin): void {
    queueMicrotask(() => this.onmessage({ data: encodeFromOrigin(message).buffer }));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    queueMicrotask(() => this.onclose());
  }
}

const LINE = {
  url: 'rtmp://origin/live',
  isConnected: false,
  isActive: false,
  browserUrl: 'ws://origin/ingest',
  missing: [],
  refusal: null,
};
const INGEST: LiveConsole['ingest'] = [
  { ...LINE, kind: 'main', key: 'main key' },
  { ...LINE, kind: 'spare', key: 'spare key' },
];

/** An encoder on a busy machine is slow. */
const PATIENT = { timeout: 10_000 };

let wasClosed = false;
let leave = (): void => undefined;

function Place({ state, ingest }: Pick<LiveConsole, 'state' | 'ingest'>) {
  const component = () => (
    <CameraRoom
      live={{ state, ingest }}
      onClose={() => {
        wasClosed = true;
      }}
    />
  );
  const [router] = useState(() => {
    const root = createRootRoute();
    const at = (path: string, shown: () => ReactNode) =>
      createRoute({ getParentRoute: () => root, path, component: shown });
    const routeTree = root.addChildren([at('/', component), at('/elsewhere', () => <p>よそのページ</p>)]);
    return createRouter({ routeTree, history: createMemoryHistory() });
  });
  leave = () => void router.navigate({ href: '/elsewhere' });
  return <RouterProvider router={router} />;
}

const openRoom = (state: LiveConsole['state'] = 'starting', ingest = INGEST) =>
  show(<Place state={state} ingest={ingest} />);
const seeStatus = (text: string) => expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const button = (name: string) => page.getByRole('button', { name });
const received = () => FakeOrigin.all.flatMap(origin => origin.received);
const pictures = () => received().filter(({ type }) => type === 'video').length;

async function send(): Promise<void> {
  await expect.element(button('配信する')).toBeEnabled();
  await button('配信する').click();
  await seeStatus('送信中です');
}

beforeAll(() => addTexts(ja));
beforeEach(() => {
  FakeOrigin.all = [];
  FakeOrigin.answer = { type: 'welcome' };
  wasClosed = false;
  vi.stubGlobal('WebSocket', FakeOrigin);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows the camera, the devices and the sound level, and sends nothing yet', async () => {
  await openRoom();
  await expect.element(button('配信する')).toBeEnabled();
  await seeStatus('まだ送信していません');
  await expect.element(page.getByRole('option', { name: 'fake_device_0' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'Fake Audio Input 1' })).toBeInTheDocument();
  await expect.element(page.getByRole('meter', { name: '音の大きさ' })).toBeVisible();
  const video = document.querySelector('video');
  await expect.poll(() => video?.videoWidth).toBe(1_280);
  expect(FakeOrigin.all).toEqual([]);
  await expectAccessible('body', OF_PAGES);
});

test('going live sends the key first, then the tracks, then a key frame', async () => {
  await openRoom();
  await send();
  await expect.poll(pictures, PATIENT).toBeGreaterThan(5);
  const message = received();
  expect(message[0]).toMatchObject({ type: 'hello', key: 'main key' });
  const first = message.findIndex(({ type }) => type === 'video');
  expect(message[first]).toMatchObject({ isKey: true, sequence: 0 });
  expect(message.slice(1, first).map(({ type }) => type)).toContain('video-config');
  await expect.element(page.getByText(/\d fps$/)).toBeVisible();
});

test('the spare line is used when chosen, and preselected when the main one is taken', async () => {
  const [main, spare] = INGEST;
  if (main === undefined || spare === undefined) throw new Error('two lines');
  await openRoom('starting', [{ ...main, isConnected: true }, spare]);
  await send();
  expect(received()[0]).toMatchObject({ key: 'spare key' });
});

test('after a break it reconnects and continues its timestamps', async () => {
  await openRoom();
  await send();
  await expect.poll(pictures, PATIENT).toBeGreaterThan(5);
  FakeOrigin.all[0]?.close();
  await seeStatus('再接続しています');
  await seeStatus('送信中です');
  const again = FakeOrigin.all[1]?.received ?? [];
  await expect.poll(() => again.some(({ type }) => type === 'video'), PATIENT).toBe(true);
  const timesOf = (message: readonly FromCamera[]) =>
    message.flatMap(each => (each.type === 'video' ? [each.timestampMs] : []));
  const before = timesOf(FakeOrigin.all[0]?.received ?? []).at(-1) ?? Number.NaN;
  const [after = Number.NaN] = timesOf(again);
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThan(10_000);
});

test('a line that is taken shows the reason and can be retried', async () => {
  FakeOrigin.answer = { type: 'refused', reason: 'key-in-use' };
  await openRoom();
  await expect.element(button('配信する')).toBeEnabled();
  await button('配信する').click();
  await seeStatus('この送り先は、ほかのエンコーダが使っています');
  await expect.element(button('もう一度つなぐ')).toBeEnabled();
});

test('stopping while guests watch asks for confirmation and notifies the origin', async () => {
  await openRoom('streaming');
  await send();
  await button('送信を停止する…').click();
  const question = page.getByRole('alertdialog', { name: 'ゲストに公開中です。カメラの送信を停止しますか？' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await seeStatus('送信中です');
  await button('送信を停止する…').click();
  await question.getByRole('button', { name: '送信を停止する' }).click();
  await seeStatus('送信を停止しました');
  expect(received().at(-1)).toEqual({ type: 'goodbye' });
});

test('closing the tab asks for confirmation only while sending', async () => {
  const needsConfirmation = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  await openRoom();
  await expect.element(button('配信する')).toBeEnabled();
  expect(needsConfirmation()).toBe(false);
  await send();
  expect(needsConfirmation()).toBe(true);
  await button('送信を停止する').click();
  await seeStatus('送信を停止しました');
  expect(needsConfirmation()).toBe(false);
});

test('leaving for another page asks for confirmation while sending, and stops sending', async () => {
  await openRoom();
  await send();
  leave();
  const question = page.getByRole('alertdialog', { name: 'カメラの映像を送信しています。このページを離れますか？' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await seeStatus('送信中です');
  leave();
  await question.getByRole('button', { name: '停止して離れる' }).click();
  await expect.element(page.getByText('よそのページ')).toBeVisible();
  expect(received().at(-1)).toEqual({ type: 'goodbye' });
});

test('closing the room asks for confirmation while sending', async () => {
  await openRoom();
  await send();
  await button('カメラを閉じる').click();
  const question = page.getByRole('alertdialog', { name: 'カメラの映像を送信しています。このページを離れますか？' });
  await question.getByRole('button', { name: '送信を停止する' }).click();
  await expect.poll(() => wasClosed).toBe(true);
});

test.for([
  ['カメラとマイクの使用が許可されていません', new DOMException('no', 'NotAllowedError')],
  ['カメラまたはマイクが見つかりません', new DOMException('no', 'NotFoundError')],
  ['カメラまたはマイクを使えません', new DOMException('no', 'NotReadableError')],
  ['選んだカメラまたはマイクを使えません', new OverconstrainedError('deviceId', 'no')],
  ['カメラまたはマイクを開始できませんでした', new DOMException('no', 'AbortError')],
] as const)('a device failure is shown as %s and can be retried', async ([text, error]) => {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValueOnce(error);
  await openRoom();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(button('配信する')).toBeDisabled();
  await button('もう一度たしかめる').click();
  await expect.element(button('配信する')).toBeEnabled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an unplugged camera is reported, and another one continues in its place', async () => {
  await openRoom();
  await send();
  await expect.poll(pictures, PATIENT).toBeGreaterThan(5);
  const stream = document.querySelector('video')?.srcObject;
  if (!(stream instanceof MediaStream)) throw new Error('a stream');
  const [track] = stream.getVideoTracks();
  track?.stop();
  track?.dispatchEvent(new Event('ended'));
  await expect.element(page.getByRole('alert').filter({ hasText: 'カメラまたはマイクが外れました' })).toBeVisible();
  await seeStatus('映像が送られていません');
  const before = pictures();
  await button('もう一度たしかめる').click();
  await seeStatus('送信中です');
  await expect.poll(pictures, PATIENT).toBeGreaterThan(before + 5);
  expect(FakeOrigin.all).toHaveLength(1);
});

test('a browser without H.264 shows the reason', async () => {
  vi.spyOn(VideoEncoder, 'isConfigSupported').mockResolvedValue({ supported: false });
  await openRoom();
  await expect.element(page.getByRole('alert').filter({ hasText: 'このブラウザでは、映像を送れません' })).toBeVisible();
  await expect.element(button('配信する')).toBeDisabled();
});
