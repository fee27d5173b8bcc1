import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The filters that a user saved for a list, in the order in which they were saved. */
export async function listSaved(tx: Tx, userId: UserId, list: string) {
  return await tx
    .selectFrom('saved_filter')
    .select(['id', 'name', 'filters'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('id')
    .execute();
}

/** Locks the user until the transaction ends, so that two calls do not exceed the limit together. */
export async function lockOwner(tx: Tx, userId: UserId): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export interface NewSavedFilter {
  readonly userId: UserId;
  readonly list: string;
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly now: Instant;
}

/** Saves filters; the same name replaces the earlier ones. */
export async function upsertSaved(tx: Tx, { userId, list, name, filters, now }: NewSavedFilter): Promise<void> {
  await tx
    .insertInto('saved_filter')
    .values({ user_id: userId, list, name, filters: JSON.stringify(filters), created_at: at(now) })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ filters: JSON.stringify(filters) }),
    )
    .execute();
}

/** The list that saved filters of the user belong to. */
export async function listOfSaved(tx: Tx, userId: UserId, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('saved_filter')
    .select('list')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.list;
}

/** Renames saved filters of the user. */
export async function renameSaved(tx: Tx, userId: UserId, id: number, name: string): Promise<void> {
  await tx.updateTable('saved_filter').set({ name }).where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Deletes saved filters of the user; returns the list they belonged to. */
export async function deleteSaved(tx: Tx, userId: UserId, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('saved_filter')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('list')
    .executeTakeFirst();
  return row?.list;
}
