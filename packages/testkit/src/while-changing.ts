import type { Tx } from '@kotohogi/server/platform/db/connect';
import { sql } from 'kysely';
import { eventually, type TestProduct } from './product.ts';

/**
 * Sends a call while another transaction has made a change that it has not committed yet, and commits it once the call
 * waits for a lock. A call that decides on what it read before is answered as if nothing had changed.
 */
export async function whileChanging<T>(
  { db }: TestProduct,
  change: (tx: Tx) => Promise<unknown>,
  send: () => Promise<T>,
): Promise<T> {
  const sent = await db.transaction().execute(async tx => {
    await change(tx);
    const pending = send();
    const isWaiting = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
      return rows.length > 0 || undefined;
    };
    await Promise.race([pending, eventually('a call that waits for the change', isWaiting)]);
    return { pending };
  });
  return await sent.pending;
}
