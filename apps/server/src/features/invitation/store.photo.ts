import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export interface NewPhoto {
  readonly key: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  readonly now: Instant;
}

/** Stores the row of a picture already in the object store. */
export async function insertPhoto(tx: Tx, scope: WeddingScope, photo: NewPhoto): Promise<void> {
  await tx
    .insertInto('photo')
    .values({
      key: photo.key,
      wedding_id: scope.weddingId,
      media_type: photo.mediaType,
      width: photo.width,
      height: photo.height,
      size_bytes: photo.sizeBytes,
      created_at: at(photo.now),
    })
    .execute();
}

/** Those of the given pictures that belong to the wedding, with their sizes. */
export async function listPhotos(tx: Tx, weddingId: WeddingId, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('photo')
    .select(['key', 'width', 'height', 'media_type', 'size_bytes', 'created_at'])
    .where('wedding_id', '=', weddingId)
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ media_type, size_bytes, created_at, ...row }) => ({
    ...row,
    mediaType: media_type,
    sizeBytes: size_bytes,
    writtenAtMs: created_at,
  }));
}
