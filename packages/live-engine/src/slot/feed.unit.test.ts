import { expect, it } from 'vitest';
import type { AudioConfig, VideoConfig } from '../bus/sample.ts';
import { LiveWindow } from '../packager/live-window.ts';
import { DEFAULT_TARGETS } from '../packager/packager.ts';
import { Feed } from './feed.ts';
import type { FiledEvent } from './recording.ts';
import { LiveStream } from './stream.ts';

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
const FRAME_MS = 40;
const SOUND_MS = (1_024 * 1_000) / 48_000;
/** 8 Mbit/s at 25 frames per second. */
const PICTURE = Buffer.alloc(40_000);
const SOUND = Buffer.alloc(340);
const STOP_MS = 60_000;
const TICK_MS = 100;

/** A stream that keeps in memory what would be recorded. */
function streamInMemory(nowMs: () => number) {
  const recorded: FiledEvent[] = [];
  const start = {
    nextMsn: 1,
    originTicks: 0,
    lastProgramMs: Number.NEGATIVE_INFINITY,
    config: null,
    wantsSession: true,
  };
  const stream = new LiveStream({
    recording: { append: async batch => void recorded.push(...batch) },
    restored: {
      window: new LiveWindow(),
      start,
      configId: 0,
      discontinuities: 0,
      kind: 'archive',
      publicFromMsn: null,
    },
    targets: DEFAULT_TARGETS,
    nowMs,
    kindNow: () => 'archive',
    onSession: () => undefined,
  });
  return { stream, recorded };
}

it('keeps the encoder, the stream and one recording after the process was suspended for a minute', async () => {
  const clock = { nowMs: 1_000_000_000 };
  const nowMs = () => clock.nowMs;
  const { stream, recorded } = streamInMemory(nowMs);
  const feed = new Feed(stream, { nowMs, targets: DEFAULT_TARGETS, ladder: null });
  const expelled: string[] = [];
  const sink = await feed.claim('main', reason => void expelled.push(reason));
  sink?.configure(VIDEO);
  sink?.configure(AUDIO);
  const changes: (string | null)[] = [];
  let [pictureMs, soundMs, tickedAtMs] = [0, 0, clock.nowMs];
  const sendOnce = (passesMs: number) => {
    for (; soundMs <= pictureMs; soundMs += SOUND_MS)
      sink?.push({ kind: 'audio', dtsMs: Math.round(soundMs), arrivedAtMs: clock.nowMs, data: SOUND });
    const isKey = pictureMs % 2_000 === 0;
    sink?.push({ kind: 'video', dtsMs: pictureMs, ptsMs: pictureMs, isKey, arrivedAtMs: clock.nowMs, data: PICTURE });
    pictureMs += FRAME_MS;
    clock.nowMs += passesMs;
    if (clock.nowMs - tickedAtMs < TICK_MS) return;
    tickedAtMs = clock.nowMs;
    feed.tick();
    changes.push(feed.frames.check());
  };
  while (pictureMs < 20_000) sendOnce(FRAME_MS);
  clock.nowMs += STOP_MS;
  // The late tick is skipped, as the origin's clock does.
  tickedAtMs = clock.nowMs;
  while (pictureMs < 20_000 + STOP_MS) sendOnce(1);
  while (pictureMs < 90_000) sendOnce(FRAME_MS);
  await stream.finish();
  expect(expelled).toEqual([]);
  expect(changes.filter(change => change !== null)).toEqual(['arrived']);
  expect(recorded.filter(({ event }) => event.type === 'session')).toHaveLength(1);
  const segments = recorded.flatMap(({ event }) => (event.type === 'close' ? [event.durationTicks] : []));
  expect(segments.reduce((sum, ticks) => sum + ticks, 0) / 90_000).toBeCloseTo(90, 0);
});
