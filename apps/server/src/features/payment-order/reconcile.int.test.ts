import { reconciliation } from '@kotohogi/contract/reconciliation';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { yen } from '@kotohogi/domain/kernel/yen';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

const MONEY = 'money@example.jp';
const NIGHT = parseJst('2026-11-21 05:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { EMERGENCY_DESTINATION: MONEY } });
});
afterAll(() => product.stop());

function requireOrderId(text: string) {
  const orderId = parseOrderId(text);
  if (orderId === undefined) throw new Error('not an order id');
  return orderId;
}

async function captured(participants: Awaited<ReturnType<typeof buildParticipants>>) {
  const { browser } = await participants.guest();
  const { orderId } = await new Payer(browser, participants, fakeCardActions(product)).giveAndPay(30_000);
  return requireOrderId(orderId);
}

const runsOf = (due: Instant) =>
  product.db.selectFrom('reconciliation_run').selectAll().where('due_at', '=', at(due)).execute();

/** Runs the comparison of a morning until every facility is compared, or none goes on. */
async function compareAt(due: Instant) {
  product.clock.set(due);
  await product.runJob('paymentOrder.reconcile');
  await product.jobsDone('paymentOrder.ask');
  return await runsOf(due);
}

const differences = async () =>
  await product.db
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['order_id', 'kind', 'payment_difference.gateway_status', 'gateway_amount_yen'])
    .where('resolved_at', 'is', null)
    .orderBy('payment_difference.id')
    .execute();

test('given payments of the night, when they are compared, then each difference is found, mailed once and resolved once it is gone', async () => {
  const { gateway } = product.fakes;
  const participants = await buildParticipants(product, instant(product.clock.now() + DAY_MS));
  const [amount, missing, returned, again, right] = [
    await captured(participants),
    await captured(participants),
    await captured(participants),
    await captured(participants),
    await captured(participants),
  ];
  const agreed = await compareAt(NIGHT);
  expect(agreed).toHaveLength(1);
  expect(agreed[0]).toMatchObject({ asked_count: 5, finished_at: expect.any(Number) });
  expect(await differences()).toEqual([]);

  const before = gateway.alter(amount, { amountYen: yen(29_999) });
  const lost = gateway.alter(missing, undefined);
  gateway.cancelAtGateway(returned);
  // A second sale of a purchase that we gave up, or one that we do not know of: ours is over, and the gateway has money.
  await sql`alter table payment disable trigger user`.execute(product.db);
  await product.db.updateTable('payment').set({ state: 'FAILED' }).where('order_id', '=', again).execute();
  await sql`alter table payment enable trigger user`.execute(product.db);

  // While the gateway is silent, the run waits at its payment and goes on there.
  product.clock.set(instant(NIGHT + DAY_MS));
  for (const _ of [1, 2]) {
    gateway.failNext('lookUp', 'drop-request');
    await product.runJob('paymentOrder.reconcile');
    await product.jobsDone('paymentOrder.ask');
  }
  const [run] = await compareAt(instant(NIGHT + DAY_MS));
  expect(run).toMatchObject({ asked_count: 5, finished_at: expect.any(Number) });
  expect(await differences()).toEqual([
    { order_id: amount, kind: 'amount', gateway_status: 'SALES', gateway_amount_yen: 29_999 },
    { order_id: missing, kind: 'missing', gateway_status: '', gateway_amount_yen: null },
    { order_id: returned, kind: 'status', gateway_status: 'RETURN', gateway_amount_yen: 30_000 },
    { order_id: again, kind: 'unexpected-money', gateway_status: 'SALES', gateway_amount_yen: 30_000 },
  ]);
  const mail = await product.mailTo(MONEY, 'payment-difference');
  for (const orderId of [amount, missing, returned, again]) expect(mail.text).toContain(orderId);
  expect(mail.text).not.toContain(right);

  gateway.alter(amount, before);
  gateway.alter(missing, lost);
  await compareAt(instant(NIGHT + 2 * DAY_MS));
  expect((await differences()).map(({ kind }) => kind)).toEqual(['status', 'unexpected-money']);
  await product.jobsDone();
  const mails = await eventually('the outbox', async () => await product.outbox.list());
  expect(mails.filter(({ kind }) => kind === 'payment-difference')).toHaveLength(1);
});

test('given differences, when an administrator resolves one, then it is done once, with its reason, and comes back only if the gateway answers something else', async () => {
  const { gateway } = product.fakes;
  const day = instant(NIGHT + 10 * DAY_MS);
  product.clock.set(instant(day - DAY_MS));
  const participants = await buildParticipants(product, day);
  const [amount, lost] = [await captured(participants), await captured(participants)];
  gateway.alter(amount, { amountYen: yen(29_000) });
  const trade = gateway.alter(lost, undefined);
  await compareAt(day);

  // A session does not last from one morning to the next.
  const signedIn = () => signInUser(product, { scope: 'admin', role: 'administrator' });
  const list = async (query: object = {}) => {
    const found = { foundFrom: '2026-12-01', ...query };
    const admin = await signedIn();
    return (await admin.call(reconciliation.listDifferences, { query: found })).body.rows;
  };
  const wrong = (await list({ orderId: amount }))[0];
  expect(wrong).toMatchObject({ kind: 'amount', amountYen: 30_000, gatewayAmountYen: 29_000, resolvedAt: null });
  expect((await list({ kind: 'missing', status: 'open' })).map(row => row.orderId)).toEqual([lost]);
  expect(await list({ facility: 'ほかの施設' })).toEqual([]);

  const admin = await signedIn();
  const resolve = (reason: string) =>
    admin.send(reconciliation.resolve, { params: { differenceId: wrong?.id ?? 0 }, body: { reason } });
  const answers = await Promise.all([resolve('決済会社に確認済み'), resolve('決済会社に確認済み')]);
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409]);
  expect((await resolve('')).status).toBe(422);
  expect(await list({ status: 'resolved' })).toMatchObject([
    { orderId: amount, resolvedReason: '決済会社に確認済み', resolvedAt: expect.any(Number) },
  ]);
  const audit = product.db.selectFrom('audit').select('action').where('action', '=', 'reconciliation.resolve');
  expect(await audit.execute()).toHaveLength(1);

  // The amount is accepted as it is; what the gateway lost is back.
  gateway.alter(lost, trade);
  await compareAt(instant(day + DAY_MS));
  expect(await list({ status: 'open' })).toEqual([]);
  gateway.alter(amount, { amountYen: yen(28_000) });
  await compareAt(instant(day + 2 * DAY_MS));
  expect(await list({ status: 'open' })).toMatchObject([{ orderId: amount, gatewayAmountYen: 28_000 }]);
});

test('given the runs of a morning, when they are listed, then one that was not finished by eleven is shown so', async () => {
  const day = instant(NIGHT + 20 * DAY_MS);
  const query = { dueFrom: '2026-12-11', dueTo: '2026-12-11' };
  const list = async (more: object = {}) => {
    const finance = await signInUser(product, { scope: 'admin', role: 'cross-facility-financial-manager' });
    return (await finance.call(reconciliation.listRuns, { query: { ...query, ...more } })).body.rows;
  };
  const runs = await compareAt(day);
  expect((await list()).map(row => row.state)).toEqual(runs.map(() => 'finished'));
  await product.db.updateTable('reconciliation_run').set({ finished_at: null }).where('due_at', '=', at(day)).execute();
  expect(new Set((await list()).map(row => row.state))).toEqual(new Set(['running']));
  product.clock.set(instant(day + 2 * HOUR_MS));
  expect(new Set((await list()).map(row => row.state))).toEqual(new Set(['late']));
  product.clock.set(instant(day + DAY_MS));
  expect(new Set((await list()).map(row => row.state))).toEqual(new Set(['stopped']));
  expect(await list({ differs: true })).toEqual([]);
  expect(await list({ differs: false })).toHaveLength(runs.length);
});

test('given a gateway that is silent all morning, when it is seven, then the platform is mailed once, and not about a run that finishes', async () => {
  const day = instant(NIGHT + 30 * DAY_MS);
  product.clock.set(instant(day - DAY_MS));
  await captured(await buildParticipants(product, day));
  const lateMails = async () => (await product.outbox.list()).filter(mail => mail.kind === 'comparison-late');
  const poll = async (minutes: number) => {
    product.clock.set(instant(day + minutes * 60_000));
    await product.runJob('paymentOrder.reconcile');
    await product.jobsDone('paymentOrder.ask');
    await product.runJob('paymentOrder.reportLate');
    await product.jobsDone();
  };
  product.fakes.gateway.failNext('lookUp', 'drop-request');
  await poll(0);
  // The report of this hour is that of the day before, whose runs nothing had started.
  const before = await lateMails();
  product.fakes.gateway.failNext('lookUp', 'drop-request');
  await poll(119);
  expect(await lateMails()).toHaveLength(before.length);
  product.fakes.gateway.failNext('lookUp', 'drop-request');
  await poll(120);
  const mails = (await lateMails()).filter(mail => !before.some(({ id }) => id === mail.id));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: MONEY, subject: '【決済の照合】1施設の照合が遅れています' });
  expect(mails[0]?.text).toContain('0件を照会');
  await poll(125);
  expect(await lateMails()).toHaveLength(before.length + 1);
  const [run] = await product.db
    .selectFrom('reconciliation_run')
    .selectAll()
    .where('due_at', '=', at(day))
    .where('alarmed_at', 'is not', null)
    .execute();
  expect(run).toMatchObject({ finished_at: expect.any(Number) });
});

test('given no worker until noon, when one starts, then the morning has runs that are not finished, and the platform is mailed', async () => {
  const day = instant(NIGHT + 40 * DAY_MS);
  product.clock.set(instant(day + 7 * HOUR_MS));
  await product.runJob('paymentOrder.reconcile');
  expect(await runsOf(day)).toEqual([]);
  await product.runJob('paymentOrder.reportLate');
  const runs = await runsOf(day);
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.every(run => run.finished_at === null && run.alarmed_at !== null)).toBe(true);
});
