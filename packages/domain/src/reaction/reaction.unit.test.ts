import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESIGN_PATTERNS } from '../hall/types.ts';
import { instant } from '../kernel/instant.ts';
import { admitReaction, MAX_REACTIONS_PER_SECOND, programTimeOf, type ReactionHistory, videoTimeOf } from './decide.ts';
import { heatOf, toTrack } from './replay.ts';
import { REACTION_KINDS, reactionKindOf, reactionValue } from './types.ts';

describe('given the keys of reactions', () => {
  test('each pattern has its own keys except for the rice shower, and no other text is a key', () => {
    const values = new Set(
      DESIGN_PATTERNS.flatMap(pattern => REACTION_KINDS.map(kind => reactionValue(pattern, kind))),
    );
    expect(values.size).toBe(6 * 7 + 1);
    for (const pattern of DESIGN_PATTERNS) {
      for (const kind of REACTION_KINDS) expect(reactionKindOf(reactionValue(pattern, kind))).toBe(kind);
    }
    for (const wrong of ['heart', 'natural-unicorn', 'marine-riceshower', '']) {
      expect(reactionKindOf(wrong)).toBeUndefined();
    }
  });
});

describe('given a guest who taps rapidly', () => {
  test('at most five are accepted in any second, in any rhythm', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), gaps => {
        let history: ReactionHistory = [];
        let nowMs = 0;
        const taken: number[] = [];
        for (const gap of gaps) {
          nowMs += gap;
          const next = admitReaction(history, nowMs);
          history = next.history;
          if (next.isAdmitted) taken.push(nowMs);
        }
        for (const at of taken) {
          expect(taken.filter(other => other >= at && other < at + 1000).length).toBeLessThanOrEqual(
            MAX_REACTIONS_PER_SECOND,
          );
        }
      }),
    );
  });
});

describe('given times that a browser claims', () => {
  const now = instant(1_800_000_000_000);
  test('a possible one is kept, an impossible one becomes now', () => {
    expect(programTimeOf(now - 2_345.4, now)).toBe(now - 2_345);
    for (const claimed of [undefined, Number.NaN, now + 60_000, 0]) expect(programTimeOf(claimed, now)).toBe(now);
  });
  test('a position outside the recording is undefined', () => {
    expect([0, 999.6, 1000].map(ms => videoTimeOf(ms, 1000))).toEqual([0, 1000, 1000]);
    expect([-1, 1001, undefined].map(ms => videoTimeOf(ms, 1000))).toEqual([undefined, undefined, undefined]);
  });
});

describe('given the reactions of a live stream in two parts', () => {
  const parts = [
    { programFromMs: 10_000, durationMs: 5_000 },
    { programFromMs: 60_000, durationMs: 5_000 },
  ];
  const stored = [
    { value: 'natural-heart', programMs: 61_000, offsetMs: null },
    { value: 'natural-handclap', programMs: 12_000, offsetMs: null },
    { value: 'natural-heart', programMs: null, offsetMs: 3_000 },
    { value: 'natural-heart', programMs: 99_000, offsetMs: null },
    { value: 'natural-heart', programMs: null, offsetMs: null },
  ];
  test('when they are replayed, then each is at its position and unrecorded ones are left out', () => {
    const track = toTrack(stored, parts);
    expect(track.at).toEqual([2_000, 3_000, 6_000]);
    expect(track.kind.map(index => track.values[index])).toEqual([
      'natural-handclap',
      'natural-heart',
      'natural-heart',
    ]);
  });
  test('when they are counted, then each is in exactly one stretch', () => {
    const track = toTrack(stored, parts);
    expect(heatOf(track, 10_000, 5)).toEqual([0, 2, 0, 1, 0]);
    expect(heatOf(track, 0, 3)).toEqual([0, 0, 0]);
  });
});
