import type { TransferOverview } from '@kotohogi/contract/transfer';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { expectReason, FAILURES, failing } from '../../shell/testing/failed-part.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { ja as payment } from '../payment/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { AWAITING, DUE, FIXED_AT, ORDERED, withOpen } from './testing/a-transfer.ts';
import { WeddingTransfer } from './wedding-transfer.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(payment);
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const FINANCE = ['facility:read:weddingPaymentState', 'facility:write:weddingPaymentState'];

/** Answers reads with `first`, and after the first write with `then`; returns the path and body of each write. */
function serve(first: TransferOverview, answer: () => Response = () => Response.json({}), then = first) {
  const sent: [step: string, body: unknown][] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method !== 'POST') return Response.json(sent.length === 0 ? first : then);
      sent.push([url.slice(url.indexOf('/weddings/3/') + 12), JSON.parse(body)]);
      return answer();
    },
  );
  return sent;
}

async function open(abilities: readonly string[] = FINANCE) {
  await page.viewport(1280, 900);
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  const part = () => (
    <FacilityContext value={area}>
      <WeddingTransfer weddingId={3} />
    </FacilityContext>
  );
  await show(<Routed part={part} />);
}

const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const send = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const password = () => dialog().getByLabelText(ja['transfer.field.password'], { exact: false }).first();
const reason = () => dialog().getByRole('textbox', { name: ja['transfer.field.reason'] });

test('given an amount that is due, when it is ordered, then what the person saw is sent with the password', async () => {
  const sent = serve(DUE, () => Response.json({ id: 7, state: 'ordered' }), withOpen(ORDERED));
  await open();
  await expect.element(page.getByText('¥342,000').first()).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await press(ja['transfer.order']);
  await expect.element(dialog().getByText(/\*567/)).toBeVisible();
  await expect.element(dialog().getByText(/高橋 陽翔.*結衣/)).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await send(ja['transfer.order']);
  expect(sent).toEqual([]);
  await password().fill('secret-9');
  await send(ja['transfer.order']);
  await expect.element(page.getByText(ja['transfer.order.done'])).toBeVisible();
  expect(sent).toEqual([['transfers', { amountYen: 342_000, accountVersion: 2, password: 'secret-9' }]]);
  await expect.element(page.getByRole('button', { name: ja['transfer.confirm'] })).toBeVisible();
});

test('given a wrong password, when a transfer is ordered, then the field says so and keeps its value', async () => {
  serve(DUE, () => refusal(422, 'account_password_wrong', { fields: ['password'] }));
  await open();
  await press(ja['transfer.order']);
  await password().fill('secret-9');
  await send(ja['transfer.order']);
  await expect.element(dialog().getByText('account_password_wrong のことば')).toBeVisible();
  await expect.element(password()).toHaveValue('secret-9');
});

test('given an account that was changed meanwhile, when the order is refused, then both are shown and the new one is sent', async () => {
  const account = { bankName: 'ゆうちょ銀行', bankNumber: '9900', maskedAccountNumber: '****890', version: 3 };
  const changed = { ...DUE, account: { ...(DUE.account as NonNullable<typeof DUE.account>), ...account } };
  const sent = serve(DUE, () => refusal(409, 'transfer_account_changed'), changed);
  await open();
  await press(ja['transfer.order']);
  await password().fill('secret-9');
  await send(ja['transfer.order']);
  await expect.element(dialog().getByText(/567.*→.*890/)).toBeVisible();
  await expect.element(password()).toHaveValue('secret-9');
  await send(ja['transfer.order']);
  await expect.poll(() => sent.map(([, body]) => body)).toMatchObject([{ accountVersion: 2 }, { accountVersion: 3 }]);
});

test('given another person who was faster, when the order is refused, then it says so and cannot be sent again', async () => {
  serve(DUE, () => refusal(409, 'transfer_open'), withOpen(ORDERED));
  await open();
  await press(ja['transfer.order']);
  await password().fill('secret-9');
  await send(ja['transfer.order']);
  await expect.element(dialog().getByText(ja['transfer.overtaken.text'])).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: ja['transfer.order'] })).toBeDisabled();
});

test.each([
  ['403', () => refusal(403, 'http_403'), /http_403 のことば.*入力/],
  ['500', () => refusal(500, 'http_500'), /http_500 のことば/],
  ['429', () => refusal(429, 'login_delayed'), /login_delayed のことば/],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /接続|通信/,
  ],
])('given %s, when a failure is recorded, then the page says so and nothing typed is lost', async (_, answer, text) => {
  serve(withOpen(ORDERED), answer);
  await open();
  await press(ja['transfer.fail']);
  await reason().fill('口座名義が異なります');
  await password().fill('secret-9');
  await send(ja['transfer.fail']);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(reason()).toHaveValue('口座名義が異なります');
  await expect.element(password()).toHaveValue('secret-9');
});

test('given an order of another person, when it is approved, then the account that was seen is sent', async () => {
  const row = { ...AWAITING, accountVersion: 1 };
  const sent = serve(withOpen(row), undefined, withOpen({ ...row, state: 'ordered' }));
  await open();
  await expect.element(page.getByText(ja['transfer.awaiting.account'])).toBeVisible();
  await press(ja['transfer.approve']);
  await expect.element(dialog().getByText(ja['transfer.account.now'])).toBeVisible();
  await password().fill('secret-9');
  await send(ja['transfer.approve']);
  await expect.element(page.getByText(ja['transfer.approve.done'])).toBeVisible();
  expect(sent).toEqual([['transfers/7/approve', { accountVersion: 2, password: 'secret-9' }]]);
});

test('given an own order, when the page is open, then it can only be canceled, with a reason', async () => {
  const sent = serve(withOpen({ ...AWAITING, mayApprove: false }), undefined, DUE);
  await open();
  await expect.element(page.getByText(ja['transfer.mayNotApprove'])).toBeVisible();
  expect(page.getByRole('button', { name: ja['transfer.approve'] }).query()).toBeNull();
  await press(ja['transfer.cancel']);
  await reason().fill('金額を確認します');
  await send(ja['transfer.cancel']);
  await expect.element(page.getByText(ja['transfer.cancel.done'])).toBeVisible();
  expect(sent).toEqual([['transfers/7/cancel', { reason: '金額を確認します' }]]);
});

test('given an order whose amount has changed, when the page is open, then it cannot be approved', async () => {
  serve(withOpen(AWAITING, { due: { number: 0, amountYen: 312_000 } }));
  await open();
  await expect.element(page.getByText(/¥312,000へ変わりました/)).toBeVisible();
  expect(page.getByRole('button', { name: ja['transfer.approve'] }).query()).toBeNull();
});

test('given an ordered transfer, when its arrival is confirmed, then the record shows who did what', async () => {
  const confirmed = { ...ORDERED, state: 'confirmed' as const, endedAt: FIXED_AT, endedBy: '佐藤 実' };
  const after = {
    ...DUE,
    due: null,
    payableYen: 0,
    blockedBy: 'transfer_nothing_due' as const,
    transfers: [confirmed],
  };
  const sent = serve(withOpen(ORDERED), undefined, after);
  await open();
  await press(ja['transfer.confirm']);
  await password().fill('secret-9');
  await send(ja['transfer.confirm']);
  await expect.element(page.getByText(/佐藤 実/)).toBeVisible();
  await expect.element(page.getByText(ja['transfer.now.none.done'])).toBeVisible();
  expect(sent).toEqual([['transfers/7/confirm', { password: 'secret-9' }]]);
});

test('given a claim on the couple, when it is settled, then the source is sent', async () => {
  const claim = { orderId: '0001-261120120000-G7', amountYen: 9_500, returnedAt: FIXED_AT, settledAt: null };
  const sent = serve({ ...DUE, claimYen: 9_500, claims: [claim] }, undefined, DUE);
  await open();
  await press(ja['transfer.settle']);
  await expect.element(dialog().getByText(/¥332,500/)).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await password().fill('secret-9');
  await send(ja['transfer.settle']);
  await expect.element(page.getByText(ja['transfer.settle.done'])).toBeVisible();
  expect(sent).toEqual([['claims/0001-261120120000-G7/settle', { from: 'couple-payable', password: 'secret-9' }]]);
});

test.each(['transfer_account_missing', 'transfer_account_unconfirmed', 'transfer_return_running'] as const)(
  'given %s, when the page is open, then it says so and nothing can be ordered',
  async blockedBy => {
    serve({ ...DUE, blockedBy, account: blockedBy === 'transfer_account_missing' ? null : DUE.account });
    await open();
    await expect.element(page.getByText(ja[`transfer.blocked.${blockedBy}`])).toBeVisible();
    expect(page.getByRole('button', { name: ja['transfer.order'] }).query()).toBeNull();
  },
);

test.each([
  [1, /24:00 に金額が決まると/],
  [-1, /ご祝儀を確認しています/],
])(
  'given an amount that is not fixed yet, when %i day is left, then the page says when it will be',
  async (days, text) => {
    const fixedAt = instant(Date.now() + days * DAY_MS);
    serve({ ...DUE, fixedAt, frozen: null, due: null, blockedBy: 'transfer_not_fixed', account: null });
    await open();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(ja['transfer.account.none'])).toBeVisible();
  },
);

test('given a user who may only read, when the page is open, then there are no buttons', async () => {
  serve(withOpen(ORDERED));
  await open(['facility:read:weddingPaymentState']);
  await expect.element(page.getByText(ja['transfer.now.ordered'])).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

describe.each(FAILURES)('given %s', (_, answer) => {
  test('for the transfers, then the reason is shown with a retry', async () => {
    const mend = failing(/transfers/, answer, DUE);
    await open();
    await expectReason(mend);
  });
});
