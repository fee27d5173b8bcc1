import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MediaConfig, MediaSample } from '../bus/sample.ts';
import { readAudioTag, readVideoTag } from '../ingest/rtmp/flv.ts';
import { FlvReader, TAG, writeFlvHead, writeFlvTag } from './flv.ts';

const CONFIG: MediaConfig = {
  video: { kind: 'video', codec: 'avc1.42c01f', description: Buffer.from([1, 2, 3]), widthPx: 1280, heightPx: 720 },
  audio: {
    kind: 'audio',
    codec: 'mp4a.40.2',
    description: Buffer.from([0x12, 0x10]),
    sampleRateHz: 44_100,
    channelCount: 2,
    samplesPerFrame: 1024,
  },
};
const START_MS = 5_000;
const data = fc.uint8Array({ minLength: 1, maxLength: 300 }).map(bytes => Buffer.from(bytes));
const dtsMs = fc.integer({ min: START_MS, max: START_MS + 40_000_000 });
const video = fc
  .record({ dtsMs, delayMs: fc.integer({ min: 0, max: 2_000 }), isKey: fc.boolean(), data })
  .map(({ delayMs, ...rest }): MediaSample => {
    return { kind: 'video', ...rest, ptsMs: rest.dtsMs + delayMs, arrivedAtMs: 0 };
  });
const audio = fc.record({ dtsMs, data }).map((rest): MediaSample => ({ kind: 'audio', ...rest, arrivedAtMs: 0 }));

describe('frames in a file that is read while it is written', () => {
  it('come out as they went in, however the bytes are split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(video, audio), { maxLength: 8 }),
        fc.integer({ min: 1, max: 50 }),
        (frames, cut) => {
          const bytes = Buffer.concat([writeFlvHead(CONFIG), ...frames.map(frame => writeFlvTag(frame, START_MS))]);
          const reader = new FlvReader();
          const tags = [];
          for (let at = 0; at < bytes.length; at += cut) tags.push(...reader.take(bytes.subarray(at, at + cut)));
          const [, , ...samples] = tags;
          const read = samples.map(({ type, timeMs, body }) => {
            const timing = { dtsMs: timeMs + START_MS, arrivedAtMs: 0 };
            return type === TAG.video ? readVideoTag(body, timing) : readAudioTag(body, timing);
          });
          expect(read).toEqual(frames);
        },
      ),
    );
  });
});
