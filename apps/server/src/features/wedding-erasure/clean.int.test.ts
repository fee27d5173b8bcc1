import { batch } from '@kotohogi/contract/batch';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildUser } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
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
    await buildGift(product.db, { weddingId, facilityId, attendantId }, product.clock.now());
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

  test('when a buyer may still download the recording, then the erasure waits for that', async () => {
    const { weddingId, guest } = await buildOne();
    const { attendantId } = await guest();
    const sale = { wedding_id: weddingId, attendant_id: attendantId, price_yen: 0, created_at: NOW };
    await product.db
      .insertInto('archive_sale')
      .values({ ...sale, expires_at: at(parseJst('2027-04-02 12:00')) })
      .execute();
    const { body } = await (await operator()).call(batch.cleanWeddings, { body: {} });
    expect(body.weddings).toMatchObject([{ weddingId, waitsFor: 'recording' }]);
    await product.runJob('weddingErasure.clean', { keptDays: 90 });
    expect(await statusOf(weddingId)).toBe('active');
    product.clock.set(parseJst('2027-04-02 12:01'));
    await product.runJob('weddingErasure.clean', { keptDays: 90 });
    expect(await statusOf(weddingId)).toBe('cleaned');
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

describe('given a couple who chose no day', () => {
  const morning = async (day: string) => {
    product.clock.set(parseJst(`${day} 10:00`));
    await product.runJob('weddingErasure.announce');
  };
  const night = async (day: string) => {
    product.clock.set(parseJst(`${day} 03:45`));
    await product.runJob('weddingErasure.erase');
  };
  const buildCouple = async () => {
    const one = await buildOne();
    const host = await buildUser(product.db, { scope: 'wedding', weddingId: one.weddingId, role: 'organizer' });
    return { ...one, email: host.email };
  };

  test('when 14 days are left, then they get one mail, and everything is erased on the announced day', async () => {
    const { weddingId, email } = await buildCouple();
    await morning('2027-03-08');
    await morning('2027-03-09');
    await morning('2027-03-10');
    const [mail, ...others] = await product.mailsTo(email, 'erase-notice', 1);
    expect(mail?.text).toContain('2027年3月23日（火）');
    expect(others).toEqual([]);
    await night('2027-03-22');
    expect(await statusOf(weddingId)).toBe('active');
    await night('2027-03-23');
    expect(await statusOf(weddingId)).toBe('cleaned');
    expect(await erasures(weddingId)).toEqual([{ announced: '2027-03-23' }]);
    expect((await product.mailTo(email, 'erase-done')).text).not.toContain('お申し出');
  });

  test('when they got no mail, then nothing is erased before they had 14 days', async () => {
    const { weddingId, email } = await buildCouple();
    await night('2028-01-10');
    expect(await statusOf(weddingId)).toBe('active');
    await morning('2028-01-10');
    expect((await product.mailTo(email, 'erase-notice')).text).toContain('2028年1月24日（月）');
    await night('2028-01-23');
    expect(await statusOf(weddingId)).toBe('active');
    await night('2028-01-24');
    expect(await statusOf(weddingId)).toBe('cleaned');
  });

  test('when they choose a day after the mail, then that day decides', async () => {
    const { weddingId } = await buildCouple();
    await morning('2027-03-20');
    await product.db.updateTable('wedding').set({ erase_on: '2027-04-10' }).where('id', '=', weddingId).execute();
    await night('2027-04-09');
    expect(await statusOf(weddingId)).toBe('active');
    await night('2027-04-10');
    expect(await statusOf(weddingId)).toBe('cleaned');
  });

  test('when the ceremony was moved after the mail, then the new day is announced once', async () => {
    const { weddingId, email } = await buildCouple();
    await morning('2027-03-09');
    const moved = at(parseJst('2027-02-20 13:00'));
    await product.db.updateTable('wedding').set({ starts_at: moved }).where('id', '=', weddingId).execute();
    await night('2027-03-23');
    expect(await statusOf(weddingId)).toBe('active');
    await morning('2027-05-11');
    await morning('2027-05-12');
    await product.jobsDone();
    const mails = await product.mailsTo(email, 'erase-notice', 2);
    expect(mails.filter(({ text }) => text.includes('2027年5月25日（火）'))).toHaveLength(1);
  });
});

describe('given a run over several weddings', () => {
  test('when its connection is killed half-way, then what is erased stays, the rest is whole, and the next run completes it', async () => {
    const [first, second] = [await buildOne(), await buildOne()];
    const counts = async () =>
      (await product.db.selectFrom('marketing_count').select(['wedding_id', 'guests']).orderBy('wedding_id').execute())
        .filter(({ wedding_id }) => wedding_id >= first.weddingId)
        .map(({ wedding_id, guests: people }) => [wedding_id, people]);
    const guests = async () =>
      (
        await product.db.selectFrom('attendant').select('name').where('wedding_id', '=', second.weddingId).execute()
      ).map(({ name }) => name);
    await first.guest('佐藤 花');
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
    expect(await counts()).toEqual([[first.weddingId, 1]]);
    await product.runJob('weddingErasure.clean', { keptDays: 90 });
    expect(await statusOf(second.weddingId)).toBe('cleaned');
    expect(await guests()).toEqual([]);
    expect(await counts()).toEqual([
      [first.weddingId, 1],
      [second.weddingId, 1],
    ]);
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
