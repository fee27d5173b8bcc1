import type { CommissionFigures, Commissions as Report } from '@kotohogi/contract/ledger';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { Commissions } from './commissions.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const NONE: CommissionFigures = {
  ...{ captures: 0, grossYen: 0, commissionYen: 0 },
  ...{ returns: 0, returnedYen: 0, returnedCommissionYen: 0 },
  ...{ corrections: 0, correctionYen: 0, netCommissionYen: 0 },
};
const GIFTS = { ...NONE, captures: 2, grossYen: 60_038, commissionYen: 3_000, netCommissionYen: 3_000 };
const REPORT: Report = {
  months: ['2026-11', '2026-10'],
  rows: [
    { month: '2026-11', purpose: 'gift', ...GIFTS },
    { month: '2026-11', purpose: 'archive-video', ...NONE },
  ],
  total: GIFTS,
};

function open(answer: () => Response, ...abilities: string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  const part = () => (
    <FacilityContext value={area}>
      <Commissions />
    </FacilityContext>
  );
  return show(<Routed part={part} />).then(() => asked);
}

test('given commissions, when a year is chosen, then it is read, and a row opens the payments of its month', async () => {
  await page.viewport(1280, 900);
  const asked = await open(
    () => Response.json(REPORT),
    'facility:read:weddingPaymentState',
    'facility:read:archiveVideoPayment',
  );
  const gifts = page.getByRole('link', { name: '2026年11月' }).first();
  await expect
    .element(gifts)
    .toHaveAttribute('href', '/c/c/facilities/f/manage/payments?dateFrom=2026-11-01&dateTo=2026-11-30&purpose=gift');
  await expect.element(page.getByRole('row', { name: /^合計.*60,038.*3,000/ })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await page.getByLabelText(ja['ledger.period']).selectOptions('2025年');
  await expect.poll(() => asked.at(-1)).toContain('commissions?year=2025');
});

test('given a user who may not list payments, when the page is open, then no row is a link', async () => {
  await open(() => Response.json(REPORT));
  await expect.element(page.getByText('60,038').first()).toBeVisible();
  expect(page.getByRole('link', { name: '2026年11月' }).query()).toBeNull();
});

test('given no payments, when the page is open, then it says so', async () => {
  await open(() => Response.json({ months: ['2026-11'], rows: [], total: NONE }));
  await expect.element(page.getByText(ja['ledger.empty'])).toBeVisible();
});

test('given a failure, when the page is open, then the reason is shown', async () => {
  await open(() => refusal(409, 'ledger_closed'));
  await expect.element(page.getByText('ledger_closed のことば')).toBeVisible();
});
