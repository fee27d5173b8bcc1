import { accountSearch } from '@kotohogi/contract/account-search';
import { depositAccount } from '@kotohogi/contract/deposit-account';
import { transfer } from '@kotohogi/contract/transfer';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { BANK_ACCOUNT, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants, signIn, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NOW = parseJst('2026-11-16 10:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  product.clock.set(NOW);
});
afterAll(() => product.stop());

test('given couples with accounts, when finance searches, then each filter finds them, numbers are masked, and every page is audited', async () => {
  const { db } = product;
  const built = await buildParticipants(product, instant(NOW - 10 * DAY_MS));
  const { facilityId } = built;
  const wedding = async (changes: object, ago: number) => {
    const { weddingId } = await buildWedding(db, { ...built, startsAt: instant(NOW - ago * DAY_MS) });
    const couple = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
    const save = async (version: number, more: object = {}) =>
      (await signIn(product, couple.email)).call(depositAccount.update, {
        params: { weddingId },
        body: { ...BANK_ACCOUNT, ...changes, ...more, version, password: PASSWORD },
      });
    expect((await save(0)).status).toBe(200);
    return { weddingId, save };
  };
  const first = await wedding({ accountNumber: '7654321', accountHolder: 'ヤマダ ガク' }, 10);
  const second = await wedding({ accountNumber: '1110001', bankName: '千葉銀行', accountHolder: 'サトウ ミナ' }, 9);
  const { attendantId } = await buildAttendant(db, first.weddingId);
  const gift = { weddingId: first.weddingId, facilityId, attendantId, amountYen: 30_000 };
  await buildGift(db, gift, instant(NOW - 9 * DAY_MS));
  await product.runJob('transfer.freeze');
  const finance = await built.staff('financial-manager');
  const at = { facilityId, weddingId: first.weddingId };
  const { due, account } = (await finance.call(transfer.list, { params: at })).body;
  const seen = { amountYen: due?.amountYen ?? 0, accountVersion: account?.version ?? 0, password: PASSWORD };
  const ordered = await finance.call(transfer.order, { params: at, body: seen });
  const step = { params: { ...at, transferId: ordered.body.id } };
  await finance.call(transfer.fail, { ...step, body: { reason: '口座なし', password: PASSWORD } });
  product.clock.advance(60_000);
  expect((await first.save(1, { accountNumber: '9999123' })).status).toBe(200);

  const admin = await signInUser(product, { scope: 'admin', role: 'cross-facility-financial-manager' });
  const search = async (query: object) => (await admin.call(accountSearch.list, { query })).body.rows;
  const ids = async (query: object) => (await search(query)).map(({ id }) => id);
  expect(await ids({})).toEqual([first.weddingId, second.weddingId]);
  expect(await ids({ accountNumber: '001' })).toEqual([second.weddingId]);
  // The number that the failed transfer went to.
  expect(await ids({ accountNumber: '4321' })).toEqual([first.weddingId]);
  expect(await ids({ accountNumber: '%' })).toEqual([]);
  expect(await ids({ bankName: '千葉' })).toEqual([second.weddingId]);
  expect(await ids({ bankName: '_' })).toEqual([]);
  expect(await ids({ accountHolder: 'やまだ' })).toEqual([first.weddingId]);
  expect(await ids({ amount: '28500' })).toEqual([first.weddingId]);
  expect(await ids({ amount: '28501' })).toEqual([]);
  expect(await ids({ paymentDateTimeFrom: '2026-11-01' })).toEqual([]);
  const again = (await finance.call(transfer.list, { params: at })).body;
  const next = {
    amountYen: again.due?.amountYen ?? 0,
    accountVersion: again.account?.version ?? 0,
    password: PASSWORD,
  };
  const transferId = (await finance.call(transfer.order, { params: at, body: next })).body.id;
  await finance.call(transfer.confirm, { params: { ...at, transferId }, body: { password: PASSWORD } });
  expect(await ids({ paymentDateTimeFrom: '2026-11-16', paymentDateTimeTo: '2026-11-16' })).toEqual([first.weddingId]);
  expect(await ids({ paymentDateTimeFrom: '2026-11-17' })).toEqual([]);
  const [row] = await search({ amount: '28500' });
  expect(row).toMatchObject({
    account: { maskedAccountNumber: '****123' },
    transfer: { state: 'confirmed', at: NOW + 60_000 },
  });
  for (const number of ['9999123', '7654321']) expect(JSON.stringify(await search({}))).not.toContain(number);
  await search({ accountNumber: '7654321' });
  const audits = await db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'accountSearch.list')
    .orderBy('id', 'desc')
    .execute();
  expect(audits.length).toBeGreaterThan(10);
  expect(audits[0]?.detail).toMatchObject({ accountNumber: '****321', weddings: [first.weddingId] });
  expect((await finance.call(accountSearch.list, { query: {} })).status).toBe(403);
});
