import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

/** The couple's settings for the link preview of the wedding, and its photo. */
export async function getLinkSettings(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('invitation')
    .select(['preview_names', 'preview_photo', 'main_photo_key'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow();
}

/** The changeable fields; an absent switch is unchanged. */
interface LinkChange {
  readonly showsNames?: boolean | undefined;
  readonly showsPhoto?: boolean | undefined;
}

export async function updateLinkSettings(
  tx: Tx,
  scope: WeddingScope,
  { showsNames, showsPhoto }: LinkChange,
): Promise<void> {
  if (showsNames === undefined && showsPhoto === undefined) return;
  await tx
    .updateTable('invitation')
    .set({
      ...(showsNames === undefined ? {} : { preview_names: showsNames }),
      ...(showsPhoto === undefined ? {} : { preview_photo: showsPhoto }),
    })
    .where('wedding_id', '=', scope.weddingId)
    .execute();
}
