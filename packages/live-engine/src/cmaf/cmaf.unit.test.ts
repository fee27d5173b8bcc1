import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MediaConfig } from '../bus/sample.ts';
import { writeFragment } from './fragment.ts';
import { writeAudioInit, writeMuxedInit } from './init.ts';
import { findBox, listBoxes, readFragment } from './read.ts';

const CONFIG: MediaConfig = {
  video: {
    kind: 'video',
    codec: 'avc1.64001f',
    description: Buffer.from('0164001f', 'hex'),
    widthPx: 1280,
    heightPx: 720,
  },
  audio: {
    kind: 'audio',
    codec: 'mp4a.40.2',
    description: Buffer.from('1190', 'hex'),
    sampleRateHz: 48_000,
    channelCount: 2,
    samplesPerFrame: 1024,
  },
};

const sample = fc.record({
  durationTicks: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  offsetTicks: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  isKey: fc.boolean(),
  data: fc.uint8Array({ maxLength: 40 }),
});
const run = (trackId: number) =>
  fc.record({
    trackId: fc.constant(trackId),
    baseTicks: fc.integer({ min: 0, max: 2 ** 48 }),
    samples: fc.array(sample, { maxLength: 12 }),
  });

describe('init segments', () => {
  it('contain ftyp, moov and a track per kind, decoder configurations verbatim', () => {
    const init = writeMuxedInit(CONFIG);
    expect(listBoxes(init).map(found => found.type)).toEqual(['ftyp', 'moov']);
    const moov = findBox(init, 'moov');
    expect(moov && listBoxes(moov).map(found => found.type)).toEqual(['mvhd', 'trak', 'trak', 'mvex']);
    expect(init.includes(Buffer.from(CONFIG.video.description))).toBe(true);
    expect(findBox(init, 'moov', 'mvhd')?.length).toBe(112);
    expect(findBox(init, 'moov', 'trak', 'tkhd')?.length).toBe(96);
  });

  it('have an audio-only version only if there is audio', () => {
    expect(writeAudioInit({ ...CONFIG, audio: null })).toBeNull();
    const moov = findBox(writeAudioInit(CONFIG) ?? Buffer.alloc(0), 'moov');
    expect(moov && listBoxes(moov).map(found => found.type)).toEqual(['mvhd', 'trak', 'mvex']);
  });
});

describe('fragments', () => {
  it('read back with every run, sample and byte that was written', () => {
    fc.assert(
      fc.property(fc.nat(), run(1), run(2), (sequence, video, audio) => {
        const bytes = writeFragment(sequence, [video, audio]);
        const filled = [video, audio].filter(track => track.samples.length > 0);
        const found = readFragment(bytes);
        expect(found.map(track => track.trackId)).toEqual(filled.map(track => track.trackId));
        filled.forEach((track, index) => {
          let dts = track.baseTicks;
          const samples = found[index]?.samples ?? [];
          expect(samples).toHaveLength(track.samples.length);
          track.samples.forEach((written, position) => {
            const read = samples[position];
            if (read === undefined) throw new Error('sample missing');
            expect(read).toMatchObject({ dtsTicks: dts, durationTicks: written.durationTicks, isKey: written.isKey });
            expect(read.offsetTicks).toBe(written.offsetTicks);
            expect(
              bytes.subarray(read.position, read.position + read.sizeBytes).equals(Buffer.from(written.data)),
            ).toBe(true);
            dts += written.durationTicks;
          });
        });
        expect(listBoxes(bytes).map(found => found.type)).toEqual(['moof', 'mdat']);
      }),
    );
  });

  it('list only complete boxes of a torn file, and never read past its end', () => {
    const whole = Buffer.concat([
      writeFragment(1, [
        {
          trackId: 1,
          baseTicks: 0,
          samples: [{ durationTicks: 1, offsetTicks: 0, isKey: true, data: Buffer.alloc(9) }],
        },
      ]),
      writeFragment(2, [
        {
          trackId: 1,
          baseTicks: 1,
          samples: [{ durationTicks: 1, offsetTicks: 0, isKey: false, data: Buffer.alloc(5) }],
        },
      ]),
    ]);
    for (let length = 0; length <= whole.length; length++) {
      const boxes = listBoxes(whole.subarray(0, length));
      expect(boxes.every(found => found.end <= length)).toBe(true);
    }
    expect(listBoxes(whole)).toHaveLength(4);
  });
});
