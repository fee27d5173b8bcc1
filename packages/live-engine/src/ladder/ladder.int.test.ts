import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlaylist } from '../conformance/parse-playlist.ts';
import { Publisher } from '../publish/publisher.ts';
import { type FixtureName, readFixture } from '../testing/fixtures.ts';
import { OriginProcess, poll } from '../testing/origin-process.ts';
import { PlaylistWatch } from '../testing/playlist-watch.ts';

/** ffmpeg is optional; without it the product runs with one quality. */
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const LADDER = { ffmpeg: 'ffmpeg', heightPx: 180, bitrateKbps: 200 };

async function begin(origin: OriginProcess, ref: string, clip: FixtureName) {
  const slot = await origin.createSlot(ref);
  await origin.control.publish(ref);
  const file = await readFixture(clip);
  const target = origin.rtmpTarget(slot.mainKey);
  const publisher = new Publisher({ target, file, isLooping: true, reconnectAfterMs: 500 });
  const text = async (resource: string) => {
    const answer = await fetch(origin.url(ref, resource));
    return answer.ok ? await answer.text() : null;
  };
  return { slot, publisher, text, url: (resource: string) => origin.url(ref, resource) };
}

const segmentsOf = (text: string) =>
  new Map(
    parsePlaylist(text)
      .segments.filter(segment => segment.uri !== null)
      .map(segment => [segment.msn, segment] as const),
  );

describe.runIf(hasFfmpeg)('given an ffmpeg, a second quality', () => {
  let origin: OriginProcess;
  beforeAll(async () => {
    origin = await OriginProcess.start({ ladder: LADDER });
  });
  afterAll(async () => origin.dispose());

  it.each(['gop-1s', 'b-frames'] as const)('is offered, conforms, and is cut where %s is', async clip => {
    const { publisher, text, url } = await begin(origin, clip, clip);
    const index = await poll(async () => {
      const now = await text('index.m3u8');
      return now?.includes('low/live.m3u8') ? now : null;
    }, 30_000);
    expect(index).toMatch(/RESOLUTION=\d+x180[^\n]*\nlow\/live\.m3u8/);
    const watch = new PlaylistWatch(url('low/live.m3u8'));
    await poll(async () => (watch.texts.length > 12 ? true : null), 30_000);
    await watch.stop();
    expect(watch.violations()).toEqual([]);
    const [low, main] = [segmentsOf((await text('low/live.m3u8')) ?? ''), segmentsOf((await text('live.m3u8')) ?? '')];
    const common = [...low.keys()].filter(msn => main.has(msn));
    expect(common.length).toBeGreaterThan(1);
    for (const msn of common) {
      const [small, large] = [low.get(msn), main.get(msn)];
      expect(Math.abs((small?.durationS ?? 0) - (large?.durationS ?? 0))).toBeLessThan(0.1);
    }
    await publisher.stop();
  });

  it('restarts with a returning encoder, after the earlier segments', async () => {
    const { publisher, text } = await begin(origin, 'back', 'gop-1s');
    const newest = async () => {
      const now = await text('low/live.m3u8');
      return now === null ? null : (parsePlaylist(now).segments.at(-1)?.msn ?? null);
    };
    const before = await poll(newest, 30_000);
    publisher.drop();
    await poll(async () => (((await newest()) ?? 0) > before + 2 ? true : null), 30_000);
    await publisher.stop();
  });
});

describe('given a missing ffmpeg', () => {
  it('there is one quality, and it plays', async () => {
    const origin = await OriginProcess.start({ ladder: { ...LADDER, ffmpeg: 'no-such-program' } });
    const { publisher, text } = await begin(origin, 'alone', 'gop-1s');
    const playlist = await poll(async () => text('live.m3u8'), 30_000);
    expect(playlist).toContain('#EXT-X-PART:');
    expect(await text('index.m3u8')).not.toContain('low/');
    expect(await text('low/live.m3u8')).toBeNull();
    await publisher.stop();
    await origin.dispose();
  });
});
