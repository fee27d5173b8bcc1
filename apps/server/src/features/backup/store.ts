import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { BackupState, FileMark } from '@kotohogi/domain/recording/backup';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The state of a recording's copy. */
export interface Backup {
  readonly state: BackupState;
  readonly at: Instant;
  /** Size and checksum of the copy once it was compared; null before. */
  readonly mark: FileMark | null;
}

/** The copy of a wedding's recording; undefined = none was requested. */
export async function findBackup(tx: Tx, weddingId: WeddingId): Promise<Backup | undefined> {
  const row = await tx
    .selectFrom('recording_backup')
    .select(['state', 'size_bytes', 'sha256', 'updated_at'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { size_bytes: sizeBytes, sha256 } = row;
  return {
    state: row.state,
    at: instant(row.updated_at),
    mark: sizeBytes === null || sha256 === null ? null : { sizeBytes, sha256 },
  };
}

/** Stores the state of a copy. Keeps the size and checksum until the next comparison. */
export async function saveBackup(
  tx: Tx,
  weddingId: WeddingId,
  { state, mark }: { readonly state: BackupState; readonly mark?: FileMark },
  now: Instant,
): Promise<void> {
  const change = {
    state,
    updated_at: at(now),
    ...(mark === undefined ? {} : { size_bytes: mark.sizeBytes, sha256: mark.sha256 }),
  };
  await tx
    .insertInto('recording_backup')
    .values({ size_bytes: null, sha256: null, ...change, wedding_id: weddingId })
    .onConflict(conflict => conflict.column('wedding_id').doUpdateSet(change))
    .execute();
}

/** Weddings whose recording has a file but no copy, and none in progress since then. */
export async function listWithoutBackup(tx: Tx, waitingSince: Instant): Promise<WeddingId[]> {
  const rows = await tx
    .selectFrom('live_slot')
    .leftJoin('recording_backup', 'recording_backup.wedding_id', 'live_slot.wedding_id')
    .select('live_slot.wedding_id as wedding_id')
    .where('mp4_key', 'is not', null)
    .where(is =>
      is.or([
        is('recording_backup.state', 'is', null),
        is.and([is('recording_backup.state', '<>', 'kept'), is('recording_backup.updated_at', '<', at(waitingSince))]),
      ]),
    )
    .execute();
  return rows.map(row => row.wedding_id);
}

/** Forgets the copy of a recording; returns whether one was requested. */
export async function deleteBackup(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recording_backup')
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
