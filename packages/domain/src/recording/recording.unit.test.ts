import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeChapters } from './chapter.ts';
import {
  bareETag,
  CHUNK_SIZE_BYTES,
  chunkCountOf,
  chunksOf,
  inOrder,
  isSameFile,
  MAX_FILM_SIZE_BYTES,
  percentOf,
} from './chunks.ts';
import { defectOf, FILM_DEFECTS, type FilmFacts, factsOf } from './film.ts';
import { afterUploadEvent, IDLE_UPLOAD, type UploadEvent, type VideoUpload } from './upload.ts';

const size = fc.integer({ min: 1, max: 400 * CHUNK_SIZE_BYTES });

describe('given a file to be split into chunks of 10,485,760 bytes', () => {
  test('then they add up to it without gap or overlap, and only the last is smaller', () => {
    fc.assert(
      fc.property(size, sizeBytes => {
        const chunks = chunksOf(sizeBytes);
        expect(chunks.map(chunk => chunk.partNumber)).toEqual(chunks.map((_, at) => at + 1));
        expect(chunks[0]?.start).toBe(0);
        expect(chunks.at(-1)?.end).toBe(sizeBytes);
        for (const [at, { start, end }] of chunks.entries()) {
          if (at > 0) expect(start).toBe(chunks[at - 1]?.end);
          if (at < chunks.length - 1) expect(end - start).toBe(CHUNK_SIZE_BYTES);
          else expect(end - start).toBeGreaterThan(0);
        }
        expect(chunks.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(sizeBytes);
      }),
    );
  });

  test.each([
    [1, 1],
    [CHUNK_SIZE_BYTES, 1],
    [CHUNK_SIZE_BYTES + 1, 2],
    [300 * 1024 * 1024, 30],
    [MAX_FILM_SIZE_BYTES, 2048],
  ])('%i bytes are %i chunks', (sizeBytes, count) => expect(chunkCountOf(sizeBytes)).toBe(count));

  test('in whatever order they arrive, they are assembled starting with 1', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 20 }, (_, at) => at + 1)), numbers => {
        const parts = inOrder(numbers.map(partNumber => ({ partNumber, eTag: `e${partNumber}` })));
        expect(parts.map(part => part.partNumber)).toEqual(numbers.toSorted((a, b) => a - b));
        expect(parts.every(part => part.eTag === `e${part.partNumber}`)).toBe(true);
      }),
    );
  });

  test.each([
    ['"abc"', 'abc'],
    ['abc', 'abc'],
    ['W/"abc"', 'abc'],
  ])('the ETag %s is %s', (header, eTag) => expect(bareETag(header)).toBe(eTag));
});

describe('given the number of bytes sent', () => {
  test('then chunks are shown in whole percent, a single file with two decimals', () => {
    expect(percentOf(1, 3, 'whole')).toBe(33);
    expect(percentOf(1, 3, 'hundredth')).toBe(33.33);
    expect(percentOf(0, 0, 'whole')).toBe(100);
  });

  test('more bytes never give a lower percentage, and never over a hundred', () => {
    const step = fc.constantFrom('whole' as const, 'hundredth' as const);
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), step, (sizeBytes, a, b, by) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(percentOf(less, sizeBytes, by)).toBeLessThanOrEqual(percentOf(more, sizeBytes, by));
        expect(percentOf(more, sizeBytes, by)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

const uploadEvent: fc.Arbitrary<UploadEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('started' as const, 'progressed' as const), percentage: fc.nat({ max: 100 }) }),
  fc.record({ type: fc.constantFrom('sent' as const, 'linked' as const, 'failed' as const, 'reset' as const) }),
);

const walk = (events: readonly UploadEvent[]) => {
  const states: VideoUpload[] = [IDLE_UPLOAD];
  for (const event of events) states.push(afterUploadEvent(states.at(-1) ?? IDLE_UPLOAD, event));
  return states;
};

describe('given an upload', () => {
  test('when all goes well, then it is uploading with a percentage, linking, done', () => {
    const states = walk([
      { type: 'started', percentage: 0 },
      { type: 'progressed', percentage: 40 },
      { type: 'progressed', percentage: 30 },
      { type: 'sent' },
      { type: 'linked' },
    ]);
    expect(
      states.map(({ percentage, uploading, linking, isDone }) => [percentage, uploading, linking, isDone]),
    ).toEqual([
      [0, false, false, false],
      [0, true, false, false],
      [40, true, false, false],
      [40, true, false, false],
      [100, false, true, false],
      [100, false, false, true],
    ]);
  });

  test('when it fails, then the uploading flag is reset in any state', () => {
    fc.assert(
      fc.property(fc.array(uploadEvent), events => {
        const failed = walk([...events, { type: 'failed' }]).at(-1);
        expect(failed).toMatchObject({ uploading: false, linking: false });
      }),
    );
  });

  test('after any events, it never does two things at once, and the percentage never decreases while it runs', () => {
    fc.assert(
      fc.property(fc.array(uploadEvent, { maxLength: 60 }), events => {
        const states = walk(events);
        for (const [at, state] of states.entries()) {
          expect([state.uploading, state.linking, state.isDone].filter(Boolean).length).toBeLessThanOrEqual(1);
          const before = states[at - 1];
          if (before?.uploading && state.uploading) expect(state.percentage).toBeGreaterThanOrEqual(before.percentage);
        }
      }),
    );
  });

  test('files with the same name, size and time count as the same file', () => {
    const file = { fileName: 'a.mp4', sizeBytes: 5, lastModifiedMs: 7 };
    expect(isSameFile(file, { ...file })).toBe(true);
    expect(isSameFile(file, { ...file, lastModifiedMs: 8 })).toBe(false);
    expect(isSameFile(file, { ...file, fileName: 'b.mp4' })).toBe(false);
    expect(isSameFile(file, { ...file, sizeBytes: 6 })).toBe(false);
  });
});

describe('given a video', () => {
  const good: FilmFacts = {
    container: 'mp4',
    videoCodec: 'avc',
    audioCodec: 'aac',
    durationMs: 60_000,
    isWhole: true,
  };
  test.each([
    ['as encoders make it', {}, undefined],
    ['without sound', { audioCodec: null }, undefined],
    ['of QuickTime', { container: 'mov' }, undefined],
    ['of another kind', { container: 'other' }, 'container'],
    ['of a telephone', { videoCodec: 'hevc' }, 'hevc'],
    ['of an editor', { videoCodec: 'prores' }, 'videoCodec'],
    ['of sound alone', { videoCodec: null }, 'noVideo'],
    ['with nothing in it', { videoCodec: null, audioCodec: null }, 'broken'],
    ['with an unsupported audio codec', { audioCodec: 'ac3' }, 'audioCodec'],
    ['that breaks off', { isWhole: false }, 'broken'],
    ['of no length', { durationMs: 0 }, 'broken'],
  ] as const)('one %s is checked', (_, change, defect) => {
    expect(defectOf({ ...good, ...change })).toBe(defect);
  });

  test('any video is either playable or refused with a known defect', () => {
    const facts = fc.record({
      container: fc.constantFrom('mp4', 'mov', 'webm', 'other'),
      videoCodec: fc.option(fc.constantFrom('avc', 'hevc', 'vp9', 'unknown')),
      audioCodec: fc.option(fc.constantFrom('aac', 'opus', 'unknown')),
      durationMs: fc.nat(),
      isWhole: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, one => {
        const defect = defectOf(one as FilmFacts);
        if (defect !== undefined) expect(FILM_DEFECTS).toContain(defect);
      }),
    );
  });

  test('then its facts are read from the demuxer', async () => {
    const track = (codec: string | null) => ({ getCodec: async () => codec });
    const read = (name: string, video: string | null | undefined) =>
      factsOf(
        {
          getFormat: async () => ({ name }),
          getPrimaryVideoTrack: async () => (video === undefined ? null : track(video)),
          getPrimaryAudioTrack: async () => track('aac'),
          computeDuration: async () => 12.3456,
        },
        async () => true,
      );
    expect(await read('MP4', 'avc')).toEqual({ ...good, durationMs: 12_346 });
    expect(await read('Ogg', null)).toMatchObject({ container: 'other', videoCodec: 'unknown' });
    expect(await read('WebM', undefined)).toMatchObject({ container: 'webm', videoCodec: null, isWhole: false });
  });
});

describe('given chapters of a recording in two parts', () => {
  const parts = [
    { programFromMs: 1_000, durationMs: 500 },
    { programFromMs: 5_000, durationMs: 2_000 },
  ];
  test('then each is where it began; one in the gap at the next part; one past the end nowhere', () => {
    const chapters = [
      { programMs: 5_100, title: '乾杯', titleEn: '' },
      { programMs: 900, title: '入場', titleEn: '' },
      { programMs: 3_000, title: '披露宴', titleEn: '' },
      { programMs: 9_000, title: 'お見送り', titleEn: '' },
    ];
    expect(placeChapters(parts, chapters)).toEqual([
      { timeMs: 0, title: '入場', titleEn: '' },
      { timeMs: 500, title: '披露宴', titleEn: '' },
      { timeMs: 600, title: '乾杯', titleEn: '' },
    ]);
  });

  test('of two at one position the later one wins', () => {
    const chapters = [
      { programMs: 2_000, title: '歓談', titleEn: '' },
      { programMs: 3_000, title: '披露宴', titleEn: '' },
    ];
    expect(placeChapters(parts, chapters)).toEqual([{ timeMs: 500, title: '披露宴', titleEn: '' }]);
  });

  test('any chapters come in order, one per position, within the recording', () => {
    const chapter = fc.record({ programMs: fc.nat({ max: 10_000 }), title: fc.string(), titleEn: fc.string() });
    fc.assert(
      fc.property(fc.array(chapter), chapters => {
        const times = placeChapters(parts, chapters).map(({ timeMs }) => timeMs);
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
        for (const timeMs of times) expect(timeMs).toBeLessThan(2_500);
      }),
    );
  });
});
