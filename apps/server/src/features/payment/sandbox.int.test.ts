import type { OwnPayment } from '@kotohogi/contract/payment';
import { instant } from '@kotohogi/domain/kernel/instant';
import { GmoSandbox } from '@kotohogi/testkit/gmo-sandbox';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { Payer } from '@kotohogi/testkit/payer';
import { WorkerProcess } from '@kotohogi/testkit/processes/worker-process';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const sandbox = new GmoSandbox();
beforeAll(() => sandbox.start());
afterAll(() => sandbox.stop());

async function guestOf(product: TestProduct): Promise<Payer> {
  const participants = await buildParticipants(product, instant(product.clock.now() + 86_400_000));
  return new Payer((await participants.guest()).browser, participants, sandbox);
}

/** The state of each order at the gateway, which every test here checks. */
async function tradesOf(orderIds: readonly string[]): Promise<string[]> {
  return (await sandbox.trades()).filter(trade => orderIds.includes(trade.orderId)).map(trade => trade.status);
}

async function captures(payer: Payer): Promise<number> {
  const orderIds = (await payer.payments()).map(payment => payment.orderId);
  return (await tradesOf(orderIds)).filter(status => status === 'SALES' || status === 'CAPTURE').length;
}

/** Gives a gift and retries as often as the product allows, like a patient guest. */
async function giveUntilCaptured(payer: Payer, amount: number): Promise<OwnPayment> {
  for (let tries = 0; tries < 3; tries += 1) {
    const sent = await payer.give(await payer.giftBody(amount));
    const orderId = sent.body.payment?.orderId;
    const settled = await eventually('an outcome, or the redirect to the issuer', async () => {
      const payment = (await payer.payments()).find(one => one.orderId === orderId);
      return payment && ['issuer', 'failed', 'captured'].includes(payment.phase) ? payment : undefined;
    });
    if (settled.phase === 'failed') continue;
    await payer.comeBack(await payer.visitIssuer(settled));
    return await payer.reaches('captured', orderId);
  }
  throw new Error('never captured');
}

describe('given the gateway’s sandbox as a separate process', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      gateway: sandbox.gateway(),
      start: instant(Date.now()),
      env: { GIFT_METHODS: 'CREDIT,PAYPAY,LINEPAY' },
    });
    await sandbox.notify(`${product.url}/api/payment/notice`);
  });
  afterAll(async () => {
    await sandbox.notify('');
    await product.stop();
  });

  test('when the holder approves the 3-D Secure 2 challenge, then the gateway has captured the gift once', async () => {
    const payer = await guestOf(product);
    const captured = await payer.giveAndPay(30_000);
    expect(captured.maskedCardNo).toBe('************0000');
    expect(await tradesOf([captured.orderId])).toEqual(['SALES']);
  });

  test('when the gateway answers with the form of 3-D Secure 1, then the gift is captured too', async () => {
    const payer = await guestOf(product);
    await sandbox.useForm(true);
    const captured = await payer.giveAndPay(5_000);
    await sandbox.useForm(false);
    expect(await tradesOf([captured.orderId])).toEqual(['SALES']);
  });

  test.each([
    ['PAYPAY', 'EntryTranPaypay', 'PaypayStart'],
    ['PAYPAY', 'SearchTradeMulti', 'PaypayStart'],
    ['PAYPAY', 'PaypaySales', 'PaypayStart'],
    ['LINEPAY', 'LinepaySales', 'LinepayStart'],
  ] as const)(
    'when a gift by %s is paid, duplicate notices arrive and the answer to %s is dropped, then it is captured once',
    async (wallet, op, page) => {
      const payer = await guestOf(product);
      await sandbox.fault(op, 'drop-answer');
      await sandbox.fault(page, 'notice-twice');
      const sent = await payer.give(payer.walletBody(wallet, 5_000));
      const waiting = await payer.reaches('issuer', sent.body.payment?.orderId);
      await payer.comeBackFromWallet(await payer.visitWallet(waiting));
      const captured = await payer.reaches('captured', waiting.orderId);
      expect(await tradesOf([captured.orderId])).toEqual(['SALES']);
    },
  );

  test.each(['cancel', 'fail'] as const)('when the holder’s answer is %s, then nothing is charged', async holder => {
    const payer = await guestOf(product);
    await payer.give(await payer.giftBody(5_000));
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting, holder));
    const failed = await payer.reaches('failed', waiting.orderId);
    expect(failed.userMessage).toMatch(/[ぁ-ん]/);
    expect(await captures(payer)).toBe(0);
  });

  test('when the form is submitted twice at once, then there is one order', async () => {
    const payer = await guestOf(product);
    const body = await payer.giftBody(5_000);
    const options = { idempotencyKey: 'double-click-0001' };
    await Promise.all([payer.give(body, options), payer.give(body, options)]);
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting));
    await payer.reaches('captured');
    expect(await payer.payments()).toHaveLength(1);
    expect(await captures(payer)).toBe(1);
  });

  test.each(['EntryTran', 'ExecTran', 'SecureTran2', 'AlterTran', 'SearchTrade'])(
    'when the answer to %s is dropped, then the gateway has exactly one capture',
    async op => {
      const payer = await guestOf(product);
      // The product only sends SearchTrade after an unknown outcome, so one has to happen first.
      if (op === 'SearchTrade') await sandbox.fault('EntryTran', 'drop-answer');
      await sandbox.fault(op, 'drop-answer');
      await giveUntilCaptured(payer, 5_000);
      expect(await captures(payer)).toBe(1);
    },
  );

  test.each(['notice-first', 'notice-twice', 'notice-none'])(
    'when a notification arrives as %s, then the gateway has exactly one capture',
    async mode => {
      const payer = await guestOf(product);
      await sandbox.fault('SecureTran2', mode);
      await sandbox.fault('AlterTran', mode);
      await giveUntilCaptured(payer, 5_000);
      expect(await captures(payer)).toBe(1);
    },
  );

  test('when the gateway answers 500, is busy, or says the order is already being processed, then it has exactly one capture', async () => {
    const payer = await guestOf(product);
    await sandbox.fault('EntryTran', 'http-500');
    await sandbox.fault('SecureTran2', 'busy');
    await sandbox.fault('AlterTran', 'e90');
    await giveUntilCaptured(payer, 5_000);
    expect(await captures(payer)).toBe(1);
  });
});

describe('given workers that are killed', () => {
  let product: TestProduct;
  let worker: WorkerProcess;
  beforeAll(async () => {
    product = await startTestProduct({
      gateway: sandbox.gateway(),
      isWithoutWorker: true,
      start: instant(Date.now()),
    });
    worker = new WorkerProcess(product.databaseUrl, sandbox.url);
  });
  // A failed test must not leave its worker to the next one.
  afterEach(() => worker.kill('SIGTERM'));
  afterAll(async () => {
    await product.stop();
    await worker.remove();
  });

  /**
   * Waits until a call has reached the gateway but is not processed yet. A call that is only recorded may not be sent
   * yet.
   */
  const callArrives = (call: string) =>
    eventually(`a call of ${call}`, async () => ((await sandbox.isFaultWaiting(call)) ? undefined : true));

  /**
   * Kills the worker while the gateway holds its call, lets the gateway finish that call, and starts the next worker
   * and its sweep; otherwise the test would wait for the next full minute.
   */
  async function replaceWorkerDuring(call: string): Promise<void> {
    await callArrives(call);
    await worker.kill('SIGKILL');
    await sandbox.clearFaults();
    worker.start();
    await sql`select graphile_worker.add_job('payment.sweep')`.execute(product.db);
  }

  test.each([
    ['enter', 'EntryTran'],
    ['finish', 'SecureTran2'],
    ['capture', 'AlterTran'],
  ])(
    'when kill -9 hits a worker during %s, then the next one continues and the gateway has exactly one capture',
    async (op, call) => {
      const payer = await guestOf(product);
      await sandbox.fault(call, 'delay', { delayMs: '60000' });
      worker.start();
      await payer.give(await payer.giftBody(5_000));
      if (op === 'enter') await replaceWorkerDuring(call);
      const waiting = await payer.reaches('issuer');
      await payer.comeBack(await payer.visitIssuer(waiting));
      if (op !== 'enter') await replaceWorkerDuring(call);
      await payer.reaches('captured', waiting.orderId);
      expect(await captures(payer)).toBe(1);
      const calls = await product.db
        .selectFrom('gateway_call')
        .innerJoin('payment', 'payment.id', 'gateway_call.payment_id')
        .select(['gateway_call.op', 'gateway_call.outcome'])
        .where('payment.order_id', '=', waiting.orderId)
        .execute();
      expect(calls).toContainEqual({ op, outcome: 'UNKNOWN' });
      expect(calls.filter(one => one.outcome === 'PENDING')).toEqual([]);
    },
  );

  test('when kill -9 hits it during execute, then the gift fails, nothing is charged, and a retry leads to exactly one capture', async () => {
    const payer = await guestOf(product);
    await sandbox.fault('ExecTran', 'delay', { delayMs: '60000' });
    worker.start();
    await payer.give(await payer.giftBody(5_000));
    await replaceWorkerDuring('ExecTran');
    await payer.reaches('failed');
    await giveUntilCaptured(payer, 5_000);
    expect(await captures(payer)).toBe(1);
  });
});
