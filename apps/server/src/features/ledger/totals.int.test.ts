import { type FacilityTotals, ledger } from '@kotohogi/contract/ledger';
import { transfer } from '@kotohogi/contract/transfer';
import { seedTransfers } from '@kotohogi/db/seeds/ledger';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { buildAttendant, buildWedding } from '@kotohogi/testkit/builders';
import { buildCorrection, buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

const NOW = parseJst('2026-11-24 10:00');
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  product.clock.set(NOW);
});
afterAll(() => product.stop());

/** A venue whose couples got a gift of this amount so many days ago, and whose transfers are in these states. */
async function venueWith(...gifts: readonly { yen: number; daysAgo: number; state?: WeddingPaymentState }[]) {
  const venue = await buildParticipants(product);
  const { db } = product;
  for (const { yen, daysAgo, state } of gifts) {
    const givenAt = instant(NOW - daysAgo * DAY_MS);
    const { weddingId } = await buildWedding(db, { ...venue, startsAt: givenAt });
    const { attendantId } = await buildAttendant(db, weddingId);
    await buildGift(db, { weddingId, facilityId: venue.facilityId, attendantId, amountYen: yen }, givenAt);
    if (state === undefined) continue;
    const changes = { payment_state: state, payment_state_at: at(instant(NOW - DAY_MS)) };
    await db.updateTable('wedding').set(changes).where('id', '=', weddingId).execute();
  }
  await seedTransfers(db);
  return venue;
}

const FIGURES = [
  ...(['giftYen', 'filmYen', 'returnedYen', 'commissionYen'] as const),
  ...(['transferredYen', 'unpaidYen', 'inFlightYen'] as const),
];
const figuresOf = (report: FacilityTotals, facilityId: number) => {
  const row = report.rows.find(one => one.facilityId === facilityId);
  return row && FIGURES.map(name => row[name]);
};

test('given gifts and transfers at two venues, when a month is read, then its rows equal the reports of each venue', async () => {
  const first = await venueWith(
    { yen: 10_019, daysAgo: 40 },
    { yen: 20_000, daysAgo: 10, state: 'deposited' },
    { yen: 30_000, daysAgo: 9, state: 'processed' },
    { yen: 40_000, daysAgo: 2 },
  );
  const sides = { debitAccount: 'couple-payable', creditAccount: 'commission-payable' } as const;
  await buildCorrection(product.db, { ...first, ...sides, amountYen: 19 }, instant(NOW - DAY_MS));
  const second = await venueWith({ yen: 5_000, daysAgo: 3 });
  const idle = await buildParticipants(product);
  const finance = await signInUser(product, { scope: 'admin', role: 'cross-facility-financial-manager' });
  const read = async (month?: string) =>
    (await finance.call(ledger.totals, { query: month === undefined ? {} : { month } })).body;

  const current = await read();
  expect(current.month).toBe('2026-11');
  expect(figuresOf(current, first.facilityId)).toEqual([90_000, 0, 0, 4_519, 19_000, 47_500, 28_500]);
  expect(figuresOf(current, second.facilityId)).toEqual([5_000, 0, 0, 250, 0, 4_750, 0]);
  expect(figuresOf(current, idle.facilityId)).toBeUndefined();
  expect(FIGURES.map(name => current.rows.reduce((sum, row) => sum + row[name], 0))).toEqual(
    FIGURES.map(name => current.total[name]),
  );
  expect(figuresOf(await read('2026-10'), first.facilityId)).toEqual([10_019, 0, 0, 500, 0, 9_519, 0]);
  expect((await read('1999-13')).month).toBe('2026-11');

  const staff = await first.staff('financial-manager');
  const params = { facilityId: first.facilityId };
  const { body: commissions } = await staff.call(ledger.commissions, { params, query: {} });
  const { body: unpaid } = await staff.call(transfer.unpaid, { params, query: {} });
  const november = commissions.rows.filter(row => row.month === '2026-11');
  expect(figuresOf(current, first.facilityId)?.[3]).toBe(november.reduce((sum, row) => sum + row.netCommissionYen, 0));
  expect(figuresOf(current, first.facilityId)?.[5]).toBe(unpaid.total.unpaidYen);
});

test('given the totals, when an administrator saves the file, then it has the same rows and is audited', async () => {
  const admin = await signInUser(product, { scope: 'admin', role: 'administrator' });
  const { body } = await admin.call(ledger.totals, { query: {} });
  const [header, ...lines] = (await (await admin.send(ledger.totalsCsv, {})).text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(header).toBe(`company,facility,${FIGURES.join(',')}`);
  expect(lines.map(line => line.split(',').slice(2).map(Number))).toEqual(
    body.rows.map(row => FIGURES.map(name => row[name])),
  );
  const audit = await product.db
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'ledger.totalsCsv')
    .execute();
  expect(audit).toHaveLength(1);
});
