import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { deleteJobsOf } from '../../platform/jobs/store.erasure.ts';
import { eraseInAudit } from '../audit/door.ts';
import { endPlayback } from '../live/door.ts';
import { liftDelay, whoOf } from '../session/door.ts';
import { eraseGuestRows } from './store.self.ts';
import { lockGuest } from './store.ts';

/** What an erased guest leaves behind: keys of pictures to delete, and whether a bare row stays for the books. */
export interface ErasedGuest {
  readonly keys: readonly string[];
  readonly hasPaid: boolean;
}

/**
 * Erases a guest wherever the product knows them: their rows, waiting mails, failed logins, the audit's words about them, and what they
 * play with. `docs/product/erasure.md` lists every column. Mails about the erasure itself are queued afterwards.
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
  await liftDelay(tx, whoOf.guest(weddingId, email));
  await eraseInAudit(tx, { attendantIds: [attendantId] });
  await endPlayback(tx, weddingId, attendantId, now);
  return erased;
}
