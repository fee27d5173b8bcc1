import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { buildAttendant } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
import { GmoSandbox } from '@kotohogi/testkit/gmo-sandbox';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { Payer } from '@kotohogi/testkit/payer';
import { startGatewayRelay } from '@kotohogi/testkit/processes/gateway-relay';
import { WorkerProcess } from '@kotohogi/testkit/processes/worker-process';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { at } from '../../platform/db/instants.ts';

/** Ten payments through three processes take minutes on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });
/** For a worker that starts. */
const PATIENCE_MS = 90_000;

const NOW = instant(Date.now());
/** The first morning on which payments of now are old enough to be compared. */
const MORNING = (() => {
  const today = atJst(dateOf(NOW), 5);
  return today > NOW + 2 * HOUR_MS ? today : atJst(addDays(dateOf(NOW), 1), 5);
})();

const sandbox = new GmoSandbox();
let product: TestProduct;
beforeAll(async () => {
  await sandbox.start();
  product = await startTestProduct({ gateway: sandbox.gateway(), start: NOW });
});
afterAll(async () => {
  await product.stop();
  await sandbox.stop();
});

/** The orders of one guest: captured, or refused by the card's issuer. */
async function ordersOf(captured: number, refused: number): Promise<readonly string[]> {
  product.clock.set(NOW);
  const participants = await buildParticipants(product, instant(NOW + DAY_MS));
  const payer = new Payer((await participants.guest()).browser, participants, sandbox);
  const orders: string[] = [];
  for (let n = 0; n < captured; n += 1) orders.push((await payer.giveAndPay(30_000)).orderId);
  for (let n = 0; n < refused; n += 1) {
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting, 'fail'));
    orders.push((await payer.reaches('failed', waiting.orderId)).orderId);
  }
  return orders;
}

const runsOf = (due: Instant) =>
  product.db
    .selectFrom('reconciliation_run')
    .selectAll()
    .where('due_at', '=', at(due))
    .where('asked_count', '>', 0)
    .execute();

async function compareAt(due: Instant) {
  product.clock.set(due);
  await product.runJob('paymentOrder.reconcile');
  await product.jobsDone('paymentOrder.ask');
  return await runsOf(due);
}

const openDifferences = async () => {
  const rows = await product.db
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['order_id', 'kind'])
    .where('resolved_at', 'is', null)
    .execute();
  return new Map(rows.map(({ order_id, kind }) => [order_id, kind]));
};

test('given the gateway’s sandbox as a process, when it differs in amount, lost a sale, or sold what we gave up or sold already, then each difference is found', async () => {
  const [amount = '', missing = '', sold = '', right = '', unknown = '', again = ''] = await ordersOf(4, 2);
  const [agreed] = await compareAt(MORNING);
  expect(agreed).toMatchObject({ asked_count: 6, finished_at: expect.any(Number) });
  expect(await openDifferences()).toEqual(new Map());

  await sandbox.change(amount, { amountYen: '29999' });
  await sandbox.change(missing, { lost: 'true' });
  // Returned in the gateway's own console.
  await sandbox.change(sold, { status: 'RETURN' });
  // A sale we do not know of, and the second sale of a gift that was captured with another order.
  await sandbox.change(unknown, { status: 'SALES' });
  await sandbox.change(again, { status: 'CAPTURE' });
  const [run] = await compareAt(instant(MORNING + DAY_MS));
  expect(run).toMatchObject({ asked_count: 6, finished_at: expect.any(Number) });
  const found = await openDifferences();
  expect(found).toEqual(
    new Map([
      [amount, 'amount'],
      [missing, 'missing'],
      [sold, 'status'],
      [unknown, 'unexpected-money'],
      [again, 'unexpected-money'],
    ]),
  );
  expect(found.has(right)).toBe(false);
});

test('given a comparison, when kill -9 hits its worker half-way, then the next one goes on at the same order', async () => {
  const alone = await startTestProduct({ gateway: sandbox.gateway(), isWithoutWorker: true, start: MORNING });
  const relay = await startGatewayRelay(sandbox.url);
  const worker = new WorkerProcess(alone.databaseUrl, relay.url);
  try {
    const { db } = alone;
    const { facilityId, weddingId } = await buildParticipants(alone, instant(MORNING + DAY_MS));
    const { attendantId } = await buildAttendant(db, weddingId);
    // Sales that the gateway does not have.
    for (let n = 0; n < 5; n += 1) {
      await buildGift(db, { weddingId, facilityId, attendantId }, instant(MORNING - 12 * HOUR_MS));
    }
    // Two orders are answered, the third is held.
    await sandbox.fault('SearchTrade', 'delay', { times: '2', delayMs: '1' });
    await sandbox.fault('SearchTrade', 'delay', { delayMs: '60000' });
    await alone.runJob('paymentOrder.reconcile');
    worker.start();
    const isHeld = async () => ((await sandbox.isFaultWaiting('SearchTrade')) ? undefined : true);
    await eventually('the third order', isHeld, PATIENCE_MS);
    await worker.kill('SIGKILL');
    const runs = () => db.selectFrom('reconciliation_run').selectAll().execute();
    expect(await runs()).toMatchObject([{ asked_count: 2, finished_at: null }]);
    await sandbox.clearFaults();
    worker.start();
    const isFinished = async () => ((await runs())[0]?.finished_at === null ? undefined : true);
    await eventually('the end of the run', isFinished, PATIENCE_MS);
    expect(await runs()).toMatchObject([{ asked_count: 5 }]);
    const orders = await db.selectFrom('payment').select('order_id').orderBy('id').execute();
    expect(orders.map(({ order_id }) => relay.asked.get(order_id ?? ''))).toEqual([1, 1, 2, 1, 1]);
    const found = await db.selectFrom('payment_difference').select('kind').execute();
    expect(found.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'missing'));
  } finally {
    await worker.kill('SIGTERM');
    await worker.remove();
    await relay.close();
    await alone.stop();
  }
});
