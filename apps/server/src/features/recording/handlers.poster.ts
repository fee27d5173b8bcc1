import { randomUUID } from 'node:crypto';
import { recording } from '@kotohogi/contract/recording';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { MAX_POSTER_SIDE_PX, MIN_POSTER_SIDE_PX } from '@kotohogi/domain/recording/poster';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { normalisePicture } from '../../platform/files/picture.ts';
import { lockLive, showRecordingFile } from '../live/index.ts';
import { auditAndPublish, type RecordingDeps } from './handlers.board.ts';
import { deletePoster, findPoster, putPoster } from './store.poster.ts';

const RULES = { minSidePx: MIN_POSTER_SIDE_PX, maxSidePx: MAX_POSTER_SIDE_PX };

async function put(deps: RecordingDeps, scope: WeddingScope, call: Call<typeof recording.putPoster>) {
  const { db, objects } = deps;
  const picture = await normalisePicture(call.body, RULES);
  if (typeof picture === 'string' || picture.mediaType !== 'image/jpeg') return refuse('recording_poster_unreadable');
  const { width, height, mediaType } = picture;
  const objectKey = `poster/${scope.weddingId}/${randomUUID()}`;
  await objects.put(objectKey, picture.bytes, mediaType);
  const poster = { objectKey, width, height };
  const stored = await db.transaction().execute(async tx => {
    if ((await lockLive(tx, scope.weddingId, call.now)).phase !== 'archive') return refuse('recording_none');
    return { before: await putPoster(tx, scope, poster, call.now) };
  });
  if (isRefused(stored)) {
    await objects.delete(objectKey);
    return stored;
  }
  if (stored.before !== undefined) await objects.delete(stored.before);
  return await auditAndPublish(deps, scope, call);
}

async function remove(deps: RecordingDeps, scope: WeddingScope, call: Call<typeof recording.removePoster>) {
  const before = await deletePoster(deps.db, scope);
  if (before !== undefined) await deps.objects.delete(before);
  return await auditAndPublish(deps, scope, call);
}

/** Handlers for the poster of a recording: upload, remove, show. */
export function posterHandlers(deps: RecordingDeps): Route[] {
  return [
    inWedding(recording.putPoster, (call, scope) => put(deps, scope, call)),
    inWedding(recording.removePoster, (call, scope) => remove(deps, scope, call)),
    inWedding(recording.poster, (call, scope) =>
      showRecordingFile(deps, scope, call, async () => (await findPoster(deps.db, scope.weddingId))?.objectKey),
    ),
  ];
}
