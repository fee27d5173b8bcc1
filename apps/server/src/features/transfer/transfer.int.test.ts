import { depositAccount } from '@kotohogi/contract/deposit-account';
import { payment } from '@kotohogi/contract/payment';
import { paymentOrder } from '@kotohogi/contract/payment-order';
import { transfer } from '@kotohogi/contract/transfer';
import { DAY_MS, HOUR_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { BANK_ACCOUNT, buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants, signIn, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** The ceremony; its amount is fixed when November 19 begins. */
const CEREMONY = parseJst('2026-11-15 13:00');
const FIXED = parseJst('2026-11-19 00:00');
const MORNING = instant(FIXED + 9 * HOUR_MS + 10 * 60_000);
const FINANCE_EMAIL = 'finance@venue.example';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(instant(CEREMONY - DAY_MS)));
afterAll(() => product.stop());

const freeze = () => product.runJob('transfer.freeze');

/** A wedding with a guest who can give, its couple, and the people of finance. */
async function build({ hasAccount = true }: { readonly hasAccount?: boolean } = {}) {
  const built = await buildParticipants(product, CEREMONY);
  const { db } = product;
  const { weddingId, facilityId, params } = built;
  await db
    .updateTable('facility')
    .set({ payment_fixed_emails: [FINANCE_EMAIL], payment_error_emails: [FINANCE_EMAIL] })
    .where('id', '=', facilityId)
    .execute();
  const couple = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
  const saveAccount = async (version: number, changes: object = {}) =>
    await (await signIn(product, couple.email)).call(depositAccount.update, {
      params,
      body: { ...BANK_ACCOUNT, ...changes, version, password: PASSWORD },
    });
  if (hasAccount) await saveAccount(0);
  const guest = await built.guest();
  const payer = new Payer(guest.browser, built, fakeCardActions(product));
  const at = { facilityId, weddingId };
  const finance = () => built.staff('financial-manager');
  const read = async (browser: TestClient) => (await browser.call(transfer.list, { params: at })).body;
  const order = async (browser: TestClient, changes: object = {}) => {
    const { due, account } = await read(browser);
    const seen = { amountYen: due?.amountYen ?? 0, accountVersion: account?.version ?? 0 };
    return await browser.call(transfer.order, { params: at, body: { ...seen, password: PASSWORD, ...changes } });
  };
  const step = async (browser: TestClient, name: 'confirm' | 'fail' | 'cancel' | 'approve', changes: object = {}) => {
    const { transfers, account } = await read(browser);
    const call = { params: { ...at, transferId: transfers[0]?.id ?? 0 } };
    const body = { password: PASSWORD, reason: '口座名義の相違', accountVersion: account?.version ?? 0, ...changes };
    return await browser.call(transfer[name], { ...call, body });
  };
  const state = async () =>
    (await db.selectFrom('wedding').select('payment_state').where('id', '=', weddingId).executeTakeFirstOrThrow())
      .payment_state;
  const capture = (amountYen: number) =>
    buildGift(db, { weddingId, facilityId, attendantId: guest.attendantId, amountYen }, product.clock.now());
  const switchApproval = () =>
    db.updateTable('facility').set({ transfer_approval: true }).where('id', '=', facilityId).execute();
  return {
    ...built,
    at,
    couple,
    guest,
    payer,
    finance,
    read,
    order,
    step,
    state,
    saveAccount,
    switchApproval,
    capture,
  };
}

/** A wedding with a gift of 30,000 yen whose amount is fixed. */
async function fixed(options: Parameters<typeof build>[0] = {}) {
  const built = await build(options);
  const { orderId } = await built.payer.giveAndPay(30_000);
  product.clock.set(MORNING);
  await freeze();
  return { ...built, orderId };
}

/** The accounts of a wedding that are not even. */
async function balances(weddingId: number) {
  const rows = await product.db
    .selectFrom('journal_line')
    .select(eb => ['account', eb.fn.sum<string>('amount_yen').as('yen')])
    .where('wedding_id', '=', weddingId as never)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(row => [row.account, Number(row.yen)] as const).filter(([, yen]) => yen !== 0));
}

/** Orders the return of a gift; returns who ordered it. */
async function giveBack(orderId: string) {
  const admin = await signInUser(product, { scope: 'admin', role: 'administrator' });
  const body = { reason: '誤ったお申し込み', password: PASSWORD };
  expect((await admin.call(paymentOrder.refund, { params: { orderId }, body })).status).toBe(200);
  return admin;
}

/** Waits until a gift is returned. */
const returned = (admin: TestClient, orderId: string) =>
  eventually('the gift is returned', async () => {
    const { body } = await admin.call(paymentOrder.read, { params: { orderId } });
    return body.state === 'REFUNDED' ? body : undefined;
  });

describe('given gifts of a wedding, when the third day after it has ended', () => {
  test('then their amount is fixed once, however late, and couple and finance are notified', async () => {
    const { payer, read, finance, couple, weddingId } = await build();
    await payer.giveAndPay(30_000);
    product.clock.set(instant(FIXED - HOUR_MS));
    await freeze();
    expect((await read(await finance())).frozen).toBeNull();
    await payer.giveAndPay(12_000);
    product.clock.set(instant(MORNING + 20 * DAY_MS));
    await freeze();
    await freeze();
    const { frozen, due, payableYen, blockedBy } = await read(await finance());
    expect(frozen).toEqual({ amountYen: payableYen, leftOut: 0 });
    expect(due).toEqual({ number: 0, amountYen: payableYen });
    expect(blockedBy).toBeNull();
    expect(await balances(weddingId)).toMatchObject({ 'couple-payable': -payableYen });
    const [mail] = await product.mailsTo(couple.email, 'amount-fixed', 1);
    expect(mail?.text).toContain(payableYen.toLocaleString('ja'));
    expect(mail?.text).not.toContain(BANK_ACCOUNT.accountNumber);
    expect((await product.mailTo(FINANCE_EMAIL, 'amount-fixed-facility')).text).toContain('お振込みの手続き');
  });

  test('and the outcome of one is unknown, then it is waited for a day, and what is captured later is a supplement', async () => {
    const { payer, read, order, step, finance, state, capture } = await build();
    await payer.giveAndPay(30_000);
    await payer.give(await payer.giftBody(20_000));
    await payer.reaches('issuer');
    product.clock.set(MORNING);
    await freeze();
    const browser = await finance();
    expect((await read(browser)).frozen).toBeNull();
    expect((await order(browser, { amountYen: 1 })).failure).toMatchObject({ id: 'transfer_not_fixed' });
    product.clock.set(instant(MORNING + DAY_MS));
    await freeze();
    const again = await finance();
    const { frozen, due } = await read(again);
    expect(frozen).toEqual({ amountYen: due?.amountYen, leftOut: 1 });
    await order(again);
    await step(again, 'confirm');
    expect((await read(again)).due).toBeNull();
    await capture(20_000);
    expect(await read(again)).toMatchObject({ frozen, due: { number: 1, amountYen: 19_000 } });
    await order(again);
    await step(again, 'fail');
    // The payment state is that of the fixed amount.
    expect(await state()).toBe('deposited');
    await order(again);
    expect((await read(again)).transfers.map(({ number, attempt }) => [number, attempt])).toEqual([
      [1, 2],
      [1, 1],
      [0, 1],
    ]);
  });

  test('and nothing was given, then the amount is zero and nothing can be ordered', async () => {
    const { read, order, finance, couple } = await build();
    product.clock.set(MORNING);
    await freeze();
    const browser = await finance();
    expect(await read(browser)).toMatchObject({
      frozen: { amountYen: 0 },
      due: null,
      blockedBy: 'transfer_nothing_due',
    });
    expect((await order(browser, { amountYen: 0 })).failure?.id).toBe('transfer_nothing_due');
    expect((await product.outbox.list()).filter(mail => mail.to === couple.email)).toHaveLength(1);
  });

  test('and the account is missing, then the couple are asked for it, and again after a week', async () => {
    const { order, finance, couple, state } = await fixed({ hasAccount: false });
    expect((await product.mailTo(couple.email, 'amount-fixed')).text).toContain('まだ登録されていません');
    expect((await order(await finance())).failure?.id).toBe('transfer_account_missing');
    expect(await state()).toBe('not-payment');
    product.clock.set(instant(MORNING + 7 * DAY_MS));
    await freeze();
    await freeze();
    await product.mailsTo(couple.email, 'bank-account-request', 1);
  });
});

describe('given a fixed amount', () => {
  test('when it is ordered and confirmed, then ledger, payment state, couple and mails follow', async () => {
    const { order, step, read, finance, state, weddingId, couple, params } = await fixed();
    const browser = await finance();
    const amountYen = (await read(browser)).payableYen;
    const ordered = await order(browser);
    expect(ordered.body).toMatchObject({ state: 'ordered' });
    expect(await state()).toBe('processed');
    expect(await balances(weddingId)).toMatchObject({ 'transfer-in-flight': -amountYen });
    expect((await step(browser, 'confirm')).status).toBe(200);
    expect(await state()).toBe('deposited');
    expect(await balances(weddingId)).toMatchObject({ bank: -amountYen });
    expect((await product.mailTo(couple.email, 'deposited')).text).toContain(amountYen.toLocaleString('ja'));
    const host = await signIn(product, couple.email);
    const { body } = await host.call(payment.summary, { params });
    expect(body.transfers).toMatchObject([
      { number: 0, amountYen, state: 'confirmed', account: { maskedAccountNumber: '****567' } },
    ]);
    expect(JSON.stringify([body, await read(browser)])).not.toContain(BANK_ACCOUNT.accountNumber);
  });

  test('when it fails, then it is owed again, and is ordered again once the couple have changed their account', async () => {
    const { order, step, read, finance, state, weddingId, couple, saveAccount } = await fixed();
    const browser = await finance();
    const { payableYen } = await read(browser);
    await order(browser);
    expect((await saveAccount(1)).failure?.id).toBe('deposit_account_fixed');
    expect((await step(browser, 'fail')).status).toBe(200);
    expect(await state()).toBe('deposit-failure');
    expect(await balances(weddingId)).toMatchObject({ 'couple-payable': -payableYen });
    expect((await product.mailTo(couple.email, 'deposit-failed')).text).not.toContain('口座名義の相違');
    expect((await product.mailTo(FINANCE_EMAIL, 'deposit-failed-facility')).text).toContain('口座名義の相違');
    expect((await order(browser)).failure?.id).toBe('transfer_account_unconfirmed');
    expect((await saveAccount(1, { accountNumber: '7654321' })).status).toBe(200);
    expect(await state()).toBe('reconfirmation');
    expect((await order(browser, { accountVersion: 1 })).failure?.id).toBe('transfer_account_changed');
    expect((await order(browser)).status).toBe(200);
    const { transfers } = await read(browser);
    expect(transfers.map(({ number, attempt, state: of }) => [number, attempt, of])).toEqual([
      [0, 2, 'ordered'],
      [0, 1, 'failed'],
    ]);
  });

  test('when a person gives one digit as the reason of its failure, then it is their reason and no result code', async () => {
    const { order, step, read, finance } = await fixed();
    const browser = await finance();
    await order(browser);
    expect((await step(browser, 'fail', { reason: '2' })).status).toBe(200);
    expect((await read(browser)).transfers[0]).toMatchObject({ state: 'failed', reason: '2', resultCode: '' });
    expect((await product.mailTo(FINANCE_EMAIL, 'deposit-failed-facility')).text).not.toContain('結果コード');
  });

  test('when it is ordered, approved and fails on different days, then the report of each day has the state of that day', async () => {
    const { order, step, finance, facilityId, weddingId, switchApproval } = await fixed();
    await switchApproval();
    const steps = [
      async () => order(await finance()),
      async () => step(await finance(), 'approve'),
      async () => step(await finance(), 'fail'),
    ];
    for (const [index, take] of steps.entries()) {
      product.clock.set(instant(MORNING + (index + 1) * DAY_MS));
      expect((await take()).status).toBe(200);
    }
    const browser = await finance();
    const states = [];
    for (const day of [18, 19, 20, 21, 22]) {
      const query = { asOf: `2026-11-${day}` };
      const { rows } = (await browser.call(transfer.unpaid, { params: { facilityId }, query })).body;
      states.push(rows.find(row => row.weddingId === weddingId)?.state);
    }
    expect(states).toEqual(['open', 'due', 'awaiting-approval', 'ordered', 'failed']);
  });

  /** Two buttons pressed at once, and what the person who was too late reads. */
  test.each([
    ['order', 'order', 'transfer_open'],
    ['approve', 'approve', 'transfer_not_awaiting'],
    ['approve', 'cancel', 'transfer_not_awaiting'],
    ['cancel', 'cancel', 'transfer_not_awaiting'],
    ['confirm', 'confirm', 'transfer_not_ordered'],
    ['confirm', 'fail', 'transfer_not_ordered'],
    ['fail', 'fail', 'transfer_not_ordered'],
  ] as const)(
    'when one person presses %s and another %s at once, then one takes effect and the other reads why',
    async (one, another, code) => {
      const { order, step, finance, read, weddingId, switchApproval } = await fixed();
      const [first, second] = [await finance(), await finance()];
      second.language = 'en-US';
      if (code === 'transfer_not_awaiting') await switchApproval();
      if (code !== 'transfer_open') await order(await finance());
      const press = (browser: TestClient, button: typeof one | typeof another) =>
        button === 'order' ? order(browser) : step(browser, button);
      const answers = await Promise.all([press(first, one), press(second, another)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.findIndex(({ status }) => status === 409);
      const { id, userMessage } = answers[late]?.failure ?? {};
      expect(id).toBe(code);
      expect(userMessage).toMatch(late === 0 ? /[ぁ-ん]{2}/ : /^[A-Z][ -~]+\.$/);
      const { transfers } = await read(first);
      expect(transfers).toHaveLength(1);
      // Each step that moves the money writes one entry: an order that is effective, and its end.
      const entries = await product.db
        .selectFrom('journal_entry')
        .select('kind')
        .where('wedding_id', '=', weddingId)
        .where('transfer_id', 'is not', null)
        .execute();
      const effective = { 'awaiting-approval': 0, canceled: 0, ordered: 1, confirmed: 2, failed: 2 };
      expect(entries).toHaveLength(effective[transfers[0]?.state ?? 'canceled']);
    },
  );

  test('when the password, the amount, the person or the wedding is wrong, then nothing happens', async () => {
    const { order, finance, state, staff, at } = await fixed();
    const browser = await finance();
    expect((await order(browser, { password: 'wrong' })).failure?.id).toBe('account_password_wrong');
    expect((await order(browser, { amountYen: 1 })).failure?.id).toBe('transfer_amount_changed');
    const viewer = await staff('viewer');
    expect((await viewer.call(transfer.list, { params: at })).status).toBe(403);
    const other = await build();
    const stranger = await other.finance();
    const body = { amountYen: 1, accountVersion: 1, password: PASSWORD };
    const foreign = { facilityId: other.facilityId, weddingId: at.weddingId };
    expect((await stranger.call(transfer.order, { params: foreign, body })).failure?.id).toBe('wedding_unknown');
    expect(await state()).toBe('not-payment');
  });

  test('when a gift is returned before the order, then less is transferred; while it is returned, nothing is', async () => {
    const { payer, read, order, finance } = await build();
    const { orderId } = await payer.giveAndPay(30_000);
    await payer.giveAndPay(10_000);
    product.clock.set(MORNING);
    await freeze();
    const browser = await finance();
    const { due } = await read(browser);
    product.fakes.gateway.failNext('cancel', 'drop-answer');
    const admin = await giveBack(orderId);
    expect((await order(browser)).failure?.id).toBe('transfer_return_running');
    await returned(admin, orderId);
    const { due: now, frozen } = await read(browser);
    expect(frozen?.amountYen).toBe(due?.amountYen);
    expect(now?.amountYen).toBeLessThan(due?.amountYen ?? 0);
    expect((await order(browser, { amountYen: due?.amountYen })).failure?.id).toBe('transfer_amount_changed');
    expect((await order(browser)).status).toBe(200);
  });

  test('when the gateway returns a gift after the order, then the couple owe it, and the claim is settled once', async () => {
    const { order, step, read, finance, at, orderId, capture, weddingId } = await fixed();
    const browser = await finance();
    await order(browser);
    const parsed = parseOrderId(orderId);
    if (parsed === undefined) throw new Error(`not an order id: ${orderId}`);
    product.fakes.gateway.cancelAtGateway(parsed);
    const admin = await signInUser(product, { scope: 'admin', role: 'administrator' });
    await admin.call(paymentOrder.sync, { params: { orderId } });
    await returned(admin, orderId);
    const { claims, claimYen } = await read(browser);
    expect(claims).toMatchObject([{ orderId, amountYen: claimYen, settledAt: null }]);
    const settle = (from: 'couple-payable' | 'bank') =>
      browser.call(transfer.settleClaim, { params: { ...at, orderId }, body: { from, password: PASSWORD } });
    expect((await settle('couple-payable')).failure?.id).toBe('transfer_open');
    await step(browser, 'confirm');
    expect((await settle('couple-payable')).failure?.id).toBe('transfer_claim_uncovered');
    await capture(100_000);
    const both = await Promise.all([settle('couple-payable'), settle('couple-payable')]);
    expect(both.map(({ status, failure }) => (status === 200 ? 200 : failure?.id)).sort()).toEqual([
      ...[200, 'transfer_claim_settled'],
    ]);
    expect((await settle('bank')).failure?.id).toBe('transfer_claim_settled');
    // Of 95,000 yen that they are owed, their claim has been taken.
    const left = { 'couple-payable': claimYen - 95_000 };
    expect(await balances(weddingId)).toMatchObject(left);
    expect(await balances(weddingId)).not.toHaveProperty('couple-claim');
    expect((await read(browser)).due).toEqual({ number: 1, amountYen: 95_000 - claimYen });
  });
});

describe('given a venue whose transfers need two people', () => {
  test('when one orders, then only another person can approve, and the money moves then', async () => {
    const { order, step, read, finance, state, switchApproval, weddingId } = await fixed();
    await switchApproval();
    const [first, second] = [await finance(), await finance()];
    const { payableYen } = await read(first);
    expect((await order(first)).body).toMatchObject({ state: 'awaiting-approval' });
    expect(await state()).toBe('not-payment');
    expect(await balances(weddingId)).toMatchObject({ 'couple-payable': -payableYen });
    expect((await step(first, 'confirm')).failure?.id).toBe('transfer_not_ordered');
    expect((await step(first, 'approve')).failure?.id).toBe('transfer_approver_same');
    expect((await read(first)).transfers[0]?.mayApprove).toBe(false);
    expect((await read(second)).transfers[0]?.mayApprove).toBe(true);
    expect((await step(second, 'approve')).status).toBe(200);
    expect(await state()).toBe('processed');
    expect((await step(second, 'approve')).failure?.id).toBe('transfer_not_awaiting');
  });

  test('when the account changes after the order, then the approver has to have seen the new one', async () => {
    const { order, step, read, finance, saveAccount, switchApproval } = await fixed();
    await switchApproval();
    const [first, second] = [await finance(), await finance()];
    await order(first);
    expect((await saveAccount(1, { accountNumber: '7654321' })).status).toBe(200);
    const { account, transfers } = await read(second);
    expect([account?.maskedAccountNumber, transfers[0]?.account?.maskedAccountNumber]).toEqual(['****321', '****567']);
    expect((await step(second, 'approve', { accountVersion: 1 })).failure?.id).toBe('transfer_account_changed');
    expect((await step(second, 'approve')).status).toBe(200);
    expect((await read(second)).transfers[0]?.account?.maskedAccountNumber).toBe('****321');
  });

  test('when it is declined, then it can be ordered again, with the reason on record', async () => {
    const { order, step, read, finance, switchApproval } = await fixed();
    await switchApproval();
    const [first, second] = [await finance(), await finance()];
    await order(first);
    expect((await step(second, 'cancel')).status).toBe(200);
    const { transfers, due } = await read(second);
    expect(transfers[0]).toMatchObject({ state: 'canceled', reason: '口座名義の相違' });
    expect(due).toMatchObject({ number: 0 });
    expect((await order(second)).status).toBe(200);
  });
});
