import type { LiveConsole } from '@kotohogi/contract/live';
import { instant } from '@kotohogi/domain/kernel/instant';
import { describe, expect, test } from 'vitest';
import { addSample, pointsOf, type Sample, sampleOf, valueBefore, WINDOW_MS } from './console-history.ts';

const start = 1_800_000_000_000;
const sample = (atMs: number, more: Partial<Sample> = {}): Sample => ({
  atMs: start + atMs,
  videoKbps: 2900,
  frameRate: 30,
  keyFrameMs: 2000,
  viewers: 0,
  ...more,
});
const gather = (samples: readonly Sample[]) =>
  samples.reduce<readonly Sample[]>((before, next) => addSample(before, next), []);

const health = {
  videoKbps: 2900,
  frameRate: 30,
  keyFrameDistanceMs: 2000,
  widthPx: 1280,
  heightPx: 720,
  hasAudio: true,
} as const;
const answer = (facts: Pick<LiveConsole, 'frames' | 'health'>): LiveConsole => ({
  state: 'streaming',
  provider: 'channel',
  commands: [],
  startsAt: instant(start),
  publishedAt: null,
  now: instant(start),
  isReachable: true,
  ingest: [],
  framesLostAt: null,
  viewers: 3,
  present: 4,
  preview: null,
  recording: { durationMs: 0, isPlayable: false, filePercent: 0 },
  log: [],
  ...facts,
});

describe('given one answer of the console', () => {
  test('when frames come, then its figures count', () => {
    expect(sampleOf(answer({ frames: 'flowing', health }))).toEqual(sample(0, { viewers: 3 }));
  });

  test('when the stream broke off, then nothing comes; when it never came, then nothing was measured', () => {
    const lost = { videoKbps: 0, frameRate: 0, keyFrameMs: null };
    expect(sampleOf(answer({ frames: 'lost', health }))).toMatchObject(lost);
    const unmeasured = { videoKbps: null, frameRate: null, keyFrameMs: null };
    expect(sampleOf(answer({ frames: 'none', health: null }))).toMatchObject(unmeasured);
    const beginning = { ...health, videoKbps: 0, frameRate: 0, keyFrameDistanceMs: null };
    expect(sampleOf(answer({ frames: 'flowing', health: beginning }))).toMatchObject(unmeasured);
  });
});

describe('given answers every two seconds', () => {
  test('when they are older than the window, then they are let go', () => {
    const samples = gather(Array.from({ length: 400 }, (_, n) => sample(n * 2000)));
    expect(samples).toHaveLength(WINDOW_MS / 2000);
    expect(samples.at(-1)?.atMs).toBe(start + 399 * 2000);
  });

  test('when one comes twice or late, then time still runs forward', () => {
    const samples = gather([sample(0), sample(4000), sample(4000, { viewers: 9 }), sample(2000)]);
    expect(samples.map(({ atMs }) => atMs - start)).toEqual([0, 2000]);
  });

  test('then a point is the mean of five seconds, the newest at the end, and gaps stay gaps', () => {
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

  test('when the stream breaks off, then the last figure from before that counts, not the sinking ones', () => {
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
