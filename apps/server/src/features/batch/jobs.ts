import { CLEANED_STATES, cleaningOf, STALE_MS } from '@kotohogi/domain/batch/stale';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import { bySystem } from '../../gate/actor.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineCron, defineJob } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import { insertAudit } from '../audit/index.ts';
import { liveClose, liveEnd, retireSlot } from '../live/index.ts';
import { listStale } from './store.ts';

/** Ends stale slots, on a schedule and when operators start it. */
export const cleanLives = defineJob<Record<string, never>>('batch.cleanLives');

/** The slots that a cleanup would change now, and what it would do with each. */
export async function listCleaned(tx: Tx, now: Instant) {
  return (await listStale(tx, after(now, -STALE_MS))).flatMap(slot => {
    const cleaning = cleaningOf(slot, now);
    return cleaning === undefined ? [] : [{ ...slot, cleaning }];
  });
}

type Cleaned = Awaited<ReturnType<typeof listCleaned>>[number];

/** Ends one slot; returns false if it changed in the meantime. A job calls the provider after the commit. */
async function cleanOne(tx: Tx, slot: Cleaned, now: Instant): Promise<boolean> {
  const { weddingId, provider, ref, cleaning, state } = slot;
  const [preparing] = CLEANED_STATES;
  if (cleaning === 'end') await liveEnd.add(tx, { provider, ref }, { jobKey: `live.end:${ref}` });
  else if (await retireSlot(tx, weddingId, [preparing], now)) {
    await liveClose.add(tx, { provider, ref }, { jobKey: `live.close:${ref}` });
  } else return false;
  await insertAudit(tx, {
    actor: bySystem,
    action: cleanLives.task,
    subject: { kind: 'live_slot', id: weddingId },
    scope: { weddingId },
    detail: { ref, state, cleaning },
  });
  return true;
}

/** Jobs of operators. Each slot is ended in its own transaction, so that a killed run continues with the rest. */
export function batchJobs({ db, clock }: { readonly db: Db; readonly clock: Clock }): BoundJob[] {
  return [
    defineCron(cleanLives.task, '51 * * * *', async () => {
      const now = clock.now();
      let cleaned = 0;
      await inTurn(await listCleaned(db, now), async slot => {
        if (await db.transaction().execute(tx => cleanOne(tx, slot, now))) cleaned += 1;
      });
      await recordCounts({ db }, cleanLives.task, { cleaned });
    }),
  ];
}
