import type { Companion } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The companions on a guest's answer, in the order they were entered. */
export async function listCompanions(tx: Tx, attendantId: AttendantId): Promise<Companion[]> {
  const rows = await tx
    .selectFrom('companion')
    .select(['name', 'is_child'])
    .where('attendant_id', '=', attendantId)
    .orderBy('place')
    .execute();
  return rows.map(row => ({ name: row.name, isChild: row.is_child }));
}

/** What a guest has entered about themselves. */
export async function getOwnAnswer(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .select([
      'id',
      'name',
      'name_kana',
      'email',
      'nick_name',
      'answer',
      'relation_ship',
      'tel',
      'zip',
      'prefecture_id',
      'address1',
      'allergy',
      'avatar_key',
      'id_photo_key',
    ])
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirstOrThrow();
}

/** The column of one of a guest's two pictures. */
export type PictureColumn = 'avatar_key' | 'id_photo_key';

/**
 * The key of a guest's picture; undefined = there is none. A blocked guest shows no avatar
 * (docs/product/attendant.md#blocking).
 */
export async function findPicture(
  tx: Tx,
  scope: WeddingScope,
  column: PictureColumn,
  attendantId: AttendantId,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('attendant')
    .select([column, 'ng'])
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirst();
  if (row === undefined || (row.ng && column === 'avatar_key')) return undefined;
  return row[column] ?? undefined;
}

/** Replaces or removes a guest's picture; returns the key of the previous one. */
export async function putPicture(
  tx: Tx,
  scope: WeddingScope,
  column: PictureColumn,
  picture: { readonly attendantId: AttendantId; readonly key: string | null; readonly now: Instant },
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('attendant')
    .select(column)
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', picture.attendantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('attendant')
    .set({ [column]: picture.key, updated_at: at(picture.now) })
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', picture.attendantId)
    .execute();
  return before[column] ?? undefined;
}

/** Identification photos of weddings that started before `startedBefore`; a hundred at a time. */
export async function listIdPhotos(tx: Tx, startedBefore: Instant) {
  return await tx
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select(['attendant.id', 'attendant.id_photo_key as key', 'wedding.starts_at'])
    .where('attendant.id_photo_key', 'is not', null)
    .where('wedding.starts_at', '<', at(startedBefore))
    .orderBy('wedding.starts_at')
    .limit(100)
    .execute();
}

/** Clears the key of a deleted picture, unless another one has replaced it. */
export async function forgetIdPhoto(tx: Tx, attendantId: AttendantId, key: string): Promise<void> {
  await tx
    .updateTable('attendant')
    .set({ id_photo_key: null })
    .where('id', '=', attendantId)
    .where('id_photo_key', '=', key)
    .execute();
}
