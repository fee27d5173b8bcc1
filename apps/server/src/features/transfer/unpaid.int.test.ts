import { transfer } from '@kotohogi/contract/transfer';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildAttendant, buildWedding } from '@kotohogi/testkit/builders';
import { buildCorrection, buildGift, settleGifts } from '@kotohogi/testkit/gifts';
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

test('given gifts, corrections and transfers of many days, when any day is asked for, then the rows and their total equal the ledger of that day', async () => {
  const venue = await buildParticipants(product);
  const { db } = product;
  const { facilityId } = venue;
  interface Moved {
    readonly weddingId: WeddingId;
    readonly yen: number;
    readonly at: Instant;
  }
  const given: Moved[] = [];
  const corrected: Moved[] = [];
  const days = [20, 12, 9, 5, 1];
  for (const [index, ago] of days.entries()) {
    const { weddingId } = await buildWedding(db, { ...venue, startsAt: instant(NOW - ago * DAY_MS) });
    const { attendantId } = await buildAttendant(db, weddingId);
    for (const later of [0, 1, 2]) {
      const at = instant(NOW - (ago - later) * DAY_MS);
      const amountYen = 1_019 * (index + 1) + 7_000 * later;
      if (at > NOW) continue;
      await buildGift(db, { weddingId, facilityId, attendantId, amountYen }, at);
      given.push({ weddingId, yen: amountYen - Math.floor(amountYen * 0.05), at });
    }
  }
  for (const [index, { weddingId, at }] of given.entries()) {
    if (index % 3 === 1) continue;
    const takes = index % 3 === 0;
    const sides = takes
      ? ({ debitAccount: 'couple-payable', creditAccount: 'commission-payable' } as const)
      : ({ debitAccount: 'film-revenue', creditAccount: 'couple-payable' } as const);
    const amountYen = 101 + index;
    await buildCorrection(db, { facilityId, weddingId, ...sides, amountYen }, at);
    corrected.push({ weddingId, yen: takes ? -amountYen : amountYen, at });
  }
  const browser = await venue.staff('financial-manager');
  const read = async (asOf?: string) =>
    (await browser.call(transfer.unpaid, { params: { facilityId }, query: asOf === undefined ? {} : { asOf } })).body;
  for (const asOf of ['2026-11-01', '2026-11-06', '2026-11-13', '2026-11-20', '2026-11-24']) {
    const end = parseJst(`${asOf} 23:59`);
    const until = [...given, ...corrected].filter(({ at }) => at <= end);
    const correctedYen = corrected.filter(({ at }) => at <= end).reduce((sum, { yen }) => sum + yen, 0);
    const { rows, total, asOf: answered } = await read(asOf);
    expect(answered).toBe(asOf);
    expect(total.unpaidYen).toBe(until.reduce((sum, { yen }) => sum + yen, 0));
    expect(total.correctedYen).toBe(correctedYen);
    expect(rows.reduce((sum, row) => sum + row.unpaidYen, 0)).toBe(total.unpaidYen);
    expect(new Set(rows.map(({ weddingId }) => weddingId))).toEqual(new Set(until.map(({ weddingId }) => weddingId)));
    for (const row of rows) {
      const parts = row.commissionYen + row.returnedYen + row.orderedYen + row.settledYen;
      expect(row.grossYen + row.correctedYen - parts).toBe(row.unpaidYen);
    }
  }
  const [first] = (await read()).rows;
  if (first === undefined) throw new Error('no one is owed anything');
  await settleGifts(db, first.weddingId as never, NOW);
  expect((await read()).rows.map(({ weddingId }) => weddingId)).not.toContain(first.weddingId);
  const file = await (await browser.send(transfer.unpaidCsv, { params: { facilityId } })).text();
  expect(file.trim().split('\r\n')).toHaveLength((await read()).rows.length + 1);
  const other = await buildParticipants(product);
  const stranger = await other.staff('financial-manager');
  expect((await stranger.call(transfer.unpaid, { params: { facilityId }, query: {} })).status).toBe(404);
  expect(
    (await stranger.call(transfer.unpaid, { params: { facilityId: other.facilityId }, query: {} })).body.rows,
  ).toEqual([]);
});
