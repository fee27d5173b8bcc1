import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja as paymentJa } from '../payment/messages.ja.ts';
import { GiftList } from './gift-list.tsx';
import { GiftSummaryPanel } from './gift-summary-panel.tsx';
import { ja } from './messages.ja.ts';

const TOTALS = { count: 0, grossYen: 0, commissionYen: 0, refundYen: 0, netYen: 0 };
const STATE = { commissionRate: null, paymentState: 'not-payment', fixedAt: 1_795_238_898_000 };
const GIFT = { id: 1, name: '高橋 美咲', at: 1_795_238_898_000, state: null, amountYen: 0, message: 'おめでとう' };

/** Renders the couple's page with these gifts. */
async function visit(gifts: readonly object[]): Promise<void> {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const isList = new URL(String(input), location.href).pathname.includes('/gift');
    const summary = { gifts: TOTALS, paymentStateAt: null, isFixed: false, frozen: null, corrections: [] };
    return Response.json({ ...STATE, ...(isList ? { gifts, totals: TOTALS } : summary) });
  });
  await show(
    <>
      <GiftSummaryPanel weddingId={7} />
      <GiftList weddingId={7} />
    </>,
  );
}

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(paymentJa);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 900);
});

const none = page.getByText('ご祝儀は、まだ届いていません。');
const table = page.getByRole('table');

test.each([375, 1280])('given no gift yet, then a page %i wide says so once', async width => {
  await page.viewport(width, 900);
  await visit([]);
  await expect.element(none).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
  await expect.element(table).not.toBeInTheDocument();
  expect(none.elements()).toHaveLength(1);
});

test('given messages without money, then they are listed', async () => {
  await page.viewport(1280, 900);
  await visit([GIFT]);
  await expect.element(page.getByText('おめでとう')).toBeVisible();
});
