import type { RecordingBoard } from '@kotohogi/contract/recording';
import { loadPlayerMessages, Player, type PlayerHandle } from '@kotohogi/player';
import { useMemo, useRef, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible } from '../../shell/testing/accessible.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { useRecordingBoard } from './api.ts';
import { CoverPanel } from './cover-panel.tsx';
import { ja } from './messages.ja.ts';
import { seenFrame, useOfferedPlayhead } from './playhead.ts';
import { aBoard } from './testing/a-board.ts';

const WEDDING = 7;
const recordingUrl = new URL('../../../../../packages/player/src/fixtures/ceremony.m3u8', import.meta.url).href;

/** The server's state, and every picture it received. */
let poster: RecordingBoard['poster'];
let pictures: Blob[];
let removals: number;
const really = window.fetch;

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (!pathname.startsWith('/api/')) return really(input, init);
  if (init.method === 'DELETE') {
    removals += 1;
    poster = null;
  }
  if (init.body instanceof Blob) {
    pictures.push(init.body);
    const { width, height } = await createImageBitmap(init.body);
    poster = { url: URL.createObjectURL(init.body), width, height };
  }
  return Response.json(aBoard({ poster }));
}

function Preview() {
  const [handle, setHandle] = useState<PlayerHandle | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useOfferedPlayhead(WEDDING, 'archive', handle, place);
  const source = useMemo(() => ({ kind: 'archive', url: recordingUrl }) as const, []);
  return (
    <div ref={place} style={{ inlineSize: 360 }}>
      <Player ref={setHandle} locale="ja" label="プレビュー" source={source} />
    </div>
  );
}

function Panel({ mayWrite }: { readonly mayWrite: boolean }) {
  const { data } = useRecordingBoard(WEDDING);
  return (
    <main style={{ maxInlineSize: 420, padding: 16 }}>
      {data !== undefined && (
        <CoverPanel weddingId={WEDDING} poster={data.poster} mayWrite={mayWrite} seen={() => seenFrame(WEDDING)} />
      )}
    </main>
  );
}

async function visit({ mayWrite = true, hasPreview = true } = {}): Promise<void> {
  await loadPlayerMessages('ja');
  await show(
    <>
      {hasPreview && <Preview />}
      <Panel mayWrite={mayWrite} />
    </>,
  );
  if (hasPreview) await expect.poll(() => seenFrame(WEDDING)?.videoWidth ?? 0).toBeGreaterThan(0);
}

const take = page.getByRole('button', { name: 'この場面を表紙にする' });
const picture = page.getByRole('img', { name: '録画の再生前に表示する画像' });

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(() => {
  [poster, pictures, removals] = [null, [], 0];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('given a recording in the preview', () => {
  test('when staff click the button, then the current frame becomes the cover, as a JPEG with visible content', async () => {
    await visit();
    await userEvent.click(take);
    await expect.element(picture).toBeVisible();
    await expect.element(page.getByText('表紙を変更しました。')).toBeVisible();
    expect(pictures.map(({ type }) => type)).toEqual(['image/jpeg']);
    const bitmap = await createImageBitmap(pictures[0] ?? new Blob());
    const video = seenFrame(WEDDING);
    expect([bitmap.width, bitmap.height]).toEqual([video?.videoWidth, video?.videoHeight]);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    expect(new Set(data).size).toBeGreaterThan(8);
    await expectAccessible('main');
  });

  test('when that is undone, then the previous state is restored: no cover, or the previous one', async () => {
    await visit();
    await userEvent.click(take);
    await expect.element(picture).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '元に戻す' }));
    await expect.poll(() => [removals, picture.query()]).toEqual([1, null]);
    await userEvent.click(take);
    await expect.poll(() => pictures.length).toBe(2);
    await expect.element(page.getByText('表紙を変更しました。')).toBeVisible();
    await expect.element(take).not.toHaveAttribute('data-busy');
    await userEvent.click(take);
    await expect.poll(() => pictures.length).toBe(3);
    await expect.element(take).not.toHaveAttribute('data-busy');
    await userEvent.click(page.getByRole('button', { name: '元に戻す' }));
    await expect.poll(() => pictures.length).toBe(4);
    expect(await pictures[3]?.bytes()).toEqual(await pictures[1]?.bytes());
  });

  test('when the cover is removed, then that can be undone too', async () => {
    await visit();
    await userEvent.click(take);
    await expect.element(picture).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '表紙を外す' }));
    await expect.poll(() => picture.query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '元に戻す' }));
    await expect.element(picture).toBeVisible();
    expect(await pictures[1]?.bytes()).toEqual(await pictures[0]?.bytes());
  });
});

test('given no picture in the preview, when staff click the button, then a message is shown and nothing is sent', async () => {
  await visit({ hasPreview: false });
  await userEvent.click(take);
  await expect.element(page.getByText('プレビューの映像を画像にできません', { exact: false })).toBeVisible();
  expect(pictures).toEqual([]);
});

test('given read-only access, then the user sees the cover and no button', async () => {
  poster = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', width: 1, height: 1 };
  await visit({ mayWrite: false, hasPreview: false });
  await expect.element(picture).toBeInTheDocument();
  expect(page.getByRole('button').query()).toBeNull();
});
