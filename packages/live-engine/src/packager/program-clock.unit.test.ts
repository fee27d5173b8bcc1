import { describe, expect, it } from 'vitest';
import { ProgramClock } from './program-clock.ts';

const EPOCH_MS = 1_700_000_000_000;

describe('program time', () => {
  it('is anchored at the fastest arrival of the first three seconds and then frozen', () => {
    const clock = new ProgramClock();
    clock.beginRun(0);
    clock.observe(0, EPOCH_MS + 400);
    expect(clock.stampSegment(0)).toBe(EPOCH_MS + 400);
    clock.observe(1_000, EPOCH_MS + 1_100);
    clock.observe(2_000, EPOCH_MS + 2_250);
    expect(clock.stampSegment(2_000)).toBe(EPOCH_MS + 2_100);
    clock.observe(4_000, EPOCH_MS + 4_020);
    expect(clock.stampSegment(4_000)).toBe(EPOCH_MS + 4_100);
  });

  it('follows a drifting encoder by at most five milliseconds at a time', () => {
    const clock = new ProgramClock();
    clock.beginRun(0);
    clock.observe(0, EPOCH_MS);
    let previousMs = clock.stampSegment(0);
    // The encoder's clock is slow by one part in a thousand: every frame arrives a little later than its timestamp.
    for (let dtsMs = 2_000; dtsMs <= 600_000; dtsMs += 2_000) {
      clock.observe(dtsMs, EPOCH_MS + dtsMs + dtsMs / 1_000);
      const stampMs = clock.stampSegment(dtsMs);
      expect(stampMs - previousMs).toBeGreaterThanOrEqual(1_995);
      expect(stampMs - previousMs).toBeLessThanOrEqual(2_005);
      previousMs = stampMs;
    }
    expect(previousMs).toBeGreaterThan(EPOCH_MS + 600_000 + 50);
  });

  it('never goes back, whatever a new encoder claims', () => {
    const clock = new ProgramClock(EPOCH_MS + 10_000);
    clock.beginRun(0);
    clock.observe(0, EPOCH_MS);
    expect(clock.stampSegment(0)).toBe(EPOCH_MS + 10_000);
  });

  it('continues if the clock of the machine is set back, and is right again with the next encoder once it is corrected', () => {
    const clock = new ProgramClock(EPOCH_MS);
    const stamps = (hourMs: number) => {
      clock.beginRun(0);
      return [0, 2_000, 4_000].map(dtsMs => {
        clock.observe(dtsMs, EPOCH_MS + hourMs + dtsMs);
        return clock.stampSegment(dtsMs) - EPOCH_MS;
      });
    };
    expect(stamps(-3_600_000)).toEqual([0, 2_000, 4_000]);
    expect(stamps(10_000)).toEqual([10_000, 12_000, 14_000]);
  });
});
