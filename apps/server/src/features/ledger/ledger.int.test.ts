import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { emptyDatabase } from '@kotohogi/testkit/postgres';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db/connect.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** The lines of a wedding's ledger, oldest first. */
async function linesOf(weddingId: number) {
  const { rows } = await sql<{ line: string }>`
    select kind || ' ' || account || ' ' || amount_yen as line
    from journal_line join journal_entry on journal_entry.id = entry_id
    where journal_entry.wedding_id = ${weddingId} order by entry_id, account`.execute(product.db);
  return rows.map(row => row.line);
}

describe('given a captured gift of 30,019 yen at 5 %', () => {
  async function gift() {
    const { weddingId, key, guest } = await buildParticipants(product);
    const one = await guest('山本 直樹');
    const payer = new Payer(one.browser, { weddingId, key }, fakeCardActions(product));
    const { orderId } = await payer.giveAndPay(30_019);
    return { weddingId, orderId };
  }
  const refused = (work: (tx: Tx) => Promise<unknown>) =>
    expect(product.db.transaction().execute(work)).rejects.toMatchObject({ code: '23514' });

  test('when the ledger is read, then it has one entry, and the commission is rounded down', async () => {
    const { weddingId } = await gift();
    expect(await linesOf(weddingId)).toEqual([
      'gift-captured commission-payable -1500',
      'gift-captured couple-payable -28519',
      'gift-captured gateway-receivable 30019',
    ]);
  });

  test('when somebody changes the ledger by hand, then the database refuses', async () => {
    const { weddingId } = await gift();
    const before = await linesOf(weddingId);
    const entry = sql`(select id from journal_entry where wedding_id = ${weddingId})`;
    await refused(tx => sql`update journal_line set amount_yen = 1 where entry_id = ${entry}`.execute(tx));
    await refused(tx => sql`delete from journal_line where entry_id = ${entry}`.execute(tx));
    await refused(tx => sql`update journal_entry set at = now() where wedding_id = ${weddingId}`.execute(tx));
    await refused(tx =>
      sql`insert into journal_line (entry_id, account, amount_yen, at, facility_id, wedding_id)
        select id, 'film-revenue', 1, at, facility_id, wedding_id from journal_entry
        where wedding_id = ${weddingId}`.execute(tx),
    );
    await refused(tx =>
      sql`insert into journal_entry (at, kind, facility_id, wedding_id, payment_id, line_count)
        select at, 'gift-returned', facility_id, wedding_id, payment_id, 2 from journal_entry
        where wedding_id = ${weddingId}`.execute(tx),
    );
    expect(await linesOf(weddingId)).toEqual(before);
  });

  test('when the payment is set to refunded without an entry, then the database refuses at the commit', async () => {
    const { orderId } = await gift();
    await refused(tx => sql`update payment set state = 'REFUNDED' where order_id = ${orderId}`.execute(tx));
  });
});

const MIGRATIONS = path.join(import.meta.dirname, '../../../../../db/migrations');
const LEDGER = '0076_create_ledger.sql';
const TRANSFERS = '0088_create_transfers.sql';

test('given payments from before the ledger and its transfers, when they are created, then every account equals a sum over the payments', async () => {
  await using database = await emptyDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    const names = (await readdir(MIGRATIONS)).filter(name => name.endsWith('.sql')).sort();
    const read = (name: string) => readFile(path.join(MIGRATIONS, name), 'utf8');
    for (const name of names.slice(0, names.indexOf(LEDGER))) await client.query(await read(name));
    await client.query(`
      insert into company (account_id, name, contract_number) values ('group-1', '企業', 1);
      insert into facility (company_id, account_id, name, commission_rate, contract_number) values (1, 'venue-1', '施設', 0, 1);
      insert into hall (facility_id, name, design_pattern) values (1, '広間', 'natural');
      insert into wedding (facility_id, hall_id, key, reservation_id, starts_at, email, num_of_attendees_div, payment_state)
      select 1, 1, 'key-' || n, 'R-' || n, now(), 'couple@example.jp', 'na',
        (array['not-payment', 'processed', 'deposited', 'deposit-failure', 'reconfirmation', 'deposited', 'deposited'])[n]
      from generate_series(1, 7) n;
      insert into attendant (wedding_id, name, answer, relation_ship) values (1, 'ゲスト', 'attendance', 'friend');
      insert into payment (purpose, wedding_id, facility_id, attendant_id, method, amount_yen, state, deadline_at,
        commission_rate, captured_at, created_at, updated_at)
      select (array['gift', 'archive-video'])[1 + n % 2], 1 + n % 7, 1, 1, 'CREDIT', n * 7919,
        (array['CAPTURED', 'CAPTURED', 'REFUNDED', 'FAILED', 'AUTHORIZED'])[1 + n % 5], now(), (n * 37) % 10001, now(), now(), now()
      from generate_series(1, 1000) n`);
    await client.query('begin');
    await client.query(await read(LEDGER));
    await client.query('commit');
    const { rows: payments } = await client.query<{ purpose: string; amount_yen: number; commission_rate: number }>(
      `select purpose, amount_yen, commission_rate from payment where state = 'CAPTURED'`,
    );
    const expected = { 'commission-payable': 0, 'couple-payable': 0, 'film-revenue': 0, 'gateway-receivable': 0 };
    for (const { purpose, amount_yen, commission_rate } of payments) {
      const commission = Number((BigInt(amount_yen) * BigInt(commission_rate)) / 10_000n);
      expected['gateway-receivable'] += amount_yen;
      expected['commission-payable'] -= commission;
      expected[purpose === 'gift' ? 'couple-payable' : 'film-revenue'] -= amount_yen - commission;
    }
    const { rows: balances } = await client.query<{ account: string; yen: string }>(
      'select account, sum(amount_yen)::text as yen from journal_line group by account',
    );
    expect(Object.fromEntries(balances.map(({ account, yen }) => [account, Number(yen)]))).toEqual(expected);
    const { rows: entries } = await client.query<{ kind: string; n: number }>(
      'select kind, count(*)::int as n from journal_entry group by kind order by kind',
    );
    expect(entries).toEqual([
      { kind: 'film-returned', n: 100 },
      { kind: 'film-sold', n: 300 },
      { kind: 'gift-captured', n: 300 },
      { kind: 'gift-returned', n: 100 },
    ]);
    for (const name of names.slice(names.indexOf(LEDGER) + 1, names.indexOf(TRANSFERS) + 1)) {
      await client.query('begin');
      await client.query(await read(name));
      await client.query('commit');
    }
    const { rows: owed } = await client.query<{ state: string; amount_yen: number; commission_rate: number }>(
      `select payment_state as state, amount_yen, commission_rate from payment join wedding on wedding.id = wedding_id
       where purpose = 'gift' and state = 'CAPTURED'`,
    );
    const of = (...states: string[]) =>
      owed
        .filter(({ state }) => states.includes(state))
        .reduce(
          (sum, gift) =>
            sum - gift.amount_yen + Number((BigInt(gift.amount_yen) * BigInt(gift.commission_rate)) / 10_000n),
          0,
        );
    const { rows: after } = await client.query<{ account: string; yen: string }>(
      `select account, sum(amount_yen)::text as yen from journal_line
       where account in ('couple-payable', 'transfer-in-flight', 'bank') group by account`,
    );
    expect(Object.fromEntries(after.map(({ account, yen }) => [account, Number(yen)]))).toEqual({
      'couple-payable': of('not-payment', 'deposit-failure', 'reconfirmation'),
      'transfer-in-flight': of('processed'),
      bank: of('deposited'),
    });
  } finally {
    await client.end();
  }
});
