import { archiveSaleChanged } from '@kotohogi/contract/archive-sale';
import { type SongListState, songList } from '@kotohogi/contract/song-list';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { decideSongs } from '@kotohogi/domain/song-list/decide';
import { inWedding, type Route } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { findSongList, replaceSongs } from './store.ts';
import { factsOf } from './view.ts';

async function readState(tx: Tx, weddingId: WeddingId): Promise<SongListState> {
  const row = await findSongList(tx, weddingId);
  if (row === undefined) return { hasNoSongs: false, songs: [], version: 0, updatedAt: null };
  const { hasNoSongs, songs } = factsOf(row);
  return { hasNoSongs, songs: [...songs], version: row.version, updatedAt: instant(row.updated_at) };
}

/** Handlers for the songs of a recording (docs/product/song-list.md). */
export function songListHandlers({ db, hub }: { readonly db: Db; readonly hub: Hub }): Route[] {
  return [
    inWedding(songList.read, (_call, { weddingId }) => readState(db, weddingId)),

    inWedding(songList.save, async (call, scope) => {
      const saved = await db.transaction().execute(async tx => {
        const { version, ...facts } = call.body;
        const decision = decideSongs(facts);
        if (decision !== 'allowed') return decision;
        if (!(await replaceSongs(tx, scope, facts, { version, now: call.now }))) return refuse('song_list_changed');
        await call.audit(tx, scope.weddingId);
        return await readState(tx, scope.weddingId);
      });
      if (!isRefused(saved)) hub.publish(archiveSaleChanged, scope.weddingId, {});
      return saved;
    }),
  ];
}
