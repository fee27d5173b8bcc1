import { describe, expect, it } from 'vitest';
import { FrameWatch } from './frame-watch.ts';
import { HealthMeter } from './health.ts';

describe('the figures of an encoder', () => {
  it('are those of the last whole seconds', () => {
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

  it('say that sound is missing after two seconds without any', () => {
    const meter = new HealthMeter();
    meter.observe({ kind: 'audio', dtsMs: 0, arrivedAtMs: 5_000, data: Buffer.alloc(1) });
    expect(meter.report(6_900).hasAudio).toBe(true);
    expect(meter.report(7_100).hasAudio).toBe(false);
  });
});

describe('the watch over frames', () => {
  it('tells once that they came and once that they went, within two seconds', () => {
    const clock = { nowMs: 0 };
    const watch = new FrameWatch(() => clock.nowMs, false);
    expect(watch.look()).toBeNull();
    watch.frame();
    expect([watch.look(), watch.look(), watch.isReceiving]).toEqual(['arrived', null, true]);
    clock.nowMs = 700;
    expect([watch.isStalled, watch.look()]).toEqual([true, null]);
    clock.nowMs = 1_900;
    expect([watch.look(), watch.look(), watch.hasEverReceived]).toEqual(['lost', null, true]);
  });
});
