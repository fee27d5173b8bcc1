import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';

/** Whose traces go: guests and users who are erased, and a wedding whose couple is. */
export interface ErasedPersons {
  readonly attendantIds?: readonly AttendantId[];
  readonly userIds?: readonly number[];
  readonly weddingId?: WeddingId;
}

/**
 * Empties in the audit the names of persons who are erased and what was written down of them; who did what when stays, by id.
 * Of an erased wedding every detail goes: it may repeat the couple's words and addresses.
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
