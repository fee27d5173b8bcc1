import { randomUUID } from 'node:crypto';
import { recording } from '@kotohogi/contract/recording';
import type { RecordingBoard } from '@kotohogi/contract/recording-board';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { CAPTION_CODES, type Cue, readCaptions, writeCaptions } from '@kotohogi/domain/recording/caption';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { lockLive, showRecordingFile } from '../live/index.ts';
import { deleteCaption, listCaptions, putCaption } from './store.ts';

export interface CaptionDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
  readonly providers: Providers;
  /** Completes a change of the recording: audits and publishes it, and returns the current board. */
  readonly auditAndPublish: (scope: WeddingScope, call: Call) => Promise<RecordingBoard>;
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

async function put(deps: CaptionDeps, scope: WeddingScope, call: Call<typeof recording.putCaption>) {
  const { db, objects } = deps;
  const { language } = call.params;
  const cues = cuesOf(call.body);
  if (isRefused(cues)) return cues;
  const objectKey = `caption/${scope.weddingId}/${randomUUID()}`;
  await objects.put(objectKey, Buffer.from(writeCaptions(cues)), 'text/vtt; charset=utf-8');
  const endMs = Math.max(...cues.map(cue => cue.endMs));
  const caption = { language, objectKey, fileName: call.query.fileName, cueCount: cues.length, endMs };
  const stored = await db.transaction().execute(async tx => {
    if ((await lockLive(tx, scope.weddingId, call.now)).phase !== 'archive') return refuse('recording_none');
    return { before: await putCaption(tx, scope, caption, call.now) };
  });
  if (isRefused(stored)) {
    await objects.delete(objectKey);
    return stored;
  }
  if (stored.before !== undefined) await objects.delete(stored.before);
  return await deps.auditAndPublish(scope, call);
}

async function remove(deps: CaptionDeps, scope: WeddingScope, call: Call<typeof recording.removeCaption>) {
  const before = await deleteCaption(deps.db, scope, call.params.language);
  if (before !== undefined) await deps.objects.delete(before);
  return await deps.auditAndPublish(scope, call);
}

/** Handlers for captions of a recording: upload, remove, show. */
export function captionHandlers(deps: CaptionDeps): Route[] {
  return [
    inWedding(recording.putCaption, (call, scope) => put(deps, scope, call)),
    inWedding(recording.removeCaption, (call, scope) => remove(deps, scope, call)),
    inWedding(recording.caption, (call, scope) =>
      showRecordingFile(deps, scope, call, async () => {
        const captions = await listCaptions(deps.db, scope.weddingId);
        return captions.find(({ language }) => language === call.params.language)?.objectKey;
      }),
    ),
  ];
}
