import type { WeddingPaymentEvent } from '@kotohogi/contract/payment-order';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { ja as payment } from '../payment/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { WeddingEvents } from './wedding-events.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(payment);
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const EVENT: WeddingPaymentEvent = {
  ...{ id: 1, at: instant(Date.UTC(2026, 10, 20, 3)), orderId: '0001-261120120000-G7', payerName: '山本 直樹' },
  ...({ purpose: 'gift', payType: 'CREDIT', amountYen: 30_000, kind: 'captured', about: '' } as const),
  ...({ from: 'AUTHORIZED', to: 'CAPTURED', alarm: null, facilityCarries: false } as const),
};
const ALARM: WeddingPaymentEvent = { ...EVENT, id: 2, kind: 'found', about: 'SALES', alarm: 'amount-differs' };
const of = (...rows: WeddingPaymentEvent[]) => Response.json({ rows, total: rows.length, page: 1, limit: 20 });

async function open(answer: () => Response, ...abilities: string[]) {
  await page.viewport(1280, 900);
  vi.stubGlobal('fetch', async () => answer());
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  const part = () => (
    <FacilityContext value={area}>
      <WeddingEvents weddingId={3} />
    </FacilityContext>
  );
  await show(<Routed part={part} />);
}

test('given events, when the page is open, then each says what happened, of which payment, and what needs a person', async () => {
  await open(() => of(EVENT, ALARM), 'facility:read:wedding');
  await expect
    .element(page.getByRole('row', { name: /確定.*0001-261120120000-G7.*山本 直樹.*¥30,000/ }).first())
    .toBeVisible();
  await expect.element(page.getByText(ja['order.alarm.amount-differs'])).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given a user who may not see guests, when the page is open, then the column of names is not shown', async () => {
  await open(() => of({ ...EVENT, payerName: null }));
  await expect.element(page.getByText(EVENT.orderId)).toBeVisible();
  expect(page.getByRole('columnheader', { name: ja['order.payer'] }).query()).toBeNull();
});

test('given no payments, when the page is open, then it says so', async () => {
  await open(() => of());
  await expect.element(page.getByText(ja['order.events.none'])).toBeVisible();
});

test('given a failure, when the page is open, then the reason is shown', async () => {
  await open(() => refusal(409, 'wedding_closed'));
  await expect.element(page.getByText('wedding_closed のことば')).toBeVisible();
});
