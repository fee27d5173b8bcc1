import { weddingDeletion } from '@kotohogi/contract/wedding-deletion';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { decideDeletion, decideRestore, restorableUntil } from '@kotohogi/domain/wedding/deletion';
import { type Call, inFacility, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { WeddingDeps } from './handlers.ts';
import { couplesOf } from './index.ts';
import { listDeletedWeddings, lockForDeletion, readDeletionFacts, saveDeletion } from './store.deletion.ts';

async function remove(tx: Tx, scope: FacilityScope, call: Call<typeof weddingDeletion.remove>) {
  const { weddingId } = call.params;
  const row = await lockForDeletion(tx, scope, weddingId);
  if (row === undefined || row.deleted_at !== null) return refuse('wedding_unknown');
  const decision = decideDeletion(await readDeletionFacts(tx, weddingId, row), call.now);
  if (decision !== 'allowed') return decision;
  await saveDeletion(tx, weddingId, call.now, call.now);
  await call.audit(tx, weddingId, {}, { scope: { ...scope, weddingId } });
  return { restorableUntil: restorableUntil(call.now) };
}

async function restore(tx: Tx, scope: FacilityScope, call: Call<typeof weddingDeletion.restore>) {
  const { weddingId } = call.params;
  const row = await lockForDeletion(tx, scope, weddingId);
  if (row === undefined || row.deleted_at === null) return refuse('wedding_unknown');
  const decision =
    row.status === 'cleaned' ? refuse('wedding_restore_over') : decideRestore(instant(row.deleted_at), call.now);
  if (decision !== 'allowed') return decision;
  await saveDeletion(tx, weddingId, null, call.now);
  await call.audit(tx, weddingId, {}, { scope: { ...scope, weddingId } });
  return { id: weddingId };
}

/** Handlers for deleting and restoring weddings. */
export function weddingDeletionHandlers({ db, hub }: WeddingDeps): Route[] {
  return [
    inFacility(weddingDeletion.remove, async (call, scope) => {
      const removed = await db.transaction().execute(tx => remove(tx, scope, call));
      if ('refused' in removed) return removed;
      for (const room of ['wedding', 'wedding-managers'] as const) hub.disconnect(room, call.params.weddingId);
      return removed;
    }),

    inFacility(weddingDeletion.list, async (call, scope) => {
      const { rows, ...page } = await listDeletedWeddings(db, scope, call.query);
      const couples = await couplesOf(
        db,
        rows.map(({ id }) => id),
      );
      return {
        ...page,
        rows: rows.map(row => {
          const deletedAt = instant(row.deleted_at ?? 0);
          return {
            id: row.id,
            key: row.key,
            reservationId: row.reservation_id,
            hallName: row.hall_name,
            startsAt: instant(row.starts_at),
            couple: couples.get(row.id) ?? [],
            deletedAt,
            restorableUntil: restorableUntil(deletedAt),
          };
        }),
      };
    }),

    inFacility(weddingDeletion.restore, (call, scope) => db.transaction().execute(tx => restore(tx, scope, call))),
  ];
}
