import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { BANK_ACCOUNT, buildAttendant } from '@kotohogi/testkit/builders';
import { readCsv, readWithLibreOffice } from '@kotohogi/testkit/documents/spreadsheet';
import { buildGift, settleGifts } from '@kotohogi/testkit/gifts';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { at } from '../platform/db/instants.ts';

/** LibreOffice takes a minute on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const NOW = parseJst('2026-11-10 12:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ start: NOW });
});
afterAll(() => product.stop());

/** Names that a spreadsheet would calculate or that an encoding would lose, with a line break, quotes and a comma. */
const NAMES = ['=1+1', '＝2+2', '@SUM(A1)', '+81 90', '-3', '髙﨑 𠮷', 'ｶﾞﾌﾞ ヴィ', '"a", b\nc'] as const;
/** How a spreadsheet must read them: a text, marked as such if it began like a formula. */
const MARKED = NAMES.map(name => (/^[=+\-@＝]/.test(name) ? `'${name}` : name));

/** A venue whose couple, guests, hall and reasons all have such names, with gifts of 10,000 yen each, transferred. */
async function buildYear() {
  const { db } = product;
  const built = await buildParticipants(product, instant(NOW - 10 * DAY_MS));
  const { weddingId, facilityId, hallId } = built;
  await db.updateTable('hall').set({ name: NAMES[0] }).where('id', '=', hallId).execute();
  await db.updateTable('facility').set({ name: NAMES[1] }).where('id', '=', facilityId).execute();
  await db.updateTable('wedding').set({ reservation_id: NAMES[2] }).where('id', '=', weddingId).execute();
  await db
    .updateTable('organizer_profile')
    .set({ last_name: NAMES[0], first_name: NAMES[5], last_name_kana: 'コバヤシ', first_name_kana: 'ヴィ' })
    .where('wedding_id', '=', weddingId)
    .execute();
  const { bankNameKana, bankNumber, branchNameKana, branchNumber, ...account } = BANK_ACCOUNT;
  await db
    .insertInto('deposit_account')
    .values({
      ...{ wedding_id: weddingId, bank_name: account.bankName, bank_name_kana: bankNameKana, bank_number: bankNumber },
      ...{ branch_name: account.branchName, branch_name_kana: branchNameKana, branch_number: branchNumber },
      ...{ type: account.type, account_number: account.accountNumber, account_holder: '-ｺﾊﾞﾔｼ' },
      updated_at: at(NOW),
    })
    .execute();
  for (const [index, name] of NAMES.entries()) {
    const { attendantId } = await buildAttendant(db, weddingId, { name });
    await buildGift(db, { weddingId, facilityId, attendantId }, instant(NOW - (20 + index) * DAY_MS));
  }
  return built;
}

interface File {
  readonly name: string;
  readonly bytes: Buffer;
  readonly rows: readonly string[][];
}

/** Saves the file of each row of the contract that is one, by whoever may. */
async function saveAll(built: Awaited<ReturnType<typeof buildYear>>): Promise<readonly File[]> {
  const { companyId, facilityId, weddingId, key: wedding } = built;
  const person = await signInUser(
    product,
    { scope: 'admin', role: 'administrator' },
    { scope: 'company', companyId, role: 'administrator' },
    { scope: 'facility', facilityId, role: 'administrator' },
  );
  const couple = await signInUser(product, { scope: 'wedding', weddingId, role: 'organizer' });
  const params = { companyId, facilityId, weddingId, wedding, month: '2026-11' };
  const isCsv = ({ output }: Endpoint) => 'raw' in output && output.raw === 'text/csv';
  const rows = product.product.routes.map(({ row }) => row).filter(isCsv);
  const files: File[] = [];
  for (const row of rows) {
    let answer = await person.send(row, { params });
    if (answer.status === 403) answer = await couple.send(row, { params });
    expect([row.name, answer.status]).toEqual([row.name, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([row.name, [...bytes.subarray(0, 3)]]).toEqual([row.name, [0xef, 0xbb, 0xbf]]);
    files.push({ name: row.name, bytes, rows: readCsv(bytes.subarray(3).toString('utf8')) });
  }
  return files;
}

const column = (file: File | undefined, name: string, rows = file?.rows ?? []) => {
  const at = file?.rows[0]?.indexOf(name) ?? -1;
  if (file === undefined || at < 0) throw new Error(`no column ${name} in ${file?.name}`);
  return rows.slice(1).map(row => row[at] ?? '');
};
const sum = (cells: readonly string[]) => cells.reduce((total, cell) => total + Number(cell), 0);

/** What a spreadsheet shows of a cell: it drops the zeros before a number. */
const shown = (cell: string) => (/^0\d+$/.test(cell) ? String(Number(cell)) : cell);

test('given names like formulas, when each file of the contract is opened by an independent reader and by LibreOffice, then every cell is what was written, and none is calculated', async () => {
  const built = await buildYear();
  await settleGifts(product.db, built.weddingId, instant(NOW - DAY_MS));
  const files = await saveAll(built);
  expect(files.map(({ name }) => name).toSorted()).toMatchInlineSnapshot(`
    [
      "attendantHost.csv",
      "attendantHost.returnsCsv",
      "audit.csv",
      "invoice.monthCsv",
      "ledger.commissionsCsv",
      "ledger.totalsCsv",
      "live.log",
      "marketing.csv",
      "paymentOrder.csv",
      "paymentOrder.weddingEventsCsv",
      "transfer.depositsCsv",
      "transfer.unpaidCsv",
      "wedding.csv",
      "wedding.csvOfAll",
    ]
  `);
  for (const { name, rows } of files) {
    const [header = []] = rows;
    expect([name, new Set(header).size]).toEqual([name, header.length]);
    expect([name, rows.filter(row => row.length !== header.length)]).toEqual([name, []]);
    const formulas = rows.flat().filter(cell => /^[=+@\t\r＝＋－＠]|^-(?!\d+$)/.test(cell));
    expect([name, formulas]).toEqual([name, []]);
    // Every time is one of Japan, to the second.
    const times = rows.flat().filter(cell => /^\d{4}-\d\d-\d\dT/.test(cell));
    expect([name, times.filter(time => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/.test(time))]).toEqual([name, []]);
  }
  const of = (name: string) => files.find(file => file.name === name);
  expect(column(of('attendantHost.csv'), 'お名前').toSorted()).toEqual(MARKED.toSorted());
  expect(sum(column(of('ledger.commissionsCsv'), 'grossYen'))).toBe(80_000);
  expect(sum(column(of('ledger.commissionsCsv'), 'netCommissionYen'))).toBe(4_000);
  expect(sum(column(of('transfer.depositsCsv'), 'amountYen'))).toBe(76_000);
  expect(sum(column(of('paymentOrder.csv'), 'net'))).toBe(76_000);

  const opened = await readWithLibreOffice(files.map(({ bytes }) => bytes));
  // Where it is not installed, the reader above is the only judge.
  for (const [index, sheet] of (opened ?? []).entries()) {
    const { name, rows } = files[index] as File;
    expect([name, sheet]).toEqual([name, rows.map(row => row.map(shown))]);
  }
});
