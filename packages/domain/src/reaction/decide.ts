import { HOUR_MS, type Instant, instant, SECOND_MS } from '../kernel/instant.ts';

/**
 * At most this many reactions of a guest are accepted per second; the rest are dropped silently
 * (docs/product/reaction.md#sending).
 */
export const MAX_REACTIONS_PER_SECOND = 5;

/** The times of a guest's latest reactions, oldest first, in ms. */
export type ReactionHistory = readonly number[];

/** Whether another reaction of a guest is accepted, and the history to keep for the next one. */
export function admitReaction(
  history: ReactionHistory,
  nowMs: number,
): { readonly isAdmitted: boolean; readonly history: ReactionHistory } {
  const recent = history.filter(sentMs => nowMs - sentMs < SECOND_MS);
  if (recent.length >= MAX_REACTIONS_PER_SECOND) return { isAdmitted: false, history: recent };
  return { isAdmitted: true, history: [...recent, nowMs] };
}

/** Encoder and server clocks differ by seconds at most. */
const CLOCK_SLACK_MS = 10 * SECOND_MS;
/** No viewer is further behind the live edge than this. */
const LONGEST_LIVE_MS = 12 * HOUR_MS;

/** The program time a guest claims to have been watching; an impossible claim is replaced by the current time. */
export function programTimeOf(claimedMs: number | undefined, now: Instant): Instant {
  const isPossible =
    claimedMs !== undefined &&
    Number.isFinite(claimedMs) &&
    claimedMs <= now + CLOCK_SLACK_MS &&
    claimedMs >= now - LONGEST_LIVE_MS;
  return isPossible ? instant(Math.round(claimedMs)) : now;
}

/** The position in a recording a guest claims to have been watching; undefined if it is outside the recording. */
export function videoTimeOf(claimedMs: number | undefined, durationMs: number): number | undefined {
  const isInside = claimedMs !== undefined && Number.isFinite(claimedMs) && claimedMs >= 0 && claimedMs <= durationMs;
  return isInside ? Math.round(claimedMs) : undefined;
}
