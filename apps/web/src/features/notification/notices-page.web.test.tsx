import type { NoticeRow } from '@kotohogi/contract/notification';
import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { NoticePanel } from './notice-panel.tsx';
import { NoticesPage } from './notices-page.tsx';
import { A_NOTICE } from './testing/a-notice.ts';

const LATE: NoticeRow = { ...A_NOTICE, methods: ['dialog', 'mail'], mailCount: 48, sentBy: '田中 一郎' };

let rows: NoticeRow[];
let allowed: NoticeMethod[];
let sent: { readonly key: string | null; readonly body: unknown }[];
let withdrawn: string[];
/** If set, the response to the next POST. */
let nextRefusal: Response | undefined;

function take(init: RequestInit): Response {
  const body = JSON.parse(String(init.body));
  sent.push({ key: new Headers(init.headers).get('idempotency-key'), body });
  if (nextRefusal !== undefined) return nextRefusal;
  const row = { ...LATE, ...body, id: 8, mailCount: 0 };
  rows = [row, ...rows];
  return Response.json(row);
}

function remove(pathname: string, search: URLSearchParams): Response {
  const id = Number(pathname.split('/').at(-1));
  const method = search.get('methods') ?? '';
  withdrawn.push(`${id} ${method}`);
  if (rows.every(row => row.id !== id)) return refusal(404, 'notification_unknown');
  rows = rows
    .map(row => (row.id === id ? { ...row, methods: row.methods.filter(known => known !== method) } : row))
    .filter(row => row.methods.length > 0);
  return Response.json({ methods: rows.find(row => row.id === id)?.methods ?? [] });
}

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), location.href);
  if (init.method === 'POST') return take(init);
  if (init.method === 'DELETE') return remove(pathname, searchParams);
  return Response.json({ rows, reach: { dialog: 12, mail: 48 }, allowed });
}

beforeAll(async () => {
  addTexts(ja);
  await loadShellTexts();
});

beforeEach(() => {
  rows = [LATE];
  allowed = ['dialog', 'mail'];
  sent = [];
  withdrawn = [];
  nextRefusal = undefined;
  vi.stubGlobal('fetch', serve);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 900);
});

const openPage = () =>
  show(
    <main>
      <Routed part={() => <NoticesPage weddingId={1} />} />
    </main>,
  );
const openPanel = () =>
  show(
    <main>
      <Routed part={() => <NoticePanel weddingId={1} />} />
    </main>,
  );

const title = page.getByRole('textbox', { name: '件名', exact: true });
const body = page.getByRole('textbox', { name: '本文', exact: true });
const preview = page.getByRole('region', { name: 'ゲストの画面での見え方' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ask = page.getByRole('alertdialog');
const box = (name: string) => page.getByRole('checkbox', { name });

test('the typed text is previewed as guests will see it, and sent once, after a confirmation that names its reach', async () => {
  await openPage();
  await page.getByText('ご注意').first().click();
  await userEvent.fill(title, 'ご案内');
  await userEvent.fill(body, '一行目\n<b>二行目</b>\n\n<script>x</script>終わり');
  await expect.poll(() => preview.element().querySelector('b')?.textContent).toBe('二行目');
  expect(preview.element().querySelectorAll('p').length).toBeGreaterThan(2);
  expect(preview.element().textContent).not.toContain('script');
  await userEvent.fill(page.getByRole('textbox', { name: '件名（英語）' }), 'For you');
  await userEvent.fill(page.getByRole('textbox', { name: '本文（英語）' }), 'Please wait.');
  await expect.element(preview.getByText('Please wait.')).toBeVisible();
  await page.getByText('録画をご覧になるゲストにも表示する').click();
  await page.getByText('メールで送る').click();
  await button('内容を確かめて送る').click();
  await expect.element(ask).toBeVisible();
  await expect.element(ask).toHaveAccessibleName('「ご案内」をゲストに送ります。よろしいですか？');
  expect(ask.element().textContent).toContain('いま開いているゲスト12名に、すぐに表示します。');
  expect(ask.element().textContent).toContain('ゲスト48名に送ります。送ったメールは取り消せません。');
  expect(sent).toEqual([]);
  await expectAccessible('body', OF_PAGES);
  await ask.getByRole('button', { name: 'お知らせを送る' }).click();
  await expect.element(page.getByText('お知らせを送りました。')).toBeVisible();
  expect(sent.map(one => one.body)).toEqual([
    {
      level: 'warn',
      title: 'ご案内',
      body: '<p>一行目<br><b>二行目</b></p><p><script>x</script>終わり</p>',
      titleEn: 'For you',
      bodyEn: '<p>Please wait.</p>',
      inRecording: true,
      methods: ['dialog', 'mail'],
    },
  ]);
  await expect.element(title).toHaveValue('');
  await expect.element(page.getByText('2件')).toBeVisible();
});

test('without a title, a text or a channel it is not sent, and the fields show errors', async () => {
  await openPage();
  await page.getByText('画面に表示する').click();
  await button('内容を確かめて送る').click();
  await expect.element(title).toHaveAccessibleDescription('この項目は必須です。');
  expect(body.element().getAttribute('aria-invalid')).toBe('true');
  await expect.element(page.getByText('送信方法は必須です。')).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expectAccessible('body', OF_PAGES);
});

test('a failure keeps the typed text, and the retry has the same idempotency key', async () => {
  await openPage();
  await userEvent.fill(title, 'ご案内');
  await userEvent.fill(body, '本文');
  nextRefusal = refusal(503, 'http_503');
  await button('内容を確かめて送る').click();
  await ask.getByRole('button', { name: 'お知らせを送る' }).click();
  await expect.element(page.getByText('http_503 のことば')).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('ご案内');
  nextRefusal = undefined;
  await button('内容を確かめて送る').click();
  await ask.getByRole('button', { name: 'お知らせを送る' }).click();
  await expect.element(page.getByText('お知らせを送りました。')).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent).toHaveLength(2);
});

test('the tools put markup around the selection', async () => {
  await openPage();
  await userEvent.fill(body, '開式が遅れます');
  const area = body.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('the body is not a text area');
  area.focus();
  area.setSelectionRange(3, 5);
  await button('太字').first().click();
  await expect.element(body).toHaveValue('開式が<b>遅れ</b>ます');
  await expect.poll(() => area.value.slice(area.selectionStart, area.selectionEnd)).toBe('遅れ');
});

test('each channel of a notice is withdrawn separately; without any the notice is gone', async () => {
  await openPage();
  await button('「開式が遅れています」を画面から下げる').click();
  await ask.getByRole('button', { name: '画面から下げる' }).click();
  await expect.element(page.getByText('画面から下げました。')).toBeVisible();
  await expect.element(page.getByText('画面に表示中')).not.toBeInTheDocument();
  await button('「開式が遅れています」のメールを取り下げる').click();
  expect(ask.element().textContent).toContain('届いたメールは取り消せません。');
  await ask.getByRole('button', { name: 'メールを取り下げる' }).click();
  await expect.element(page.getByText('送ったお知らせはまだありません')).toBeVisible();
  expect(withdrawn).toEqual(['7 dialog', '7 mail']);
});

test('a notice that a colleague has withdrawn in the meantime simply disappears', async () => {
  await openPage();
  await button('「開式が遅れています」を画面から下げる').click();
  rows = [];
  await ask.getByRole('button', { name: '画面から下げる' }).click();
  await expect.element(page.getByText('notification_unknown のことば')).toBeVisible();
  await expect.element(page.getByText('送ったお知らせはまだありません')).toBeVisible();
});

test('the front desk can send to the screen only, and users without permission see the list', async () => {
  allowed = ['dialog'];
  await openPage();
  await expect.element(box('画面に表示する')).toBeChecked();
  await expect.element(box('メールで送る')).not.toBeInTheDocument();
  await expect.element(button('「開式が遅れています」を画面から下げる')).toBeVisible();
  await expect.element(button('「開式が遅れています」のメールを取り下げる')).not.toBeInTheDocument();
});

test('a user who may not send sees the list, and no form', async () => {
  allowed = [];
  await openPage();
  await expect.element(page.getByText('開式が遅れています')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('next to the live picture, a template can be edited in Japanese with its English text, and sent', async () => {
  await openPanel();
  await button('音声の不具合を確認しています').click();
  await expect.element(title).toHaveValue('音声の不具合を確認しています');
  await expect.element(page.getByRole('textbox', { name: '件名（英語）' })).toHaveValue('We are checking the sound');
  await expectAccessible('body', OF_PAGES);
  await userEvent.fill(title, '音声を確認中');
  await button('内容を確かめて送る').click();
  await ask.getByRole('button', { name: 'お知らせを送る' }).click();
  await expect.element(page.getByText('お知らせを送りました。')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ body: { level: 'warn', title: '音声を確認中', methods: ['dialog'] } }]);
  await expect.element(button('「音声を確認中」を画面から下げる')).toBeVisible();
});

test('it fits every width', async () => {
  await openPage();
  await expect.element(title).toBeVisible();
  for (const width of [320, 375, 768, 1280]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await expectAccessible('body', OF_PAGES);
});
