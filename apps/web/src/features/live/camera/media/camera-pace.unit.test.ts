import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bitrateOf,
  FIRST_PACE,
  isDropped,
  isLate,
  nextPace,
  type Pace,
  RUNGS_KBPS,
  sizeToSend,
} from './camera-pace.ts';

/** The pace after a constant load, evaluated thirty times a second. */
function after(pace: Pace, behindMs: number, durationMs: number, fromMs = 0): Pace {
  let next = pace;
  for (let atMs = fromMs; atMs <= fromMs + durationMs; atMs += 33) next = nextPace(next, { behindMs, inHand: 0 }, atMs);
  return next;
}

describe('camera pace', () => {
  it('starts at 2.5 Mbit/s and stays there on a good line', () => {
    expect(bitrateOf(FIRST_PACE)).toBe(2_500_000);
    expect(after(FIRST_PACE, 60, 60_000).rung).toBe(0);
  });

  it('tolerates a short jam', () => {
    expect(after(FIRST_PACE, 600, 1_000).rung).toBe(0);
  });

  it('steps down on a narrow line, one step at a time, and stops at the lowest', () => {
    expect(after(FIRST_PACE, 600, 1_700).rung).toBe(1);
    expect(after(FIRST_PACE, 600, 60_000).rung).toBe(RUNGS_KBPS.length - 1);
  });

  it('steps up again, more slowly, when the line is wide', () => {
    const low = after(FIRST_PACE, 600, 60_000);
    expect(after(low, 60, 7_000, 61_000).rung).toBe(low.rung);
    expect(after(low, 60, 8_500, 61_000).rung).toBe(low.rung - 1);
    expect(after(low, 60, 60_000, 61_000).rung).toBe(0);
  });

  it('steps down when the encoder is too slow', () => {
    const slow = { behindMs: 0, inHand: 5 };
    expect(nextPace(nextPace(FIRST_PACE, slow, 0), slow, 2_000).rung).toBe(1);
  });

  it('stays within the bitrate steps under any load', () => {
    const load = fc.record({ behindMs: fc.nat(20_000), inHand: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(fc.tuple(load, fc.nat(5_000))), moments => {
        let pace = FIRST_PACE;
        let nowMs = 0;
        for (const [each, stepMs] of moments) {
          nowMs += stepMs;
          const next = nextPace(pace, each, nowMs);
          expect(Math.abs(next.rung - pace.rung)).toBeLessThanOrEqual(1);
          pace = next;
          expect(RUNGS_KBPS[pace.rung]).toBeDefined();
        }
      }),
    );
  });

  it('drops frames before they are a second late', () => {
    expect(isDropped({ behindMs: 300, inHand: 1 })).toBe(false);
    expect(isDropped({ behindMs: 900, inHand: 0 })).toBe(true);
    expect(isDropped({ behindMs: 0, inHand: 3 })).toBe(true);
  });

  it('warns staff when it is a second behind or at the lowest step', () => {
    expect(isLate(FIRST_PACE, 300)).toBe(false);
    expect(isLate(FIRST_PACE, 1_200)).toBe(true);
    expect(isLate({ ...FIRST_PACE, rung: RUNGS_KBPS.length - 1 }, 0)).toBe(true);
  });
});

describe('encoding size', () => {
  it.each([
    [
      { widthPx: 1_920, heightPx: 1_080 },
      { widthPx: 1_280, heightPx: 720 },
    ],
    [
      { widthPx: 1_280, heightPx: 720 },
      { widthPx: 1_280, heightPx: 720 },
    ],
    [
      { widthPx: 640, heightPx: 480 },
      { widthPx: 640, heightPx: 480 },
    ],
    [
      { widthPx: 1_600, heightPx: 1_200 },
      { widthPx: 960, heightPx: 720 },
    ],
    [
      { widthPx: 1_080, heightPx: 1_920 },
      { widthPx: 720, heightPx: 1_280 },
    ],
    [
      { widthPx: 641, heightPx: 359 },
      { widthPx: 642, heightPx: 360 },
    ],
  ])('%o becomes %o', (camera, sent) => {
    expect(sizeToSend(camera)).toEqual(sent);
  });

  it('is even and within 720p for every camera', () => {
    const px = fc.integer({ min: 16, max: 8_000 });
    fc.assert(
      fc.property(px, px, (widthPx, heightPx) => {
        const sent = sizeToSend({ widthPx, heightPx });
        expect([sent.widthPx % 2, sent.heightPx % 2]).toEqual([0, 0]);
        expect(Math.max(sent.widthPx, sent.heightPx)).toBeLessThanOrEqual(1_280);
        expect(Math.min(sent.widthPx, sent.heightPx)).toBeLessThanOrEqual(720);
      }),
    );
  });
});
