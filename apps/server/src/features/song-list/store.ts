import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { SongFacts } from '@kotohogi/domain/song-list/decide';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The songs of a wedding's recording; undefined until they are first saved. */
export async function findSongList(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('song_list')
    .select(['has_no_songs', 'songs', 'version', 'updated_at'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
}

/** Replaces the songs if `version` is still the stored one (0: none is stored); returns whether it was. */
export async function replaceSongs(
  tx: Tx,
  scope: WeddingScope,
  { hasNoSongs, songs }: SongFacts,
  { version, now }: { readonly version: number; readonly now: Instant },
): Promise<boolean> {
  const values = { has_no_songs: hasNoSongs, songs: JSON.stringify(songs), version: version + 1, updated_at: at(now) };
  const { wedding_id } = { wedding_id: scope.weddingId };
  const written =
    version === 0
      ? await tx
          .insertInto('song_list')
          .values({ wedding_id, ...values })
          .onConflict(conflict => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('song_list')
          .set(values)
          .where('wedding_id', '=', wedding_id)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}
