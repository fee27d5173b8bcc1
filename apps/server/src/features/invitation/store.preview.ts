import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export interface NewPreview {
  readonly id: string;
  readonly content: object;
  readonly now: Instant;
}

/** Stores the unsaved state of an editor. */
export async function insertPreview(tx: Tx, scope: WeddingScope, preview: NewPreview): Promise<void> {
  await tx
    .insertInto('invitation_preview')
    .values({
      id: preview.id,
      wedding_id: scope.weddingId,
      content: JSON.stringify(preview.content),
      created_at: at(preview.now),
    })
    .execute();
}

/** The content stored under an id for this wedding, unless it is older than `since`. */
export async function findPreview(tx: Tx, weddingId: WeddingId, id: string, since: Instant) {
  return await tx
    .selectFrom('invitation_preview')
    .select('content')
    .where('wedding_id', '=', weddingId)
    .where('id', '=', id)
    .where('created_at', '>=', at(since))
    .executeTakeFirst();
}

/** Deletes every preview from before the given time. */
export async function deletePreviewsBefore(tx: Tx, before: Instant): Promise<void> {
  await tx.deleteFrom('invitation_preview').where('created_at', '<', at(before)).execute();
}
