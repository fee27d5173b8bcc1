import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AudioConfig, VideoConfig } from '../bus/sample.ts';
import { type FoundSample, readFragment } from '../cmaf/read.ts';
import { AUDIO_TRACK_ID, VIDEO_TIMESCALE, VIDEO_TRACK_ID } from '../cmaf/track.ts';
import type { PackagedPart, PackagerEvent } from './events.ts';
import { DEFAULT_TARGETS, Packager, type PackagerStart } from './packager.ts';

const VIDEO: VideoConfig = {
  kind: 'video',
  codec: 'avc1.64001f',
  description: Buffer.from('0164001f', 'hex'),
  widthPx: 1280,
  heightPx: 720,
};
const AUDIO: AudioConfig = {
  kind: 'audio',
  codec: 'mp4a.40.2',
  description: Buffer.from('1190', 'hex'),
  sampleRateHz: 48_000,
  channelCount: 2,
  samplesPerFrame: 1024,
};
const FRESH: PackagerStart = { nextMsn: 0, originTicks: 0, lastProgramMs: 0, config: null, wantsSession: true };
const EPOCH_MS = 1_700_000_000_000;

/** An encoder with its own clock and a configurable frame rate, key-frame distance and start. */
class Encoder {
  #frame = 0;
  #audioMs = 0;
  readonly #packager: Packager;
  readonly #options: { fps: number; gopFrames: number; startMs: number; wallMs: number };

  constructor(
    packager: Packager,
    options: Partial<{ fps: number; gopFrames: number; startMs: number; wallMs: number }> = {},
  ) {
    this.#packager = packager;
    this.#options = { fps: 30, gopFrames: 30, startMs: 0, wallMs: EPOCH_MS, ...options };
    packager.beginSource();
    packager.configure(VIDEO);
    packager.configure(AUDIO);
  }

  /** Sends `seconds` of video and audio, interleaved by time. */
  run(seconds: number): void {
    const { fps, gopFrames, startMs, wallMs } = this.#options;
    for (let i = 0; i < Math.round(seconds * fps); i++, this.#frame++) {
      const elapsedMs = Math.round((this.#frame * 1000) / fps);
      while (this.#audioMs <= elapsedMs) {
        const arrivedAtMs = wallMs + this.#audioMs;
        const dtsMs = startMs + Math.round(this.#audioMs);
        this.#packager.push({ kind: 'audio', dtsMs, arrivedAtMs, data: Buffer.alloc(3) });
        this.#audioMs += (1024 * 1000) / 48_000;
      }
      const dtsMs = startMs + elapsedMs;
      const isKey = this.#frame % gopFrames === 0;
      this.#packager.push({
        kind: 'video',
        dtsMs,
        ptsMs: dtsMs,
        isKey,
        arrivedAtMs: wallMs + elapsedMs,
        data: Buffer.alloc(5),
      });
    }
  }
}

function record(start: PackagerStart = FRESH): {
  packager: Packager;
  events: PackagerEvent[];
  batches: PackagerEvent[][];
} {
  const events: PackagerEvent[] = [];
  const batches: PackagerEvent[][] = [];
  const packager = new Packager(start, DEFAULT_TARGETS, batch => {
    events.push(...batch);
    batches.push([...batch]);
  });
  return { packager, events, batches };
}

function partsOf(events: readonly PackagerEvent[]): PackagedPart[] {
  return events.filter(event => event.type === 'part');
}

function samplesOf(events: readonly PackagerEvent[], trackId: number): FoundSample[] {
  return partsOf(events).flatMap(part =>
    readFragment(part.body).flatMap(run => (run.trackId === trackId ? run.samples : [])),
  );
}

const startsOf = (events: readonly PackagerEvent[]) => events.filter(event => event.type === 'open');
const closesOf = (events: readonly PackagerEvent[]) => events.filter(event => event.type === 'close');

describe('parts and segments', () => {
  it('cuts segments at the first key frame after two seconds and parts below their target', () => {
    const { packager, events } = record();
    new Encoder(packager).run(10.1);
    packager.finish();
    expect(
      closesOf(events)
        .slice(0, -1)
        .map(close => close.durationTicks),
    ).toEqual([180_000, 180_000, 180_000, 180_000, 180_000]);
    expect(startsOf(events).map(open => open.msn)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const part of partsOf(events)) expect(part.durationTicks).toBeLessThanOrEqual(334 * 90);
    const inner = partsOf(events).filter(part =>
      partsOf(events).some(next => next.msn === part.msn && next.index === part.index + 1),
    );
    for (const part of inner) expect(part.durationTicks).toBeGreaterThanOrEqual(0.85 * 334 * 90);
    expect(
      partsOf(events)
        .filter(part => part.index === 0)
        .every(part => part.isIndependent),
    ).toBe(true);
  });

  it.each([12, 15, 20, 24, 25, 29.97, 30, 50, 59.94, 60])(
    'at %d fps keeps every inner part between 85 and 100 percent of its target',
    fps => {
      const { packager, events } = record();
      new Encoder(packager, { fps, gopFrames: Math.round(fps) }).run(8);
      const closed = closesOf(events).map(close => close.msn);
      const parts = partsOf(events).filter(part => closed.includes(part.msn));
      expect(parts.length).toBeGreaterThan(15);
      for (const part of parts) {
        expect(part.durationTicks).toBeLessThanOrEqual(334 * 90);
        const isLast = !parts.some(next => next.msn === part.msn && next.index > part.index);
        if (!isLast) expect(part.durationTicks).toBeGreaterThanOrEqual(0.85 * 334 * 90);
      }
    },
  );

  it('delivers the end of one segment and the beginning of the next in one batch', () => {
    const { packager, batches } = record();
    new Encoder(packager).run(4.5);
    const closing = batches.filter(batch => batch.some(event => event.type === 'close'));
    expect(closing.length).toBe(2);
    for (const batch of closing) expect(batch.map(event => event.type)).toEqual(['part', 'close', 'open']);
  });

  it('ends a segment without a key frame after twelve seconds, and before that at the key frame', () => {
    const { packager, events } = record();
    new Encoder(packager, { gopFrames: 100_000 }).run(25);
    expect(closesOf(events).map(close => close.durationTicks)).toEqual([1_080_000, 1_080_000]);
    expect(partsOf(events).find(part => part.msn === 1)?.isIndependent).toBe(false);
    const slow = record();
    new Encoder(slow.packager, { fps: 24, gopFrames: 250 }).run(25);
    expect(closesOf(slow.events)).toHaveLength(2);
    expect(partsOf(slow.events).find(part => part.msn === 1)?.isIndependent).toBe(true);
  });

  it('loses no frame and keeps both tracks gapless, however frame times jitter', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 60, maxLength: 200 });
    fc.assert(
      fc.property(steps, stepsMs => {
        const { packager, events } = record();
        packager.beginSource();
        packager.configure(VIDEO);
        packager.configure(AUDIO);
        let dtsMs = 0;
        stepsMs.forEach((stepMs, index) => {
          packager.push({
            kind: 'video',
            dtsMs,
            ptsMs: dtsMs,
            isKey: index % 20 === 0,
            arrivedAtMs: EPOCH_MS,
            data: Buffer.alloc(2),
          });
          dtsMs += stepMs;
        });
        packager.finish();
        const video = samplesOf(events, VIDEO_TRACK_ID);
        expect(video).toHaveLength(stepsMs.length);
        video.forEach((sample, index) => {
          const next = video[index + 1];
          if (next !== undefined) expect(sample.dtsTicks + sample.durationTicks).toBe(next.dtsTicks);
        });
        for (const part of partsOf(events)) expect(part.durationTicks).toBeLessThanOrEqual(334 * 90);
      }),
      { numRuns: 60 },
    );
  });
});

describe('ten seconds between key frames', () => {
  it.each([
    [300, 19, 9],
    [60, 3.5, 1.5],
  ])(
    'start a session at once, at the latest key frame received (every %d frames, after %d s)',
    (gopFrames, seconds, heldS) => {
      const { packager, events } = record();
      const encoder = new Encoder(packager, { gopFrames });
      encoder.run(seconds);
      const before = events.length;
      packager.beginSessionFromHeld();
      const started = events.slice(before);
      expect(started.filter(({ type }) => type !== 'part').map(({ type }) => type)).toEqual([
        'close',
        'session',
        'open',
      ]);
      expect(startsOf(started)[0]?.programMs).toBe(EPOCH_MS + (seconds - heldS) * 1_000);
      const parts = partsOf(started).filter(({ msn }) => msn === startsOf(started)[0]?.msn);
      expect(parts[0]?.isIndependent).toBe(true);
      const shownS = parts.reduce((sum, { durationTicks }) => sum + durationTicks, 0) / VIDEO_TIMESCALE;
      expect(shownS).toBeGreaterThan(heldS - 0.5);
      encoder.run(12);
      packager.finish();
      const session = events.slice(events.findLastIndex(({ type }) => type === 'session'));
      expect(samplesOf(session, VIDEO_TRACK_ID)).toHaveLength((12 + heldS) * 30);
      expect(samplesOf(session, AUDIO_TRACK_ID).length).toBeGreaterThan((11.9 + heldS) * 46.8);
    },
  );

  it('do not make a stream without audio wait for the second key frame', () => {
    const { packager, events } = record();
    packager.beginSource();
    packager.configure(VIDEO);
    for (let ms = 0; ms <= 1_500; ms += 40)
      packager.push({
        kind: 'video',
        dtsMs: ms,
        ptsMs: ms,
        isKey: ms === 0,
        arrivedAtMs: EPOCH_MS + ms,
        data: Buffer.alloc(2),
      });
    packager.finish();
    expect(samplesOf(events, VIDEO_TRACK_ID)).toHaveLength(38);
  });

  it('lose no picture if an audio track changes in between: it starts at the next key frame', () => {
    const { packager, events } = record();
    const encoder = new Encoder(packager, { gopFrames: 300 });
    encoder.run(3);
    packager.configure({ ...AUDIO, channelCount: 1, description: Buffer.from('1188', 'hex') });
    encoder.run(9);
    packager.finish();
    expect(samplesOf(events, VIDEO_TRACK_ID)).toHaveLength(360);
    expect(events.filter(({ type }) => type === 'session')).toHaveLength(2);
  });
});

describe('an encoder that returns', () => {
  it('continues in the next segment without a discontinuity if it sends the same configuration', () => {
    const { packager, events } = record();
    new Encoder(packager, { startMs: 5_000 }).run(3.4);
    packager.pause();
    const before = events.length;
    new Encoder(packager, { startMs: 0, wallMs: EPOCH_MS + 5_400 }).run(3);
    const after = events.slice(before);
    expect(after.filter(event => event.type === 'session')).toEqual([]);
    expect(startsOf(after)[0]).toMatchObject({ msn: 2, isDiscontinuity: false });
    expect(closesOf(after)[0]).toMatchObject({ msn: 1 });
    const video = samplesOf(events, VIDEO_TRACK_ID);
    const holes = video.flatMap((sample, index) => {
      const next = video[index + 1];
      return next === undefined ? [] : [next.dtsTicks - sample.dtsTicks - sample.durationTicks];
    });
    expect(Math.max(...holes)).toBeLessThanOrEqual(0.1 * VIDEO_TIMESCALE);
    expect(Math.min(...holes)).toBe(0);
    const audio = samplesOf(events, AUDIO_TRACK_ID);
    audio.forEach((sample, index) => {
      const next = audio[index + 1];
      if (next !== undefined) expect(next.dtsTicks).toBeGreaterThanOrEqual(sample.dtsTicks + sample.durationTicks);
    });
  });

  it('keeps program time on the wall clock while the media time has no gap', () => {
    const { packager, events } = record();
    new Encoder(packager).run(3.4);
    packager.pause();
    new Encoder(packager, { wallMs: EPOCH_MS + 60_000 }).run(3);
    expect(startsOf(events).map(open => open.programMs - EPOCH_MS)).toEqual([0, 2_000, 60_000, 62_000]);
  });

  it('causes a discontinuity and a new session if its configuration changed', () => {
    const { packager, events } = record();
    new Encoder(packager).run(2.5);
    packager.pause();
    packager.beginSource();
    packager.configure({ ...VIDEO, codec: 'avc1.4d401e', description: Buffer.from('014d401e', 'hex') });
    packager.configure(AUDIO);
    packager.push({
      kind: 'video',
      dtsMs: 0,
      ptsMs: 0,
      isKey: true,
      arrivedAtMs: EPOCH_MS + 9_000,
      data: Buffer.alloc(4),
    });
    expect(events.slice(-3).map(event => event.type)).toEqual(['close', 'session', 'open']);
    expect(events.at(-1)).toMatchObject({ isDiscontinuity: true, msn: 2 });
  });

  it('starts a new run if the encoder clock jumps', () => {
    const { packager, events } = record();
    const encoder = new Encoder(packager);
    encoder.run(2.5);
    packager.push({
      kind: 'video',
      dtsMs: 90_000,
      ptsMs: 90_000,
      isKey: false,
      arrivedAtMs: EPOCH_MS + 3_000,
      data: Buffer.alloc(1),
    });
    packager.push({
      kind: 'video',
      dtsMs: 90_033,
      ptsMs: 90_033,
      isKey: true,
      arrivedAtMs: EPOCH_MS + 3_033,
      data: Buffer.alloc(1),
    });
    packager.push({
      kind: 'video',
      dtsMs: 90_066,
      ptsMs: 90_066,
      isKey: false,
      arrivedAtMs: EPOCH_MS + 3_066,
      data: Buffer.alloc(1),
    });
    packager.finish();
    expect(startsOf(events).at(-1)).toMatchObject({ msn: 2, isDiscontinuity: false });
    expect((startsOf(events).at(-1)?.startTicks ?? 0) / 90_000).toBeCloseTo(2.5, 1);
  });

  it('continues after a restart of the process from the given numbers and time', () => {
    const start: PackagerStart = {
      nextMsn: 41,
      originTicks: 7_000_000,
      lastProgramMs: EPOCH_MS,
      config: { video: VIDEO, audio: AUDIO },
      wantsSession: false,
    };
    const { packager, events } = record(start);
    new Encoder(packager, { wallMs: EPOCH_MS + 1_000 }).run(1);
    expect(events[0]).toEqual({
      type: 'open',
      msn: 41,
      startTicks: 7_000_000,
      programMs: EPOCH_MS + 1_000,
      isDiscontinuity: false,
    });
  });
});

describe('audio', () => {
  it('is placed by counting samples, so that rounded timestamps leave no gap', () => {
    const { packager, events } = record();
    new Encoder(packager).run(6);
    const audio = samplesOf(events, AUDIO_TRACK_ID);
    expect(audio.length).toBeGreaterThan(250);
    audio.forEach((sample, index) => {
      expect(sample.dtsTicks).toBe((audio[0]?.dtsTicks ?? 0) + index * 1024);
    });
  });

  it('is repositioned if the encoder clock differs by more than 80 ms', () => {
    const { packager, events } = record();
    const encoder = new Encoder(packager);
    encoder.run(1);
    packager.push({ kind: 'audio', dtsMs: 1_500, arrivedAtMs: EPOCH_MS + 1_500, data: Buffer.alloc(3) });
    packager.finish();
    expect(samplesOf(events, AUDIO_TRACK_ID).at(-1)?.dtsTicks).toBe(72_000);
  });

  it('skips frames until the video has caught up if there is too much of it', () => {
    const { packager, events } = record();
    const encoder = new Encoder(packager);
    encoder.run(1);
    for (let extra = 0; extra < 5; extra++) {
      packager.push({ kind: 'audio', dtsMs: 1_000, arrivedAtMs: EPOCH_MS + 1_000, data: Buffer.alloc(3) });
    }
    encoder.run(3);
    packager.finish();
    const audio = samplesOf(events, AUDIO_TRACK_ID);
    const end = (audio.at(-1)?.dtsTicks ?? 0) + 1024;
    expect(end / 48_000).toBeCloseTo(4, 1);
    audio.forEach((sample, index) => {
      expect(sample.dtsTicks).toBe(index * 1024);
    });
  });

  it('may be missing: a stream without an audio track starts after waiting a second', () => {
    const { packager, events } = record();
    packager.beginSource();
    packager.configure(VIDEO);
    for (let frame = 0; frame < 90; frame++) {
      const dtsMs = Math.round((frame * 1000) / 30);
      packager.push({
        kind: 'video',
        dtsMs,
        ptsMs: dtsMs,
        isKey: frame % 15 === 0,
        arrivedAtMs: EPOCH_MS + dtsMs,
        data: Buffer.alloc(2),
      });
    }
    expect(events[0]).toMatchObject({ type: 'session', config: { audio: null } });
    expect(partsOf(events)[0]?.audio).toBeNull();
  });
});

describe('publishing', () => {
  it('starts a session at the next key frame without a new configuration', () => {
    const { packager, events } = record();
    const encoder = new Encoder(packager);
    encoder.run(2.5);
    packager.requestSession();
    encoder.run(1);
    const at = events.findLastIndex(event => event.type === 'session');
    expect(events.slice(at - 1, at + 2)).toMatchObject([
      { type: 'close', msn: 1, durationTicks: 90_000 },
      { type: 'session', isNewConfig: false },
      { type: 'open', msn: 2, startTicks: 270_000, isDiscontinuity: false },
    ]);
  });
});
