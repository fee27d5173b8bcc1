import { recording } from '@kotohogi/contract/recording';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { programTimeAt } from '@kotohogi/domain/live/archive-time';
import { MAX_CHAPTERS } from '@kotohogi/domain/recording/chapter';
import { inWedding, type Route } from '../../gate/route.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { readInvitation } from '../invitation/index.ts';
import { type LiveView, lockLive, setShortcut } from '../live/index.ts';
import { auditAndPublish, type RecordingDeps, readBoard, readView } from './handlers.board.ts';
import { posterHandlers } from './handlers.poster.ts';
import { deleteChapter, listChapters, putChapter, renameChapter } from './store.ts';

interface Moment {
  readonly offset?: number | undefined;
  readonly programMs?: Instant | undefined;
}

/** The requested moment in program time: an offset within the recording, or a time since the stream was published. */
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

/** The names of a new chapter; one named after an item of the couple's program gets the item's English title. */
async function namesOf(
  tx: Tx,
  weddingId: WeddingId,
  { title, titleEn }: { readonly title: string; readonly titleEn?: string | undefined },
) {
  if (titleEn !== undefined) return { title, titleEn };
  const { programs } = await readInvitation(tx, weddingId);
  return { title, titleEn: programs.find(item => item.title === title)?.titleEn ?? '' };
}

/** Handlers for marker and chapters of a recording, and for the files that belong to it. */
export function recordingHandlers(deps: RecordingDeps): Route[] {
  const { db } = deps;
  return [
    ...posterHandlers(deps),
    inWedding(recording.board, async (call, scope) => readBoard(db, scope, await readView(db, scope, call.now))),
    inWedding(recording.setShortcut, async (call, scope) => {
      const { offset, programMs } = call.body;
      const refused = await db.transaction().execute(async tx => {
        const view = await lockLive(tx, scope.weddingId, call.now);
        const moment = offset === null ? null : momentOf(view, { offset, programMs });
        if (moment !== null && typeof moment !== 'number') return moment;
        await setShortcut(tx, scope.weddingId, moment, call.now);
        return undefined;
      });
      if (refused !== undefined) return refused;
      return await auditAndPublish(deps, scope, call);
    }),
    inWedding(recording.addChapter, async (call, scope) => {
      const refused = await db.transaction().execute(async tx => {
        const programMs = momentOf(await lockLive(tx, scope.weddingId, call.now), call.body);
        if (typeof programMs !== 'number') return programMs;
        if ((await listChapters(tx, scope.weddingId)).length >= MAX_CHAPTERS) return refuse('recording_chapters_full');
        await putChapter(tx, scope, { programMs, ...(await namesOf(tx, scope.weddingId, call.body)) }, call.now);
        return undefined;
      });
      if (refused !== undefined) return refused;
      return await auditAndPublish(deps, scope, call);
    }),
    inWedding(recording.renameChapter, async (call, scope) => {
      const isThere = await renameChapter(db, scope, call.params.chapterId, call.body);
      if (!isThere) return refuse('recording_chapter_unknown');
      return await auditAndPublish(deps, scope, call);
    }),
    inWedding(recording.removeChapter, async (call, scope) => {
      if (!(await deleteChapter(db, scope, call.params.chapterId))) return refuse('recording_chapter_unknown');
      return await auditAndPublish(deps, scope, call);
    }),
  ];
}
