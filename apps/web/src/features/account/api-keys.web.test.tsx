import type { ApiKeyRow } from '@kotohogi/contract/api-key';
import type { FunctionComponent } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ApiKeysPage } from './api-keys-page.tsx';
import { ja, keys } from './messages.ja.ts';
import { NewApiKeyPage } from './new-api-key-page.tsx';

const NOW = Date.UTC(2026, 10, 22, 3);
const KEY = `kotohogi_${'Ab3x'.repeat(10)}Ab3`;
const HELD = ['facility:read:wedding', 'facility:write:wedding', 'facility:read:info', 'wedding:read:unheard-of'];

const row = (id: number, changed: object = {}): ApiKeyRow =>
  ({
    ...{ id, name: `予約システム${id}`, beginning: 'kotohogi_Ab3x', createdAt: NOW, expiresAt: NOW + 90 * 86_400_000 },
    ...{ lastUsedAt: null, permissions: null },
    ...changed,
  }) as ApiKeyRow;

/** The write requests: method with path, and body. */
let written: (readonly [call: string, body: unknown])[];
let rows: ApiKeyRow[];

/** A server with these keys, which refuses the given requests. */
function serve(
  kept: readonly ApiKeyRow[],
  refused?: { readonly status: number; readonly id: string; readonly userMessage: string },
): void {
  written = [];
  rows = [...kept];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), location.href);
    const { method = 'GET' } = init;
    if (method === 'GET') return Response.json({ apiKeys: rows, permissions: HELD });
    written.push([`${method} ${pathname}${search}`, JSON.parse(String(init.body))]);
    if (refused !== undefined) return refusal(refused.status, refused.id, refused);
    if (method === 'DELETE') {
      rows = rows.slice(1);
      return Response.json({});
    }
    return Response.json({ apiKey: KEY, row: row(99, { name: '会計' }) });
  });
}

const visit = (part: FunctionComponent) => show(<Routed part={part} />);

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(keys);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('given no key, then the page says so and links to creating one', async () => {
  serve([]);
  await visit(ApiKeysPage);
  await expect.element(page.getByText('APIキーはまだありません')).toBeVisible();
  const way = page.getByRole('link', { name: '新しいキーを作る' });
  await expect.element(way).toHaveAttribute('href', '/account/apiKey/new');
  await expectAccessible('main');
});

test('given keys, then each shows its prefix, last use, expiry and permissions; an expired one says so', async () => {
  serve([
    row(1, { lastUsedAt: Date.UTC(2026, 10, 21, 4, 5) }),
    row(2, { expiresAt: Date.UTC(2026, 0, 1), permissions: ['facility:read:wedding', 'facility:write:wedding'] }),
  ]);
  await visit(ApiKeysPage);
  const [one, two] = [
    page.getByRole('listitem', { name: '予約システム1' }),
    page.getByRole('listitem', { name: '予約システム2' }),
  ];
  await expect.element(one.getByText(/2026\/11\/21\u2060\(土\) 13:05/)).toBeVisible();
  await expect.element(one.getByText(/kotohogi_Ab3x…/)).toBeVisible();
  await expect.element(one.getByText(/お持ちの権限すべて/)).toBeVisible();
  await expect.element(two.getByText(/期限切れ/)).toBeVisible();
  await expect.element(two.getByText(/まだ使われていません/)).toBeVisible();
  await expect.element(two.getByText('結婚式（見る・変更する）')).toBeVisible();
  await expectAccessible('main');
});

test('given a key, when it is deleted, then the page asks for confirmation, and it leaves the list', async () => {
  serve([row(7)]);
  await visit(ApiKeysPage);
  await page.getByRole('button', { name: '予約システム7を削除する' }).click();
  await expect.element(page.getByRole('alertdialog').getByText(/すぐに使えなくなります/)).toBeVisible();
  expect(written).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect.element(page.getByText('APIキーはまだありません')).toBeVisible();
  expect(written).toEqual([['DELETE /api/auth/apiKey?key=7', {}]]);
});

test('given ten keys, then neither the list nor the page of a new key offers another one', async () => {
  serve(Array.from({ length: 10 }, (_, id) => row(id + 1)));
  await visit(ApiKeysPage);
  await expect.element(page.getByText(/上限に達しました/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '新しいキーを作る' })).not.toBeInTheDocument();
});

test('given ten keys, when the page of a new key opens, then it links back', async () => {
  serve(Array.from({ length: 10 }, (_, id) => row(id + 1)));
  await visit(NewApiKeyPage);
  await expect.element(page.getByText(/上限に達しました/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'キーを作る' })).not.toBeInTheDocument();
});

test('given the form, when permissions are chosen, then only those are requested; the key is shown once, has the focus and can be copied', async () => {
  serve([]);
  await visit(NewApiKeyPage);
  await userEvent.fill(page.getByRole('textbox', { name: /キーの名前/ }), '会計');
  await page.getByText('30日').click();
  await page.getByText('選んだ権限だけ').click();
  await expect.element(page.getByRole('checkbox', { name: 'unheard-of 見る' })).not.toBeChecked();
  await expectAccessible('main');
  await page.getByRole('button', { name: 'キーを作る' }).click();
  await expect.element(page.getByText('この項目は必須です。')).toBeVisible();
  expect(written).toEqual([]);
  await page.getByRole('checkbox', { name: '結婚式 見る' }).click({ force: true });
  await page.getByRole('button', { name: 'キーを作る' }).click();
  await expect.element(page.getByText(KEY)).toBeVisible();
  expect(written).toEqual([
    ['POST /api/auth/apiKey', { name: '会計', days: 30, permissions: ['facility:read:wedding'] }],
  ]);
  await expect.element(page.getByRole('region', { name: '会計を作りました。' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'APIキーをコピー' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'キーを作る' })).not.toBeInTheDocument();
  await expectAccessible('main');
});

test('given a refusal about the permissions, then the error is at that field, and the typed values remain', async () => {
  serve([], {
    status: 422,
    id: 'api_key_right_not_held',
    userMessage: 'お持ちでない権限です',
    ...{ fields: ['permissions'] },
  });
  await visit(NewApiKeyPage);
  await userEvent.fill(page.getByRole('textbox', { name: /キーの名前/ }), '会計');
  await page.getByText('選んだ権限だけ').click();
  await page.getByRole('checkbox', { name: '結婚式 見る' }).click({ force: true });
  await page.getByRole('button', { name: 'キーを作る' }).click();
  await expect.element(page.getByText('お持ちでない権限です')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /キーの名前/ })).toHaveValue('会計');
});
