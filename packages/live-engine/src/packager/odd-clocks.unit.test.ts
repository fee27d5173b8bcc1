import { describe, expect, it } from 'vitest';
import type { AudioConfig, VideoConfig } from '../bus/sample.ts';
import { readFragment } from '../cmaf/read.ts';
import { AUDIO_TRACK_ID, VIDEO_TIMESCALE, VIDEO_TRACK_ID } from '../cmaf/track.ts';
import type { PackagerEvent } from './events.ts';
import { DEFAULT_TARGETS, Packager } from './packager.ts';

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
const EPOCH_MS = 1_700_000_000_000;
const HOUR_MS = 3_600_000;
const SOUND_FRAME_MS = 1_024 / 48;
const SECONDS = 10;

/** How an encoder timestamps its frames over time. */
interface Stamps {
  readonly sound?: (ms: number) => number;
  readonly picture?: (ms: number) => number;
  readonly shownAfterMs?: (ms: number) => number;
}

/** The output for an encoder that sends for ten seconds, leaves, and returns for one more. */
function sent({ sound = ms => ms, picture = ms => ms, shownAfterMs = () => 0 }: Stamps): readonly PackagerEvent[] {
  const events: PackagerEvent[] = [];
  const start = { nextMsn: 0, originTicks: 0, lastProgramMs: 0, config: null, wantsSession: true };
  const packager = new Packager(start, DEFAULT_TARGETS, batch => events.push(...batch));
  for (const seconds of [SECONDS, 1]) {
    packager.beginSource();
    packager.configure(VIDEO);
    packager.configure(AUDIO);
    let soundMs = 0;
    for (let frame = 0; frame < seconds * 30; frame++) {
      const ms = Math.round((frame * 1_000) / 30);
      const arrivedAtMs = EPOCH_MS + ms;
      for (; soundMs <= ms; soundMs += SOUND_FRAME_MS)
        packager.push({ kind: 'audio', dtsMs: sound(soundMs), arrivedAtMs, data: Buffer.alloc(3) });
      const dtsMs = picture(ms);
      const ptsMs = dtsMs + shownAfterMs(ms);
      packager.push({ kind: 'video', dtsMs, ptsMs, isKey: frame % 30 === 0, arrivedAtMs, data: Buffer.alloc(5) });
    }
    packager.pause();
  }
  return events;
}

const partsOf = (events: readonly PackagerEvent[]) => events.filter(event => event.type === 'part');
const soundSeconds = (events: readonly PackagerEvent[]) =>
  partsOf(events)
    .flatMap(part => readFragment(part.body))
    .flatMap(run => (run.trackId === AUDIO_TRACK_ID ? run.samples : []))
    .reduce((sum, { durationTicks }) => sum + durationTicks / 48_000, 0);
const endSeconds = (events: readonly PackagerEvent[]) => (partsOf(events).at(-1)?.endTicks ?? 0) / VIDEO_TIMESCALE;

describe('an encoder with an odd clock', () => {
  it.each([
    ['an hour ahead of', HOUR_MS],
    ['an hour behind', -HOUR_MS],
  ])('whose audio is stamped %s its video keeps its sound, and nothing is placed an hour away', (_, apartMs) => {
    const events = sent({ sound: ms => ms + 2 * HOUR_MS + apartMs, picture: ms => ms + 2 * HOUR_MS });
    expect(soundSeconds(events)).toBeGreaterThan(SECONDS - 1.5);
    expect(soundSeconds(events)).toBeLessThan(SECONDS + 1.5);
    expect(endSeconds(events)).toBeCloseTo(SECONDS + 1, 0);
  });

  it.each([HOUR_MS, -HOUR_MS])(
    'that stamps one audio frame %d ms wrong loses only that frame, not the audio track',
    wrongMs => {
      const isWrong = (ms: number) => ms >= 4_000 && ms < 4_000 + SOUND_FRAME_MS;
      const events = sent({
        sound: ms => 2 * HOUR_MS + ms + (isWrong(ms) ? wrongMs : 0),
        picture: ms => 2 * HOUR_MS + ms,
      });
      expect(soundSeconds(events)).toBeGreaterThan(SECONDS + 0.8);
      expect(endSeconds(events)).toBeCloseTo(SECONDS + 1, 0);
    },
  );

  it('that stamps one picture to be shown hours later does not move what comes after it', () => {
    const events = sent({ shownAfterMs: ms => (ms > 3_000 && ms < 3_040 ? 2 * HOUR_MS : 0) });
    expect(endSeconds(events)).toBeCloseTo(SECONDS + 1, 0);
  });

  it.each([-2_000, -800, 3_000])(
    'whose video clock jumps by %d ms, but not the audio clock, ends both together, neither twice',
    jumpMs => {
      const picture = (ms: number) => 2 * HOUR_MS + ms + (ms >= 4_500 ? jumpMs : 0);
      const events = sent({ sound: ms => 2 * HOUR_MS + ms, picture });
      const ends = [VIDEO_TRACK_ID, AUDIO_TRACK_ID].map(trackId => {
        const samples = partsOf(events).flatMap(({ body }) =>
          readFragment(body).filter(run => run.trackId === trackId),
        );
        const last = samples.at(-1)?.samples.at(-1);
        const scale = trackId === VIDEO_TRACK_ID ? VIDEO_TIMESCALE : 48_000;
        return ((last?.dtsTicks ?? 0) + (last?.durationTicks ?? 0)) / scale;
      });
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(0.1);
      // Half a second is lost until the next key frame.
      expect(endSeconds(events)).toBeCloseTo(SECONDS + 0.5, 0);
      expect(soundSeconds(events)).toBeGreaterThan(SECONDS + 0.3);
    },
  );

  it('that does not advance is still cut into parts', () => {
    const packager = { parts: 0 };
    const start = { nextMsn: 0, originTicks: 0, lastProgramMs: 0, config: null, wantsSession: true };
    const still = new Packager(start, DEFAULT_TARGETS, batch => {
      packager.parts += batch.filter(({ type }) => type === 'part').length;
    });
    still.beginSource();
    still.configure(VIDEO);
    still.configure(AUDIO);
    for (let frame = 0; frame < 3_000; frame++)
      still.push({
        kind: 'video',
        dtsMs: 0,
        ptsMs: 0,
        isKey: frame % 30 === 0,
        arrivedAtMs: EPOCH_MS + frame * 33,
        data: Buffer.alloc(5),
      });
    expect(packager.parts).toBeGreaterThanOrEqual(4);
  });
});
