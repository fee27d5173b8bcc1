import { sql } from 'kysely';
import type { Db, Tx } from './connect.ts';

/** How many rows are read at once: a batch and its response stay far below a megabyte. */
const BATCH_ROWS = 1_000;

/** Which rows the next batch has: those after `after`, the last row of the previous one. */
export interface NextBatch<Row> {
  readonly after: Row | undefined;
  readonly limit: number;
}

/**
 * Every row of a query, batch by batch, in the snapshot of the first read; `complete` makes of a batch what is
 * returned. Each batch is read on demand. The transaction ends when the consumer stops, or by the database's timeout
 * when it asks for nothing for a minute.
 */
export async function* readBatches<Row, Made>(
  db: Db,
  list: (tx: Tx, next: NextBatch<Row>) => Promise<readonly Row[]>,
  complete: (tx: Tx, rows: readonly Row[]) => Promise<Made>,
): AsyncGenerator<Made, void, undefined> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    let after: Row | undefined;
    do {
      const rows = await list(tx, { after, limit: BATCH_ROWS });
      after = rows.length < BATCH_ROWS ? undefined : rows.at(-1);
      if (rows.length > 0) yield await complete(tx, rows);
    } while (after !== undefined);
  } finally {
    // Nothing was written, so rolling back is as good as committing, and it also works after an error.
    await tx.rollback().execute();
  }
}
