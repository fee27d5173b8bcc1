import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATE_LIMIT_MS, MAX_SENDS_PER_SECOND, MAX_WAITING } from '../constants.ts';
import type { TimedReaction } from '../reaction.ts';
import { enqueue, takeDue } from './playhead.ts';
import { isSeek, replayBetween, toTrack } from './replay.ts';
import { admitSend, type SendHistory } from './send-limit.ts';

const at = (atMs: number | null, id = `r${atMs}`): TimedReaction => ({ id, value: 'natural-heart', atMs });
const moments = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 200 });
const ids = (reactions: readonly TimedReaction[]) => reactions.map(({ id }) => id);

describe('takeDue', () => {
  it('holds a reaction until the playhead reaches it', () => {
    const queue = enqueue([], [at(2_000), at(1_000)]);
    expect(ids(takeDue(queue, 999).due)).toEqual([]);
    expect(ids(takeDue(queue, 1_000).due)).toEqual(['r1000']);
    expect(ids(takeDue(queue, 1_000).waiting)).toEqual(['r2000']);
  });

  it('drops what is later than the limit and counts it', () => {
    const taken = takeDue(enqueue([], [at(0), at(5_000)]), 5_000 + LATE_LIMIT_MS);
    expect(ids(taken.due)).toEqual(['r5000']);
    expect(taken.droppedCount).toBe(1);
  });

  it('draws at once what has no time, and everything while the clock is unknown', () => {
    expect(ids(takeDue(enqueue([], [at(9_000), at(null, 'now')]), 1_000).due)).toEqual(['now']);
    expect(takeDue(enqueue([], [at(9_000)]), null).due.length).toBe(1);
  });

  it('loses nothing and draws nothing twice while the playhead advances', () => {
    fc.assert(
      fc.property(moments, list => {
        let waiting = enqueue(
          [],
          list.map((moment, index) => at(moment, `r${index}`)),
        );
        const drawn: string[] = [];
        for (let playheadMs = 0; playheadMs <= 60_000; playheadMs += 100) {
          const taken = takeDue(waiting, playheadMs);
          for (const { id, atMs } of taken.due) {
            drawn.push(id);
            expect(playheadMs - (atMs ?? 0)).toBeLessThan(500);
          }
          waiting = taken.waiting;
        }
        expect(drawn.toSorted()).toEqual(list.map((_, index) => `r${index}`).toSorted());
      }),
    );
  });

  it('limits the queue by dropping those farthest ahead', () => {
    const queue = enqueue(
      [],
      Array.from({ length: MAX_WAITING + 10 }, (_, index) => at(index)),
    );
    expect(queue.length).toBe(MAX_WAITING);
    expect(queue[0]?.atMs).toBe(0);
  });
});

describe('replay', () => {
  it('returns each reaction exactly once, however the time is split', () => {
    fc.assert(
      fc.property(moments, fc.array(fc.integer({ min: 1, max: 1_400 }), { maxLength: 100 }), (list, cuts) => {
        const track = toTrack(list.map((moment, index) => at(moment, `r${index}`)));
        let fromMs = -1;
        const seen: string[] = [];
        for (const cut of cuts) {
          seen.push(...ids(replayBetween(track, fromMs, fromMs + cut)));
          fromMs += cut;
        }
        expect(seen).toEqual(ids(track.filter(({ atMs }) => (atMs ?? 0) <= fromMs)));
      }),
    );
  });

  it('distinguishes a seek from playing', () => {
    expect(isSeek(1_000, 1_100)).toBe(false);
    expect(isSeek(1_000, 900)).toBe(true);
    expect(isSeek(1_000, 9_000)).toBe(true);
  });

  it('leaves out what has no video time', () => {
    expect(ids(toTrack([at(null, 'x'), at(5), at(1)]))).toEqual(['r1', 'r5']);
  });
});

describe('admitSend', () => {
  it('reports at most five taps in any second', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 100 }), gaps => {
        let history: SendHistory = [];
        let nowMs = 0;
        const sent: number[] = [];
        for (const gap of gaps) {
          nowMs += gap;
          const result = admitSend(history, nowMs);
          history = result.history;
          if (result.admitted) sent.push(nowMs);
        }
        for (const start of sent) {
          expect(sent.filter(ms => ms >= start && ms < start + 1_000).length).toBeLessThanOrEqual(MAX_SENDS_PER_SECOND);
        }
      }),
    );
  });

  it('reports again after the second has passed', () => {
    let history: SendHistory = [];
    for (let tap = 0; tap < 6; tap += 1) history = admitSend(history, 0).history;
    expect(admitSend(history, 999).admitted).toBe(false);
    expect(admitSend(history, 1_000).admitted).toBe(true);
  });
});
