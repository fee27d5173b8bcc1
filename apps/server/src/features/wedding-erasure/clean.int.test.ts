import { batch } from '@kotohogi/contract/batch';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const STARTS_AT = parseJst('2026-12-19 13:00');
const NOW = at(parseJst('2027-04-01 12:00'));
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  product.clock.set(parseJst('2027-04-01 12:00'));
  // Each test counts only its own weddings.
  await product.db.updateTable('wedding').set({ status: 'postponed' }).where('status', '=', 'active').execute();
});

const operator = () => signInUser(product, { scope: 'admin', role: 'administrator' });
const buildOne = () => buildParticipants(product, STARTS_AT);

async function statusOf(weddingId: WeddingId): Promise<string> {
  const row = await product.db
    .selectFrom('wedding')
    .select('status')
    .where('id', '=', weddingId)
    .executeTakeFirstOrThrow();
  return row.status;
}

const erasures = async (weddingId: WeddingId) =>
  (
    await product.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'wedding.erase')
      .where('wedding_id', '=', weddingId)
      .execute()
  ).map(({ detail }) => detail);

describe('given weddings whose archive ended more than 90 days ago', () => {
  test('when an operator cleans, then a dry run lists them, and a confirmed run erases those where nothing is open', async () => {
    const [free, moving] = [await buildOne(), await buildOne()];
    const { weddingId, facilityId } = moving;
    const { attendantId } = await moving.guest();
    await product.db
      .insertInto('payment')
      .values({
        ...{ order_id: 'CLEAN-1', purpose: 'gift', wedding_id: weddingId, facility_id: facilityId },
        ...{ attendant_id: attendantId, method: 'CREDIT', amount_yen: 10_000, state: 'CAPTURED' },
        ...{ commission_rate: 500, captured_at: NOW, deadline_at: NOW, created_at: NOW, updated_at: NOW },
      })
      .execute();
    const browser = await operator();
    const dry = await browser.call(batch.cleanWeddings, { body: {} });
    expect(dry.body).toMatchObject({
      isDryRun: true,
      weddings: [
        { weddingId: free.weddingId, waitsFor: null },
        { weddingId, waitsFor: 'money' },
      ],
    });
    expect(await statusOf(free.weddingId)).toBe('active');
    await browser.call(batch.cleanWeddings, { body: { isDryRun: false } });
    await eventually('the erasure', async () => ((await statusOf(free.weddingId)) === 'cleaned' ? true : undefined));
    expect(await statusOf(weddingId)).toBe('active');
    expect(await erasures(free.weddingId)).toEqual([{ keptDays: 90 }]);
    await product.jobsDone('weddingErasure.clean');
    const run = (await browser.call(batch.jobs, {})).body.jobs.find(({ task }) => task === 'weddingErasure.clean')?.run;
    expect(run).toMatchObject({ error: '', counts: { erased: 1, waiting: 1 } });
  });

  test('when the night comes, then nothing is erased without an operator', async () => {
    const { weddingId } = await buildOne();
    product.clock.set(parseJst('2027-03-23 03:45'));
    await product.runJob('weddingErasure.erase');
    expect(await statusOf(weddingId)).toBe('active');
  });

  test('when the couple has chosen a later day, then neither a shorter period nor a repeated run brings it forward', async () => {
    const { weddingId } = await buildOne();
    await product.db.updateTable('wedding').set({ erase_on: '2027-04-02' }).where('id', '=', weddingId).execute();
    const browser = await operator();
    const { body } = await browser.call(batch.cleanWeddings, { body: { period: 30 } });
    expect(body.weddings).toEqual([]);
    await product.runJob('weddingErasure.clean', { keptDays: 30 });
    expect(await statusOf(weddingId)).toBe('active');
    expect((await browser.call(batch.cleanWeddings, { body: { period: 29 } })).status).toBe(422);
  });
});

describe('given a run over several weddings', () => {
  test('when its connection is killed half-way, then what is erased stays, the rest is whole, and the next run completes it', async () => {
    const [first, second] = [await buildOne(), await buildOne()];
    const guests = async () =>
      (
        await product.db.selectFrom('attendant').select('name').where('wedding_id', '=', second.weddingId).execute()
      ).map(({ name }) => name);
    await second.guest('山本 直樹');
    const held = await product.db.startTransaction().execute();
    // The run waits for this row in the middle of the second wedding's transaction, after it has locked the wedding.
    await sql`select id from attendant where wedding_id = ${second.weddingId} for update`.execute(held);
    const run = product.runJob('weddingErasure.clean', { keptDays: 90 }).then(
      () => 'done',
      () => 'killed',
    );
    await eventually('the run to wait', async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        product.db,
      );
      const [waiting] = rows;
      if (waiting === undefined) return undefined;
      await sql`select pg_terminate_backend(${waiting.pid})`.execute(product.db);
      return true;
    });
    expect(await run).toBe('killed');
    await held.rollback().execute();
    expect([await statusOf(first.weddingId), await statusOf(second.weddingId)]).toEqual(['cleaned', 'active']);
    expect(await guests()).toEqual(['山本 直樹']);
    await product.runJob('weddingErasure.clean', { keptDays: 90 });
    expect(await statusOf(second.weddingId)).toBe('cleaned');
    expect(await guests()).toEqual([]);
    expect([await erasures(first.weddingId), await erasures(second.weddingId)].map(one => one.length)).toEqual([1, 1]);
  });

  test('when two runs start at the same time, then each wedding is erased once', async () => {
    const weddings = [await buildOne(), await buildOne(), await buildOne()];
    await Promise.all([
      product.runJob('weddingErasure.clean', { keptDays: 90 }),
      product.runJob('weddingErasure.clean', { keptDays: 90 }),
    ]);
    for (const { weddingId } of weddings) {
      expect(await statusOf(weddingId)).toBe('cleaned');
      expect(await erasures(weddingId)).toHaveLength(1);
    }
  });
});
