import { batch } from '@kotohogi/contract/batch';
import { isUnused } from '@kotohogi/domain/batch/unused';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { asUser, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { byUser, insertAudit } from '../audit/door.ts';
import { findSlot, liveClose, liveKeepFile } from '../live/door.ts';
import { listUnused } from './store.ts';

/** What operators set off by hand: closing what nobody used, and keeping files. */
export function batchHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(batch.clean, async ({ body: { isDryRun }, now, requestId }, user) => {
      const unused = (await listUnused(db, now)).filter(slot => isUnused(slot, now));
      const slots = unused.map(({ weddingId, ref }) => ({ weddingId, ref }));
      if (isDryRun) return { isDryRun, slots };
      await db.transaction().execute(async tx => {
        for (const { provider, ref } of unused) {
          await liveClose.add(tx, { provider, ref }, { jobKey: `live.close:${ref}` });
        }
        await insertAudit(tx, {
          actor: byUser(user),
          action: batch.clean.name,
          subject: { kind: 'live_slot', id: 'unused' },
          detail: { slots },
          requestId,
        });
      });
      return { isDryRun, slots };
    }),
    asUser(batch.backup, async ({ params: { id }, requestId }, user) => {
      const slot = await findSlot(db, id);
      if (slot === undefined || slot.durationMs === 0) return refuse('batch_unknown');
      if (slot.fileKey !== null) return { isKept: true };
      const { provider, ref } = slot;
      await db.transaction().execute(async tx => {
        await liveKeepFile.add(tx, { provider, ref }, { jobKey: `live.keepFile:${ref}` });
        await insertAudit(tx, {
          actor: byUser(user),
          action: batch.backup.name,
          subject: { kind: 'live_slot', id },
          scope: { weddingId: id },
          requestId,
        });
      });
      return { isKept: false };
    }),
  ];
}
