import { DURATION_TOLERANCE_SEC, SLOW_MESSAGE_MS, SPINNER_DELAY_MS, STANDSTILL_MS } from '../timing.ts';
import type { MediaSnapshot, PlayerFact } from './fact.ts';
import type { PlayerState, TimeRange } from './state.ts';

/** `HTMLMediaElement` readiness: empty, the frame of this moment is there, and the next one too. */
const HAVE_NOTHING = 0;
const HAVE_CURRENT_DATA = 2;
const HAVE_FUTURE_DATA = 3;

/** What a source must not inherit from the one before it. */
const fresh = {
  ended: false,
  hasFrame: false,
  spinning: false,
  slow: false,
  autoplayBlocked: false,
  buffered: [],
  latencySec: null,
  behindLive: false,
  error: null,
} satisfies Partial<PlayerState>;

function sameRanges(a: readonly TimeRange[], b: readonly TimeRange[]): boolean {
  return a.length === b.length && a.every((r, i) => r.startSec === b[i]?.startSec && r.endSec === b[i]?.endSec);
}

function settledDuration(old: number | null, next: number | null): number | null {
  if (old === null || next === null) return next;
  return Math.abs(next - old) <= DURATION_TOLERANCE_SEC ? old : next;
}

/** Whether a frame that should be there is missing. */
function isStarved(state: PlayerState, snapshot: MediaSnapshot, stillMs: number): boolean {
  if (state.kind === null || state.error !== null || snapshot.ended) return false;
  if (snapshot.readyState < HAVE_CURRENT_DATA) return true;
  return !snapshot.paused && (snapshot.readyState < HAVE_FUTURE_DATA || stillMs > STANDSTILL_MS);
}

/** An element that was emptied (a media error being recovered from) has lost its frame, and playing must be started again. */
function hasFrameNow({ kind, hasFrame }: PlayerState, readyState: number): boolean {
  return kind !== null && (readyState >= HAVE_CURRENT_DATA || (hasFrame && readyState > HAVE_NOTHING));
}

function withMedia(state: PlayerState, snapshot: MediaSnapshot, nowMs: number): PlayerState {
  const atRest = snapshot.paused || snapshot.seeking;
  const moved = snapshot.currentTimeSec !== state.currentTimeSec || (!atRest && (state.paused || state.seeking));
  const movedAtMs = moved ? nowMs : state.movedAtMs;
  const starved = isStarved(state, snapshot, atRest ? 0 : nowMs - movedAtMs);
  const waitingSinceMs = starved ? (state.waitingSinceMs ?? nowMs) : null;
  const waitedMs = waitingSinceMs === null ? 0 : nowMs - waitingSinceMs;
  const { readyState, buffered, ...plain } = snapshot;
  return {
    ...state,
    ...plain,
    volume: Math.min(1, Math.max(0, snapshot.volume)),
    durationSec: settledDuration(state.durationSec, snapshot.durationSec),
    buffered: sameRanges(state.buffered, buffered) ? state.buffered : buffered,
    heard: state.heard || !snapshot.muted,
    hasFrame: hasFrameNow(state, readyState),
    autoplayBlocked: state.autoplayBlocked && snapshot.paused,
    movedAtMs,
    waitingSinceMs,
    reloadCount: starved ? state.reloadCount : 0,
    spinning: starved && waitedMs >= SPINNER_DELAY_MS,
    slow: starved && state.framesExpected && (waitedMs >= SLOW_MESSAGE_MS || state.reloadCount > 0),
  };
}

/** Keeps the old object when nothing in it has changed, so that nobody renders for nothing. */
function settle(old: PlayerState, next: PlayerState): PlayerState {
  const changed = Object.entries(next).some(([key, value]) => Reflect.get(old, key) !== value);
  return changed ? next : old;
}

function apply(state: PlayerState, fact: PlayerFact): PlayerState {
  switch (fact.type) {
    case 'opened':
      return {
        ...state,
        ...fresh,
        kind: fact.kind,
        currentTimeSec: 0,
        durationSec: null,
        reloadCount: 0,
        waitingSinceMs: fact.nowMs,
        movedAtMs: fact.nowMs,
      };
    case 'reloading':
      return {
        ...state,
        ...fresh,
        reloadCount: fact.automatic ? state.reloadCount + 1 : 0,
        slow: fact.automatic,
        waitingSinceMs: fact.nowMs,
        movedAtMs: fact.nowMs,
      };
    case 'closed':
      return { ...state, ...fresh, kind: null, waitingSinceMs: null, currentTimeSec: 0, durationSec: null };
    case 'media':
      return withMedia(state, fact.snapshot, fact.nowMs);
    case 'script':
      return { ...state, script: fact.script };
    case 'attach':
      return { ...state, attach: fact.attach };
    case 'live':
      return { ...state, latencySec: fact.latencySec, behindLive: fact.behindLive };
    case 'frames-expected':
      return {
        ...state,
        framesExpected: fact.framesExpected,
        reloadCount: 0,
        waitingSinceMs: state.waitingSinceMs === null ? null : fact.nowMs,
      };
    case 'autoplay-blocked':
      return { ...state, autoplayBlocked: true };
    case 'volume-fixed':
      return { ...state, volumeSettable: false };
    case 'fullscreen':
      return { ...state, fullscreen: fact.fullscreen };
    case 'failed':
      return { ...state, error: fact.error, waitingSinceMs: null, spinning: false, slow: false };
  }
}

/** The next state: a pure function of the old one and of what happened. */
export function reduce(state: PlayerState, fact: PlayerFact): PlayerState {
  return settle(state, apply(state, fact));
}
