import { DURATION_TOLERANCE_SEC, SLOW_MESSAGE_MS, SPINNER_DELAY_MS, STANDSTILL_MS } from '../timing.ts';
import type { MediaSnapshot, PlayerFact } from './fact.ts';
import { afterTick, offersAudio } from './recent-stalls.ts';
import type { PlayerState, SourceKind, TimeRange } from './state.ts';

/** `HTMLMediaElement` readiness: empty, current frame available, next frame available too. */
const HAVE_NOTHING = 0;
const HAVE_CURRENT_DATA = 2;
const HAVE_FUTURE_DATA = 3;

/** State that a source must not inherit from the previous one. */
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
  offering: false,
} satisfies Partial<PlayerState>;

/** A viewer's choices for one source do not apply to another. */
const unchosen = {
  renditions: null,
  mode: 'auto',
  eased: false,
  offerDeclined: false,
} satisfies Partial<PlayerState>;

/** Reset once a source has failed; the next try judges the connection from scratch. */
const overNow = {
  waitingSinceMs: null,
  spinning: false,
  slow: false,
  offering: false,
  recentStalls: { ms: 0, atMs: 0 },
} satisfies Partial<PlayerState>;

function sameRanges(a: readonly TimeRange[], b: readonly TimeRange[]): boolean {
  return a.length === b.length && a.every((r, i) => r.startSec === b[i]?.startSec && r.endSec === b[i]?.endSec);
}

function settledDuration(old: number | null, next: number | null): number | null {
  if (old === null || next === null) return next;
  return Math.abs(next - old) <= DURATION_TOLERANCE_SEC ? old : next;
}

/** Whether an expected frame is missing. */
function isStarved(state: PlayerState, snapshot: MediaSnapshot, stillMs: number): boolean {
  if (state.kind === null || state.error !== null || snapshot.ended) return false;
  if (snapshot.readyState < HAVE_CURRENT_DATA) return true;
  return !snapshot.paused && (snapshot.readyState < HAVE_FUTURE_DATA || stillMs > STANDSTILL_MS);
}

/**
 * An element that was emptied (while recovering from a media error) has lost its frame, and playback must be started
 * again.
 */
function hasFrameNow({ kind, hasFrame }: PlayerState, readyState: number): boolean {
  return kind !== null && (readyState >= HAVE_CURRENT_DATA || (hasFrame && readyState > HAVE_NOTHING));
}

/** Derives the recent state of the connection and its consequences; a slate is not a connection problem. */
function withLine(state: PlayerState, nowMs: number): PlayerState {
  // Before the stream has responded, a wait says nothing about the connection: the server may still be waiting for a
  // key frame.
  if (state.renditions === null)
    return state.waitingSinceMs === null ? state : { ...state, recentStalls: { ms: 0, atMs: nowMs } };
  const recentStalls = afterTick(state.recentStalls, state.framesExpected ? state.waitingSinceMs : null, nowMs);
  const judged = { ...state, recentStalls };
  return { ...judged, offering: offersAudio(judged) };
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
    wasAudible: state.wasAudible || !snapshot.muted,
    hasFrame: hasFrameNow(state, readyState),
    autoplayBlocked: state.autoplayBlocked && snapshot.paused,
    movedAtMs,
    waitingSinceMs,
    reloadCount: starved ? state.reloadCount : 0,
    spinning: starved && waitedMs >= SPINNER_DELAY_MS,
    slow: starved && state.framesExpected && (waitedMs >= SLOW_MESSAGE_MS || state.reloadCount > 0),
  };
}

/** Keeps the old object if nothing in it has changed, to avoid needless renders. */
function settle(old: PlayerState, next: PlayerState): PlayerState {
  const changed = Object.entries(next).some(([key, value]) => Reflect.get(old, key) !== value);
  return changed ? next : old;
}

function whenOpened(state: PlayerState, kind: SourceKind, nowMs: number): PlayerState {
  const timeline = { currentTimeSec: 0, durationSec: null, waitingSinceMs: nowMs, movedAtMs: nowMs };
  return { ...state, ...fresh, ...unchosen, ...timeline, kind, reloadCount: 0, recentStalls: { ms: 0, atMs: nowMs } };
}

function whenReloading(state: PlayerState, automatic: boolean, nowMs: number): PlayerState {
  const reloadCount = automatic ? state.reloadCount + 1 : 0;
  return { ...state, ...fresh, reloadCount, slow: automatic, waitingSinceMs: nowMs, movedAtMs: nowMs };
}

function apply(state: PlayerState, fact: PlayerFact): PlayerState {
  switch (fact.type) {
    case 'opened':
      return whenOpened(state, fact.kind, fact.nowMs);
    case 'reloading':
      return whenReloading(state, fact.automatic, fact.nowMs);
    case 'closed':
      return {
        ...state,
        ...fresh,
        ...unchosen,
        kind: null,
        waitingSinceMs: null,
        currentTimeSec: 0,
        durationSec: null,
      };
    case 'media':
      return withLine(withMedia(state, fact.snapshot, fact.nowMs), fact.nowMs);
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
    case 'renditions':
      return { ...state, renditions: fact.renditions };
    case 'mode':
      return { ...state, mode: fact.mode, eased: false, offering: false };
    case 'eased':
      return { ...state, eased: fact.eased, recentStalls: { ms: 0, atMs: fact.nowMs } };
    case 'offer-declined':
      return { ...state, offerDeclined: true, offering: false };
    case 'pip':
      return { ...state, pip: fact.pip };
    case 'remote':
      return { ...state, remote: fact.remote };
    case 'captions':
      return { ...state, captions: fact.captions };
    case 'autoplay-blocked':
      return { ...state, autoplayBlocked: true };
    case 'volume-fixed':
      return { ...state, volumeSettable: false };
    case 'fullscreen':
      return { ...state, fullscreen: fact.fullscreen };
    case 'failed':
      return { ...state, ...overNow, error: fact.error };
  }
}

/** The next state: a pure function of the previous state and the fact. */
export function reduce(state: PlayerState, fact: PlayerFact): PlayerState {
  return settle(state, apply(state, fact));
}
