import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { deleteJobsOf } from '../../platform/jobs/store.erasure.ts';
import { eraseInAudit } from '../audit/index.ts';
import { endPlayback } from '../live/index.ts';
import { liftDelay, loginSubjectOf } from '../session/index.ts';
import type { WeddingEraser } from '../wedding/index.ts';
import { eraseGuestRows, listGuestIds } from './store.erasure.ts';
import { lockGuest } from './store.ts';

/** What remains of an erased guest: keys of files to delete, and whether a bare row is kept for the books. */
export interface ErasedGuest {
  readonly keys: readonly string[];
  readonly hasPaid: boolean;
}

/**
 * Erases a guest everywhere in the product: their rows, queued mails, failed logins, the audit's details about them,
 * and their playback. `docs/product/erasure.md` lists every column. Mails about the erasure itself are queued
 * afterwards.
 */
export async function eraseGuest(
  tx: Tx,
  scope: WeddingScope,
  attendantId: AttendantId,
  now: Instant,
): Promise<ErasedGuest> {
  const { weddingId, weddingKey } = scope;
  const email = (await lockGuest(tx, scope, attendantId)).email ?? '';
  const erased = await eraseGuestRows(tx, scope, attendantId, now);
  await deleteJobsOf(tx, { kind: 'attendant', id: attendantId, email, weddingKey });
  await liftDelay(tx, loginSubjectOf.guest(weddingId, email));
  await eraseInAudit(tx, { attendantIds: [attendantId] });
  await endPlayback(tx, weddingId, attendantId, now);
  return erased;
}

/** Erases every guest of a wedding. Runs before its stream is erased: their playback is ended there. */
export const eraseGuestsOf: WeddingEraser = async (tx, scope, now) => {
  const keys: string[] = [];
  for (const id of await listGuestIds(tx, scope.weddingId)) keys.push(...(await eraseGuest(tx, scope, id, now)).keys);
  return { keys };
};
