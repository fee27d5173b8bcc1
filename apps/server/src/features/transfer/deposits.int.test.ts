import { transfer } from '@kotohogi/contract/transfer';
import { seedTransfers } from '@kotohogi/db/seeds/ledger';
import type { AccountType } from '@kotohogi/domain/deposit-account/types';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildWedding } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NOW = parseJst('2026-11-24 10:00');
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  product.clock.set(NOW);
});
afterAll(() => product.stop());

const ACCOUNT = {
  ...{
    bank_name: 'みずほ銀行',
    bank_name_kana: 'ﾐｽﾞﾎ',
    bank_number: '0001',
    branch_name: '鎌倉支店',
    branch_name_kana: 'ｶﾏｸﾗ',
  },
  ...{ branch_number: '123', type: 1 as AccountType, account_number: '7654321', account_holder: 'ﾀｶﾊｼ ﾊﾙﾄ' },
};

/** A venue with a transfer of 9,500 yen in each of these states, ordered a day apart. */
async function venueWith(...states: WeddingPaymentState[]) {
  const venue = await buildParticipants(product);
  const { db } = product;
  for (const [index, state] of states.entries()) {
    const doneAt = instant(NOW - index * DAY_MS);
    const { weddingId } = await buildWedding(db, { ...venue, startsAt: instant(NOW - 20 * DAY_MS) });
    const { attendantId } = await buildAttendant(db, weddingId);
    await buildGift(db, { weddingId, facilityId: venue.facilityId, attendantId }, instant(NOW - 19 * DAY_MS));
    await db
      .insertInto('deposit_account')
      .values({ ...ACCOUNT, wedding_id: weddingId, updated_at: at(NOW) })
      .execute();
    const changes = { payment_state: state, payment_state_at: at(doneAt) };
    await db.updateTable('wedding').set(changes).where('id', '=', weddingId).execute();
  }
  await seedTransfers(db);
  return venue;
}

test('given transfers in several states, when they are listed, then filters, sums and file agree', async () => {
  const { facilityId, staff } = await venueWith('deposited', 'processed', 'deposited', 'deposit-failure');
  const browser = await staff('financial-manager');
  const read = async (query: object = {}) =>
    (await browser.call(transfer.deposits, { params: { facilityId }, query })).body;
  const { rows, sums, total } = await read();
  expect(rows.map(({ state }) => state)).toEqual(['confirmed', 'ordered', 'confirmed', 'failed']);
  expect(total).toBe(4);
  expect(sums).toEqual([
    { state: 'ordered', count: 1, amountYen: 9_500 },
    { state: 'confirmed', count: 2, amountYen: 19_000 },
    { state: 'failed', count: 1, amountYen: 9_500 },
  ]);
  const confirmed = await read({ state: 'confirmed' });
  expect(confirmed).toMatchObject({ total: 2, sums: [{ state: 'confirmed', count: 2, amountYen: 19_000 }] });
  expect(confirmed.rows.map(({ id }) => id)).toEqual([rows[0]?.id, rows[2]?.id]);
  const day = await read({ atFrom: '2026-11-23', atTo: '2026-11-23' });
  expect(day.rows.map(({ state }) => state)).toEqual(['ordered']);
  const file = await (await browser.send(transfer.depositsCsv, { params: { facilityId } })).text();
  const [header, ...lines] = file.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines.map(line => line.split(',')[header?.split(',').indexOf('state') ?? -1])).toEqual(
    rows.map(({ state }) => state),
  );
});

test('given bank data, when somebody without that permission reads, then it is in neither list nor file', async () => {
  const { facilityId, staff } = await venueWith('processed');
  const [coordinator, finance] = [await staff('coordinator'), await staff('financial-manager')];
  const seen = async (browser: typeof finance, id: FacilityId = facilityId) => {
    const { body } = await browser.call(transfer.deposits, { params: { facilityId: id }, query: {} });
    const file = await (await browser.send(transfer.depositsCsv, { params: { facilityId: id } })).text();
    return [body.rows[0]?.account?.maskedAccountNumber, file.includes('****321'), file.includes('みずほ銀行')];
  };
  expect(await seen(finance)).toEqual(['****321', true, true]);
  expect(await seen(coordinator)).toEqual([undefined, false, false]);
  const { body } = await finance.call(transfer.deposits, { params: { facilityId }, query: {} });
  expect(JSON.stringify(body)).not.toContain('7654321');
  const stranger = await (await buildParticipants(product)).staff('financial-manager');
  expect((await stranger.call(transfer.deposits, { params: { facilityId }, query: {} })).status).toBe(404);
});
