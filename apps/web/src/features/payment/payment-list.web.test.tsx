import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { ja } from './messages.ja.ts';
import { FacilitySales } from './payment-list.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

test('given corrections of the sales, when the page is open, then each has its day and reason, and what the venue received contains them', async () => {
  const at = instant(Date.UTC(2026, 10, 20, 3));
  const corrections = [
    { id: 1, at, amountYen: 275, reason: '手数料の誤り' },
    { id: 2, at, amountYen: -40, reason: '' },
  ];
  const totals = { count: 1, grossYen: 5_500, commissionYen: 275, refundYen: 0, netYen: 5_225 };
  vi.stubGlobal('fetch', async () => Response.json({ rows: [], total: 0, page: 1, limit: 20, totals, corrections }));
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set<string>() };
  await show(
    <Routed
      part={() => (
        <FacilityContext value={area}>
          <FacilitySales />
        </FacilityContext>
      )}
    />,
  );
  const lines = page.getByRole('list', { name: ja['payment.correction'] }).getByRole('listitem');
  await expect.element(lines.first()).toBeVisible();
  const texts = lines.elements().map(one => one.textContent?.replaceAll('\u2060', ''));
  expect(texts).toEqual(['2026/11/20(金)手数料の誤り+¥275', '2026/11/20(金)訂正−¥40']);
  await expect.element(page.getByText('5,460', { exact: false })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});
