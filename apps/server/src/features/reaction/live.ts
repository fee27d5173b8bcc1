import { reactionBatch, reactionSend } from '@kotohogi/contract/reaction';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { admitReaction, programTimeOf, type ReactionHistory, videoTimeOf } from '@kotohogi/domain/reaction/decide';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundAction, onAction } from '../../platform/hub/action.ts';
import { GuestMemory } from '../../platform/hub/guest-memory.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { type LiveView, readLive } from '../live/index.ts';
import { readSchedule } from '../wedding/index.ts';
import { insertReactions, type NewReaction } from './store.ts';

export interface ReactionDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly clock: Clock;
}

/** Reactions are stored this long after they arrive, many at a time. */
const STORE_MS = 100;
/** How long the cached state of a stream is used; a change of phase may be noticed this late. */
const VIEW_LIFETIME_MS = 1_000;

/** Collects reactions and stores them together; each caller learns whether its own was stored. */
class Batcher {
  readonly #db: Db;
  #waiting: NewReaction[] = [];
  #stored: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  add(reaction: NewReaction): Promise<void> {
    this.#waiting.push(reaction);
    this.#stored ??= new Promise<void>(resolve => setTimeout(resolve, STORE_MS)).then(() => this.#store());
    return this.#stored;
  }

  async #store(): Promise<void> {
    const reactions = this.#waiting;
    this.#waiting = [];
    this.#stored = undefined;
    await insertReactions(this.#db, reactions);
  }
}

/** Caches the guests' view of each stream for a second, because reactions come by the hundred. */
class Views {
  readonly #db: Db;
  readonly #known = new Map<number, { readonly view: Promise<LiveView>; readonly untilMs: number }>();

  constructor(db: Db) {
    this.#db = db;
  }

  of(weddingId: WeddingId, now: Instant): Promise<LiveView> {
    const known = this.#known.get(weddingId);
    if (known !== undefined && performance.now() < known.untilMs) return known.view;
    const view = readSchedule(this.#db, weddingId, now).then(times => readLive(this.#db, weddingId, times, now));
    this.#known.set(weddingId, { view, untilMs: performance.now() + VIEW_LIFETIME_MS });
    return view;
  }

  forget(weddingId: WeddingId): void {
    this.#known.delete(weddingId);
  }
}

/** An older history is irrelevant: the limit covers one second. */
const HISTORY_LIFETIME_MS = 2_000;

/** Limits how often each guest may react per second, over however many sockets. */
class Throttle {
  readonly #histories = new GuestMemory<ReactionHistory>(HISTORY_LIFETIME_MS);

  admits(attendantId: AttendantId, now: Instant): boolean {
    const { isAdmitted, history } = admitReaction(this.#histories.get(attendantId, now) ?? [], now);
    this.#histories.set(attendantId, history, now);
    return isAdmitted;
  }
}

/**
 * Handles reactions: during a live stream they are broadcast at once; in a recording they are only stored for later
 * viewers (docs/product/reaction.md#sending).
 */
export function reactionActions({ db, hub, clock }: ReactionDeps): BoundAction[] {
  const [batcher, views, throttle] = [new Batcher(db), new Views(db), new Throttle()];
  let serial = 0;
  hub.onPresence(
    () => undefined,
    ({ weddingId }) => {
      if (weddingId !== undefined && hub.visitorsIn('wedding', weddingId).length === 0) views.forget(weddingId);
    },
  );
  return [
    onAction(reactionSend, async ({ attendantId, weddingId }, { value, programMs, videoMs }) => {
      const now = clock.now();
      if (attendantId === undefined || weddingId === undefined || !throttle.admits(attendantId, now)) return undefined;
      const live = await views.of(weddingId, now);
      const base = { weddingId, attendantId, value, sentAt: now };
      if (live.phase === 'archive') {
        const offsetMs = videoTimeOf(videoMs, live.recording.durationMs);
        if (offsetMs !== undefined) await batcher.add({ ...base, phase: 'archive', programAt: null, offsetMs });
        return {};
      }
      if (live.phase !== 'live' && live.phase !== 'slate') return undefined;
      const programAt = programTimeOf(programMs, now);
      serial += 1;
      const id = `${now.toString(36)}-${serial.toString(36)}`;
      hub.publishSoon(reactionBatch, weddingId, { id, value, programMs: programAt, attendantId });
      await batcher.add({ ...base, phase: 'live', programAt, offsetMs: null });
      return {};
    }),
  ];
}
