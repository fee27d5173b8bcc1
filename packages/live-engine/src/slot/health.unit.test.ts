import { describe, expect, it } from 'vitest';
import { FrameWatch } from './frame-watch.ts';
import { HealthMeter } from './health.ts';

const SILENT = Buffer.from([0b0010_0001, 0, 0, 0]);
const LOUD = Buffer.from([0b0010_0001, 0b0000_0111, 0b1000_0000, 0]);
const picture = (dtsMs: number, arrivedAtMs: number) =>
  ({ kind: 'video', dtsMs, ptsMs: dtsMs, isKey: false, arrivedAtMs, data: Buffer.alloc(1) }) as const;
const sound = (arrivedAtMs: number, data: Buffer) => ({ kind: 'audio', dtsMs: 0, arrivedAtMs, data }) as const;

describe('the measurements of an encoder', () => {
  it('cover the last whole seconds', () => {
    const meter = new HealthMeter();
    for (let frame = 0; frame < 300; frame++) {
      const dtsMs = frame * 40;
      const arrivedAtMs = 1_000_000 + dtsMs;
      meter.observe({
        kind: 'video',
        dtsMs,
        ptsMs: dtsMs,
        isKey: frame % 50 === 0,
        arrivedAtMs,
        data: Buffer.alloc(5_000),
      });
      meter.observe({ kind: 'audio', dtsMs, arrivedAtMs, data: Buffer.alloc(500) });
    }
    expect(meter.report(1_012_000)).toMatchObject({
      videoKbps: 1_000,
      audioKbps: 100,
      frameRate: 25,
      keyFrameDistanceMs: 2_000,
      hasAudio: true,
      lastFrameAtMs: 1_011_960,
    });
  });

  it('are the same after a minute in which the process was suspended and read nothing', () => {
    const meter = new HealthMeter();
    const stoppedAtMs = 1_010_000;
    const resumedAtMs = stoppedAtMs + 60_000;
    for (let dtsMs = 0; dtsMs < 75_000; dtsMs += 40) {
      const sentAtMs = 1_000_000 + dtsMs;
      // What was sent in the meantime is read within two seconds.
      const readAtMs = resumedAtMs + (sentAtMs - stoppedAtMs) / 30;
      const isLate = sentAtMs > stoppedAtMs && readAtMs > sentAtMs;
      meter.observe({ ...picture(dtsMs, isLate ? readAtMs : sentAtMs), data: Buffer.alloc(40_000) });
      const { videoKbps, frameRate } = meter.report(isLate ? readAtMs : sentAtMs);
      expect(videoKbps).toBeLessThan(12_000);
      expect(frameRate).toBeLessThan(40);
    }
  });

  it('report a long key-frame distance before the second key frame comes', () => {
    const meter = new HealthMeter();
    for (let ms = 0; ms <= 6_000; ms += 40) meter.observe({ ...picture(ms, ms), isKey: ms === 0 });
    expect(meter.report(6_000).keyFrameDistanceMs).toBe(6_000);
  });

  it('report missing audio after two seconds without any', () => {
    const meter = new HealthMeter();
    meter.observe({ kind: 'audio', dtsMs: 0, arrivedAtMs: 5_000, data: Buffer.alloc(1) });
    expect(meter.report(6_900).hasAudio).toBe(true);
    expect(meter.report(7_100).hasAudio).toBe(false);
  });
});

describe('the sound of an encoder', () => {
  it('is missing from the first picture on, until there is sound', () => {
    const meter = new HealthMeter();
    expect(meter.report(500).silentSinceMs).toBeNull();
    meter.observe(picture(0, 1_000));
    expect(meter.report(9_000).silentSinceMs).toBe(1_000);
    meter.observe(sound(9_500, LOUD));
    expect(meter.report(9_600).silentSinceMs).toBeNull();
  });

  it('is silent from the first silent frame on, and when it breaks off', () => {
    const meter = new HealthMeter();
    meter.observe(sound(1_000, LOUD));
    meter.observe(sound(2_000, SILENT));
    meter.observe(sound(3_000, SILENT));
    expect(meter.report(3_500)).toMatchObject({ hasAudio: true, silentSinceMs: 2_000 });
    meter.observe(sound(4_000, LOUD));
    expect(meter.report(5_000).silentSinceMs).toBeNull();
    expect(meter.report(7_000)).toMatchObject({ hasAudio: false, silentSinceMs: 4_000 });
  });
});

describe('the clock of an encoder', () => {
  it.each([
    ['is slow', 1.001, 30],
    ['is fast', 0.999, -30],
    ['is ours', 1, 0],
  ])('when it %s, the drift is reported, with or without late frames', (_text, pace, driftMs) => {
    const meter = new HealthMeter();
    for (let dtsMs = 0; dtsMs <= 34_000; dtsMs += 40) {
      const lateMs = dtsMs % 400 === 0 ? 0 : 150;
      meter.observe(picture(dtsMs, 1_000_000 + dtsMs * pace + lateMs));
    }
    expect(Math.abs((meter.report(0).clockDriftMs ?? Number.NaN) - driftMs)).toBeLessThan(12);
  });

  it.each([5_000, -5_000])(
    'that jumps once by %d ms does not drift, and does not cause a long key-frame distance',
    jumpMs => {
      const meter = new HealthMeter();
      for (let ms = 0; ms <= 60_000; ms += 40)
        meter.observe({ ...picture(ms >= 30_000 ? ms + jumpMs : ms, 1_000_000 + ms), isKey: ms % 1_000 === 0 });
      expect(meter.report(0)).toMatchObject({ clockDriftMs: 0, keyFrameDistanceMs: 1_000 });
    },
  );

  it('has no known drift before ten seconds, nor for the next encoder', () => {
    const meter = new HealthMeter();
    for (let dtsMs = 0; dtsMs <= 9_000; dtsMs += 40) meter.observe(picture(dtsMs, dtsMs));
    expect(meter.report(0).clockDriftMs).toBeNull();
    for (let dtsMs = 9_040; dtsMs <= 20_000; dtsMs += 40) meter.observe(picture(dtsMs, dtsMs));
    expect(meter.report(0).clockDriftMs).toBe(0);
    meter.reset();
    expect(meter.report(0).clockDriftMs).toBeNull();
  });
});

describe('watching for frames', () => {
  it('reports arrival and loss once each, within two seconds', () => {
    const clock = { nowMs: 0 };
    const watch = new FrameWatch(() => clock.nowMs, false);
    expect(watch.check()).toBeNull();
    watch.frame();
    expect([watch.check(), watch.check(), watch.isReceiving]).toEqual(['arrived', null, true]);
    clock.nowMs = 700;
    expect([watch.isStalled, watch.check()]).toEqual([true, null]);
    clock.nowMs = 1_900;
    expect([watch.check(), watch.check(), watch.hasEverReceived]).toEqual(['lost', null, true]);
  });
});
