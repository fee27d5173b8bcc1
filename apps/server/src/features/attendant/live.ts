import { attendantCounted, attendantWatched } from '@kotohogi/contract/attendant';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundAction, onAction, type Visitor } from '../../platform/hub/action.ts';
import { GuestMemory } from '../../platform/hub/guest-memory.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { addWatchedSeconds } from './store.ts';

/** Minimum interval between two viewer counts (interaction notes of the screens). */
const COUNT_EVERY_MS = 5_000;

/** A page regularly reports that its player is playing; earlier reports are not counted. */
const WATCH_STEP_MS = 15_000;
/** Tolerance for network delay: a report may come this much early; the next one is then due a whole step later. */
const WATCH_SLACK_MS = 2_000;

/**
 * The guests who have a page of the wedding open, each once. Managers do not count
 * (docs/product/guest-page.md#management-mode).
 */
export function onlineGuests(hub: Hub, weddingId: WeddingId): ReadonlySet<number> {
  return new Set(hub.visitorsIn('wedding', weddingId).flatMap(visitor => visitor.attendantId ?? []));
}

/** Publishes each wedding's viewer count when a guest comes or goes: at once, and then at most every five seconds. */
export function countViewers(hub: Hub): void {
  /** Weddings whose next count has to wait, and whether anyone came or went since the last one. */
  const published = new Map<number, { hasMoved: boolean }>();
  const publishCount = (weddingId: WeddingId) => {
    const since = { hasMoved: false };
    published.set(weddingId, since);
    hub.publish(attendantCounted, weddingId, { viewerCount: onlineGuests(hub, weddingId).size });
    // Publishes even an unchanged number: the guests may be others, and a list may have been read while one was
    // changing pages.
    setTimeout(() => (since.hasMoved ? publishCount(weddingId) : published.delete(weddingId)), COUNT_EVERY_MS).unref();
  };
  const note = ({ weddingId, attendantId }: Visitor) => {
    if (weddingId === undefined || attendantId === undefined) return;
    const since = published.get(weddingId);
    if (since === undefined) publishCount(weddingId);
    else since.hasMoved = true;
  };
  hub.onPresence(note, note);
}

export interface WatchDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Counts how long each guest has been watching: never faster than real time, however many pages and sockets they have
 * open.
 */
export function watchActions({ db, clock }: WatchDeps): BoundAction[] {
  /** When each guest's next report is due. */
  const dueAt = new GuestMemory<number>(2 * WATCH_STEP_MS);
  return [
    onAction(attendantWatched, async ({ attendantId }, { view }) => {
      if (attendantId === undefined) return undefined;
      const now = clock.now();
      const due = dueAt.get(attendantId, now) ?? now;
      if (now < due - WATCH_SLACK_MS) return undefined;
      dueAt.set(attendantId, Math.max(due, now - WATCH_SLACK_MS) + WATCH_STEP_MS, now);
      await addWatchedSeconds(db, attendantId, view, WATCH_STEP_MS / 1000);
      return {};
    }),
  ];
}
