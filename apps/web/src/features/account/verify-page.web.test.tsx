import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { loginPages } from '../session/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { VerifyPage } from './verify-page.tsx';

/** The requests: path and body. */
let asked: (readonly [path: string, body: unknown])[];

/** A server that responds to the link with this status. */
function serveWith(status: number): void {
  asked = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), location.href);
    if (init.method === 'POST') {
      asked.push([pathname, JSON.parse(String(init.body))]);
      return Response.json({});
    }
    return refusal(status, 'token_unknown', { userMessage: 'URLが存在しないか、期限切れです' });
  });
}

const visit = () =>
  show(<Routed part={() => <VerifyPage token="dead" loginHref="/manage/login" onStarted={() => {}} />} />);

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(loginPages);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('given a link that is used or expired, then the page says so under its heading and offers two next steps', async () => {
  serveWith(404);
  await visit();
  await expect.element(page.getByRole('heading', { level: 1, name: 'はじめての設定' })).toBeVisible();
  await expect.element(page.getByText('URLが存在しないか、有効期限が切れています')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/manage/login');
  await expectAccessible('main');
  await userEvent.fill(page.getByLabelText(/メールアドレス/), 'haruto@example.jp');
  await page.getByRole('button', { name: '新しいリンクを受け取る' }).click();
  await expect.poll(() => asked).toEqual([['/api/auth/invites/request', { email: 'haruto@example.jp' }]]);
  await expect.element(page.getByText(/haruto@example\.jp のご登録があれば/)).toBeVisible();
});

test('given an unavailable server, then the page keeps its heading and offers a retry', async () => {
  serveWith(500);
  await visit();
  await expect.element(page.getByRole('heading', { level: 1, name: 'はじめての設定' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /もう一度|再/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ログインへ' })).not.toBeInTheDocument();
});
