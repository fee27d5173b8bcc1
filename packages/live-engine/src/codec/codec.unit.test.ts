import { describe, expect, it } from 'vitest';
import { parseAacConfig } from './aac.ts';
import { parseAvcConfig } from './avc.ts';

// avcC records written by x264 for 1280×720 High, 1920×1080 High (cropped from 1088) and 320×180 Main.
const HD_READY = '0164001fffe1001a6764001facd9405005bb011000000300100000030320f18319600100066' + '8ebe3cb22c0';
const FULL_HD = '01640028ffe1001a67640028acd940780227e5c044000003000400000300f03c60c65801000668ebe3cb22c0';

describe('codec configurations', () => {
  it('reads size and codec string from an avcC', () => {
    const config = parseAvcConfig(Buffer.from(HD_READY, 'hex'));
    expect(config).toMatchObject({ codec: 'avc1.64001f', widthPx: 1280, heightPx: 720 });
  });

  it('applies the cropping of a 1080-line picture', () => {
    const config = parseAvcConfig(Buffer.from(FULL_HD, 'hex'));
    expect(config).toMatchObject({ codec: 'avc1.640028', widthPx: 1920, heightPx: 1080 });
  });

  it('throws on a truncated avcC, wherever it is cut', () => {
    const whole = Buffer.from(FULL_HD, 'hex');
    for (let length = 0; length < 20; length++) expect(() => parseAvcConfig(whole.subarray(0, length))).toThrow();
  });

  it('reads LC, SBR and escaped rates from an AudioSpecificConfig', () => {
    expect(parseAacConfig(Buffer.from('1190', 'hex'))).toMatchObject({
      codec: 'mp4a.40.2',
      sampleRateHz: 48_000,
      channelCount: 2,
      samplesPerFrame: 1024,
    });
    expect(parseAacConfig(Buffer.from('1210', 'hex'))).toMatchObject({ sampleRateHz: 44_100, channelCount: 2 });
    expect(parseAacConfig(Buffer.from('2b118800', 'hex'))).toMatchObject({ codec: 'mp4a.40.5', sampleRateHz: 24_000 });
  });

  it('rejects other formats than AAC', () => {
    expect(() => parseAacConfig(Buffer.from('0000', 'hex'))).toThrow(/object type/);
    expect(() => parseAacConfig(Buffer.from('11', 'hex'))).toThrow(/ended early/);
  });
});
