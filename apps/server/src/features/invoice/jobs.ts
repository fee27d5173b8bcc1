import { overdueMonths } from '@kotohogi/domain/invoice/close';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import { isRefused } from '@kotohogi/domain/kernel/refusal';
import type { Clock } from '@kotohogi/ports/clock';
import { bySystem } from '../../gate/actor.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { type BoundJob, defineDaily } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import { insertAudit } from '../audit/index.ts';
import { closeMonth } from './index.ts';
import { type Closing, readBooks } from './store.ts';

const CLOSE = 'invoice.closeMonths';

/** Closes a month as the product itself; returns whether it did. Without the issuer it stays open. */
async function closeOne(tx: Tx, closing: Closing): Promise<boolean> {
  const done = await closeMonth(tx, closing);
  if (isRefused(done)) return false;
  const subject = { kind: 'invoice', id: closing.month } as const;
  await insertAudit(tx, { actor: bySystem, action: CLOSE, subject, scope: {}, detail: done });
  return true;
}

/** Closes the months that no person has closed by the 5th, each in its own transaction (docs/product/invoice.md#months). */
export function invoiceJobs({ db, clock }: { readonly db: Db; readonly clock: Clock }): BoundJob[] {
  return [
    defineDaily(CLOSE, { hour: 3, lateMs: DAY_MS }, clock, async () => {
      const now = clock.now();
      let closed = 0;
      for (const month of overdueMonths(await readBooks(db), now)) {
        const isClosed = await db.transaction().execute(tx => closeOne(tx, { month, now, by: undefined }));
        if (!isClosed) break;
        closed += 1;
      }
      if (closed > 0) await recordCounts({ db }, CLOSE, { closed });
    }),
  ];
}
