import type { UnpaidBalances as Report, UnpaidFigures } from '@kotohogi/contract/transfer';
import { instant } from '@kotohogi/domain/kernel/instant';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { FacilityContext } from '../../facility/index.ts';
import { ja } from '../messages.ja.ts';
import { BalanceCard } from './balance-card.tsx';
import { DueCard } from './due-card.tsx';
import { UnpaidBalances } from './unpaid-balances.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const NONE: UnpaidFigures = {
  ...{
    grossYen: 0,
    commissionYen: 0,
    returnedYen: 0,
    correctedYen: 0,
    orderedYen: 0,
    settledYen: 0,
    unpaidYen: 0,
    inFlightYen: 0,
  },
};
const SUMS = {
  ...NONE,
  grossYen: 60_000,
  commissionYen: 3_000,
  orderedYen: 28_500,
  unpaidYen: 28_500,
  inFlightYen: 28_500,
};
const NAME = { first: '陽翔', last: '佐藤', firstRoman: 'Haruto', lastRoman: 'Sato' };
const REPORT = {
  asOf: '2026-11-24',
  rows: [
    {
      ...{ weddingId: 7, reservationId: 'R-7', hallName: 'チャペル', couple: [NAME, { ...NAME, first: '結衣' }] },
      state: 'ordered',
      ...{ dateTime: instant(Date.UTC(2026, 10, 15, 4)), fixedAt: instant(Date.UTC(2026, 10, 18, 15)), ...SUMS },
    },
  ],
  total: SUMS,
} as unknown as Report;

function open(answer: () => Response, Part: () => ReactNode = UnpaidBalances, at = '/') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set<string>() };
  const part = () => (
    <FacilityContext value={area}>
      <Part />
    </FacilityContext>
  );
  return show(<Routed part={part} at={at} />).then(() => asked);
}

test('given couples who are owed money, then the sums are an equation, and a row opens the transfer of its wedding', async () => {
  await page.viewport(1280, 900);
  const asked = await open(() => Response.json(REPORT));
  await expect.element(page.getByRole('row', { name: /^合計.*60,000.*3,000.*28,500/ })).toBeVisible();
  // Nothing was returned or settled, so its column is not shown.
  expect(page.getByRole('columnheader', { name: ja['unpaid.column.settledYen'] }).query()).toBeNull();
  const link = page
    .getByRole('row', { name: /チャペル/ })
    .getByRole('link')
    .first();
  await expect.element(link).toHaveAttribute('href', '/c/c/facilities/f/manage/weddings/7/payment');
  await expectAccessible('body', OF_PAGES);
  await userEvent.fill(page.getByRole('textbox', { name: ja['unpaid.asOf'] }), '2026-11-01');
  await userEvent.tab();
  await expect.poll(() => asked.at(-1)).toContain('asOf=2026-11-01');
});

test('given couples in every state, when finance opens the home page, then it leads to those that need work, failures first', async () => {
  const [row] = REPORT.rows;
  const states = ['open', 'due', 'ordered', 'failed', 'awaiting-approval'] as const;
  const rows = states.map((state, index) => ({ ...row, weddingId: index + 1, state }));
  await open(
    () => Response.json({ ...REPORT, rows }),
    () => <DueCard />,
  );
  await expect.element(page.getByText(ja['unpaid.home.due'])).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    [4, 2].map(id => `/c/c/facilities/f/manage/weddings/${id}/payment`),
  );
});

test('given the index of the payments, when another day is chosen, then its sums are read, and the link opens the report of that day', async () => {
  const asked = await open(() => Response.json(REPORT), BalanceCard);
  await expect.element(page.getByText('¥28,500').first()).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: ja['unpaid.asOf'] }), '2026-11-01');
  await userEvent.tab();
  await expect.poll(() => asked.at(-1)).toContain('asOf=2026-11-01');
  await expect
    .element(page.getByRole('link', { name: ja['unpaid.open'] }))
    .toHaveAttribute('href', expect.stringContaining('unpaid-balance-summaries?asOf=2026-11-01'));
});

test('given an address with the day of a balance and the sort of a list, when it is opened, then the day is read, and another day keeps the sort', async () => {
  let search = '';
  const Part = () => {
    search = useLocation().searchStr;
    return <BalanceCard />;
  };
  const asked = await open(() => Response.json(REPORT), Part, '/?asOf=2026-11-01&sort=amount');
  await expect.element(page.getByText('¥28,500').first()).toBeVisible();
  expect(asked.at(-1)).toContain('asOf=2026-11-01');
  await userEvent.fill(page.getByRole('textbox', { name: ja['unpaid.asOf'] }), '2026-11-02');
  await userEvent.tab();
  await expect.poll(() => search).toBe('?asOf=2026-11-02&sort=amount');
});

test('given a home page that has failures in another card, then only what is due is listed', async () => {
  const [row] = REPORT.rows;
  const rows = (['due', 'failed'] as const).map((state, index) => ({ ...row, weddingId: index + 1, state }));
  await open(
    () => Response.json({ ...REPORT, rows }),
    () => <DueCard isOnlyDue />,
  );
  await expect.element(page.getByText(ja['unpaid.home.due'])).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('given nothing to order, then the home page has no card for it', async () => {
  const asked = await open(
    () => Response.json(REPORT),
    () => <DueCard />,
  );
  await expect.poll(() => asked.length).toBe(1);
  expect(page.getByText(ja['unpaid.home.due']).query()).toBeNull();
});

test('given no one who is owed money, then the page says so', async () => {
  await open(() => Response.json({ asOf: '2026-11-24', rows: [], total: NONE }));
  await expect.element(page.getByText(ja['unpaid.empty'])).toBeVisible();
});

test('given a failure, then the reason is shown', async () => {
  await open(() => refusal(409, 'ledger_closed'));
  await expect.element(page.getByText('ledger_closed のことば')).toBeVisible();
});
