import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { conditions, ROW_COLUMNS, type WeddingFilters } from './store.list.ts';

/** How many weddings are read at once: a batch and its response stay far below a megabyte. */
const BATCH_ROWS = 1_000;

/**
 * A position in the list's order: the last ceremony first, ties by id. `startsAt` as PostgreSQL writes it, to the
 * microsecond.
 */
interface Place {
  readonly startsAt: string;
  readonly id: number;
}

async function listBatch(tx: Tx, scope: FacilityScope, filters: WeddingFilters, after: Place | undefined) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select([
      ...ROW_COLUMNS,
      'wedding.email',
      'wedding.num_of_attendees_div',
      'wedding.created_at',
      'wedding.updated_at',
      'facility.name as facility_name',
      sql<string>`wedding.starts_at::text`.as('place'),
    ])
    .where(eb => conditions(eb, scope, filters))
    .$if(after !== undefined, query =>
      query.where(
        sql<boolean>`(wedding.starts_at, wedding.id) < (${after?.startsAt}::timestamptz, ${after?.id}::integer)`,
      ),
    )
    .orderBy('wedding.starts_at', 'desc')
    .orderBy('wedding.id', 'desc')
    .limit(BATCH_ROWS)
    .execute();
}

export type ExportRow = Awaited<ReturnType<typeof listBatch>>[number];

/**
 * Every wedding that matches the filters, batch by batch, in the snapshot of the first read. Each batch is read on
 * demand. The transaction ends when the consumer stops, or by the database's timeout when it asks for nothing for a
 * minute.
 */
export async function* readWeddingBatches<T>(
  db: Db,
  scope: FacilityScope,
  filters: WeddingFilters,
  complete: (tx: Tx, rows: readonly ExportRow[]) => Promise<T>,
): AsyncGenerator<T, void, undefined> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    let after: Place | undefined;
    do {
      const rows = await listBatch(tx, scope, filters, after);
      const last = rows.length < BATCH_ROWS ? undefined : rows.at(-1);
      after = last && { startsAt: last.place, id: last.id };
      if (rows.length > 0) yield await complete(tx, rows);
    } while (after !== undefined);
  } finally {
    // Nothing was written, so rolling back is as good as committing, and it also works after an error.
    await tx.rollback().execute();
  }
}
