import { batch } from '@kotohogi/contract/batch';
import { isUnused, UNUSED_STATES } from '@kotohogi/domain/batch/unused';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { asUser, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isBackedUp, requestBackup } from '../backup/index.ts';
import { findSlot, liveClose, liveKeepFile, retireSlot } from '../live/index.ts';
import { listUnused } from './store.ts';

export interface BatchDeps {
  readonly db: Db;
  /** Whether there is a second store (docs/product/recording.md#second-store). */
  readonly hasBackup: boolean;
}

/** Handlers for jobs that operators start by hand: closing unused slots, and backing up files. */
export function batchHandlers({ db, hasBackup }: BatchDeps): Route[] {
  return [
    asUser(batch.clean, async call => {
      const { now } = call;
      const { isDryRun } = call.body;
      const unused = (await listUnused(db, now)).filter(slot => isUnused(slot, now));
      const slots = unused.map(({ weddingId, ref }) => ({ weddingId, ref }));
      if (isDryRun) return { isDryRun, slots };
      await db.transaction().execute(async tx => {
        for (const { weddingId, provider, ref } of unused) {
          // A slot that is in use after all stays. A postponed ceremony can still get a new one.
          if (!(await retireSlot(tx, weddingId, UNUSED_STATES, now))) continue;
          await liveClose.add(tx, { provider, ref }, { jobKey: `live.close:${ref}` });
        }
        await call.audit(tx, 'unused', { slots });
      });
      return { isDryRun, slots };
    }),
    asUser(batch.backup, async call => {
      const { id } = call.params;
      const slot = await findSlot(db, id);
      if (slot === undefined || slot.durationMs === 0) return refuse('batch_unknown');
      const { provider, ref, fileKey } = slot;
      const isKept = fileKey !== null;
      const isCopied = hasBackup ? await isBackedUp(db, id) : null;
      if (isKept && isCopied !== false) return { isKept, isBackedUp: isCopied };
      await db.transaction().execute(async tx => {
        // The copy follows by itself once the file is in our own store.
        if (isKept) await requestBackup(tx, id, call.now);
        else await liveKeepFile.add(tx, { provider, ref }, { jobKey: `live.keepFile:${ref}` });
        await call.audit(tx, id, {}, { scope: { weddingId: id } });
      });
      return { isKept, isBackedUp: isCopied };
    }),
  ];
}
