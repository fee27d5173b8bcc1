import type { PaymentOrderDetail, PaymentOrderRow } from '@kotohogi/contract/payment-order';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja as payment } from '../payment/messages.ja.ts';
import { OrderDetail } from './detail/order-detail.tsx';
import { ja } from './messages.ja.ts';
import { OrderList } from './order-list.tsx';
import { momentText } from './order-texts.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(payment);
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 3));
const ROW: PaymentOrderRow = {
  ...({ id: 7, orderId: '0001-261120120000-G7', purpose: 'gift', payType: 'CREDIT', state: 'CAPTURED' } as const),
  ...{
    at: AT,
    weddingId: 3,
    reservationId: 'R-3',
    facilityName: 'ホテル・ルミエール軽井沢',
    companyName: 'ルミエール',
  },
  ...{ cardBrand: 'JCB', maskedCardNo: '************0000', amountYen: 30_000, needsHand: false },
};
const EVENT = {
  from: 'AUTHORIZED',
  to: 'CAPTURED',
  alarm: null,
  by: '',
  reason: '',
  facilityCarries: false,
  about: '',
};
const DETAIL: PaymentOrderDetail = {
  ...ROW,
  ...{ facilityId: 2, attendantId: 9, createdAt: AT, capturedAt: AT, gatewayStatus: 'SALES', calls: [] },
  ...({ transfer: 'not-payment', refund: 'gateway', isTransferOrdered: false, isInProgress: false } as const),
  events: [{ ...EVENT, id: 1, at: AT, kind: 'captured', from: 'AUTHORIZED', to: 'CAPTURED' }],
};
const TRADE = {
  ...{ status: 'SALES', jobCd: 'SALES', amountYen: 30_000, maskedCardNo: '************0000', forward: '2a99662' },
  ...{ approvalNo: '1', tranId: 'T-1', processedAt: AT },
};
const AGREES = { askedAt: AT, trade: TRADE, statusDiffers: false, amountDiffers: false };

/** Answers the calls of the page; returns the bodies of its writes. */
function serve(answers: { detail?: object; trade?: () => Response; refund?: () => Response } = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method === 'POST') {
        sent.push(url.includes('/sync') ? 'sync' : JSON.parse(body));
        return answers.refund?.() ?? Response.json({ refund: 'gateway' });
      }
      if (url.includes('/tradeInfo')) return answers.trade?.() ?? Response.json(AGREES);
      if (url.includes('/payments/')) return Response.json({ ...DETAIL, ...answers.detail });
      return Response.json({ rows: [ROW], total: 1, page: 1, limit: 20 });
    },
  );
  return sent;
}

const ADMINISTRATOR = new Set(['admin:read:attendantPayment', 'admin:write:attendantPayment']);
const open = (abilities: ReadonlySet<string> = ADMINISTRATOR) =>
  show(<Routed part={() => <OrderDetail orderId={ROW.orderId} abilities={abilities} />} />);
const dialog = () => page.getByRole('dialog');

async function fillAndSend() {
  await page.getByRole('button', { name: '返金する' }).click();
  await dialog().getByRole('textbox', { name: '返金の理由' }).fill('二重のお申し込み');
  await dialog().getByLabelText('パスワード', { exact: false }).first().fill('a-password-of-mine');
  await dialog().getByRole('button', { name: '返金する' }).click();
}

test('given payments, when the list opens, then a row has the order, the venue and a link to its page', async () => {
  serve();
  await show(<Routed part={() => <OrderList />} />);
  await expect.element(page.getByText(ROW.orderId)).toBeVisible();
  await expect.element(page.getByText('JCB …0000')).toBeVisible();
  await expect.element(page.getByText('¥30,000')).toBeVisible();
});

test('given a captured payment, when it is returned with reason and password, then both are sent', async () => {
  const sent = serve();
  await open();
  await fillAndSend();
  await expect.element(page.getByText(ja['order.refund.ordered'])).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  const body = { reason: '二重のお申し込み', password: 'a-password-of-mine' };
  expect(sent).toEqual([{ ...body, facilityCarries: false, byHand: false }]);
});

test('given a return that another person ordered first, when it is sent, then the reason is shown and nothing typed is lost', async () => {
  serve({ refund: () => refusal(409, 'payment_refund_running') });
  await open();
  await fillAndSend();
  await expect.element(dialog().getByText('payment_refund_running のことば')).toBeVisible();
  await expect.element(dialog().getByRole('textbox', { name: '返金の理由' })).toHaveValue('二重のお申し込み');
});

test('given a different trade, then the page marks what differs, and the gateway can be checked', async () => {
  const differs = { ...AGREES, trade: { ...TRADE, status: 'RETURN' }, statusDiffers: true };
  const sent = serve({ trade: () => Response.json(differs) });
  await open();
  await expect.element(page.getByText('相違')).toBeVisible();
  await expect.element(page.getByText('RETURN（返品）')).toBeVisible();
  await page.getByRole('button', { name: '照会して反映' }).click();
  await expect.element(page.getByText(ja['order.sync.ordered'])).toBeVisible();
  expect(sent).toEqual(['sync']);
});

test('given a gateway that is down, then the payment is shown without its trade', async () => {
  serve({ trade: () => refusal(503, 'payment_gateway_unreachable') });
  await open(new Set(['admin:read:attendantPayment']));
  await expect.element(page.getByText('payment_gateway_unreachable のことば')).toBeVisible();
  await expect.element(page.getByText('売上が確定')).toBeVisible();
  expect(page.getByRole('button', { name: '返金する' }).query()).toBeNull();
  await expect.element(page.getByText(ja['order.refund.readOnly'])).toBeVisible();
});

test('given a gift after its transfer was ordered, then the venue’s part has to be confirmed', async () => {
  const sent = serve({ detail: { isTransferOrdered: true, refund: 'by-hand' } });
  await open();
  await page.getByRole('button', { name: '手作業の返金を記録' }).click();
  await dialog().getByText(ja['order.refund.carries']).click();
  await dialog().getByRole('textbox', { name: '返金の理由' }).fill('銀行振込で返金');
  await dialog().getByLabelText('パスワード', { exact: false }).first().fill('a-password-of-mine');
  await dialog().getByRole('button', { name: '記録する' }).click();
  await expect.element(page.getByText(ja['order.refund.recorded'])).toBeVisible();
  expect(sent).toMatchObject([{ facilityCarries: true, byHand: true }]);
});

const CALL = { at: AT, endedAt: AT, attempt: 1, outcome: 'OK' } as const;
const CALLS = [
  { ...CALL, id: 1, op: 'execute', request: { TransitionType: '1', ClientFieldFlag: '0' }, response: null },
  {
    ...CALL,
    ...{ id: 2, op: 'ask', request: { PayType: '45' } },
    response: 'Status=SALES&Method=5&PayMethod=BALANCE&StartLimitDate=20261120121000&ProcessDate=99999999999999',
  },
];

test('given calls with codes of the gateway, then each code and time has its meaning next to it', async () => {
  serve({ detail: { calls: CALLS } });
  await open();
  const line = (text: string) => expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '決済の実行 1回目' }).click();
  await line('TransitionType=1（ウェブ） ClientFieldFlag=0（返却しない）');
  await page.getByRole('button', { name: '照会 1回目' }).click();
  await line('PayType=45（PayPay）');
  await line('Status=SALES（売上） Method=5（リボ） PayMethod=BALANCE');
  const until = momentText(AT + 600_000);
  await line(`StartLimitDate=20261120121000（${until}） ProcessDate=99999999999999`);
});
