import { reaction } from '@kotohogi/contract/reaction';
import { toTrack } from '@kotohogi/domain/reaction/replay';
import { inWedding, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { readLive } from '../live/index.ts';
import { readSchedule } from '../wedding/index.ts';
import { listReactionsToReplay } from './store.ts';

/** Handlers for the reactions of a recording. */
export function reactionHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inWedding(reaction.replay, async (call, scope) => {
      const times = await readSchedule(db, scope.weddingId, call.now);
      const live = await readLive(db, scope.weddingId, times, call.now);
      if (live.phase !== 'archive') return { values: [], kind: [], at: [] };
      const { values, kind, at } = toTrack(await listReactionsToReplay(db, scope), live.recording.parts);
      return { values: [...values], kind: [...kind], at: [...at] };
    }),
  ];
}
