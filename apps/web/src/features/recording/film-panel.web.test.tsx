import type { Upload } from '@kotohogi/contract/recording';
import { instant } from '@kotohogi/domain/kernel/instant';
import { CHUNK_SIZE_BYTES, chunksOf } from '@kotohogi/domain/recording/chunks';
import { type FilmShape, makeFilm } from '@kotohogi/testkit/film';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FilmPanel } from './film-panel.tsx';
import { ja } from './messages.ja.ts';
import { sendChunks } from './send-chunks.ts';
import type { FilmTarget } from './send-film.ts';

const now = instant(1_795_238_898_000);

/** A pending PUT that the test completes or fails. */
class Put {
  static all: Put[] = [];
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  url = '';
  method = '';
  headers: Record<string, string> = {};
  body = new Blob();
  isOver = false;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  send(body: Blob) {
    this.body = body;
    Put.all.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    if (this.isOver) return;
    this.isOver = true;
    this.onabort?.();
  }
  getResponseHeader() {
    return `"etag-of-${this.url}"`;
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ loaded });
  }
  end(status: number) {
    this.isOver = true;
    this.status = status;
    if (status === 0) this.onerror?.();
    else this.onload?.();
  }
  static get open() {
    return Put.all.filter(put => !put.isOver);
  }
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}
let asked: Asked[] = [];
let uploads: Upload[] = [];
let linkStatus = 200;

function started(body: Record<string, unknown>): Upload {
  return {
    uploadId: '11111111-1111-4111-8111-111111111111',
    key: 'film/7/a',
    platform: 'channel',
    fileName: String(body.fileName),
    size: Number(body.size),
    lastModified: Number(body.lastModified),
    content_id: null,
    parts: [],
    createdAt: now,
  };
}

function serveUpload({ method, path, body }: Asked): Response | undefined {
  if (path.endsWith('/video/upload/multipartUrl')) {
    if (uploads.length === 0) uploads = [started(body)];
    const uploadUrl = Array.from({ length: Number(body.chunkCount) }, (_, at) => `/part/${at + 1}`);
    return Response.json({ uploadUrl, key: 'film/7/a', uploadId: uploads[0]?.uploadId });
  }
  if (path === '/whole') return new Response(null, { status: 200, headers: { 'upload-offset': '1000' } });
  if (path.endsWith('/video/upload/url')) return Response.json({ uploadUrl: '/whole', vimeoVideoId: 'v-1' });
  if (path.endsWith('/video/upload') && method === 'GET') return Response.json({ uploads });
  if (method === 'DELETE' && path.includes('/video/upload/')) {
    uploads = [];
    return Response.json({});
  }
  if (path.endsWith('/contents')) return Response.json({ content_id: 42 });
  if (path.endsWith('/live/linkVideo')) {
    if (linkStatus !== 200) return refusal(503, 'live_unreachable', { userMessage: 'いまは接続できません。' });
    uploads = [];
    return Response.json({ liveState: 'uploading' });
  }
  return undefined;
}

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  const one = { method: init?.method ?? 'GET', path: pathname, body };
  asked.push(one);
  const served = serveUpload(one);
  if (served === undefined) throw new Error(`no fake answer for ${pathname}`);
  return served;
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(() => {
  Put.all = [];
  asked = [];
  uploads = [];
  linkStatus = 200;
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('XMLHttpRequest', Put);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let weddings = 0;
/** A wedding that no test has uploaded a film for. */
function freshTarget(platform: FilmTarget['platform'] = 'channel'): FilmTarget {
  weddings += 1;
  return { weddingId: weddings, weddingKey: 'haruto-yui', platform };
}

async function showPanel(target: FilmTarget, problem: string | null = null): Promise<void> {
  await show(
    <div data-part style={{ maxWidth: '30rem' }}>
      <FilmPanel target={target} problem={problem} />
    </div>,
  );
}

const LAST_MODIFIED = 1_795_000_000_000;
async function filmFile(shape: FilmShape = {}, name = '挙式.mp4'): Promise<File> {
  return new File([await makeFilm(shape)], name, { type: 'video/mp4', lastModified: LAST_MODIFIED });
}

/** Chooses a file as the browser's file dialog does. */
async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is nothing to choose a file with');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText(file.name).first()).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const puts = (count: number) => expect.poll(() => Put.open.length).toBe(count);
const bodies = (path: string) => asked.filter(one => one.path.endsWith(path)).map(one => one.body);

const expectClean = () => expectAccessible('[data-part]', OF_PAGES);

test('given a film of 25 MB, when it is uploaded, then it is sent in three chunks with whole percentages, registered and linked', async () => {
  const target = freshTarget();
  await showPanel(target);
  const file = await filmFile({ sizeBytes: 25_000_000 });
  await choose(file);
  await expectClean();
  await button('アップロードして公開する').click();
  await puts(3);
  expect(Put.all.map(put => put.body.size)).toEqual(chunksOf(file.size).map(({ start, end }) => end - start));
  expect(bodies('/multipartUrl')).toEqual([
    {
      weddingKey: 'haruto-yui',
      platform: 'channel',
      chunkCount: 3,
      size: file.size,
      fileName: '挙式.mp4',
      lastModified: LAST_MODIFIED,
    },
  ]);
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '0%');
  Put.all[1]?.progress(CHUNK_SIZE_BYTES / 2);
  await expect
    .element(bar)
    .toHaveAttribute('aria-valuetext', `${Math.round((CHUNK_SIZE_BYTES / 2 / file.size) * 100)}%`);
  await expectClean();
  for (const put of [...Put.all].reverse()) put.end(200);
  await expect.poll(() => bodies('/live/linkVideo')).toEqual([{ videoContentId: 42 }]);
  expect(bodies('/contents')).toEqual([
    {
      key: 'film/7/a',
      fileName: '挙式.mp4',
      uploadId: '11111111-1111-4111-8111-111111111111',
      eTags: [1, 2, 3].map(partNumber => ({ partNumber, eTag: `etag-of-/part/${partNumber}` })),
    },
  ]);
});

test('given an interrupted connection, when the upload fails, then it says so in Japanese and resumes with the missing chunks', async () => {
  await showPanel(freshTarget());
  const file = await filmFile({ sizeBytes: 25_000_000 });
  await choose(file);
  await button('アップロードして公開する').click();
  await puts(3);
  Put.all[0]?.end(200);
  uploads = uploads.map(one => ({ ...one, parts: [{ partNumber: 1, eTag: 'one' }] }));
  Put.all[1]?.end(0);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('動画のアップロード中にネットワークエラーが発生しました。');
  // The other requests were aborted too.
  expect(Put.open).toEqual([]);
  expect(page.getByRole('progressbar').elements()).toEqual([]);
  await expectClean();
  Put.all = [];
  await button('続きから送る').click();
  await puts(2);
  expect(Put.all.map(put => put.url).sort()).toEqual(['/part/2', '/part/3']);
  expect(bodies('/multipartUrl')[1]).toMatchObject({ uploadId: uploads[0]?.uploadId });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42%');
  for (const put of [...Put.all]) put.end(200);
  await expect.poll(() => bodies('/contents').length).toBe(1);
  expect(bodies('/contents')[0]?.eTags).toEqual([
    { partNumber: 1, eTag: 'one' },
    { partNumber: 2, eTag: 'etag-of-/part/2' },
    { partNumber: 3, eTag: 'etag-of-/part/3' },
  ]);
});

test('given a chunk that the store refuses, then the message contains the status', async () => {
  await showPanel(freshTarget());
  await choose(await filmFile());
  await button('アップロードして公開する').click();
  await puts(1);
  Put.all[0]?.end(503);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('動画のアップロードに失敗しました（ステータスコード：503）。');
});

test('given a film upload from before a reload, then it is listed, and the same file resumes where it stopped', async () => {
  const file = await filmFile({ sizeBytes: 25_000_000 });
  uploads = [
    {
      ...started({ fileName: file.name, size: file.size, lastModified: LAST_MODIFIED }),
      parts: [
        { partNumber: 1, eTag: 'one' },
        { partNumber: 2, eTag: 'two' },
      ],
    },
  ];
  await showPanel(freshTarget());
  await expect.element(page.getByText('「挙式.mp4」は84%までアップロードされています')).toBeVisible();
  await expectClean();
  await choose(file);
  await button('続きから送る').click();
  await puts(1);
  expect(Put.all[0]?.url).toBe('/part/3');
});

test('given a film that is uploaded but not published, then it is published without another upload, or discarded', async () => {
  uploads = [{ ...started({ fileName: '挙式.mp4', size: 5_000_000, lastModified: 1 }), content_id: 9 }];
  await showPanel(freshTarget());
  linkStatus = 503;
  await button('録画として公開する').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('いまは接続できません。');
  linkStatus = 200;
  await button('録画として公開する').click();
  await expect.poll(() => bodies('/live/linkVideo')).toEqual([{ videoContentId: 9 }, { videoContentId: 9 }]);
  expect(Put.all).toEqual([]);
});

test.each([
  [
    { video: 'hevc' },
    '挙式.mp4',
    'HEVC（H.265）の動画は、ご覧になれないゲストがいるため使えません。H.264で書き出してください。',
  ],
  [
    { container: 'webm', video: 'vp9', audio: 'opus' },
    '挙式.webm',
    'この映像の形式（VP9）は、ご覧になれないゲストがいるため使えません。MP4（H.264、AAC）で書き出してください。',
  ],
  [{ video: 'none' }, '挙式.mp4', '映像の入っていないファイルです。動画をお選びください。'],
] as const)('given a film of %j, then it is refused before a byte is sent', async (shape, name, text) => {
  await showPanel(freshTarget());
  await choose(await filmFile(shape, name));
  await button('アップロードして公開する').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  expect(asked.filter(one => one.method !== 'GET')).toEqual([]);
  expect(page.getByRole('button', { name: /送る|公開する/ }).elements()).toEqual([]);
});

test('given a running upload, when it is stopped, then no request is pending and what arrived is kept', async () => {
  await showPanel(freshTarget());
  await choose(await filmFile({ sizeBytes: 25_000_000 }));
  await button('アップロードして公開する').click();
  await puts(3);
  await button('中止する').click();
  expect(Put.open).toEqual([]);
  await expect.element(page.getByText('「挙式.mp4」は0%までアップロードされています')).toBeVisible();
  await button('破棄する').click();
  await expect.poll(() => page.getByText('「挙式.mp4」は0%までアップロードされています').elements().length).toBe(0);
});

test('given a hosted provider, then the film is sent in one request, with two decimals', async () => {
  await showPanel(freshTarget('vimeo'));
  const file = await filmFile({ sizeBytes: 25_000_000 });
  await choose(file);
  await button('アップロードして公開する').click();
  await puts(1);
  expect([Put.all[0]?.method, Put.all[0]?.url, Put.all[0]?.body.size]).toEqual(['PATCH', '/whole', file.size]);
  expect(Put.all[0]?.headers).toEqual({
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
  });
  Put.all[0]?.progress(file.size / 3);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '33.33%');
  Put.all[0]?.end(0);
  // The provider reports how much arrived, and only the rest is sent.
  await button('もう一度送る').click();
  await expect.poll(() => Put.all.length).toBe(2);
  expect([Put.all[1]?.headers['Upload-Offset'], Put.all[1]?.body.size]).toEqual(['1000', file.size - 1000]);
  expect(bodies('/video/upload/url').length).toBe(1);
  Put.all[1]?.end(204);
  await expect.poll(() => bodies('/live/linkVideo')).toEqual([{ videoId: 'v-1' }]);
});

test('given many chunks, then six are sent at once, and the first failure aborts the rest', async () => {
  const file = new Blob([new Uint8Array(CHUNK_SIZE_BYTES * 8)]);
  const urls = Array.from({ length: 8 }, (_, at) => `/part/${at + 1}`);
  const reported: number[] = [];
  const { signal } = new AbortController();
  const sending = sendChunks({ file, urls, known: [], onSent: bytes => reported.push(bytes), signal });
  expect(Put.open.length).toBe(6);
  Put.open[0]?.end(200);
  await puts(6);
  expect(Put.all.length).toBe(7);
  expect(reported.at(-1)).toBe(CHUNK_SIZE_BYTES);
  Put.open[0]?.end(500);
  await expect(sending).rejects.toThrow('ステータスコード：500');
  expect(Put.open).toEqual([]);
});

test('given a failed recording, then the reason is shown', async () => {
  await showPanel(freshTarget(), '映像がありません');
  await expect.element(page.getByText('理由：映像がありません')).toBeVisible();
});
