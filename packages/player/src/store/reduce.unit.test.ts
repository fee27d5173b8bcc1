import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerMessages } from '../messages.ts';
import { toPlayerError } from '../source/player-error.ts';
import { eventsBetween } from './event.ts';
import type { MediaSnapshot, PlayerFact } from './fact.ts';
import { reduce } from './reduce.ts';
import { evaluateWait } from './slow-load.ts';
import { initialState, type PlayerState } from './state.ts';

const playing: MediaSnapshot = {
  paused: false,
  muted: true,
  volume: 1,
  currentTimeSec: 0,
  durationSec: 60,
  seeking: false,
  ended: false,
  readyState: 4,
  buffered: [],
};
const error = toPlayerError('broken', playerMessages('ja'));

function media(nowMs: number, change: Partial<MediaSnapshot> = {}): PlayerFact {
  return { type: 'media', snapshot: { ...playing, ...change }, nowMs };
}
function after(...facts: readonly PlayerFact[]): PlayerState {
  return facts.reduce(reduce, initialState);
}
const opened = (kind: 'live' | 'archive' = 'archive'): PlayerFact => ({ type: 'opened', kind, nowMs: 0 });
const noData = (nowMs: number): PlayerFact => media(nowMs, { readyState: 0, paused: true });

describe('reduce', () => {
  it('starts muted, paused and without anything to play', () => {
    expect(initialState).toMatchObject({ muted: true, paused: true, kind: null });
  });

  it('ignores a duration that changes by 0.5 s or less, and takes a larger change', () => {
    const state = after(opened(), media(0, { durationSec: 60 }));
    expect(reduce(state, media(1, { durationSec: 60.5 })).durationSec).toBe(60);
    expect(reduce(state, media(1, { durationSec: 60.51 })).durationSec).toBe(60.51);
  });

  it('keeps the volume within 0 and 1', () => {
    expect(after(media(0, { volume: 1.7 })).volume).toBe(1);
    expect(after(media(0, { volume: -1 })).volume).toBe(0);
  });

  it('keeps the same object, and the same ranges, if nothing has changed', () => {
    const ranges = () => [{ startSec: 0, endSec: 3 }];
    const state = after(opened(), media(0, { paused: true, buffered: ranges() }));
    expect(reduce(state, media(500, { paused: true, buffered: ranges() }))).toBe(state);
  });

  it('remembers that the sound was on once, even after muting again', () => {
    const wasAudible = after(media(0, { muted: false }), media(1, { muted: true }));
    expect(wasAudible).toMatchObject({ muted: true, wasAudible: true });
  });

  it('shows the spinner after 500 ms without a frame and not before', () => {
    expect(after(opened(), noData(499)).spinning).toBe(false);
    expect(after(opened(), noData(500)).spinning).toBe(true);
    expect(after(opened(), noData(500), media(600)).spinning).toBe(false);
  });

  it('reports slow loading at 5 s, reloads once at 10 s, and fails after 10 s more', () => {
    expect(after(opened(), noData(4_999)).slow).toBe(false);
    const slow = after(opened(), noData(5_000));
    expect(slow.slow).toBe(true);
    expect(evaluateWait(slow, 9_999)).toBe('none');
    expect(evaluateWait(slow, 10_000)).toBe('reload');
    const reloaded = reduce(slow, { type: 'reloading', automatic: true, nowMs: 10_000 });
    expect(reduce(reloaded, noData(10_100)).slow).toBe(true);
    expect(evaluateWait(reloaded, 19_999)).toBe('none');
    expect(evaluateWait(reloaded, 20_000)).toBe('fail');
  });

  it('starts counting again after a frame has come', () => {
    const reloaded = after(opened(), noData(10_000), { type: 'reloading', automatic: true, nowMs: 10_000 });
    const playingAgain = reduce(reloaded, media(11_000, { currentTimeSec: 1 }));
    expect(playingAgain).toMatchObject({ reloadCount: 0, slow: false, waitingSinceMs: null });
  });

  it('is neither slow nor failed while the page expects no frames', () => {
    const slate: PlayerFact = { type: 'frames-expected', framesExpected: false, nowMs: 0 };
    const waiting = after(opened('live'), slate, noData(60_000));
    expect(waiting.slow).toBe(false);
    expect(evaluateWait(waiting, 60_000)).toBe('none');
    const back = reduce(waiting, { type: 'frames-expected', framesExpected: true, nowMs: 60_000 });
    expect(evaluateWait(back, 69_999)).toBe('none');
    expect(evaluateWait(back, 70_000)).toBe('reload');
  });

  it('detects a picture that does not move although the element reports that it is ready', () => {
    const moving = after(opened('live'), media(0, { currentTimeSec: 5 }), media(100, { currentTimeSec: 5.1 }));
    expect(reduce(moving, media(1_000, { currentTimeSec: 5.1 })).waitingSinceMs).toBeNull();
    expect(reduce(moving, media(1_200, { currentTimeSec: 5.1 })).waitingSinceMs).toBe(1_200);
  });

  it('does not treat a pause, an end or a seek as a wait', () => {
    const paused = after(opened(), media(0, { paused: true }), media(9_000, { paused: true }));
    expect(paused.waitingSinceMs).toBeNull();
    expect(reduce(paused, media(9_100)).waitingSinceMs).toBeNull();
    expect(after(opened(), media(9_000, { ended: true, readyState: 2 })).waitingSinceMs).toBeNull();
  });

  it('resets trouble, frame and times with a new source, and keeps sound and volume', () => {
    const old = after(opened(), media(0, { volume: 0.4, muted: false, currentTimeSec: 9 }), { type: 'failed', error });
    expect(reduce(old, opened('live'))).toMatchObject({
      kind: 'live',
      error: null,
      hasFrame: false,
      currentTimeSec: 0,
      durationSec: null,
      volume: 0.4,
      wasAudible: true,
    });
  });

  it('shows only the error once it has failed', () => {
    const failed = after(opened(), noData(6_000), { type: 'failed', error }, noData(7_000));
    expect(failed).toMatchObject({ error, slow: false, spinning: false, waitingSinceMs: null });
  });

  it('clears the error when the viewer asks to load again', () => {
    const retried = after(opened(), { type: 'failed', error }, { type: 'reloading', automatic: false, nowMs: 5 });
    expect(retried).toMatchObject({ error: null, reloadCount: 0, waitingSinceMs: 5 });
  });

  it('never spins, is slow or waits without a source, whatever happens', () => {
    const facts = fc.array(
      fc.record({
        nowMs: fc.integer({ min: 0, max: 90_000 }),
        readyState: fc.integer({ min: 0, max: 4 }),
        paused: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(facts, list => {
        const state = list.map(({ nowMs, ...change }) => media(nowMs, change)).reduce(reduce, initialState);
        expect(state).toMatchObject({ spinning: false, slow: false, waitingSinceMs: null, hasFrame: false });
      }),
    );
  });
});

describe('eventsBetween', () => {
  it('reports the first frame of each source, and the end only of an archive', () => {
    const waiting = after(opened());
    expect(eventsBetween(waiting, reduce(waiting, media(0)))).toEqual([{ type: 'first-frame' }]);
    const archive = after(opened(), media(0));
    expect(eventsBetween(archive, reduce(archive, media(1, { ended: true })))).toEqual([{ type: 'ended' }]);
    const live = after(opened('live'), media(0));
    expect(eventsBetween(live, reduce(live, media(1, { ended: true })))).toEqual([]);
  });

  it('reports the first frame again after the element was emptied', () => {
    const emptied = after(opened(), media(0), media(1, { readyState: 0, paused: true }));
    expect(emptied.hasFrame).toBe(false);
    expect(eventsBetween(emptied, reduce(emptied, media(2)))).toEqual([{ type: 'first-frame' }]);
  });

  it('reports a failure once', () => {
    const before = after(opened());
    const failed = reduce(before, { type: 'failed', error });
    expect(eventsBetween(before, failed)).toEqual([{ type: 'failed', error }]);
    expect(eventsBetween(failed, reduce(failed, noData(1)))).toEqual([]);
  });
});
