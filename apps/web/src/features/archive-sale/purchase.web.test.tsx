import type { ArchiveSaleStatus } from '@kotohogi/contract/archive-sale';
import type { OwnPayment } from '@kotohogi/contract/payment';
import { instant } from '@kotohogi/domain/kernel/instant';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { ErrorPage } from '../../shell/pages/error-page.tsx';
import { refusal } from '../../shell/testing/refusal.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja as paymentJa } from '../payment/messages.ja.ts';
import { ArchivePurchase } from './archive-purchase.tsx';
import { ja } from './messages.ja.ts';

const DEFECTS = '入力内容に不備があります。内容をご確認ください。';
const SETTLED = '既に決済されている可能性があるため、画面を再表示します。';
const BOUGHT =
  'アーカイブ動画の購入が完了しました。画面からダウンロードください。別途メールでもダウンロードのリンクを送付しています。合わせてご確認ください。';

const FOR_SALE: ArchiveSaleStatus = {
  purchasable: true,
  price: 5_500,
  purchased: false,
  expiresAt: null,
  downloadable: false,
  sizeBytes: 2_100_000_000,
  durationMs: 2_040_000,
  payment: null,
};

const CAPTURED: OwnPayment = {
  orderId: 'order-1',
  purpose: 'archive-video',
  payType: 'CREDIT',
  amountYen: 5_500,
  state: 'CAPTURED',
  phase: 'captured',
  maskedCardNo: '************1111',
  cardBrand: 'Visa',
  userMessage: null,
  challenge: null,
  createdAt: instant(1_793_512_800_000),
  capturedAt: instant(1_793_512_801_000),
};

const BOUGHT_STATUS: ArchiveSaleStatus = { ...FOR_SALE, purchased: true, downloadable: true, payment: CAPTURED };

/** The gateway's script as the browser loads it; it responds with this code. */
function gatewayScript(resultCode: string): string {
  const given = { resultCode, tokenObject: { token: ['A'.repeat(64)], maskedCardNo: '************1111' } };
  const code = `window.Multipayment = { init() {}, getToken(card, back) { setTimeout(() => back(${JSON.stringify(given)})) } };`;
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** The settlement requests received, and the server's state. */
let settled: unknown[] = [];
let saleStatus: ArchiveSaleStatus;
let settle: () => Promise<Response>;
let tokenScriptUrl = '';

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (pathname.endsWith('/paymentSetting'))
    return Response.json({ shopId: 'shop', environment: 'test', tokenScriptUrl });
  if (pathname.endsWith('/downloadArchiveVideoFound')) return Response.json(saleStatus);
  if (!pathname.endsWith('/archiveVideoSettlement')) throw new Error(`no fake answer for ${pathname}`);
  settled.push(JSON.parse(String(init?.body)));
  return settle();
}

let reloads = 0;
/** The page under test is also the test's own page, so a reload is counted but not carried out. */
const countReload = (event: NavigateEvent) => {
  if (event.navigationType !== 'reload') return;
  event.preventDefault();
  reloads += 1;
};

beforeAll(async () => {
  addTexts({ ...paymentJa, ...ja });
  await loadShellTexts();
});

beforeEach(() => {
  settled = [];
  saleStatus = FOR_SALE;
  sessionStorage.clear();
  reloads = 0;
  settle = async () => Response.json(BOUGHT_STATUS);
  tokenScriptUrl = gatewayScript('000');
  vi.stubGlobal('fetch', serve);
  window.navigation.addEventListener('navigate', countReload);
});

afterEach(async () => {
  window.navigation.removeEventListener('navigate', countReload);
  vi.unstubAllGlobals();
  await page.viewport(1024, 900);
});

const cardDialog = page.getByRole('dialog', { name: 'お支払い方法を入力' });
const confirmDialog = page.getByRole('dialog', { name: 'お支払い方法の確認' });
const alert = (text: string) => page.getByRole('alertdialog', { name: text });
const check = () => cardDialog.getByRole('button', { name: '確認' });
const buy = () => confirmDialog.getByRole('button', { name: '動画を購入する' });
const field = (name: string) => cardDialog.getByRole('textbox', { name });
const expiry = (name: string) => cardDialog.getByRole('combobox', { name });

let comeAgain = (): void => {};

/** The page that sells a recording; every visit loads the current state from the server. */
function Visits() {
  const [visit, setVisit] = useState(0);
  comeAgain = () => setVisit(visit + 1);
  return <Visit key={visit} />;
}

function Visit() {
  const root = createRootRoute({ component: () => <ArchivePurchase weddingId={1} />, errorComponent: ErrorPage });
  const [router] = useState(() => createRouter({ routeTree: root, history: createMemoryHistory() }));
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

async function openCard(): Promise<void> {
  await show(<Visits />);
  await page.getByRole('button', { name: '動画を購入する' }).click();
  await expect.element(field('カード番号')).toBeVisible();
}

async function fillCard(): Promise<void> {
  await userEvent.fill(field('カード番号'), '4111111111111111');
  await userEvent.selectOptions(expiry('有効期限の月'), '08');
  await userEvent.selectOptions(expiry('有効期限の年'), String(new Date().getFullYear() + 3));
  await userEvent.fill(field('セキュリティコード'), '123');
  await userEvent.fill(field('カード名義人'), 'yui sato');
}

async function confirmCard(): Promise<void> {
  await openCard();
  await fillCard();
  await check().click();
  await expect.element(confirmDialog).toBeVisible();
}

test('the card dialog is 660 px wide and shows the amount, the five card fields and 確認', async () => {
  await openCard();
  expect(cardDialog.element().getBoundingClientRect().width).toBe(660);
  await expect.element(cardDialog.getByText('¥5,500')).toBeVisible();
  for (const name of ['カード番号', 'セキュリティコード', 'カード名義人'])
    await expect.element(field(name)).toBeVisible();
  for (const name of ['有効期限の月', '有効期限の年']) await expect.element(expiry(name)).toBeVisible();
  await expect.element(check()).toBeVisible();
});

test("the confirmation shows the amount and the masked card number, and only the card's token is sent", async () => {
  await confirmCard();
  expect(confirmDialog.element().getBoundingClientRect().width).toBe(660);
  await expect.element(confirmDialog.getByText('¥5,500').first()).toBeVisible();
  await expect.element(confirmDialog.getByText('**** **** **** 1111')).toBeVisible();
  await buy().click();
  await expect.element(alert(BOUGHT)).toBeVisible();
  expect(settled).toEqual([
    {
      amount: 5_500,
      callbackUrl: `${location.pathname}${location.search}`,
      token: 'A'.repeat(64),
      maskedCardNo: '************1111',
      cardBrand: 'Visa',
    },
  ]);
  expect(reloads).toBe(0);
  await alert(BOUGHT).getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => reloads).toBe(1);
});

test("a buyer who returns from the card company's page sees the confirmation once", async () => {
  const issuer: OwnPayment = { ...CAPTURED, state: 'REQUEST_AUTHORIZE', phase: 'working', capturedAt: null };
  settle = async () => Response.json({ ...FOR_SALE, purchasable: false, payment: issuer });
  await confirmCard();
  await buy().click();
  await expect.element(page.getByText('お支払いを確認しています').last()).toBeVisible();
  saleStatus = BOUGHT_STATUS;
  comeAgain();
  await expect.element(alert(BOUGHT)).toBeVisible();
  await alert(BOUGHT).getByRole('button', { name: 'OK' }).click();
  comeAgain();
  await expect.element(page.getByRole('button', { name: '動画をダウンロードする' })).toBeVisible();
  await expect.element(alert(BOUGHT)).not.toBeInTheDocument();
});

test('a second submit is ignored while the first is in progress', async () => {
  let finish = (): void => {};
  settle = () => new Promise(resolve => (finish = () => resolve(Response.json(BOUGHT_STATUS))));
  await confirmCard();
  await buy().dblClick();
  await expect.poll(() => settled).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('dialog').getByRole('button', { name: '手続きしています' }).click({ force: true });
  expect(settled).toHaveLength(1);
  finish();
  await expect.element(alert(BOUGHT)).toBeVisible();
  expect(settled).toHaveLength(1);
});

/** Whether two boxes overlap on the screen. */
function intersect(one: Locator, other: Locator): boolean {
  const a = one.element().getBoundingClientRect();
  const b = other.element().getBoundingClientRect();
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

const message = () => page.getByRole('alert').filter({ hasText: DEFECTS });

test('an invalid form shows an error at the bottom, and the first invalid field has the focus, 30 px below the header', async () => {
  await page.viewport(320, 568);
  await openCard();
  await check().click();
  await expect.element(message()).toBeVisible();
  await expect.element(field('カード番号')).toHaveFocus();
  await userEvent.fill(field('カード番号'), '4111111111111111');
  await userEvent.selectOptions(expiry('有効期限の月'), '08');
  await userEvent.selectOptions(expiry('有効期限の年'), String(new Date().getFullYear() + 3));
  await check().click();
  await expect.element(field('セキュリティコード')).toHaveFocus();
  const header = cardDialog.element().querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const whole = field('セキュリティコード').element().parentElement?.closest('[data-rac][data-invalid]');
  const off = () => Math.abs((whole?.getBoundingClientRect().top ?? 0) - header - 30);
  await expect.poll(off).toBeLessThanOrEqual(1);
});

test.each([
  [320, 568],
  [375, 667],
  [768, 1024],
  [1280, 720],
])('the message at the bottom never covers the focused field at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  await openCard();
  await check().click();
  await expect.element(message()).toBeVisible();
  const shown = message().getByText(DEFECTS);
  for (const one of [
    field('カード番号'),
    expiry('有効期限の月'),
    expiry('有効期限の年'),
    field('セキュリティコード'),
    field('カード名義人'),
  ]) {
    await expect.element(one).toHaveFocus();
    await expect.poll(() => intersect(one, shown)).toBe(false);
    await userEvent.tab();
  }
});

test.each([
  ['101', 'カード番号が正しくありません。もう一度ご確認ください。'],
  ['113', '有効期限が正しくありません。もう一度ご確認ください。'],
  ['553', 'カード情報を確認できませんでした。カード番号から、もう一度ご入力ください。'],
])('a token refused with %s is shown in an alert and the card remains', async (resultCode, text) => {
  tokenScriptUrl = gatewayScript(resultCode);
  await openCard();
  await fillCard();
  await check().click();
  await expect.element(alert(text)).toBeVisible();
  await alert(text).getByRole('button', { name: 'OK' }).click();
  await expect.element(alert(text)).not.toBeInTheDocument();
  await expect.element(field('カード番号')).toHaveValue('4111 1111 1111 1111');
  expect([settled.length, reloads]).toEqual([0, 0]);
});

test('409: it may have been paid already; then the page reloads', async () => {
  settle = async () => refusal(409, 'http_409', { userMessage: 'ほかの操作と重なりました。' });
  await confirmCard();
  await buy().click();
  await expect.element(alert(SETTLED)).toBeVisible();
  await alert(SETTLED).getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => reloads).toBe(1);
});

test('409, and meanwhile the other tab has paid: the alert stays until it is closed', async () => {
  settle = async () => refusal(409, 'archive_already_settled', { userMessage: SETTLED });
  await confirmCard();
  await buy().click();
  await expect.element(alert(SETTLED)).toBeVisible();
  saleStatus = BOUGHT_STATUS;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('購入済み')).toBeInTheDocument();
  await alert(SETTLED).getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => reloads).toBe(1);
});

test('410: the error page is shown, without an alert', async () => {
  settle = async () => refusal(410, 'archive_not_on_sale', { userMessage: '録画の販売は終了しました。' });
  await confirmCard();
  await buy().click();
  await expect.element(page.getByRole('heading', { name: 'お探しのページは見つかりませんでした。' })).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(reloads).toBe(0);
});

test.each([422, 500, 503])("%i: an alert shows the server's message, and the page stays", async status => {
  const text = 'お取引の処理中にエラーが発生しました。';
  settle = async () => refusal(status, 'refused', { userMessage: text });
  await confirmCard();
  await buy().click();
  await expect.element(alert(text)).toBeVisible();
  await alert(text).getByRole('button', { name: 'OK' }).click();
  await expect.element(confirmDialog).toBeVisible();
  expect(reloads).toBe(0);
});
