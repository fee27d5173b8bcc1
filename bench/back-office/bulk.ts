import type { Db } from '@kotohogi/server/platform/db/connect';
import { sql } from 'kysely';

/**
 * Inserts millions of rows without checking foreign keys or running triggers, because the generated rows are consistent.
 * The indexes of these tables are built once, afterwards.
 */
export async function inBulk(db: Db, tables: readonly string[], write: (tx: Db) => Promise<void>): Promise<void> {
  const names = sql.join(tables.map(table => sql`${table}::regclass`));
  await db.connection().execute(async connection => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    await sql`set work_mem = '256MB'`.execute(connection);
    await sql`update pg_index set indisready = false, indisvalid = false where indrelid in (${names})`.execute(
      connection,
    );
    await write(connection);
    await sql`update pg_index set indisready = true, indisvalid = true where indrelid in (${names})`.execute(
      connection,
    );
    for (const table of tables) await sql`reindex table ${sql.table(table)}`.execute(connection);
    for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    await sql`reset all`.execute(connection);
  });
}

/** A number that looks random, derived from another one. */
export const hash = (n: string, salt: number) => sql.raw(`(hashint8extended(${n}, ${salt}) & 2147483647)`);
