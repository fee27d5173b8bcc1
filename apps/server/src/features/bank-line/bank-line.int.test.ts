import { bankLine } from '@kotohogi/contract/bank-line';
import { depositAccount } from '@kotohogi/contract/deposit-account';
import { transfer } from '@kotohogi/contract/transfer';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { BANK_ACCOUNT, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants, signIn, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = parseJst('2026-11-16 10:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOW));
afterAll(() => product.stop());

/** Weddings whose transfers of gifts of these amounts were ordered today; the couple's part is 95 %. */
async function ordered(gifts: readonly (readonly [amountYen: number, holder: string])[]) {
  const built = await buildParticipants(product, instant(NOW - 10 * DAY_MS));
  const { facilityId } = built;
  const finance = await built.staff('financial-manager');
  const weddings: number[] = [];
  for (const [amountYen, accountHolder] of gifts) {
    const { weddingId } = await buildWedding(product.db, { ...built, startsAt: instant(NOW - 10 * DAY_MS) });
    const couple = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    await (await signIn(product, couple.email)).call(depositAccount.update, {
      params: { weddingId },
      body: { ...BANK_ACCOUNT, accountHolder, version: 0, password: PASSWORD },
    });
    const { attendantId } = await buildAttendant(product.db, weddingId);
    await buildGift(product.db, { weddingId, facilityId, attendantId, amountYen }, instant(NOW - 9 * DAY_MS));
    weddings.push(weddingId);
  }
  await product.runJob('transfer.freeze');
  const transfers: number[] = [];
  for (const weddingId of weddings) {
    const params = { facilityId, weddingId };
    const { due, account } = (await finance.call(transfer.list, { params })).body;
    const body = { amountYen: due?.amountYen ?? 0, accountVersion: account?.version ?? 0, password: PASSWORD };
    transfers.push((await finance.call(transfer.order, { params, body })).body.id);
  }
  return { weddings, transfers };
}

const admin = () => signInUser(product, { scope: 'admin', role: 'administrator' });

test('given a statement, when it is imported and linked, then the best transfer comes first, a link is made once, and can be taken back', async () => {
  const { transfers, weddings } = await ordered([
    [30_000, 'タカハシ ハルト'],
    [30_000, 'ヤマダ ガク'],
    [10_000, 'サトウ ミナ'],
  ]);
  const [first, second] = [await admin(), await admin()];
  const send = async (text: string) => (await first.call(bankLine.importStatement, { body: { text } })).body;
  const csv = '日付,お支払金額,お取引内容\n2026/11/17,"28,500",ﾔﾏﾀﾞ ｶﾞｸ\n2026/11/17,"28,500",ﾔﾏﾀﾞ ｶﾞｸ\n2026/11/17,,入金';
  expect(await send(csv)).toEqual({ isReadable: true, added: 2, known: 0 });
  expect(await send(csv)).toEqual({ isReadable: true, added: 0, known: 2 });
  expect(await send(`${csv}\n2026/11/18,220,振込手数料`)).toEqual({ isReadable: true, added: 1, known: 2 });
  expect(await send('日付,お取引内容\nx,y')).toEqual({ isReadable: false, line: 1, problem: 'columns' });
  expect(await send('"')).toMatchObject({ isReadable: false });

  const list = async (query: object = {}) => (await first.call(bankLine.list, { query })).body;
  expect((await list()).total).toBe(3);
  const lines = (await list({ name: 'ヤマダ' })).rows;
  expect(lines).toHaveLength(2);
  expect((await list({ dateFrom: '2026-11-18' })).rows.map(({ name }) => name)).toEqual(['振込手数料']);
  const [line, other] = lines.map(({ id }) => ({ lineId: id }));
  if (line === undefined || other === undefined) throw new Error('two lines were imported');
  const proposals = async () => (await first.call(bankLine.propose, { params: line })).body.rows;
  expect((await proposals()).map(({ id, score }) => [id, score.amount, score.name, score.date])).toEqual([
    [transfers[1], 50, 30, 20],
    [transfers[0], 50, 0, 20],
  ]);
  expect(JSON.stringify(await proposals())).not.toContain(BANK_ACCOUNT.accountNumber);

  const body = { transferId: transfers[1] ?? 0 };
  const both = await Promise.all([
    first.call(bankLine.link, { params: line, body }),
    second.call(bankLine.link, { params: other, body }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [linked] = (await list({ link: 'linked' })).rows;
  expect(linked?.link).toMatchObject({ weddingId: weddings[1], score: 100 });
  const params = { lineId: linked?.id ?? 0 };
  const again = await second.call(bankLine.link, { params, body: { transferId: transfers[0] ?? 0 } });
  expect(again).toMatchObject({ status: 409, body: { id: 'bank_line_linked' } });
  const off = await Promise.all([first, second].map(one => one.call(bankLine.unlink, { params, body: {} })));
  expect(off.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await list({ link: 'open' })).total).toBe(3);
  const audits = await product.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['bankLine.link', 'bankLine.unlink'])
    .execute();
  expect(audits.map(({ action }) => action).sort()).toEqual(['bankLine.link', 'bankLine.unlink']);
});

test('given lines and transfers that do not exist, then both are refused, and a person without the permission sees nothing', async () => {
  const someone = await admin();
  const params = { lineId: 999_999 };
  expect((await someone.call(bankLine.propose, { params })).status).toBe(404);
  expect((await someone.call(bankLine.unlink, { params, body: {} })).status).toBe(404);
  await someone.call(bankLine.importStatement, { body: { text: 'date,amount,name\n2026-11-01,777,A' } });
  const [line] = (await someone.call(bankLine.list, { query: { name: 'A' } })).body.rows;
  const link = { params: { lineId: line?.id ?? 0 }, body: { transferId: 999_999 } };
  expect(await someone.call(bankLine.link, link)).toMatchObject({ body: { id: 'bank_line_transfer_taken' } });
  const built = await buildParticipants(product, NOW);
  const venue = await built.staff('administrator');
  expect((await venue.call(bankLine.list, { query: {} })).status).toBe(403);
});
