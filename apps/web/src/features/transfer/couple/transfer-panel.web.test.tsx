import type { DepositAccountShown } from '@kotohogi/contract/deposit-account';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { A_SUMMARY, A_TRANSFER } from '../testing/a-summary.ts';
import { FIXED_AT } from '../testing/a-transfer.ts';
import { ja } from './messages.ja.ts';
import type { PaymentSummary } from './stage.ts';
import { TransferPanel } from './transfer-panel.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const ACCOUNT: DepositAccountShown = {
  ...{ bankName: 'みずほ銀行', bankNumber: '0001', branchName: '鎌倉支店', branchNumber: '123', type: 1 },
  ...{ maskedAccountNumber: '****567', accountHolder: 'ﾀｶﾊｼ ﾊﾙﾄ', updatedAt: FIXED_AT },
};

async function open(more: Partial<PaymentSummary>, account: DepositAccountShown | null = ACCOUNT) {
  await page.viewport(375, 812);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('paymentSummary') ? { ...A_SUMMARY, ...more } : { account, version: 1 }),
  );
  await show(<Routed part={() => <TransferPanel weddingId={3} />} />);
}

test('given a fixed amount, when the page is open, then it says how much, and what is still being checked', async () => {
  await open({ frozen: { amountYen: 342_000, leftOut: 2 } });
  await expect.element(page.getByText('¥342,000')).toBeVisible();
  await expect.element(page.getByText(/2件のご祝儀を、決済会社に確認しています/)).toBeVisible();
  await expect.element(page.getByText(ja['transfer.own.next.fixed'])).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given no account, when the amount is fixed, then the couple are asked to add one', async () => {
  await open({}, null);
  await expect.element(page.getByText(ja['transfer.own.next.missing'])).toBeVisible();
});

test('given a failed transfer, when the page is open, then it says that the money is safe and what to do', async () => {
  await open({
    paymentState: 'deposit-failure',
    transfers: [{ ...A_TRANSFER, state: 'failed', endedAt: A_TRANSFER.orderedAt }],
  });
  await expect.element(page.getByText(ja['transfer.own.next.failed'])).toBeVisible();
  await expect.element(page.getByRole('link', { name: ja['transfer.own.check'] })).toBeVisible();
  await expect.element(page.getByText(ja['transfer.own.state.failed'], { exact: true })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given two transfers, when the page is open, then each shows its amount, its day and its masked account', async () => {
  const confirmed = { ...A_TRANSFER, state: 'confirmed' as const, endedAt: FIXED_AT };
  await open({
    paymentState: 'deposited',
    transfers: [{ ...confirmed, id: 8, number: 1, amountYen: 28_500 }, confirmed],
  });
  await expect.element(page.getByText('¥28,500')).toBeVisible();
  await expect.element(page.getByText(/お振込みしました.*あとから/)).toBeVisible();
  expect(page.getByText(/みずほ銀行.*567/).elements()).toHaveLength(2);
});

test('given no gifts, when the page is open, then nothing is said about a transfer', async () => {
  await open({ gifts: { count: 0, grossYen: 0, commissionYen: 0, refundYen: 0, netYen: 0 } });
  await expect.poll(() => page.getByRole('heading').query()).toBeNull();
});
