import type { AccountRow } from '@kotohogi/contract/account-search';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja as transferJa } from '../transfer/messages.ja.ts';
import { AccountSearch } from './account-search.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(transferJa);
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 1));
const ROW: AccountRow = {
  ...{ id: 3, reservationId: 'R-3', dateTime: AT, couple: [], facilityName: 'ホテル', companyName: 'ルミエール' },
  account: {
    ...{ bankName: 'みずほ銀行', bankNumber: '0001', branchName: '鎌倉支店', branchNumber: '123' },
    ...{ type: 1, maskedAccountNumber: '****567', accountHolder: 'ﾔﾏﾀﾞ ｶﾞｸ' },
  },
  updatedAt: AT,
  transfer: { amountYen: 28_500, state: 'confirmed', at: AT },
};

async function open(rows: readonly AccountRow[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ rows, total: rows.length, page: 1, limit: 20 });
  });
  await page.viewport(1280, 900);
  await show(<Routed part={() => <AccountSearch />} />);
  return asked;
}

test('given accounts, when finance searches by the last digits and an amount, then both are asked', async () => {
  const asked = await open([ROW, { ...ROW, id: 4, transfer: null }]);
  await expect.element(page.getByText(ja['accounts.transfer.none'])).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await page.getByLabelText(ja['accounts.filter.accountNumber']).fill('567');
  await page.getByLabelText(ja['accounts.filter.amount']).fill('28500');
  await page.getByRole('button', { name: '検索' }).click();
  await expect.poll(() => asked.at(-1)).toContain('accountNumber=567');
  expect(asked.at(-1)).toContain('amount=28500');
});

test('given no accounts, then the page says so', async () => {
  await open([]);
  await expect.element(page.getByText(ja['accounts.empty'])).toBeVisible();
});
