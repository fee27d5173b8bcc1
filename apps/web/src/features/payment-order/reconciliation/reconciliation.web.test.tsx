import type { PaymentDifference, ReconciliationRun } from '@kotohogi/contract/reconciliation';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { ja as payment } from '../../payment/messages.ja.ts';
import { ja } from '../messages.ja.ts';
import { Differences } from './differences.tsx';
import { Runs } from './runs.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(payment);
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 20));
const OPEN: PaymentDifference = {
  ...{ id: 7, orderId: '0001-261120120000-G7', facilityName: 'ホテル・ルミエール軽井沢', reservationId: 'R-3' },
  ...({ purpose: 'gift', kind: 'amount', state: 'CAPTURED', amountYen: 30_000 } as const),
  ...{ gatewayStatus: 'SALES', gatewayAmountYen: 29_000, foundAt: AT, resolvedAt: null, resolvedReason: '' },
};
const DONE = { ...OPEN, id: 6, orderId: '0001-261119120000-G6', resolvedAt: AT, resolvedReason: '確認済み' };
const RUN: ReconciliationRun = {
  ...{
    id: 1,
    facilityName: 'ホテル・ルミエール軽井沢',
    companyName: 'ルミエール',
    dueAt: AT,
    asked: 12,
    differences: 0,
  },
  state: 'stopped',
};

/** Answers with these rows, and to a write as given; returns the bodies of the writes. */
function serve(rows: readonly object[], answer: () => Response = () => Response.json({})) {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (_url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method !== 'POST') return Response.json({ rows, total: rows.length, page: 1, limit: 20 });
      sent.push(JSON.parse(body));
      return answer();
    },
  );
  return sent;
}

async function open(...abilities: string[]) {
  await page.viewport(1280, 900);
  await show(<Routed part={() => <Differences abilities={new Set(abilities)} />} />);
}
const dialog = () => page.getByRole('dialog');
const openDialog = () => page.getByRole('button', { name: ja['order.difference.resolve'] }).click();
const send = () => dialog().getByRole('button', { name: ja['order.difference.resolve'] }).click();

test('given differences, when one is resolved with a reason, then the reason is sent', async () => {
  const sent = serve([OPEN, DONE]);
  await open('admin:write:attendantPayment');
  await expect.element(page.getByText('確認済み')).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await openDialog();
  await expect.element(dialog().getByText(/29,000/)).toBeVisible();
  await send();
  expect(sent).toEqual([]);
  await dialog().getByRole('textbox').fill('決済会社に確認しました');
  await send();
  await expect.element(page.getByText(ja['order.difference.resolved.done'])).toBeVisible();
  expect(sent).toEqual([{ reason: '決済会社に確認しました' }]);
});

test('given a difference that another person resolved first, when it is sent, then the reason is shown and nothing typed is lost', async () => {
  serve([OPEN], () => refusal(409, 'difference_resolved'));
  await open('admin:write:attendantPayment');
  await openDialog();
  await dialog().getByRole('textbox').fill('決済会社に確認しました');
  await send();
  await expect.element(page.getByText('difference_resolved のことば')).toBeVisible();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('決済会社に確認しました');
});

test('given a user who may only read, when the page is open, then nothing can be resolved', async () => {
  serve([OPEN]);
  await open('admin:read:attendantPayment');
  await expect.element(page.getByText(OPEN.orderId)).toBeVisible();
  expect(page.getByRole('button', { name: ja['order.difference.resolve'] }).query()).toBeNull();
});

test('given a run that did not end, when the runs are open, then it is shown so', async () => {
  serve([RUN]);
  await page.viewport(1280, 900);
  await show(<Routed part={() => <Runs />} />);
  await expect.element(page.getByText(ja['order.run.stopped'])).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given no differences, when the page is open, then it says that all agree', async () => {
  serve([]);
  await open();
  await expect.element(page.getByText(ja['order.differences.empty.text'])).toBeVisible();
});
