import { instant } from '@kotohogi/domain/kernel/instant';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { AttendanceContext } from '../attendant/attendance-context.ts';
import { aWedding } from '../live/testing/a-wedding.ts';
import { ja as paymentJa } from '../payment/messages.ja.ts';
import { GiftFlow } from './gift-flow.tsx';
import { ja } from './messages.ja.ts';

/** The guest's payments on the server. */
let payments: readonly object[];
let remount = (): void => undefined;

const CARD = {
  ...{ purpose: 'gift', payType: 'CREDIT', maskedCardNo: '', message: '', createdAt: 1, challenge: null },
  ...{ orderId: 'order-1', amountYen: 12_000, capturedAt: null },
};

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(paymentJa);
});
beforeEach(() => {
  localStorage.clear();
  payments = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') {
      payments = [{ ...CARD, phase: 'issuer' }];
      return Response.json({ payment: payments[0] });
    }
    return Response.json({
      ...{ weddingId: 1, couple: [], designPattern: 'natural', facilityName: '', isBuyer: false },
      guest: { name: '山田 花子', email: 'hanako@example.jp' },
      offer: { isOpen: true, refusal: null, userMessage: '', payTypes: ['PAYPAY'], closesAt: Date.now() + 3_600_000 },
      payments,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The guest's document; loading it again starts everything over but what the device keeps. */
function Document() {
  const [round, setRound] = useState(0);
  remount = () => setRound(round + 1);
  return <GiftFlow key={round} weddingKey="w-1" paymentHref="/" isOpen onClose={() => undefined} />;
}

const visit = () =>
  show(
    <AttendanceContext value={aWedding(instant(Date.now()))}>
      <Document />
    </AttendanceContext>,
  );
const message = page.getByLabelText(ja['gift.message'], { exact: true });
const amount = page.getByLabelText(ja['gift.amount.own'], { exact: true });

async function reload(): Promise<void> {
  const before = message.element();
  remount();
  await expect.poll(() => before.isConnected).toBe(false);
}

/** Types a gift with an amount of one's own. */
async function fillIn(): Promise<void> {
  await page.getByText(ja['gift.amount.other']).click();
  await userEvent.fill(amount, '12000');
  await userEvent.fill(message, '末永くお幸せに');
}

describe('given a gift that is being prepared', () => {
  test('when the page is loaded again, then the amount and the message are still there', async () => {
    await visit();
    await fillIn();
    await reload();
    await expect.element(message).toHaveValue('末永くお幸せに');
    await expect.element(amount).toHaveValue('12,000');
  });

  test('when its payment fails on the page of the wallet, then it can be sent again; when it succeeds, then it is gone', async () => {
    await visit();
    await fillIn();
    await page.getByText(ja['gift.next']).click();
    await page.getByText(paymentJa['payment.check']).click();
    await page.getByText(ja['gift.send']).click();
    await expect.poll(() => payments.length).toBe(1);
    payments = [{ ...CARD, phase: 'failed' }];
    remount();
    await expect.element(message).toHaveValue('末永くお幸せに');
    payments = [{ ...CARD, phase: 'captured' }];
    await reload();
    await expect.element(message).toHaveValue('');
    await expect.element(amount).not.toBeInTheDocument();
  });
});
