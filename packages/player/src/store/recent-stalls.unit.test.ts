import { describe, expect, it } from 'vitest';
import type { Renditions } from '../source/rendition.ts';
import type { MediaSnapshot, PlayerFact } from './fact.ts';
import { shouldAskForSmaller, shouldEase } from './recent-stalls.ts';
import { reduce } from './reduce.ts';
import { isWorthRetrying } from './slow-load.ts';
import { initialState, type PlayerState } from './state.ts';

const playing: MediaSnapshot = {
  paused: false,
  muted: true,
  volume: 1,
  currentTimeSec: 1,
  durationSec: null,
  seeking: false,
  ended: false,
  readyState: 4,
  buffered: [],
};
const audio = { bps: 140_000, url: '/sound.m3u8' };
const plain: Renditions = { fullBps: 2_500_000, lowBps: null, audio };
const ladder: Renditions = { ...plain, lowBps: 400_000 };

function started(renditions: Renditions | null): PlayerState {
  const facts: readonly PlayerFact[] = [
    { type: 'opened', kind: 'live', nowMs: 0 },
    { type: 'renditions', renditions },
    { type: 'media', snapshot: playing, nowMs: 0 },
  ];
  return facts.reduce(reduce, initialState);
}
/** Reads the state every tenth of a second, as the player does. */
function update(state: PlayerState, fromMs: number, toMs: number, isStarved: boolean): PlayerState {
  let next = state;
  for (let nowMs = fromMs; nowMs <= toMs; nowMs += 100) {
    const snapshot = { ...playing, readyState: isStarved ? 2 : 4, currentTimeSec: isStarved ? 1 : nowMs };
    next = reduce(next, { type: 'media', snapshot, nowMs });
  }
  return next;
}

describe('a connection that delivers no frames', () => {
  it('gets the audio-only offer after five seconds, if there is one', () => {
    expect(update(started(plain), 100, 4_900, true).offering).toBe(false);
    expect(update(started(plain), 100, 5_200, true).offering).toBe(true);
    const late = reduce(update(started(null), 100, 9_000, true), { type: 'renditions', renditions: plain });
    expect(update(late, 9_100, 9_300, true)).toMatchObject({ offering: false, recentStalls: { ms: 300 } });
    expect(update(started({ ...plain, audio: null }), 100, 9_000, true).offering).toBe(false);
  });

  it('also gets it when it stutters: frames for a second, none for a second', () => {
    let state = started(plain);
    for (let second = 0; second < 15 && !state.offering; second += 1) {
      state = update(state, second * 1_000 + 100, second * 1_000 + 1_000, second % 4 !== 0);
    }
    expect(state.offering).toBe(true);
  });

  it('takes the smallest video first, and gets no offer before that was tried', () => {
    expect(shouldEase(update(started(ladder), 100, 2_900, true))).toBe(false);
    const waiting = update(started(ladder), 100, 3_200, true);
    expect(shouldEase(waiting)).toBe(true);
    expect(update(waiting, 3_300, 9_000, true).offering).toBe(false);
    const eased = reduce(waiting, { type: 'eased', eased: true, nowMs: 3_200 });
    expect(shouldEase(eased)).toBe(false);
    expect(update(eased, 3_300, 8_000, true).offering).toBe(false);
    expect(update(eased, 3_300, 8_500, true).offering).toBe(true);
  });

  it('makes the player ask for a smaller video, if there was none', () => {
    expect(shouldAskForSmaller(update(started(plain), 100, 2_900, true))).toBe(false);
    expect(shouldAskForSmaller(update(started(plain), 100, 3_200, true))).toBe(true);
    expect(shouldAskForSmaller(update(started(ladder), 100, 3_200, true))).toBe(false);
    expect(shouldAskForSmaller(update(started(null), 100, 3_200, true))).toBe(false);
  });

  it('ends the offer when there has been no trouble for a while', () => {
    const offered = update(started(plain), 100, 5_200, true);
    expect(update(offered, 5_300, 12_000, false).offering).toBe(true);
    expect(update(offered, 5_300, 22_000, false).offering).toBe(false);
  });

  it('is judged from scratch after a failure: a network that is back may be as good as before', () => {
    const failed = reduce(update(started(plain), 100, 9_000, true), {
      type: 'failed',
      error: { status: 500, message: 'm', userMessage: 'u', retryable: true },
    });
    const again = reduce(failed, { type: 'reloading', automatic: true, nowMs: 14_000 });
    expect(update(again, 14_100, 18_900, true).offering).toBe(false);
    expect(update(again, 14_100, 19_200, true).offering).toBe(true);
  });

  it('is not at fault during a slate', () => {
    const slate = reduce(started(plain), { type: 'frames-expected', framesExpected: false, nowMs: 0 });
    expect(update(slate, 100, 60_000, true)).toMatchObject({ offering: false, recentStalls: { ms: 0 } });
  });

  it('does not repeat a declined offer until another source is opened', () => {
    const declined = reduce(update(started(plain), 100, 5_200, true), { type: 'offer-declined' });
    expect(update(declined, 5_300, 9_000, true).offering).toBe(false);
    expect(reduce(declined, { type: 'opened', kind: 'live', nowMs: 9_000 }).offerDeclined).toBe(false);
  });

  it("keeps the viewer's choice when the same source is loaded again", () => {
    const chosen = reduce(started(plain), { type: 'mode', mode: 'audio' });
    expect(reduce(chosen, { type: 'reloading', automatic: true, nowMs: 1 })).toMatchObject({ mode: 'audio' });
    expect(reduce(chosen, { type: 'opened', kind: 'archive', nowMs: 1 })).toMatchObject({ mode: 'auto' });
  });
});

describe('a failed live', () => {
  const failed = (status: number): PlayerState =>
    reduce(started(plain), {
      type: 'failed',
      error: { status, message: 'm', userMessage: 'u', retryable: true },
    });
  it('is retried automatically, unless it does not exist or cannot be played here', () => {
    expect(isWorthRetrying(failed(500))).toBe(true);
    expect(isWorthRetrying(failed(404))).toBe(false);
    expect(isWorthRetrying(reduce(failed(500), { type: 'script', script: 'not-supported' }))).toBe(false);
    expect(isWorthRetrying({ ...failed(500), kind: 'archive' })).toBe(false);
    expect(isWorthRetrying(started(plain))).toBe(false);
  });
});
