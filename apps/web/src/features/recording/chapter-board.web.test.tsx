import type { LiveConsole } from '@kotohogi/contract/live';
import type { RecordingBoard } from '@kotohogi/contract/recording';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { aConsole } from '../live/testing/a-console.ts';
import { useRecordingBoard } from './api.ts';
import { ChapterBoard } from './chapter-board.tsx';
import { ja } from './messages.ja.ts';
import { aBoard } from './testing/a-board.ts';

const now = instant(1_795_238_898_000);

const ON_AIR = aConsole({ state: 'streaming', commands: ['close'], publishedAt: now });

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}
let asked: Asked[] = [];
let board: RecordingBoard;
let refusals: Response[] = [];

function serveBoard({ method, path, body }: Asked): Response | undefined {
  if (path.endsWith('/live/shortcut')) {
    const { programMs = null } = body;
    board = { ...board, shortcut: programMs === null ? null : { programMs: instant(Number(programMs)), offset: null } };
    return Response.json(board);
  }
  if (path.endsWith('/live/chapters') && method === 'POST') {
    const id = Math.max(0, ...board.chapters.map(chapter => chapter.id)) + 1;
    const added = {
      id,
      programMs: instant(Number(body.programMs)),
      timeMs: null,
      title: String(body.title),
      titleEn: '',
    };
    board = { ...board, chapters: [...board.chapters, added] };
    return Response.json(board);
  }
  const id = Number(/\/live\/chapters\/(\d+)$/.exec(path)?.[1]);
  if (method === 'DELETE') board = { ...board, chapters: board.chapters.filter(chapter => chapter.id !== id) };
  if (method === 'PATCH') {
    const [title, titleEn] = [String(body.title), String(body.titleEn)];
    board = {
      ...board,
      chapters: board.chapters.map(chapter => (chapter.id === id ? { ...chapter, title, titleEn } : chapter)),
    };
  }
  return path.includes('/live/chapters') ? Response.json(board) : undefined;
}

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  const one = { method: init?.method ?? 'GET', path: pathname, body };
  asked.push(one);
  const served = (one.method === 'GET' ? undefined : refusals.shift()) ?? serveBoard(one);
  if (served === undefined) throw new Error(`no fake answer for ${pathname}`);
  return served;
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
beforeEach(() => {
  asked = [];
  refusals = [];
  board = aBoard({ programs: ['新郎新婦 入場', '指輪の交換', '新郎新婦 退場'] });
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const bodies = (path: string) => asked.filter(one => one.path.endsWith(path)).map(one => one.body);

const expectClean = () => expectAccessible('[data-part]', OF_PAGES);

const SEEN = instant(now + 61_000);
let seen: number | undefined = SEEN;

function Boarded({ mayWrite, live }: { readonly mayWrite: boolean; readonly live: LiveConsole }) {
  return (
    <div data-part style={{ maxWidth: '30rem' }}>
      <BoardFromServer mayWrite={mayWrite} live={live} />
    </div>
  );
}

function BoardFromServer({ mayWrite, live }: { readonly mayWrite: boolean; readonly live: LiveConsole }) {
  const { data } = useRecordingBoard(7);
  if (data === undefined) return null;
  const read = () => (seen === undefined ? undefined : { programMs: seen });
  return <ChapterBoard weddingId={7} board={data} live={live} mayWrite={mayWrite} seen={read} />;
}

test('given a ceremony on air, when an item of the program is clicked, then a chapter is added at the moment staff see, and can be undone', async () => {
  await show(<Boarded mayWrite live={ON_AIR} />);
  await button('「指輪の交換」の始まりを記録する').click();
  await expect.poll(() => bodies('/live/chapters').at(-1)).toEqual({ title: '指輪の交換', programMs: SEEN });
  await expect.element(page.getByText(/「指輪の交換」を .* に記録しました。/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^指輪の交換 .* に記録済み/ })).toBeVisible();
  await expectClean();
  await button('取り消す').click();
  await expect.element(page.getByText('まだ記録した場面はありません。')).toBeVisible();
});

test('given the marker, when it is set, moved and cleared, then each change is reported', async () => {
  await show(<Boarded mayWrite live={ON_AIR} />);
  await button('挙式の始まりを記録する').click();
  await expect.poll(() => bodies('/live/shortcut')).toEqual([{ programMs: SEEN }]);
  await button('挙式の始まりを取り消す').click();
  await expect.poll(() => bodies('/live/shortcut').at(-1)).toEqual({ offset: null });
  await button('元に戻す').click();
  await expect.poll(() => bodies('/live/shortcut').at(-1)).toEqual({ programMs: SEEN });
});

test('given a scene that is not in the program, then it is added under its own name, renamed and deleted', async () => {
  await show(<Boarded mayWrite live={ON_AIR} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'ほかの場面' }), 'フラワーシャワー');
  await button('記録する').click();
  await button('「フラワーシャワー」の名前を変える').click();
  await userEvent.fill(page.getByRole('textbox', { name: '場面の名前' }), '花びらのシャワー');
  await userEvent.keyboard('{Enter}');
  await button('「花びらのシャワー」を削除する').click();
  await expect.element(page.getByText('まだ記録した場面はありません。')).toBeVisible();
  await button('元に戻す').click();
  await expect.element(button('「花びらのシャワー」を削除する')).toBeVisible();
});

test('given a scene with a name of its own, when it is refused, then the name stays, and a retry records the same moment', async () => {
  const refused = (status: number, userMessage: string) =>
    Response.json({ id: `http_${status}`, status, message: '', userMessage }, { status });
  refusals = [refused(403, 'アクセスが許可されていません。'), refused(503, 'アクセスが集中しています。')];
  await show(<Boarded mayWrite live={ON_AIR} />);
  const field = page.getByRole('textbox', { name: 'ほかの場面' });
  await userEvent.fill(field, 'フラワーシャワー');
  await button('記録する').click();
  await expect.element(page.getByText('アクセスが許可されていません。')).toBeVisible();
  await expect.element(field).toHaveValue('フラワーシャワー');
  await button('記録する').click();
  await button('もう一度試す').click();
  await expect.element(button('「フラワーシャワー」の名前を変える')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(bodies('/live/chapters').at(-1)).toEqual({ title: 'フラワーシャワー', programMs: SEEN });
});

test('given no picture in the preview, when something is clicked, then nothing is marked and a message says so', async () => {
  seen = undefined;
  await show(<Boarded mayWrite live={ON_AIR} />);
  await button('挙式の始まりを記録する').click();
  await expect.element(page.getByText('プレビューに映像がないため、いまの瞬間を記録できません。')).toBeVisible();
  expect(bodies('/live/shortcut')).toEqual([]);
  seen = SEEN;
});

test('given a marked scene, when staff add a name in English, then it is stored next to the Japanese one', async () => {
  board = { ...board, chapters: [{ id: 1, programMs: SEEN, timeMs: 61_000, title: '入場', titleEn: '' }] };
  await show(<Boarded mayWrite live={{ ...ON_AIR, state: 'archived' }} />);
  await button('「入場」の名前を変える').click();
  await button('英語の名前を付ける').click();
  await page.getByLabelText('英語の名前').fill('The couple enters');
  await expectClean();
  await button('保存する').click();
  await expect.element(page.getByText('The couple enters')).toBeVisible();
  expect(bodies('/live/chapters/1').at(-1)).toEqual({ title: '入場', titleEn: 'The couple enters' });
});

test('given read-only staff, then there are no buttons', async () => {
  board = { ...board, chapters: [{ id: 1, programMs: SEEN, timeMs: 61_000, title: '入場', titleEn: '' }] };
  await show(<Boarded mayWrite={false} live={{ ...ON_AIR, state: 'archived' }} />);
  await expect.element(page.getByText('1:01')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  await expectClean();
});
