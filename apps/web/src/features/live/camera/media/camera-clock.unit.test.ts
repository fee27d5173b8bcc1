import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceClock } from './camera-clock.ts';

/** Observes a device that starts at `startMs` and whose frames, `stepMs` apart, arrive with these delays. */
function observed(startMs: number, stepMs: number, delaysMs: readonly number[]): SourceClock {
  const clock = new SourceClock();
  for (const [index, delayMs] of delaysMs.entries()) clock.observe(index * stepMs, startMs + index * stepMs + delayMs);
  return clock;
}

describe('source clock', () => {
  it('follows the fastest arrival, not the jitter', () => {
    const clock = observed(5_000, 33, [40, 12, 90, 10, 70]);
    expect(clock.at(1_000)).toBe(6_010);
  });

  it('aligns two devices that have different clocks', () => {
    const picture = new SourceClock();
    const sound = new SourceClock();
    for (let atMs = 0; atMs < 5_000; atMs += 20) {
      picture.observe(atMs + 777_000, atMs + 30);
      sound.observe(atMs, atMs + 25);
    }
    expect(Math.abs(picture.at(777_000 + 4_000) - sound.at(4_000))).toBeLessThan(10);
  });

  it('follows a slow drift gradually', () => {
    const clock = new SourceClock();
    let last = -100;
    for (let atMs = 0; atMs < 600_000; atMs += 100) {
      clock.observe(atMs * 0.9999, atMs);
      const placed = clock.at(atMs * 0.9999);
      expect(Math.abs(placed - last - 100)).toBeLessThan(6);
      last = placed;
    }
    expect(Math.abs(last - 599_900)).toBeLessThan(30);
  });

  it('realigns after a gap', () => {
    const clock = observed(0, 100, [0, 0, 0]);
    for (let sourceMs = 300; sourceMs < 25_000; sourceMs += 100) clock.observe(sourceMs, sourceMs + 4_000);
    expect(clock.at(25_000)).toBe(29_000);
  });

  it('never goes below zero', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.nat(1e6), (sourceMs, nowMs) => {
        const clock = new SourceClock();
        expect(clock.at(sourceMs)).toBe(0);
        clock.observe(sourceMs, nowMs);
        expect(clock.at(sourceMs)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
