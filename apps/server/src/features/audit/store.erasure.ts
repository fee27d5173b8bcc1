import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';

/** The persons whose traces are erased: guests, users, and the couple of a wedding. */
export interface ErasedPersons {
  readonly attendantIds?: readonly AttendantId[];
  readonly userIds?: readonly number[];
  readonly weddingId?: WeddingId;
}

/**
 * Clears the names and details of erased persons in the audit; who did what when is kept, by id. All details of an
 * erased wedding are cleared, because they may contain the couple's texts and addresses.
 */
export async function eraseInAudit(tx: Tx, erased: ErasedPersons): Promise<void> {
  const { attendantIds = [], userIds = [], weddingId } = erased;
  const subjects = (ids: readonly number[]) => ids.map(String);
  await sql`select set_config('kotohogi.erasing', 'on', true)`.execute(tx);
  await sql`update audit set actor_name = '', detail = '{}'
    where actor_kind = 'attendant' and actor_id = any(${attendantIds})
       or actor_kind = 'user' and actor_id = any(${userIds})`.execute(tx);
  await sql`update audit set detail = '{}'
    where subject_kind = 'attendant' and subject_id = any(${subjects(attendantIds)})
       or subject_kind = 'user' and subject_id = any(${subjects(userIds)})`.execute(tx);
  if (weddingId !== undefined) {
    await sql`update audit set detail = '{}' where wedding_id = ${weddingId}`.execute(tx);
  }
  await sql`select set_config('kotohogi.erasing', 'off', true)`.execute(tx);
}
