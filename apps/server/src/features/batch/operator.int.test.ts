import { live } from '@kotohogi/contract/live';
import { operator } from '@kotohogi/contract/operator';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { AdminRole } from '@kotohogi/domain/permission/names';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildCeremony } from '@kotohogi/testkit/ceremony';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOON = instant(Date.UTC(2026, 10, 20, 3));
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOON));
afterAll(() => product.stop());

const operatorAs = (role: AdminRole) => signInUser(product, { scope: 'admin', role });

/** A ceremony of today with a guest who is watching. */
async function today() {
  const ceremony = await buildCeremony(product);
  await product.db
    .updateTable('wedding')
    .set({ starts_at: at(NOON) })
    .where('id', '=', ceremony.weddingId)
    .execute();
  const staff = await ceremony.signIn('video-distribution');
  await staff.call(live.create, { params: { ...ceremony.params, param: 'channel' } });
  const { attendantId } = await ceremony.guest('山本 直樹');
  const { id_hash } = await product.db
    .selectFrom('session')
    .select('id_hash')
    .where('attendant_id', '=', attendantId)
    .executeTakeFirstOrThrow();
  await product.db
    .insertInto('live_device')
    .values({ attendant_id: attendantId, session_hash: id_hash, seen_at: at(NOON) })
    .execute();
  return { ...ceremony, attendantId };
}

describe('given ceremonies of today', () => {
  test('when an administrator opens the overview, then it has the counts, the alarms and today’s ceremonies', async () => {
    const { weddingId, attendantId } = await today();
    const before = (await (await operatorAs('administrator')).call(operator.overview, {})).body;
    expect(before).toMatchObject({ watching: 1, weddingsThisMonth: 1, alarms: { lives: 0, deadJobs: 0, payments: 0 } });
    expect(before.today).toMatchObject([{ weddingId, hallName: 'ガーデンチャペル 木洩れ日', watching: 1 }]);

    const { db } = product;
    await db.updateTable('live_slot').set({ state: 'streaming_error' }).where('wedding_id', '=', weddingId).execute();
    await db
      .insertInto('live_alarm')
      .values({ wedding_id: weddingId, kind: 'streaming_error', mailed_at: at(NOON) })
      .execute();
    const address = { address: 'gone@example.jp', kind: 'notice', reason: 'no such user' };
    await db
      .insertInto('mail_refusal')
      .values({ wedding_id: weddingId, attendant_id: attendantId, ...address, at: at(NOON) })
      .execute();
    const after = (await (await operatorAs('administrator')).call(operator.overview, {})).body;
    expect(after.alarms).toMatchObject({ lives: 1, liveMails: 1, refusedMails: 1 });
    expect(after.alarmedWeddings).toMatchObject({ refusedMails: [{ weddingId, count: 1 }], payments: [] });
    expect(after.today).toMatchObject([{ weddingId, liveState: 'streaming_error' }]);
    product.clock.set(instant(NOON + 8 * 86_400_000));
    const later = (await (await operatorAs('administrator')).call(operator.overview, {})).body;
    expect(later).toMatchObject({ watching: 0, today: [], alarms: { lives: 1, liveMails: 0, refusedMails: 0 } });
  });

  test.each([
    ['viewer', { lives: true, jobs: false, payments: false }],
    ['manager', { lives: false, jobs: false, payments: false }],
    ['cross-facility-financial-manager', { lives: false, jobs: false, payments: true }],
  ] as const)('when the role is %s, then parts that it may not read are null', async (role, sees) => {
    const { body } = await (await operatorAs(role)).call(operator.overview, {});
    const { alarms, alarmedWeddings } = body;
    expect([alarmedWeddings.refusedMails !== null, alarmedWeddings.payments !== null]).toEqual([
      sees.jobs,
      sees.payments,
    ]);
    expect(body.companies).toBeGreaterThan(0);
    expect({
      lives: body.today !== null && body.watching !== null && alarms.lives !== null && alarms.liveMails !== null,
      jobs: alarms.deadJobs !== null && alarms.retryingJobs !== null && alarms.refusedMails !== null,
      payments: alarms.payments !== null && alarms.corrections !== null,
    }).toEqual(sees);
  });

  test('when a wedding or a guest is looked up, then only callers with the permission get payments, and the guest look-up is audited', async () => {
    const { weddingId, attendantId } = await today();
    const [viewer, finance] = [await operatorAs('viewer'), await operatorAs('cross-facility-financial-manager')];
    const seen = await viewer.call(operator.wedding, { params: { id: weddingId } });
    expect(seen.body).toMatchObject({ id: weddingId, lifeCycle: 'day', paymentState: null });
    const money = await finance.call(operator.wedding, { params: { id: weddingId } });
    expect(money.body.paymentState).toBe('not-payment');
    const guest = await viewer.call(operator.attendant, { params: { id: attendantId } });
    expect(guest.body).toMatchObject({ id: attendantId, weddingId, name: '山本 直樹', devices: 1, payments: null });
    expect((await finance.call(operator.attendant, { params: { id: attendantId } })).body.payments).toEqual([]);
    const audited = await product.db
      .selectFrom('audit')
      .select('wedding_id')
      .where('action', '=', operator.attendant.name)
      .where('subject_id', '=', String(attendantId))
      .execute();
    expect(audited).toEqual([{ wedding_id: weddingId }, { wedding_id: weddingId }]);
    for (const row of [operator.wedding, operator.attendant]) {
      expect((await viewer.call(row, { params: { id: 999_999 } })).status).toBe(404);
    }
    expect((await (await operatorAs('manager')).call(operator.wedding, { params: { id: weddingId } })).status).toBe(
      403,
    );
  });
});
