import { HOUR_MS, type Instant, instant, SECOND_MS } from '../kernel/instant.ts';

/** Of a guest's reactions at most this many are taken in any second; the surplus is dropped without a word (decision 86). */
export const MAX_REACTIONS_PER_SECOND = 5;

/** The moments of a guest's latest reactions, oldest first, in ms. */
export type ReactionHistory = readonly number[];

/** Whether one more reaction of a guest is taken, and what is remembered for the next one. */
export function admitReaction(
  history: ReactionHistory,
  nowMs: number,
): { readonly isAdmitted: boolean; readonly history: ReactionHistory } {
  const recent = history.filter(sentMs => nowMs - sentMs < SECOND_MS);
  if (recent.length >= MAX_REACTIONS_PER_SECOND) return { isAdmitted: false, history: recent };
  return { isAdmitted: true, history: [...recent, nowMs] };
}

/** Clocks of encoder and server differ by seconds at most. */
const CLOCK_SLACK_MS = 10 * SECOND_MS;
/** Nobody watches a live further behind than this. */
const LONGEST_LIVE_MS = 12 * HOUR_MS;

/** The programme time a guest says to have been looking at; what cannot be true becomes the moment it was said. */
export function programTimeOf(claimedMs: number | undefined, now: Instant): Instant {
  const isPossible =
    claimedMs !== undefined &&
    Number.isFinite(claimedMs) &&
    claimedMs <= now + CLOCK_SLACK_MS &&
    claimedMs >= now - LONGEST_LIVE_MS;
  return isPossible ? instant(Math.round(claimedMs)) : now;
}

/** The place in a recording a guest says to have been looking at; undefined when it lies outside. */
export function videoTimeOf(claimedMs: number | undefined, durationMs: number): number | undefined {
  const isInside = claimedMs !== undefined && Number.isFinite(claimedMs) && claimedMs >= 0 && claimedMs <= durationMs;
  return isInside ? Math.round(claimedMs) : undefined;
}
