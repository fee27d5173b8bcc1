import { LATE_LIMIT_MS, MAX_WAITING } from '../constants.ts';
import type { TimedReaction } from '../reaction.ts';

/** The result of a playhead reading: reactions to draw now, those still waiting, and how many were too late. */
export interface DueReactions {
  readonly due: readonly TimedReaction[];
  readonly waiting: readonly TimedReaction[];
  readonly droppedCount: number;
}

function momentOf(reaction: TimedReaction): number {
  return reaction.atMs ?? Number.NEGATIVE_INFINITY;
}

/** Adds reactions to the queue in order of time; reactions without a time come first. */
export function enqueue(
  waiting: readonly TimedReaction[],
  arrived: readonly TimedReaction[],
): readonly TimedReaction[] {
  const queue = [...waiting, ...arrived].sort((a, b) => momentOf(a) - momentOf(b));
  return queue.length > MAX_WAITING ? queue.slice(0, MAX_WAITING) : queue;
}

/**
 * Takes the reactions that the viewer's own playhead has reached, so that applause appears together with its cause.
 * `playheadMs` is program time, null while nothing plays or the stream has no clock; then everything is due at once.
 */
export function takeDue(waiting: readonly TimedReaction[], playheadMs: number | null): DueReactions {
  if (playheadMs === null) return { due: waiting, waiting: [], droppedCount: 0 };
  const next = waiting.findIndex(reaction => momentOf(reaction) > playheadMs);
  const reached = next === -1 ? waiting : waiting.slice(0, next);
  const due = reached.filter(({ atMs }) => atMs === null || playheadMs - atMs <= LATE_LIMIT_MS);
  return { due, waiting: waiting.slice(reached.length), droppedCount: reached.length - due.length };
}
