import { payment } from '@kotohogi/contract/payment';
import type { AttendantId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { allSteps, canStep } from '@kotohogi/domain/payment/transitions';
import { PAYMENT_STATES, type PaymentState } from '@kotohogi/domain/payment/types';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { at } from '@kotohogi/server/platform/db/instants';
import { type BuiltVenue, buildAttendant, buildVenue, buildWedding, signInGuest } from '@kotohogi/testkit/builders';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => {
  product.fakes.gateway.usesForm = false;
});

async function guest(venue?: BuiltVenue) {
  const { facilityId, hallId } = venue ?? (await buildVenue(product.db));
  const { weddingId, key } = await buildWedding(product.db, { facilityId, hallId });
  const built = await buildAttendant(product.db, weddingId);
  const browser = await signInGuest(product, product.visitor(), built);
  return Object.assign(new Payer(browser, { weddingId, key }, fakeCardActions(product)), { ...built, facilityId, key });
}

const sweep = () => product.runJob('payment.sweep');

async function eventsOf(orderId: string) {
  return await product.db
    .selectFrom('payment_event')
    .innerJoin('payment', 'payment.id', 'payment_event.payment_id')
    .select(['payment_event.kind', 'payment_event.from_state', 'payment_event.to_state', 'payment_event.alarm'])
    .where('payment.order_id', '=', orderId)
    .orderBy('payment_event.id')
    .execute();
}

async function callsOf(orderId: string): Promise<string[]> {
  const rows = await product.db
    .selectFrom('gateway_call')
    .innerJoin('payment', 'payment.id', 'gateway_call.payment_id')
    .select(['gateway_call.op', 'gateway_call.outcome'])
    .where('payment.order_id', '=', orderId)
    .orderBy('gateway_call.id')
    .execute();
  return rows.map(({ op, outcome }) => `${op} ${outcome}`);
}

async function post(path: string, fields: Readonly<Record<string, string>>, origin = 'https://elsewhere.example') {
  const body = new URLSearchParams(fields);
  return await fetch(new URL(path, product.url), { method: 'POST', redirect: 'manual', headers: { origin }, body });
}

const notice = (fields: Readonly<Record<string, string>>) =>
  post('/api/payment/notice', fields).then(answer => answer.text());

function order(orderId: string) {
  const parsed = parseOrderId(orderId);
  if (parsed === undefined) throw new Error('not an order id');
  return parsed;
}

describe('given the return from the issuer, posted by another site without a cookie', () => {
  test.each([false, true])(
    'when it names our trade (form: %s), then the guest is redirected to their payment page',
    async usesForm => {
      const payer = await guest();
      product.fakes.gateway.usesForm = usesForm;
      await payer.give(await payer.giftBody());
      const waiting = await payer.reaches('issuer');
      if (usesForm) expect(waiting.challenge).toMatchObject({ TermUrl: `${product.url}/api/payment/return` });
      const back = await payer.comeBack(await payer.visitIssuer(waiting));
      expect(back.status).toBe(303);
      const location = new URL(back.headers.get('location') ?? '');
      expect(location.origin).toBe(product.url);
      expect(location.pathname).toMatch(new RegExp(`^/c/company-\\d+/weddings/${payer.key}/payment$`));
      expect(Object.fromEntries(location.searchParams)).toMatchObject({
        payType: 'CREDIT',
        cardBrand: 'JCB',
        status: 'REQUEST_AUTHORIZE',
        orderId: waiting.orderId,
        callback: `/c/x/weddings/${payer.key}`,
      });
      expect(location.searchParams.has('forward')).toBe(true);
      await payer.reaches('captured', waiting.orderId);
    },
  );

  test('when the access id is forged, then no payment is changed', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    for (const fields of [
      { AccessID: 'f'.repeat(32), MD: 'f'.repeat(32) },
      { PaRes: 'x', MD: 'y' },
      { nonsense: '1' },
      {},
    ]) {
      const back = await post('/api/payment/return', fields);
      expect([back.status, back.headers.get('location')]).toEqual([303, `${product.url}/`]);
    }
    expect((await eventsOf(waiting.orderId)).map(event => event.kind)).toEqual(['started', 'entered', 'challenged']);
  });

  test('when it arrives before the guest answered the challenge, then the gateway’s state counts and nothing is charged', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    const { access_id: accessId } = await product.db
      .selectFrom('payment')
      .select('access_id')
      .where('order_id', '=', waiting.orderId)
      .executeTakeFirstOrThrow();
    await payer.comeBack({ AccessID: accessId ?? '' });
    await payer.reaches('failed', waiting.orderId);
  });

  test('when it arrives twice, then the payment is captured once', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    const fields = await payer.visitIssuer(waiting);
    const answers = await Promise.all([payer.comeBack(fields), payer.comeBack(fields)]);
    expect(answers.map(answer => answer.status)).toEqual([303, 303]);
    await payer.reaches('captured', waiting.orderId);
    const third = await payer.comeBack(fields);
    expect(new URL(third.headers.get('location') ?? '').searchParams.get('status')).toBe('CAPTURED');
    expect(await callsOf(waiting.orderId)).toEqual(['enter OK', 'execute OK', 'finish OK', 'capture OK']);
  });

  test('when it arrives after the deadline, then the guest is not charged and may try again', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    const fields = await payer.visitIssuer(waiting);
    product.clock.advance(15 * MINUTE_MS);
    await sweep();
    await payer.reaches('timeout', waiting.orderId);
    const back = await payer.comeBack(fields);
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('status')).toBe('TIMEOUT');
    const second = await payer.giveAndPay(5_000);
    expect((await payer.payments()).filter(one => one.state === 'CAPTURED').map(one => one.orderId)).toEqual([
      second.orderId,
    ]);
  });

  test('when it never arrives, then the payment times out and the gateway is asked', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const { orderId } = await payer.reaches('issuer');
    product.clock.advance(15 * MINUTE_MS - 1);
    await sweep();
    expect((await payer.payments())[0]?.state).toBe('REQUEST_AUTHORIZE');
    product.clock.advance(1);
    await sweep();
    await payer.reaches('timeout', orderId);
    await eventually('the question', async () => ((await callsOf(orderId)).includes('ask OK') ? true : undefined));
  });
});

describe('given the result notification', () => {
  test('when it reports something new, then the gateway is asked; a repetition changes nothing', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    product.fakes.gateway.failNext('finishChallenge', 'drop-answer');
    await payer.comeBack(await payer.visitIssuer(waiting));
    await payer.reaches('asking', waiting.orderId);
    const fields = product.fakes.gateway.noticeOf(order(waiting.orderId));
    expect(fields.Status).toBe('AUTH');
    expect(await notice(fields)).toBe('0');
    await payer.reaches('captured', waiting.orderId);
    expect(await notice(fields)).toBe('0');
    expect(await notice(product.fakes.gateway.noticeOf(order(waiting.orderId)))).toBe('0');
    expect((await callsOf(waiting.orderId)).filter(call => call.startsWith('capture'))).toEqual(['capture OK']);
  });

  test('when a field does not match or is not stored yet, then the response requests a resend and nothing changes', async () => {
    const payer = await guest();
    const { orderId } = await payer.giveAndPay(5_000);
    const fields = product.fakes.gateway.noticeOf(order(orderId));
    const before = await eventsOf(orderId);
    expect(await notice({ ...fields, AccessID: 'f'.repeat(32), Status: 'VOID' })).toBe('1');
    expect(await notice({ ...fields, ShopID: 'tshop99999999', Status: 'VOID' })).toBe('1');
    expect(await notice({ ...fields, OrderID: '0001-000000000000-Gxxx' })).toBe('1');
    expect(await eventsOf(orderId)).toEqual(before);
  });

  test('when it is a probe or of another payment method, then it is acknowledged', async () => {
    expect(await notice({})).toBe('0');
    expect(await notice({ ShopID: 'tshop00000001', OrderID: 'x', AccessID: 'y', Status: 'AUTH', PayType: '3' })).toBe(
      '0',
    );
  });

  test('when it claims a refund that never happened, then the gateway is trusted, not the notice', async () => {
    const payer = await guest();
    const { orderId } = await payer.giveAndPay(5_000);
    expect(await notice({ ...product.fakes.gateway.noticeOf(order(orderId)), Status: 'VOID' })).toBe('0');
    await eventually('the question', async () => ((await callsOf(orderId)).includes('ask OK') ? true : undefined));
    expect((await payer.payments())[0]?.state).toBe('CAPTURED');
  });

  test('when a form is posted to any other call, then it is not read', async () => {
    const answer = await post('/api/auth/login', { email: 'a@example.jp', password: 'x' }, product.url);
    expect(answer.status).toBe(415);
  });
});

describe('given a response that is lost', () => {
  test.each(['enter', 'finishChallenge', 'capture'] as const)(
    'when it is that of %s, then the gateway is asked and charges once',
    async op => {
      const payer = await guest();
      product.fakes.gateway.failNext(op, 'drop-answer');
      const captured = await payer.giveAndPay(5_000);
      const calls = await callsOf(captured.orderId);
      expect(calls.filter(call => call.endsWith('UNKNOWN'))).toHaveLength(1);
      expect(calls).toContain('ask OK');
    },
  );

  test('when it is that of execute, then the link to the issuer is lost: the payment fails, nothing is charged, and a retry is possible', async () => {
    const payer = await guest();
    product.fakes.gateway.failNext('execute', 'drop-answer');
    await payer.give(await payer.giftBody());
    const asking = await payer.reaches('asking');
    const failed = await payer.reaches('failed', asking.orderId);
    expect(failed.challenge).toBeNull();
    await payer.giveAndPay(5_000);
  });

  test('when the request itself is lost, or the gateway is busy or already processing it, then the payment still completes', async () => {
    const payer = await guest();
    product.fakes.gateway.failNext('enter', 'drop-request');
    product.fakes.gateway.failNext('execute', 'busy');
    product.fakes.gateway.failNext('capture', 'duplicate');
    await payer.giveAndPay(5_000);
  });

  test('when the answer arrives only after the deadline, then the money is captured once, because it is still wanted', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    product.fakes.gateway.failNext('finishChallenge', 'drop-answer');
    await payer.comeBack(await payer.visitIssuer(waiting));
    await payer.reaches('asking', waiting.orderId);
    product.clock.advance(15 * MINUTE_MS);
    await sweep();
    await payer.reaches('captured', waiting.orderId);
    expect((await eventsOf(waiting.orderId)).map(event => event.to_state)).toContain('TIMEOUT');
  });

  test('when the guest has tried again in the meantime, then the late money is refunded', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const waiting = await payer.reaches('issuer');
    const fields = await payer.visitIssuer(waiting);
    product.fakes.gateway.failNext('finishChallenge', 'drop-answer');
    product.fakes.gateway.failNext('lookUp', 'drop-answer');
    await payer.comeBack(fields);
    await payer.reaches('asking', waiting.orderId);
    product.clock.advance(15 * MINUTE_MS);
    await sweep();
    await payer.reaches('timeout', waiting.orderId);
    const second = await payer.giveAndPay(5_000);
    await payer.reaches('canceled', waiting.orderId);
    expect(product.fakes.gateway.noticeOf(order(waiting.orderId)).Status).toBe('VOID');
    expect((await payer.payments()).filter(one => one.state === 'CAPTURED').map(one => one.orderId)).toEqual([
      second.orderId,
    ]);
  });
});

describe('given a worker that died', () => {
  test('when it left a call without an outcome, then the next worker asks the gateway instead of repeating the call', async () => {
    const payer = await guest();
    await payer.give(await payer.giftBody());
    const { orderId } = await payer.reaches('issuer');
    const { id } = await product.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await product.db
      .insertInto('gateway_call')
      .values({
        payment_id: id,
        op: 'finish',
        state: 'REQUEST_AUTHORIZE',
        attempt: 1,
        started_at: at(product.clock.now()),
      })
      .execute();
    await sweep();
    await eventually('the question', async () => ((await callsOf(orderId)).includes('ask OK') ? true : undefined));
    expect(await callsOf(orderId)).toEqual(['enter OK', 'execute OK', 'finish UNKNOWN', 'ask OK']);
    expect((await payer.payments())[0]?.phase).toBe('issuer');
  });

  test('when the job itself was lost, then the sweep wakes the payment', async () => {
    const own = await startTestProduct({ isWithoutWorker: true });
    const participants = await buildParticipants(own);
    const payer = new Payer((await participants.guest()).browser, participants, fakeCardActions(own));
    await payer.give(await payer.giftBody());
    await sql`delete from graphile_worker._private_jobs`.execute(own.db);
    own.clock.advance(1);
    const waiting = async () => (await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(own.db)).rows;
    expect(await waiting()).toEqual([]);
    await own.runJob('payment.sweep');
    expect(await waiting()).toHaveLength(1);
    await own.stop();
  });
});

describe('given the table of steps', () => {
  async function paymentIn(
    state: PaymentState,
    attendantId: AttendantId,
    weddingId: WeddingId,
    facilityId: FacilityId,
  ) {
    const now = at(product.clock.now());
    const captured = state === 'CAPTURED' || state === 'REFUNDED';
    const { id } = await product.db
      .insertInto('payment')
      .values({
        purpose: 'gift',
        wedding_id: weddingId,
        facility_id: facilityId,
        attendant_id: attendantId,
        method: 'CREDIT',
        amount_yen: 1_000,
        state,
        deadline_at: at(product.clock.now() + DAY_MS),
        created_at: now,
        updated_at: now,
        ...(captured ? { commission_rate: 500, captured_at: now } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('when the database is compared, then its rows match those of the code', async () => {
    const rows = await product.db.selectFrom('payment_step').select(['from_state', 'to_state']).execute();
    const pairs = (steps: readonly (readonly [string, string])[]) => steps.map(step => step.join('>')).sort();
    expect(pairs(rows.map(row => [row.from_state, row.to_state]))).toEqual(pairs(allSteps()));
  });

  test('when any of the ten states is set to any other, then the trigger refuses transitions that are not in the table', async () => {
    const { facilityId, weddingId, attendantId } = await guest();
    let refused = 0;
    for (const from of PAYMENT_STATES) {
      for (const to of PAYMENT_STATES) {
        const id = await paymentIn(from, attendantId, weddingId, facilityId);
        const rollback = new Error('rollback');
        // Not committed: a commit also asks for the journal entry of a capture, which this change has not.
        const change = product.db.transaction().execute(async tx => {
          await tx
            .updateTable('payment')
            .set({ state: to, commission_rate: 500, captured_at: at(product.clock.now()) })
            .where('id', '=', id)
            .execute();
          throw rollback;
        });
        if (from === to || canStep(from, to)) await expect(change, `${from} → ${to}`).rejects.toBe(rollback);
        else {
          refused += 1;
          await expect(change, `${from} → ${to}`).rejects.toMatchObject({ code: '23514' });
        }
        await product.db.updateTable('payment').set({ next_op: null }).where('id', '=', id).execute();
      }
    }
    expect(refused).toBe(100 - 10 - allSteps().length);
  });

  test('when the amount, the order or the history is changed, then the database refuses', async () => {
    const payer = await guest();
    const { orderId } = await payer.giveAndPay(5_000);
    const change = (set: { amount_yen?: number; order_id?: string }) =>
      product.db.updateTable('payment').set(set).where('order_id', '=', orderId).execute();
    await expect(change({ amount_yen: 1 })).rejects.toMatchObject({ code: '23514' });
    await expect(change({ order_id: 'another' })).rejects.toMatchObject({ code: '23514' });
    await expect(product.db.deleteFrom('payment_event').execute()).rejects.toMatchObject({ code: '23514' });
  });

  test('when a payment is finished, then its rows contain no card secrets', async () => {
    const payer = await guest();
    const body = await payer.giftBody();
    await payer.give(body);
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting));
    await payer.reaches('captured');
    const row = await product.db
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', waiting.orderId)
      .executeTakeFirstOrThrow();
    const calls = await product.db.selectFrom('gateway_call').selectAll().where('payment_id', '=', row.id).execute();
    expect(row.card_token_sealed).toBeNull();
    expect(JSON.stringify([row, calls])).not.toContain(body.token);
  });
});

describe('given the facility', () => {
  test('when it lists its payments, then rows, filters and totals agree, and failed ones are listed only on request', async () => {
    const venue = await buildVenue(product.db);
    const { facilityId } = venue;
    const signIn = (role: FacilityRole) => signInUser(product, { scope: 'facility', facilityId, role });
    const [one, two] = [await guest(venue), await guest(venue)];
    await one.giveAndPay(30_000);
    await one.giveAndPay(5_019);
    await two.giveAndPay(10_000);
    await two.give(await two.giftBody(7_000, 'declined'));
    const waiting = await two.reaches('issuer');
    await two.comeBack(await two.visitIssuer(waiting));
    await two.reaches('failed');
    const staff = await signIn('financial-manager');
    const params = { facilityId };
    const all = (await staff.call(payment.list, { params })).body;
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20 });
    expect(all.rows.map(row => row.amountYen)).toEqual([10_000, 5_019, 30_000]);
    expect(all.rows[0]).toMatchObject({ payerName: '山本 直樹', state: 'CAPTURED', purpose: 'gift', needsHand: false });
    const sum = (read: (row: (typeof all.rows)[number]) => number) =>
      all.rows.reduce((total, row) => total + read(row), 0);
    expect(all.totals).toEqual({
      count: 3,
      grossYen: sum(row => row.grossYen),
      commissionYen: sum(row => row.commissionYen),
      refundYen: 0,
      netYen: sum(row => row.netYen),
    });
    expect(all.totals.commissionYen).toBe(1_500 + 250 + 500);
    const paged = (
      await staff.call(payment.list, { params, query: { limit: 5, sort: 'amount', order: 'ASC', page: 9 } })
    ).body;
    expect([paged.page, paged.rows.map(row => row.amountYen), paged.totals]).toEqual([
      1,
      [5_019, 10_000, 30_000],
      all.totals,
    ]);
    const ofOne = (await staff.call(payment.list, { params, query: { weddingId: one.weddingId } })).body;
    expect(ofOne).toMatchObject({ total: 2, totals: { grossYen: 35_019 } });
    const failed = (await staff.call(payment.list, { params, query: { state: 'FAILED' } })).body;
    expect(failed).toMatchObject({
      total: 1,
      rows: [{ amountYen: 7_000, grossYen: 0 }],
      totals: { count: 0, netYen: 0 },
    });
    const [alarmed] = failed.rows;
    const raise = (alarm: 'amount-differs' | null) =>
      sql`insert into payment_event (payment_id, at, kind, from_state, to_state, alarm)
        values (${alarmed?.id}, ${at(product.clock.now())}, 'found', 'FAILED', 'FAILED', ${alarm})`.execute(product.db);
    const needsHand = async () => (await staff.call(payment.list, { params, query: { needsHand: true } })).body.rows;
    await raise('amount-differs');
    expect(await needsHand()).toMatchObject([{ id: alarmed?.id, state: 'FAILED', needsHand: true }]);
    await raise(null);
    expect(await needsHand()).toEqual([]);
    const none = (await staff.call(payment.list, { params, query: { dateTo: '2026-11-01' } })).body;
    expect(none).toMatchObject({ total: 0, totals: { grossYen: 0 } });
    const summary = await staff.call(payment.weddingSummary, { params: { facilityId, weddingId: one.weddingId } });
    expect(summary.body).toMatchObject({ gifts: { count: 2, grossYen: 35_019 }, archiveSales: { count: 0 } });
    expect(summary.body.giftDays).toEqual([{ day: dateOf(product.clock.now()), count: 2, amountYen: 35_019 }]);
    const coordinator = await signIn('coordinator');
    const partly = await coordinator.call(payment.weddingSummary, { params: { facilityId, weddingId: one.weddingId } });
    expect(partly.body.archiveSales).toBeNull();
    expect((await coordinator.call(payment.listArchiveVideo, { params })).status).toBe(403);
    expect((await (await signIn('viewer')).call(payment.list, { params })).status).toBe(403);
    const foreign = await guest();
    expect(
      await staff.call(payment.weddingSummary, { params: { facilityId, weddingId: foreign.weddingId } }),
    ).toMatchObject({ status: 404, failure: { id: 'wedding_unknown' } });
    expect((await staff.call(payment.list, { params: { facilityId: foreign.facilityId } })).status).toBe(404);
  });
});
