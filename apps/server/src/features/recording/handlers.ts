import { liveChanged, liveReported } from '@kotohogi/contract/live';
import { type RecordingBoard, recording } from '@kotohogi/contract/recording';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { offsetOf, programTimeAt } from '@kotohogi/domain/live/archive-time';
import { MAX_CHAPTERS } from '@kotohogi/domain/recording/chapter';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { byUser, insertAudit } from '../audit/door.ts';
import { readInvitation } from '../invitation/door.ts';
import { type LiveView, readLive, setShortcut } from '../live/door.ts';
import { readWedding } from '../wedding/door.ts';
import { deleteChapter, findShortcut, listChapters, putChapter, renameChapter } from './store.ts';

export interface BoardDeps {
  readonly db: Db;
  readonly hub: Hub;
}

async function readView(tx: Tx, scope: WeddingScope, now: Instant): Promise<LiveView> {
  return await readLive(tx, scope.weddingId, await readWedding(tx, scope.weddingId, now), now);
}

async function readBoard(tx: Tx, scope: WeddingScope, view: LiveView): Promise<RecordingBoard> {
  const { weddingId } = scope;
  const { parts } = view.recording;
  const [chapters, shortcutAt, { programs }] = await Promise.all([
    listChapters(tx, weddingId),
    findShortcut(tx, weddingId),
    readInvitation(tx, weddingId),
  ]);
  const offsetMs = shortcutAt === null ? undefined : offsetOf(parts, shortcutAt);
  return {
    chapters: chapters.map(chapter => ({ ...chapter, timeMs: offsetOf(parts, chapter.programMs) ?? null })),
    shortcut:
      shortcutAt === null ? null : { programMs: shortcutAt, offset: offsetMs === undefined ? null : offsetMs / 1000 },
    programs: programs.map(({ title }) => title),
    isOpen: view.publishedAt !== null,
  };
}

interface Moment {
  readonly offset?: number | undefined;
  readonly programMs?: Instant | undefined;
}

/** The moment that is meant, in programme time: it can be one that is recorded, or one since guests see the stream. */
function momentOf(
  { recording, publishedAt }: LiveView,
  { offset, programMs }: Moment,
): Instant | Refused<'recording_not_begun' | 'recording_moment_unknown'> {
  if (offset !== undefined) {
    const found = programTimeAt(recording.parts, offset * 1000);
    return found === undefined ? refuse('recording_moment_unknown') : instant(Math.round(found));
  }
  if (publishedAt === null || programMs === undefined) return refuse('recording_not_begun');
  return programMs;
}

/** After a deed: it is in the audit, whoever has the recording open hears of it, and the board is as it is now. */
async function settle(
  { db, hub }: BoardDeps,
  scope: WeddingScope,
  call: Call,
  action: string,
): Promise<RecordingBoard> {
  const { weddingId } = scope;
  await insertAudit(db, {
    actor: byUser(userOf(call)),
    action,
    subject: { kind: 'live_slot', id: weddingId },
    scope,
    requestId: call.requestId,
  });
  const view = await readView(db, scope, call.now);
  const { liveState, phase, isDelayed } = view;
  // While it runs there is no seek bar to see it on: guests ask for it with the recording.
  if (phase === 'archive') hub.publish(liveChanged, weddingId, { liveState, phase, isDelayed });
  hub.publish(liveReported, weddingId, {});
  return await readBoard(db, scope, view);
}

/** Marker and chapters of a recording. */
export function recordingHandlers(deps: BoardDeps): Route[] {
  const { db } = deps;
  return [
    inWedding(recording.board, async (call, scope) => readBoard(db, scope, await readView(db, scope, call.now))),
    inWedding(recording.setShortcut, async (call, scope) => {
      const { offset, programMs } = call.body;
      const moment = offset === null ? null : momentOf(await readView(db, scope, call.now), { offset, programMs });
      if (moment !== null && typeof moment !== 'number') return moment;
      await db.transaction().execute(tx => setShortcut(tx, scope.weddingId, moment, call.now));
      return await settle(deps, scope, call, recording.setShortcut.name);
    }),
    inWedding(recording.addChapter, async (call, scope) => {
      const { title } = call.body;
      const programMs = momentOf(await readView(db, scope, call.now), call.body);
      if (typeof programMs !== 'number') return programMs;
      const added = await db.transaction().execute(async tx => {
        if ((await listChapters(tx, scope.weddingId)).length >= MAX_CHAPTERS) return refuse('recording_chapters_full');
        return await putChapter(tx, scope, { programMs, title }, call.now);
      });
      if (added !== undefined && isRefused(added)) return added;
      return await settle(deps, scope, call, recording.addChapter.name);
    }),
    inWedding(recording.renameChapter, async (call, scope) => {
      const isThere = await renameChapter(db, scope, call.params.chapterId, call.body.title);
      if (!isThere) return refuse('recording_chapter_unknown');
      return await settle(deps, scope, call, recording.renameChapter.name);
    }),
    inWedding(recording.removeChapter, async (call, scope) => {
      if (!(await deleteChapter(db, scope, call.params.chapterId))) return refuse('recording_chapter_unknown');
      return await settle(deps, scope, call, recording.removeChapter.name);
    }),
  ];
}
