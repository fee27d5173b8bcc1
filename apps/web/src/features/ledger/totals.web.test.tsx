import type { FacilityTotals as Report } from '@kotohogi/contract/ledger';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { yenText } from '../../shell/formats.ts';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { FacilityTotals } from './totals.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const FIGURES = {
  ...{ giftYen: 1_240_000, filmYen: 33_000, returnedYen: 0, commissionYen: 63_650 },
  ...{ transferredYen: 0, unpaidYen: 1_178_000, inFlightYen: 0 },
};
const REPORT: Report = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  rows: [{ facilityId: 7, companyName: 'ルミエール', facilityName: '軽井沢', ...FIGURES }],
  total: FIGURES,
};

function open(report: Report, mayListPayments: boolean) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(report);
  });
  return show(<Routed part={() => <FacilityTotals mayListPayments={mayListPayments} />} />).then(() => asked);
}

test('given totals, when a month is chosen, then it is read, and a row opens the payments of its venue', async () => {
  await page.viewport(1280, 900);
  const asked = await open(REPORT, true);
  await expect
    .element(page.getByRole('link', { name: '軽井沢 ルミエール' }).first())
    .toHaveAttribute(
      'href',
      `/admin/financial/payments?facility=${encodeURIComponent('軽井沢')}&payFrom=2026-11-01&payTo=2026-11-30`,
    );
  await expect.element(page.getByRole('row', { name: /^合計.*1,240,000.*1,178,000/ })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await page.getByLabelText(ja['ledger.month']).selectOptions('2026年10月');
  await expect.poll(() => asked.at(-1)).toContain('totals?month=2026-10');
});

test('given a phone and a user who may not list payments, then a card names what is owed and is not a link', async () => {
  await page.viewport(375, 800);
  await open(REPORT, false);
  await expect
    .element(page.getByText(ja['ledger.totals.card.unpaidYen'].replace('{amount}', yenText(1_178_000))))
    .toBeVisible();
  expect(page.getByText(/返金 ¥/).query()).toBeNull();
  expect(page.getByRole('link', { name: '軽井沢' }).query()).toBeNull();
});
