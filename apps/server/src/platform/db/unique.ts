import type { Tables } from '@kotohogi/db/tables';
import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/** A value of a unique column. */
export interface UniqueValue<T extends keyof Tables> {
  readonly table: T;
  readonly column: keyof Tables[T] & string;
  /** Undefined if the change leaves it out. */
  readonly value: string | number | undefined;
  /** The row that will store the value; undefined for a new row. */
  readonly id: number | undefined;
}

/**
 * Whether another row of the table has this value, deleted rows included. Until the transaction ends, other
 * transactions that ask about the table wait, so none of them can store the value meanwhile.
 */
export async function isTaken<T extends keyof Tables>(
  tx: Tx,
  { table, column, value, id }: UniqueValue<T>,
): Promise<boolean> {
  if (value === undefined) return false;
  await sql`select pg_advisory_xact_lock(hashtext(${`${table}.unique`}))`.execute(tx);
  const others = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value} and id is distinct from ${id ?? null}`;
  const { rows } = await sql<{ is_taken: boolean }>`select exists (${others}) as is_taken`.execute(tx);
  return rows[0]?.is_taken === true;
}
