import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../db/connect.ts';
import { at } from '../db/instants.ts';

export const MADE_FILE_STATES = ['queued', 'making', 'ready', 'failed'] as const;
export type MadeFileState = (typeof MADE_FILE_STATES)[number];

/** Identifies a file and its content. `version` is a hash of everything the file is made from. */
export interface MadeFileRef {
  readonly weddingId: WeddingId;
  readonly kind: string;
  readonly language: 'ja' | 'en';
  readonly version: string;
}

const COLUMNS = ['id', 'wedding_id', 'kind', 'language', 'version', 'state', 'object_key'] as const;

/** The row of a file that is being made or kept. */
export async function findMadeFile(tx: Tx, ref: MadeFileRef, now: Instant) {
  return await tx
    .selectFrom('made_file')
    .select(COLUMNS)
    .where('wedding_id', '=', ref.weddingId)
    .where('kind', '=', ref.kind)
    .where('language', '=', ref.language)
    .where('version', '=', ref.version)
    .where('expires_at', '>', at(now))
    .executeTakeFirst();
}

export async function getMadeFile(tx: Tx, id: number) {
  return await tx.selectFrom('made_file').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * Adds the row of a file, or reuses one that failed or expired. Returns its id, or undefined if the file is in progress
 * or ready.
 */
export async function queueMadeFile(
  tx: Tx,
  ref: MadeFileRef,
  { now, expiresAt }: { readonly now: Instant; readonly expiresAt: Instant },
): Promise<number | undefined> {
  const queued = { state: 'queued' as const, object_key: null, created_at: at(now), expires_at: at(expiresAt) };
  const row = await tx
    .insertInto('made_file')
    .values({
      wedding_id: ref.weddingId,
      kind: ref.kind,
      language: ref.language,
      version: ref.version,
      ...queued,
    })
    .onConflict(conflict =>
      conflict
        .columns(['wedding_id', 'kind', 'language', 'version'])
        .doUpdateSet(queued)
        .where(eb => eb.or([eb('made_file.state', '=', 'failed'), eb('made_file.expires_at', '<=', at(now))])),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Moves a file to its next state; `objectKey` with `ready` only. Returns false if the row is gone. */
export async function setMadeFileState(
  tx: Tx,
  id: number,
  change: { readonly state: MadeFileState; readonly objectKey?: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('made_file')
    .set({ state: change.state, object_key: change.objectKey ?? null })
    .where('id', '=', id)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

export async function deleteMadeFile(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('made_file').where('id', '=', id).execute();
}

/** Files that have expired. */
export async function listExpiredFiles(tx: Tx, now: Instant) {
  return await tx
    .selectFrom('made_file')
    .select(['id', 'object_key'])
    .where('expires_at', '<=', at(now))
    .limit(200)
    .execute();
}
