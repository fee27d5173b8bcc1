import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { megabytesPerHour, renditionsOf, type Variant } from './rendition.ts';

const variant = (change: Partial<Variant>): Variant => ({
  url: '/picture.m3u8',
  bitrate: 2_500_000,
  width: 1_280,
  videoCodec: 'avc1.4d401f',
  audioCodec: 'mp4a.40.2',
  ...change,
});
const sound = variant({ url: '/sound.m3u8', bitrate: 140_000, width: 0, videoCodec: undefined });

describe('what a playlist offers', () => {
  it('is one video and audio only, as the engine writes it', () => {
    expect(renditionsOf([variant({}), sound])).toEqual({
      fullBps: 2_500_000,
      lowBps: null,
      audio: { bps: 140_000, url: '/sound.m3u8' },
    });
  });

  it('is a smaller video if there are several', () => {
    const three = [variant({}), variant({ bitrate: 400_000 }), variant({ bitrate: 900_000 }), sound];
    expect(renditionsOf(three)).toMatchObject({ fullBps: 2_500_000, lowBps: 400_000 });
  });

  it('is nothing to choose from if bitrates are unknown, or if there is only audio', () => {
    expect(renditionsOf([variant({ bitrate: 0 })])).toBeNull();
    expect(renditionsOf([sound])).toBeNull();
    expect(renditionsOf([])).toBeNull();
  });
});

describe('megabytes per hour', () => {
  it('are the bits of an hour, rounded to two significant figures', () => {
    expect(megabytesPerHour(140_000)).toBe(63);
    expect(megabytesPerHour(2_750_000)).toBe(1_200);
    expect(megabytesPerHour(300_000)).toBe(140);
  });

  it('are never zero, and at most a tenth off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), bps => {
        const exact = (bps * 3_600) / 8 / 1e6;
        expect(megabytesPerHour(bps)).toBeGreaterThanOrEqual(1);
        if (exact >= 10) expect(Math.abs(megabytesPerHour(bps) / exact - 1)).toBeLessThanOrEqual(0.05);
      }),
    );
  });
});
