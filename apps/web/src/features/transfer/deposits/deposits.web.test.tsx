import type { DepositRow, Deposits as Report } from '@kotohogi/contract/transfer';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { FacilityContext } from '../../facility/index.ts';
import { ja } from '../messages.ja.ts';
import { AwaitingCard } from './awaiting-card.tsx';
import { Deposits } from './deposits.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 1));
const FAILED: DepositRow = {
  ...{
    id: 7,
    number: 1,
    attempt: 2,
    amountYen: 28_500,
    orderedAt: AT,
    endedAt: AT,
    reason: '口座名義の相違',
    resultCode: '4',
  },
  ...{ state: 'failed' as const, weddingId: 3, reservationId: 'R-3', dateTime: AT, couple: [] },
  account: {
    ...{ bankName: 'みずほ銀行', bankNumber: '0001', branchName: '鎌倉支店', branchNumber: '123' },
    ...{ type: 1 as const, maskedAccountNumber: '****567', accountHolder: 'ﾀｶﾊｼ ﾊﾙﾄ' },
  },
};

async function open(rows: readonly DepositRow[], abilities: readonly string[] = [], Part: () => ReactNode = Deposits) {
  const sums = rows.map(({ state, amountYen }) => ({ state, count: 1, amountYen }));
  const report: Report = { rows: [...rows], total: rows.length, page: 1, limit: 20, sums };
  vi.stubGlobal('fetch', async () => Response.json(report));
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  await page.viewport(1280, 900);
  await show(
    <Routed
      part={() => (
        <FacilityContext value={area}>
          <Part />
        </FacilityContext>
      )}
    />,
  );
}

test('given a failed transfer, when finance opens the list, then its reason, account and sum are shown, and it opens the wedding', async () => {
  await open([FAILED], ['facility:read:paymentInfo']);
  await expect.element(page.getByText('結果コード 4: 口座名義の相違')).toBeVisible();
  await expect.element(page.getByText(/みずほ銀行/)).toBeVisible();
  const columns = page.getByRole('region', { name: ja['deposits.chart'] }).getByRole('listitem').elements();
  expect(columns.map(one => one.textContent)).toEqual([
    '0承認待ち（0件）',
    '0手続き済み（0件）',
    '0お振込み済み（0件）',
    '28,500お振込みできませんでした（1件）',
    '0取り下げ（0件）',
  ]);
  const link = page
    .getByRole('row', { name: /28,500/ })
    .getByRole('link')
    .first();
  await expect.element(link).toHaveAttribute('href', '/c/c/facilities/f/manage/weddings/3/payment');
  await expectAccessible('body', OF_PAGES);
});

test('given a user without bank data, when the list is open, then the column for accounts is not shown', async () => {
  await open([{ ...FAILED, account: null }]);
  await expect.element(page.getByText('結果コード 4: 口座名義の相違')).toBeVisible();
  expect(page.getByRole('columnheader', { name: ja['deposits.account'] }).query()).toBeNull();
});

test('given no transfers, then the page says so', async () => {
  await open([]);
  await expect.element(page.getByText(ja['deposits.empty'])).toBeVisible();
});

test('given a transfer that awaits approval, then the home page leads to its wedding', async () => {
  await open([{ ...FAILED, state: 'awaiting-approval' }], [], AwaitingCard);
  const href = '/c/c/facilities/f/manage/weddings/3/payment';
  await expect.element(page.getByRole('link').first()).toHaveAttribute('href', href);
  await expect.element(page.getByText(/28,500/)).toBeVisible();
});
