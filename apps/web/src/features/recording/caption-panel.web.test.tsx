import type { RecordingBoard } from '@kotohogi/contract/recording';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { useRecordingBoard } from './api.ts';
import { CaptionPanel } from './caption-panel.tsx';
import { ja } from './messages.ja.ts';
import { aBoard } from './testing/a-board.ts';

type Caption = RecordingBoard['captions'][number];
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fileName: string | null;
  readonly type: string | null;
  readonly text: string;
}

let asked: Asked[];
let captions: Caption[];

/** Mocks the caption endpoints; a file that does not start with WEBVTT is refused with an error in one line. */
async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), location.href);
  const text = init.body instanceof Blob ? await init.body.text() : '';
  const [method, fileName] = [init.method ?? 'GET', searchParams.get('fileName')];
  asked.push({ method, path: pathname, fileName, type: new Headers(init.headers).get('content-type'), text });
  const language = pathname.endsWith('/en') ? 'en' : 'ja';
  const others = captions.filter(one => one.language !== language);
  if (method === 'DELETE') captions = others;
  if (method === 'POST' && !text.startsWith('WEBVTT')) {
    const userMessage = '3行目：時刻の書き方が正しくありません（例：00:01:02.500 --> 00:01:05.000）。';
    return refusal(422, 'recording_caption_timing', { userMessage });
  }
  if (method === 'POST') {
    captions = [
      ...others,
      { language, url: `/${language}`, fileName: fileName ?? '', cueCount: 214, endMs: 3_723_000 },
    ];
  }
  return Response.json(aBoard({ captions }));
}

function Panel({ mayWrite }: { readonly mayWrite: boolean }) {
  const { data } = useRecordingBoard(7);
  return (
    <main data-part="panel" style={{ maxInlineSize: 420, padding: 16 }}>
      {data !== undefined && <CaptionPanel weddingId={7} captions={data.captions} mayWrite={mayWrite} />}
    </main>
  );
}

async function visit(mayWrite = true): Promise<void> {
  await show(<Panel mayWrite={mayWrite} />);
}

const vtt = (name: string, text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n拍手\n') => new File([text], name);
const choose = (file: File, language: '日本語' | '英語') =>
  userEvent.upload(page.getByLabelText(`字幕ファイル（${language}）`), file);

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(() => {
  asked = [];
  captions = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('given a recording without captions', () => {
  test('when staff choose a file, then it is uploaded unchanged, and the other language is offered next', async () => {
    await visit();
    await choose(vtt('挙式.vtt'), '日本語');
    await expect.element(page.getByText('214件、1:02:03 まで')).toBeVisible();
    expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/weddings/7/live/captions/ja',
      fileName: '挙式.vtt',
      type: 'application/octet-stream',
      text: 'WEBVTT\n\n00:01.000 --> 00:02.000\n拍手\n',
    });
    await expect.element(page.getByText('日本語の字幕を付けました。')).toBeVisible();
    await expectAccessible();
    await userEvent.click(page.getByText('英語', { exact: true }));
    await choose(vtt('ceremony.vtt'), '英語');
    await expect.element(page.getByText('ceremony.vtt', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('when one of its lines is invalid, then the error names the line, and another file can be chosen', async () => {
    await visit();
    await choose(vtt('wrong.vtt', '1\n'), '日本語');
    await expect
      .element(page.getByText('wrong.vtt：3行目：時刻の書き方が正しくありません', { exact: false }))
      .toBeVisible();
    await expectAccessible();
    await choose(vtt('right.vtt'), '日本語');
    await expect.element(page.getByText('right.vtt', { exact: true })).toBeVisible();
    expect(page.getByText('3行目', { exact: false }).query()).toBeNull();
  });

  test('when the file is not a caption file, then nothing is uploaded', async () => {
    await visit();
    const input = page.getByLabelText('字幕ファイル（日本語）');
    await expect.element(input).toHaveAttribute('accept', 'text/vtt,.vtt');
    const data = new DataTransfer();
    data.items.add(new File(['x'], '挙式.srt'));
    const field = input.element();
    if (!(field instanceof HTMLInputElement)) throw new Error('the field is missing');
    field.files = data.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(page.getByText('このファイルの種類は受付できません。', { exact: false })).toBeVisible();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('given captions', () => {
  beforeEach(() => {
    captions = [{ language: 'ja', url: '/ja', fileName: '挙式.vtt', cueCount: 1, endMs: 2_000 }];
  });

  test('when staff delete them, then a confirmation is shown once', async () => {
    await visit();
    await userEvent.click(page.getByRole('button', { name: '挙式.vtt を削除する' }));
    await expect.element(page.getByText('挙式.vttを削除します。よろしいですか？')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '削除する', exact: true }));
    await expect.poll(() => page.getByRole('list', { name: '付けた字幕' }).query()).toBeNull();
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/weddings/7/live/captions/ja',
    ]);
  });

  test('when the user has read-only access, then they see the captions and cannot change anything', async () => {
    await visit(false);
    await expect.element(page.getByText('1件、0:02 まで')).toBeVisible();
    expect(page.getByRole('button').query()).toBeNull();
  });
});
