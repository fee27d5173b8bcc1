import { randomUUID } from 'node:crypto';
import { attendant } from '@kotohogi/contract/attendant';
import { gift } from '@kotohogi/contract/gift';
import { wedding } from '@kotohogi/contract/wedding';
import { weddingDeletion } from '@kotohogi/contract/wedding-deletion';
import { weddingHistory } from '@kotohogi/contract/wedding-history';
import { weddingSchedule } from '@kotohogi/contract/wedding-schedule';
import { after, DAY_MS } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildSlot, buildVenue } from '@kotohogi/testkit/builders';
import { settleGifts } from '@kotohogi/testkit/gifts';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { startTestProduct, type TestProduct, whileChanging } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOW = parseJst('2026-11-20 12:00');
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

async function build() {
  const participants = await buildParticipants(product);
  const { facilityId, weddingId, key } = participants;
  const params = { facilityId, weddingId };
  const coordinator = await participants.staff('coordinator');
  const visitor = product.visitor();
  return {
    ...participants,
    visitor,
    coordinator,
    remove: () => coordinator.call(weddingDeletion.remove, { params }),
    // Signed in again: the tests move the clock past the end of a session.
    restore: async () => (await participants.staff('coordinator')).call(weddingDeletion.restore, { params }),
    deleted: async () =>
      (await (await participants.staff('viewer')).call(weddingDeletion.list, { params: { facilityId } })).body,
    listed: async () =>
      (await (await participants.staff('viewer')).call(wedding.list, { params: { facilityId } })).body.total,
    page: () => visitor.call(attendant.detail, { params: { wedding: key } }),
    one: params,
  };
}

describe('given staff who delete a wedding', () => {
  test('when nothing is in progress, then its pages answer kindly, and restoring brings everything back', async () => {
    const { remove, restore, deleted, listed, page, host, guest, weddingId, params, key } = await build();
    const couple = await host();
    const { browser } = await guest();
    expect(await page()).toMatchObject({ status: 200 });
    expect((await remove()).body).toEqual({ restorableUntil: after(NOW, 30 * DAY_MS) });
    expect(await listed()).toBe(0);
    expect(await deleted()).toMatchObject({ total: 1, rows: [{ id: weddingId, key, deletedAt: NOW }] });

    const gone = { status: 410, failure: { id: 'wedding_deleted' } };
    expect(await page()).toMatchObject(gone);
    expect(await browser.call(attendant.me, { query: { weddingKey: key }, body: {} })).toMatchObject(gone);
    expect(await couple.call(wedding.manageInfo, { params })).toMatchObject(gone);
    const foreign = await signInUser(product, {
      scope: 'facility',
      ...(await buildVenue(product.db)),
      role: 'manager',
    });
    expect((await foreign.call(wedding.manageInfo, { params })).status).toBe(404);
    expect((await remove()).failure).toMatchObject({ id: 'wedding_unknown' });

    product.clock.set(after(NOW, 30 * DAY_MS - 1));
    expect((await restore()).status).toBe(200);
    expect(await listed()).toBe(1);
    expect((await deleted()).total).toBe(0);
    expect((await page()).status).toBe(200);
  });

  test('when it is not published, then visitors cannot find out that it existed', async () => {
    const { remove, page, weddingId } = await build();
    await product.db
      .updateTable('invitation')
      .set({ published_at: null })
      .where('wedding_id', '=', weddingId)
      .execute();
    await remove();
    expect(await page()).toMatchObject({ status: 404, failure: { id: 'attendant_wedding_unknown' } });
  });

  test('when it belongs to another venue, or the role may only read, then nothing is deleted', async () => {
    const { one, coordinator, deleted } = await build();
    const other = await build();
    const params = { facilityId: one.facilityId, weddingId: other.weddingId };
    expect((await coordinator.call(weddingDeletion.remove, { params })).status).toBe(404);
    const viewer = await other.staff('viewer');
    expect((await viewer.call(weddingDeletion.remove, { params: other.one })).status).toBe(403);
    expect((await deleted()).total).toBe(0);
  });

  test('when gift money has not reached the couple, or a stream is prepared, then it is refused with the reason', async () => {
    const { remove, guest, weddingId, ...participants } = await build();
    const { browser } = await guest();
    const payer = new Payer(browser, { ...participants, weddingId }, fakeCardActions(product));
    await payer.giveAndPay(10_000);
    expect(await remove()).toMatchObject({ status: 409, failure: { id: 'wedding_delete_money' } });
    await settleGifts(product.db, weddingId, product.clock.now());
    await buildSlot(product.db, { ...participants, weddingId }, { state: 'ready' });
    expect(await remove()).toMatchObject({ status: 409, failure: { id: 'wedding_delete_live' } });
    await product.db.updateTable('live_slot').set({ state: 'end' }).where('wedding_id', '=', weddingId).execute();
    expect((await remove()).status).toBe(200);
  });

  test('when a guest is sending a gift at the same moment, then exactly one of the two succeeds', async () => {
    const { remove, guest, weddingId, params, ...participants } = await build();
    const { browser } = await guest();
    const payer = new Payer(browser, { ...participants, weddingId }, fakeCardActions(product));
    const body = await payer.giftBody();
    const send = () => browser.call(gift.send, { params, body }, { idempotencyKey: randomUUID() });
    const late = await whileChanging(
      product,
      tx =>
        tx
          .updateTable('wedding')
          .set({ deleted_at: at(NOW) })
          .where('id', '=', weddingId)
          .execute(),
      send,
    );
    expect(late).toMatchObject({ status: 410, failure: { id: 'wedding_deleted' } });
    const payments = () => product.db.selectFrom('payment').select('id').where('wedding_id', '=', weddingId).execute();
    expect(await payments()).toEqual([]);
    await product.db.updateTable('wedding').set({ deleted_at: null }).where('id', '=', weddingId).execute();
    expect((await send()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 409, failure: { id: expect.stringMatching(/paying|money/) } });
  });

  test('when 30 days have passed, then it cannot be restored, and the nightly job erases it', async () => {
    const { remove, restore, deleted, weddingId } = await build();
    await remove();
    const line = () =>
      product.db
        .selectFrom('wedding')
        .select(['status', 'email'])
        .where('id', '=', weddingId)
        .executeTakeFirstOrThrow();
    product.clock.set(parseJst('2026-12-20 03:45'));
    await product.runJob('weddingErasure.erase');
    expect((await line()).status).toBe('active');
    product.clock.set(parseJst('2026-12-20 12:00'));
    expect(await restore()).toMatchObject({ status: 410, failure: { id: 'wedding_restore_over' } });
    product.clock.set(parseJst('2026-12-21 03:45'));
    await product.runJob('weddingErasure.erase');
    expect(await line()).toEqual({ status: 'cleaned', email: '' });
    expect((await deleted()).total).toBe(0);
  });
});

describe('given a wedding that several people have worked on', () => {
  test('when staff read its history, then each entry has its action, person, role, and old and new values', async () => {
    const { one, coordinator, host, params, weddingId } = await build();
    const { version } = (await coordinator.call(wedding.detail, { params: one })).body;
    const body = { version, reservationId: 'R-9', usePay: false };
    expect((await coordinator.call(wedding.update, { params: one, body })).status).toBe(200);
    const couple = await host();
    const postponed = { from: 'active' as const, status: 'postponed' as const };
    expect((await couple.call(weddingSchedule.change, { params, body: postponed })).status).toBe(200);
    const { body: history } = await coordinator.call(weddingHistory.list, { params: one });
    expect(history).toMatchObject({
      total: 2,
      rows: [
        {
          action: 'weddingSchedule.change',
          actor: { kind: 'user', role: { scope: 'wedding', role: 'organizer' } },
          changes: [{ field: 'status', from: 'active', to: 'postponed' }],
        },
        {
          action: 'wedding.update',
          actor: { kind: 'user', role: { scope: 'facility', role: 'coordinator' } },
          changes: [
            { field: 'reservationId', from: expect.stringMatching(/^R-2026/), to: 'R-9' },
            { field: 'usePay', from: true, to: false },
          ],
        },
      ],
    });
    const foreign = await build();
    const params2 = { facilityId: foreign.facilityId, weddingId };
    expect((await foreign.coordinator.call(weddingHistory.list, { params: params2 })).status).toBe(404);
  });

  test('when staff export selected weddings, then only these are in the file, without money for a role that may not read it', async () => {
    const { one, coordinator, weddingId, staff } = await build();
    const { facilityId } = one;
    const ask = (browser: typeof coordinator, ids: string) =>
      browser.send(wedding.csv, { params: { facilityId }, query: { ids } });
    const viewer = await staff('viewer');
    const file = await (await ask(viewer, String(weddingId))).text();
    expect(file.split('\r\n')).toHaveLength(3);
    expect(file).not.toContain('giftSum');
    const none = await (await ask(coordinator, '999999')).text();
    expect(none.split('\r\n')).toHaveLength(2);
    expect(none).toContain('giftSum');
  });
});
