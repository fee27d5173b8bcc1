import { createHash } from 'node:crypto';
import { depositAccount } from '@kotohogi/contract/deposit-account';
import { transfer } from '@kotohogi/contract/transfer';
import { transferFile } from '@kotohogi/contract/transfer-file';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { BANK_ACCOUNT, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildGift } from '@kotohogi/testkit/gifts';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** A Monday morning. */
const NOW = parseJst('2026-11-16 10:00');
const CONSIGNOR = {
  ...{ code: '0000012345', name: 'ホテルミナト', bankNumber: '0001', branchNumber: '110' },
  ...{ type: 1 as const, accountNumber: '1234567' },
};

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOW));
afterAll(() => product.stop());

/** A venue whose transfers of these amounts are ordered: the couple's part of 10,000 yen is 9,500. */
async function venue(gifts: readonly number[], holders: readonly string[] = []) {
  const built = await buildParticipants(product, instant(NOW - 10 * DAY_MS));
  const { db } = product;
  const { facilityId } = built;
  const ordered: { id: number; weddingId: number; yen: number }[] = [];
  const weddings = await Promise.all(
    gifts.map(async (amountYen, index) => {
      const { weddingId } = await buildWedding(db, { ...built, startsAt: instant(NOW - (10 + index) * DAY_MS) });
      const couple = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
      await (await signIn(product, couple.email)).call(depositAccount.update, {
        params: { weddingId },
        body: { ...BANK_ACCOUNT, accountHolder: holders[index] ?? 'コバヤシ ハルト', version: 0, password: PASSWORD },
      });
      const { attendantId } = await buildAttendant(db, weddingId);
      await buildGift(db, { weddingId, facilityId, attendantId, amountYen }, instant(NOW - 9 * DAY_MS));
      return weddingId;
    }),
  );
  await product.runJob('transfer.freeze');
  const finance = await built.staff('financial-manager');
  for (const weddingId of weddings) {
    const params = { facilityId, weddingId };
    const { due, account } = (await finance.call(transfer.list, { params })).body;
    const body = { amountYen: due?.amountYen ?? 0, accountVersion: account?.version ?? 0, password: PASSWORD };
    const { body: answer, status } = await finance.call(transfer.order, { params, body });
    expect(status).toBe(200);
    ordered.push({ id: answer.id, weddingId, yen: body.amountYen });
  }
  const params = { facilityId };
  const save = (browser: TestClient, version: number, changes: object = {}) =>
    browser.call(transferFile.saveConsignor, {
      params,
      body: { ...CONSIGNOR, ...changes, version, password: PASSWORD },
    });
  const next = async () => (await finance.call(transferFile.next, { params })).body;
  const make = async (browser: TestClient, changes: object = {}) => {
    const { transfers, totalYen, consignor } = await next();
    const seen = { count: transfers.length, totalYen, consignorVersion: consignor?.version ?? 0 };
    const body = { transferOn: '2026-11-17', ...seen, password: PASSWORD, ...changes };
    return await browser.call(transferFile.make, { params, body });
  };
  const files = async () => (await finance.call(transferFile.list, { params, query: {} })).body;
  const fileOf = async (fileId: number) => {
    const answer = await finance.send(transferFile.download, { params: { ...params, fileId } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const compare = async (text: string) =>
    (await finance.call(transferFile.compareResults, { params, body: { text } })).body;
  const apply = async (browser: TestClient, text: string, changes: object = {}) => {
    const found = await compare(text);
    if (!found.isReadable) throw new Error('the results are unreadable');
    const { rows: _, isReadable: __, ...steps } = found;
    return await browser.call(transferFile.applyResults, {
      params,
      body: { text, ...steps, password: PASSWORD, ...changes },
    });
  };
  const states = async () =>
    Object.fromEntries(
      (await db.selectFrom('transfer').select(['id', 'state']).where('facility_id', '=', facilityId).execute()).map(
        row => [row.id, row.state],
      ),
    );
  return { ...built, ordered, finance, params, save, next, make, files, fileOf, compare, apply, states };
}

test('given ordered transfers, when finance makes their file, then it holds each once, is kept as made, and only the next order is in the next file', async () => {
  const { finance, save, next, make, files, fileOf, ordered } = await venue([10_000, 30_000]);
  expect(await make(finance)).toMatchObject({ status: 409, body: { id: 'transfer_consignor_missing' } });
  expect((await save(finance, 0)).body).toEqual({ version: 1 });
  const before = await next();
  expect(before).toMatchObject({ totalYen: 38_000, problems: [], nextDay: '2026-11-17', lastDay: '2026-12-16' });
  expect(before.consignor).toMatchObject({ name: 'ﾎﾃﾙﾐﾅﾄ', bankName: 'ミズホ', accountNumber: '1234567' });
  expect(JSON.stringify(before.transfers)).not.toContain(BANK_ACCOUNT.accountNumber);

  expect(await make(finance, { transferOn: '2026-11-22' })).toMatchObject({ body: { id: 'transfer_file_day' } });
  expect(await make(finance, { totalYen: 38_001 })).toMatchObject({ body: { id: 'transfer_file_changed' } });
  expect(await make(finance, { password: 'wrong' })).toMatchObject({ body: { id: 'account_password_wrong' } });
  const { body: made, status } = await make(finance);
  expect(status).toBe(200);
  expect(made.number).toBe(1);

  const { bytes } = await fileOf(made.id);
  const lines = new TextDecoder('shift_jis', { fatal: true }).decode(bytes).split('\r\n');
  expect(lines.map(line => line[0])).toEqual(['1', '2', '2', '8', '9', undefined]);
  expect(lines[0]?.slice(54, 58)).toBe('1117');
  expect(lines.slice(1, 3).map(line => [Number(line.slice(91, 101)), Number(line.slice(80, 90))])).toEqual(
    ordered.map(({ id, yen }) => [id, yen]),
  );
  const [row] = (await files()).rows;
  expect(row).toMatchObject({ number: 1, count: 2, totalYen: 38_000, open: 2, isKept: true, transferOn: '2026-11-17' });
  expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect((await next()).transfers).toEqual([]);
  expect(await make(finance)).toMatchObject({ status: 409, body: { id: 'transfer_file_empty' } });
  const audits = await product.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['transferFile.make', 'transferFile.download'])
    .execute();
  expect(audits.map(({ action }) => action).sort()).toEqual(['transferFile.download', 'transferFile.make']);
});

test('given two people who make the file at once, then one file is made', async () => {
  const { finance, save, make, files, staff } = await venue([10_000, 30_000]);
  await save(finance, 0);
  const other = await staff('financial-manager');
  const both = await Promise.all([make(finance), make(other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await files()).rows).toHaveLength(1);
});

test('given two people who change the bank details at once, then one change is stored', async () => {
  const { finance, save, staff, next } = await venue([]);
  const other = await staff('financial-manager');
  for (const version of [0, 1]) {
    const both = await Promise.all([save(finance, version, { code: '0000000001' }), save(other, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  expect((await next()).consignor?.version).toBe(2);
  expect(await save(finance, 2, { branchNumber: '999' })).toMatchObject({
    status: 422,
    body: { id: 'transfer_consignor_bank_unknown' },
  });
});

test('given a holder that the bank would refuse, then the field is named before, and no file is made', async () => {
  const { finance, save, next, make, ordered, files } = await venue([10_000, 10_000], ['A'.repeat(31)]);
  expect((await next()).problems).toEqual([
    { transferId: ordered[0]?.id, field: 'recipient', problem: 'too-long', sign: '' },
  ]);
  await save(finance, 0);
  expect(await make(finance)).toMatchObject({ status: 422, body: { id: 'transfer_file_invalid' } });
  expect((await files()).rows).toEqual([]);
});

test('given the file with results from the bank, when it is imported, then it is compared first, does all steps once, and a second import changes nothing', async () => {
  const { finance, save, make, fileOf, ordered, compare, apply, states, staff, files } = await venue([
    10_000, 20_000, 30_000,
  ]);
  await save(finance, 0);
  const { body: made } = await make(finance);
  const text = new TextDecoder('shift_jis').decode((await fileOf(made.id)).bytes);
  const codes = ['0', '2', ' '];
  const results = text
    .split('\r\n')
    .map((line, at) => (line.startsWith('2') ? `${line.slice(0, 113)}${codes[at - 1]}${line.slice(114)}` : line))
    .join('\r\n');
  const compared = await compare(results);
  expect(compared).toMatchObject({ confirmCount: 1, confirmYen: 9_500, failCount: 1, failYen: 19_000 });
  expect(
    compared.isReadable && compared.rows.map(({ effect, reason, resultCode }) => [effect, reason, resultCode]),
  ).toEqual([
    ['confirm', '', ''],
    ['fail', '', '2'],
    ['none', '', ''],
  ]);
  expect(Object.values(await states())).toEqual(['ordered', 'ordered', 'ordered']);

  expect(await apply(finance, results, { failYen: 1 })).toMatchObject({ body: { id: 'transfer_results_changed' } });
  const other = await staff('financial-manager');
  const both = await Promise.all([apply(finance, results), apply(other, results)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second, third] = ordered.map(({ id }) => id);
  const after = await states();
  expect(after).toEqual({ [`${first}`]: 'confirmed', [`${second}`]: 'failed', [`${third}`]: 'ordered' });
  expect((await files()).rows[0]).toMatchObject({ open: 1, confirmed: 1, failed: 1 });
  const again = await compare(results);
  expect(again.isReadable && again.rows.map(({ effect }) => effect)).toEqual(['same', 'same', 'none']);
  expect((await apply(finance, results)).body).toEqual({ confirmCount: 0, failCount: 0 });
  expect(await states()).toEqual(after);
});

test('given a table of results, then unknown lines are listed and change nothing, and transfers of another venue are unknown', async () => {
  const { compare, apply, ordered, finance, states, params } = await venue([10_000, 20_000]);
  const foreign = await venue([10_000]);
  const [mine, second] = ordered;
  const text = `number,result,reason\n${mine?.id},0,\n999999999999,0,\n${foreign.ordered[0]?.id},0,\n${mine?.id},9,\n${second?.id},B,口座なし`;
  const compared = await compare(text);
  const effects = compared.isReadable && compared.rows.map(({ effect }) => effect);
  expect(effects).toEqual(['confirm', 'unknown', 'unknown', 'twice', 'fail']);
  expect((await apply(finance, text)).body).toEqual({ confirmCount: 1, failCount: 1 });
  expect(Object.values(await states())).toEqual(['confirmed', 'failed']);
  expect(Object.values(await foreign.states())).toEqual(['ordered']);
  const failed = await product.db
    .selectFrom('transfer')
    .select(['reason', 'result_code'])
    .where('id', '=', second?.id as never)
    .execute();
  expect(failed).toEqual([{ reason: '口座なし', result_code: 'B' }]);
  for (const broken of ['"', 'hello', 'number,result\nx,0', `1${' '.repeat(50)}`]) {
    expect((await compare(broken)).isReadable).toBe(false);
    const seen = { confirmCount: 0, confirmYen: 0, failCount: 0, failYen: 0, password: PASSWORD };
    expect(await finance.call(transferFile.applyResults, { params, body: { text: broken, ...seen } })).toMatchObject({
      status: 422,
      body: { id: 'transfer_results_unreadable' },
    });
  }
});

test('given a file of another venue, then it is not found', async () => {
  const { finance, save, make } = await venue([10_000]);
  await save(finance, 0);
  const { body: made } = await make(finance);
  const other = await venue([]);
  expect((await other.fileOf(made.id)).status).toBe(404);
});
