import { sql } from 'kysely';
import { insertAudit } from '../features/audit/index.ts';
import { bySystem } from '../gate/actor.ts';
import { deriveKeys, seal, unseal } from '../platform/crypto/keys.ts';
import type { Tx } from '../platform/db/connect.ts';
import { AdminError, type Command } from './command.ts';

/**
 * Every encrypted column; a test compares the list with the database. Tables in the order in which rows are locked
 * (docs/ARCHITECTURE.md, "Order of row locks").
 */
export const SEALED_COLUMNS = [
  ['facility', 'gateway_shop_pass_sealed'],
  ['hall', 'calendar_token_sealed'],
  ['temporary_wedding', 'deposit_account_sealed'],
  ['payment', 'card_token_sealed'],
  ['payment', 'access_pass_sealed'],
  ['live_slot', 'main_key_sealed'],
  ['live_slot', 'spare_key_sealed'],
] as const;

interface SealedRow {
  readonly at: string;
  readonly value: string;
}

type Column = (typeof SEALED_COLUMNS)[number];

/** Reads the values of a column, each with the address of its row. */
async function readColumn(tx: Tx, [table, column]: Column): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ctid::text as at, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} <> '' for update`.execute(tx);
  return rows;
}

async function resealColumn(tx: Tx, column: Column, from: Buffer, to: Buffer): Promise<number> {
  const rows = await readColumn(tx, column);
  const [table, name] = column;
  const open = (value: string) => {
    try {
      return unseal(from, value);
    } catch (cause) {
      throw new AdminError(`A value of ${table}.${name} was not encrypted with OLD_SECRET. Nothing was changed.`, {
        cause,
      });
    }
  };
  // why: the address of a row changes when it is updated, so a row is read and written once for each column
  for (const { at, value } of rows) {
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${seal(to, open(value))}
      where ctid = ${at}::tid`.execute(tx);
  }
  return rows.length;
}

/** Encrypts every encrypted column with the present SECRET, after it was changed. All or nothing. */
export const reseal: Command = {
  name: 'reseal',
  usage: '(with OLD_SECRET in the environment)',
  summary: 'Encrypt the stored secrets again after SECRET was changed. Stop the product first.',
  options: {},
  run: async ({ db, keys, oldSecret, print }) => {
    if (oldSecret === undefined || oldSecret.length < 32) {
      throw new AdminError('OLD_SECRET must be the former value of SECRET.');
    }
    const from = deriveKeys(oldSecret).seal;
    const counts = await db.transaction().execute(async tx => {
      const changed: string[] = [];
      for (const column of SEALED_COLUMNS) {
        changed.push(`${column.join('.')}: ${await resealColumn(tx, column, from, keys.seal)}`);
      }
      await insertAudit(tx, { actor: bySystem, action: 'admin.reseal', subject: { kind: 'secret', id: 'SECRET' } });
      return changed;
    });
    for (const line of counts) print(line);
  },
};
