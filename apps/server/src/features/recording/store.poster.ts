import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The poster of a recording. */
export interface Poster {
  readonly objectKey: string;
  readonly width: number;
  readonly height: number;
}

/** The poster's URL for everyone who may see the recording; it changes with the picture. */
export function posterUrl(weddingKey: string, { objectKey }: Poster): string {
  return `/api/attendance/${weddingKey}/poster?file=${objectKey.slice(objectKey.lastIndexOf('/') + 1)}`;
}

/** The poster of a wedding's recording. */
export async function findPoster(tx: Tx, weddingId: WeddingId): Promise<Poster | undefined> {
  const row = await tx
    .selectFrom('poster')
    .select(['object_key', 'width', 'height'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
  return row && { objectKey: row.object_key, width: row.width, height: row.height };
}

/**
 * Stores a poster already in the object store, replacing the previous one; returns the key of the previous one. The
 * caller holds the lock on the slot.
 */
export async function putPoster(
  tx: Tx,
  scope: WeddingScope,
  poster: Poster,
  now: Instant,
): Promise<string | undefined> {
  const before = await deletePoster(tx, scope);
  await tx
    .insertInto('poster')
    .values({
      wedding_id: scope.weddingId,
      object_key: poster.objectKey,
      width: poster.width,
      height: poster.height,
      created_at: at(now),
    })
    .execute();
  return before;
}

/** Deletes the poster; returns its key, if there was one. */
export async function deletePoster(tx: Tx, scope: WeddingScope): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('poster')
    .where('wedding_id', '=', scope.weddingId)
    .returning('object_key')
    .executeTakeFirst();
  return row?.object_key;
}
