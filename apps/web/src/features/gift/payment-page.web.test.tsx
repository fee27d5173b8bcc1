import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { AttendanceContext } from '../attendant/attendance-context.ts';
import { aWedding } from '../live/testing/a-wedding.ts';
import { ja as payment } from '../payment/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { PaymentPage } from './payment-page.tsx';
import type { PaymentSearch } from './payment-search.ts';

const NOT_SOLD = {
  ...{ purchasable: false, price: 0, purchased: false, expiresAt: null, downloadable: false },
  ...{ sizeBytes: null, durationMs: null, payment: null },
};

beforeAll(async () => {
  await loadShellTexts();
  addTexts({ ...payment, ...ja });
});
afterEach(() => vi.unstubAllGlobals());

/** Renders the page with this server state, and returns the other requests it makes. */
async function visit(
  info: object,
  detail: Partial<AttendanceDetail> = {},
  search: PaymentSearch = {},
): Promise<() => string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push(pathname);
    if (pathname.endsWith('/downloadArchiveVideoFound')) return Response.json(NOT_SOLD);
    return Response.json({
      weddingId: 1,
      couple: [],
      designPattern: 'natural',
      facilityName: '',
      guest: null,
      offer: { isOpen: false, refusal: 'gift_closed', userMessage: '', payTypes: [], closesAt: 0 },
      payments: [],
      ...info,
    });
  });
  await show(
    <AttendanceContext value={{ ...aWedding(instant(Date.now())), ...detail }}>
      <PaymentPage weddingKey="w-1" homeHref="/" search={search} frame={({ children }) => children} />
    </AttendanceContext>,
  );
  return () => asked.filter(path => !path.startsWith('/api/attendance/'));
}

test('given a sample wedding, when its gifts open, then no request is made that requires a real guest', async () => {
  const guest = { name: '山田 花子', email: 'sample@example.jp' };
  const asked = await visit({ weddingId: 0, guest, isBuyer: false }, { weddingId: 0, isDemo: true });
  await expect.element(page.getByText(ja['gift.page.gifts.empty'])).toBeVisible();
  expect(asked()).toEqual([]);
});

test('given staff in management mode, when they open the page, then no request is made that they have no permission for', async () => {
  const asked = await visit({ isBuyer: false }, { viewer: 'manager' });
  await expect.element(page.getByText(ja['gift.page.manager'])).toBeVisible();
  expect(asked()).toEqual([]);
});

test('given a declined card and a gift that arrived, then the declined one is listed separately, and the thanks link back', async () => {
  const own = { purpose: 'gift', payType: 'CREDIT', maskedCardNo: '', message: '', createdAt: 1, challenge: null };
  const payments = [
    { ...own, orderId: 'a', phase: 'captured', amountYen: 10_000, capturedAt: 2 },
    { ...own, orderId: 'b', phase: 'failed', amountYen: 30_000, capturedAt: null },
  ];
  await visit({ guest: { name: '山田 花子', email: '' }, isBuyer: false, payments }, {}, { orderId: 'a' });
  const section = (title: string) =>
    page.getByRole('heading', { name: title }).element().closest('section')?.textContent ?? '';
  await expect.element(page.getByRole('heading', { name: ja['gift.page.notCompleted'] })).toBeVisible();
  expect(section(ja['gift.page.notCompleted'])).toContain('30,000');
  expect(section(ja['gift.page.gifts'])).toContain('10,000');
  expect(section(ja['gift.page.gifts'])).not.toContain('30,000');
  await expect.element(page.getByRole('link', { name: ja['gift.thanks.back'] })).toHaveAttribute('href', '/');
});

test('given payments that ended without a charge or were refunded, then each says what happened, and what to do', async () => {
  const own = { purpose: 'gift', payType: 'CREDIT', maskedCardNo: '', message: '', createdAt: 1, challenge: null };
  const unpaid = { ...own, amountYen: 30_000, capturedAt: null };
  const userMessage = 'カードの有効期限が切れています。';
  const payments = [
    { ...own, orderId: 'a', phase: 'refunded', amountYen: 10_000, capturedAt: 2 },
    { ...unpaid, orderId: 'b', phase: 'failed', userMessage },
    { ...unpaid, orderId: 'c', phase: 'canceled', payType: 'PAYPAY' },
    { ...unpaid, orderId: 'd', phase: 'timeout' },
  ];
  const offer = { isOpen: true, refusal: null, userMessage: null, payTypes: ['CREDIT'], closesAt: Date.now() + 60_000 };
  await visit({ guest: { name: '山田 花子', email: '' }, isBuyer: false, payments, offer });
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0).getByText(payment['payment.phase.refunded.hint'])).toBeVisible();
  await expect.element(rows.nth(0).getByRole('link')).toHaveAttribute('href', '?receipt=a');
  await expect.element(rows.nth(1).getByText(`${userMessage} ${payment['payment.notCharged']}`)).toBeVisible();
  await expect.element(rows.nth(2).getByText(payment['payment.phase.canceled.hint'])).toBeVisible();
  await expect.element(rows.nth(3).getByText(payment['payment.phase.timeout.hint'])).toBeVisible();
  expect(rows.nth(1).getByRole('link').query()).toBeNull();
  await expect.element(page.getByRole('link', { name: payment['payment.again'] })).toHaveAttribute('href', '/');
});

test('given the couple, when they open the page, then the recording is requested', async () => {
  const asked = await visit({ isBuyer: true }, { viewer: 'manager' });
  await expect.element(page.getByText(ja['gift.page.manager'])).toBeVisible();
  await expect.poll(asked).toEqual(['/api/weddings/1/downloadArchiveVideoFound']);
});
