import { randomUUID } from 'node:crypto';
import { recording } from '@kotohogi/contract/recording';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { CAPTION_CODES, type Cue, readCaptions, writeCaptions } from '@kotohogi/domain/recording/caption';
import type { ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { serveObject } from '../../platform/files/serve.ts';
import type { RawReply } from '../../platform/http/raw-reply.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { askerOf, playbackFor } from '../live/index.ts';
import { readWedding } from '../wedding/index.ts';
import { type BoardDeps, completeChange, readView } from './handlers.board.ts';
import { deleteCaption, listCaptions, putCaption } from './store.caption.ts';

export interface ExtrasDeps extends BoardDeps {
  readonly objects: ObjectStore;
  readonly providers: Providers;
}

type Unreadable = Refused<(typeof CAPTION_CODES)[keyof typeof CAPTION_CODES]>;

/** The cues of a file, or a refusal that names the faulty line. */
function cuesOf(bytes: Uint8Array): readonly Cue[] | Unreadable {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(CAPTION_CODES.encoding); // why: bytes that are not UTF-8 are for the sender to fix
  }
  const cues = readCaptions(text);
  return 'defect' in cues ? refuse(CAPTION_CODES[cues.defect], { line: cues.line }) : cues;
}

async function put(deps: ExtrasDeps, scope: WeddingScope, call: Call<typeof recording.putCaption>) {
  const { db, objects } = deps;
  const { language } = call.params;
  if ((await readView(db, scope, call.now)).phase !== 'archive') return refuse('recording_none');
  const cues = cuesOf(call.body);
  if (isRefused(cues)) return cues;
  const objectKey = `caption/${scope.weddingId}/${randomUUID()}`;
  await objects.put(objectKey, Buffer.from(writeCaptions(cues)), 'text/vtt; charset=utf-8');
  const endMs = Math.max(...cues.map(cue => cue.endMs));
  const caption = { language, objectKey, fileName: call.query.fileName, cueCount: cues.length, endMs };
  const before = await db.transaction().execute(tx => putCaption(tx, scope, caption, call.now));
  if (before !== undefined) await objects.delete(before);
  return await completeChange(deps, scope, call);
}

async function remove(deps: ExtrasDeps, scope: WeddingScope, call: Call<typeof recording.removeCaption>) {
  const before = await deleteCaption(deps.db, scope, call.params.language);
  if (before !== undefined) await deps.objects.delete(before);
  return await completeChange(deps, scope, call);
}

/** Serves a file that belongs to the recording, to those who may see the recording and for as long. */
export async function showExtras(
  deps: ExtrasDeps,
  scope: WeddingScope,
  call: Call,
  find: () => Promise<string | undefined>,
): Promise<RawReply | Refused<'recording_nothing_to_show' | 'live_too_many_devices'>> {
  const { db, objects } = deps;
  const { phase } = await readView(db, scope, call.now);
  const wedding = { ...(await readWedding(db, scope.weddingId, call.now)), weddingId: scope.weddingId };
  const playback = await playbackFor(deps, wedding, askerOf(call, scope.weddingId), call.now);
  if (playback !== undefined && isRefused(playback)) return playback;
  const key = phase === 'archive' && playback !== undefined ? await find() : undefined;
  const info: ObjectInfo | undefined = key === undefined ? undefined : await objects.head(key);
  if (info === undefined) return refuse('recording_nothing_to_show');
  return await serveObject(objects, info, { rangeHeader: undefined, cacheControl: 'private, no-cache' });
}

/** Handlers for captions of a recording: upload, remove, show. */
export function captionHandlers(deps: ExtrasDeps): Route[] {
  return [
    inWedding(recording.putCaption, (call, scope) => put(deps, scope, call)),
    inWedding(recording.removeCaption, (call, scope) => remove(deps, scope, call)),
    inWedding(recording.caption, (call, scope) =>
      showExtras(deps, scope, call, async () => {
        const captions = await listCaptions(deps.db, scope.weddingId);
        return captions.find(({ language }) => language === call.params.language)?.objectKey;
      }),
    ),
  ];
}
