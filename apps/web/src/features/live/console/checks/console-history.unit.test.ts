import type { LiveConsole } from '@kotohogi/contract/live';
import { instant } from '@kotohogi/domain/kernel/instant';
import { describe, expect, test } from 'vitest';
import { aConsole, HEALTHY } from '../../testing/a-console.ts';
import {
  addSample,
  driftPerMinute,
  pointsOf,
  type Sample,
  sampleOf,
  valueBefore,
  WINDOW_MS,
} from './console-history.ts';

const start = 1_800_000_000_000;
const sample = (atMs: number, more: Partial<Sample> = {}): Sample => ({
  atMs: start + atMs,
  videoKbps: 2900,
  frameRate: 30,
  keyFrameMs: 2000,
  loudnessDb: -18,
  clockDriftMs: 0,
  viewers: 0,
  present: 4,
  delayMs: 1400,
  delayP95Ms: 2100,
  ...more,
});
const gather = (samples: readonly Sample[]) =>
  samples.reduce<readonly Sample[]>((before, next) => addSample(before, next), []);

const health = { ...HEALTHY, clockDriftMs: 0 };
const answer = (facts: Pick<LiveConsole, 'frames' | 'health'>): LiveConsole =>
  aConsole({
    ...{ now: instant(start), viewers: 3, present: 4 },
    audience: { playing: 3, waiting: 0, paused: 0, failed: 0, audioOnly: 0, delayMs: { p50: 1400, p95: 2100 } },
    ...facts,
  });

describe('given one console response', () => {
  test('when frames arrive, then their values count', () => {
    expect(sampleOf(answer({ frames: 'flowing', health }), -18)).toEqual(sample(0, { viewers: 3 }));
  });

  test('when the stream broke off, then the values are 0; when it never started, then there are none', () => {
    const lost = { videoKbps: 0, frameRate: 0, keyFrameMs: null, loudnessDb: null };
    expect(sampleOf(answer({ frames: 'lost', health }), -18)).toMatchObject(lost);
    const unmeasured = { videoKbps: null, frameRate: null, keyFrameMs: null };
    expect(sampleOf(answer({ frames: 'none', health: null }), null)).toMatchObject(unmeasured);
    const beginning = { ...health, videoKbps: 0, frameRate: 0, keyFrameDistanceMs: null };
    expect(sampleOf(answer({ frames: 'flowing', health: beginning }), null)).toMatchObject(unmeasured);
  });
});

describe('given responses every two seconds', () => {
  test('when they are older than the window, then they are dropped', () => {
    const samples = gather(Array.from({ length: 400 }, (_, n) => sample(n * 2000)));
    expect(samples).toHaveLength(WINDOW_MS / 2000);
    expect(samples.at(-1)?.atMs).toBe(start + 399 * 2000);
  });

  test('when one arrives twice or late, then time still moves forward', () => {
    const samples = gather([sample(0), sample(4000), sample(4000, { viewers: 9 }), sample(2000)]);
    expect(samples.map(({ atMs }) => atMs - start)).toEqual([0, 2000]);
  });

  test('then a point is the mean of five seconds, the newest is last, and gaps remain gaps', () => {
    const samples = gather([
      sample(0, { videoKbps: 1000 }),
      sample(2000, { videoKbps: 2000 }),
      sample(4000, { videoKbps: 3000 }),
      sample(15_000, { videoKbps: 500 }),
      sample(16_000, { videoKbps: null }),
    ]);
    const points = pointsOf(samples, 'videoKbps');
    expect(points).toHaveLength(120);
    expect(points.slice(-4)).toEqual([2000, null, null, 500]);
    expect(points.slice(0, -4).every(point => point === null)).toBe(true);
    expect(pointsOf([], 'videoKbps')).toEqual([]);
  });

  test('when the stream breaks off, then the last value before the break counts, not the falling ones', () => {
    const samples = [
      sample(0),
      sample(2000, { frameRate: 29 }),
      sample(4000, { frameRate: 12 }),
      sample(6000, { frameRate: 0 }),
    ];
    expect(valueBefore(samples, 'frameRate', start + 3000)).toBe(29);
    expect(valueBefore(samples, 'frameRate', start - 1)).toBeNull();
  });
});

describe("given the drift of an encoder's clock", () => {
  /** A sample every two seconds; the drift of each in ms. */
  const watched = (driftsMs: readonly (number | null)[]) =>
    driftsMs.map((clockDriftMs, n) => sample(n * 2000, { clockDriftMs }));
  const steady = (count: number, msPerMinute: number) =>
    Array.from({ length: count }, (_, n) => (n * msPerMinute) / 30);

  test('when it was observed for less than a minute, then the drift is unknown', () => {
    expect(driftPerMinute([])).toBeNull();
    expect(driftPerMinute(watched(steady(30, 90)))).toBeNull();
  });

  test('when it was observed for longer, then its rate is known in both directions', () => {
    expect(driftPerMinute(watched(steady(31, 90)))).toBeCloseTo(90);
    expect(driftPerMinute(watched(steady(200, -12)))).toBeCloseTo(-12);
  });

  test('when it drifted long ago, then only the last three minutes count', () => {
    const before = steady(120, 100);
    const after = Array.from({ length: 120 }, () => before.at(-1) ?? 0);
    expect(driftPerMinute(watched([...before, ...after]))).toBeCloseTo(0);
  });

  test('when the stream broke off or another session started, then observation starts over', () => {
    expect(driftPerMinute(watched([...steady(60, 90), null, ...steady(20, 90)]))).toBeNull();
    expect(driftPerMinute(watched([...steady(60, 600), ...steady(20, 0)]))).toBeNull();
    expect(driftPerMinute(watched([...steady(60, 600), ...steady(31, 0)]))).toBeCloseTo(0);
    expect(driftPerMinute(watched([...steady(60, 90), null]))).toBeNull();
  });
});
