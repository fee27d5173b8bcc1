import { liveChanged, liveReported } from '@kotohogi/contract/live';
import type { RecordingBoard } from '@kotohogi/contract/recording';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { offsetOf } from '@kotohogi/domain/live/archive-time';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Call } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { findBackup, refreshBackup } from '../backup/index.ts';
import { captionTrack, listCaptions } from '../captions/index.ts';
import { readInvitation } from '../invitation/index.ts';
import { type LiveView, readLive } from '../live/index.ts';
import { readSchedule } from '../wedding/index.ts';
import { findPoster, posterUrl } from './store.poster.ts';
import { findShortcut, listChapters } from './store.ts';

export interface BoardDeps {
  readonly db: Db;
  readonly hub: Hub;
}

export interface RecordingDeps extends BoardDeps {
  readonly objects: ObjectStore;
  readonly providers: Providers;
}

/** The current stream state for guests, with the recording. */
export async function readView(tx: Tx, scope: WeddingScope, now: Instant): Promise<LiveView> {
  return await readLive(tx, scope.weddingId, await readSchedule(tx, scope.weddingId, now), now);
}

/** The board as staff see it. */
export async function readBoard(tx: Tx, scope: WeddingScope, view: LiveView): Promise<RecordingBoard> {
  const { weddingId, weddingKey } = scope;
  const { parts } = view.recording;
  const [chapters, shortcutAt, { programs }, captions, poster, backup] = await Promise.all([
    listChapters(tx, weddingId),
    findShortcut(tx, weddingId),
    readInvitation(tx, weddingId),
    listCaptions(tx, weddingId),
    findPoster(tx, weddingId),
    findBackup(tx, weddingId),
  ]);
  const offsetMs = shortcutAt === null ? undefined : offsetOf(parts, shortcutAt);
  return {
    chapters: chapters.map(chapter => ({ ...chapter, timeMs: offsetOf(parts, chapter.programMs) ?? null })),
    shortcut:
      shortcutAt === null ? null : { programMs: shortcutAt, offset: offsetMs === undefined ? null : offsetMs / 1000 },
    programs: programs.map(({ title }) => title),
    isOpen: view.publishedAt !== null,
    backup: backup === undefined ? null : { state: backup.state, at: backup.at },
    poster:
      poster === undefined ? null : { url: posterUrl(weddingKey, poster), width: poster.width, height: poster.height },
    captions: captions.map(caption => {
      const { fileName, cueCount, endMs } = caption;
      return { ...captionTrack(weddingKey, caption), fileName, cueCount, endMs };
    }),
  };
}

/** The phases in which guest pages show what staff mark, as `attendant.detail` does. */
const FOLLOWING: readonly string[] = ['live', 'slate', 'intermission', 'archive'];

/** Completes a change: audits it, notifies every page that has the recording open, and returns the current board. */
export async function auditAndPublish(
  { db, hub }: BoardDeps,
  scope: WeddingScope,
  call: Call,
): Promise<RecordingBoard> {
  const { weddingId } = scope;
  await call.audit(db, weddingId);
  await refreshBackup(db, weddingId, call.now);
  const view = await readView(db, scope, call.now);
  const { liveState, phase, isDelayed } = view;
  // In a live stream the guests' program follows the marks; in a recording the seek bar does.
  if (FOLLOWING.includes(phase)) hub.publish(liveChanged, weddingId, { liveState, phase, isDelayed });
  hub.publish(liveReported, weddingId, {});
  return await readBoard(db, scope, view);
}
