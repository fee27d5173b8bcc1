import { join } from 'node:path';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPlaylist } from '../conformance/check-playlist.ts';
import { parsePlaylist } from '../conformance/parse-playlist.ts';
import type { MediaFile } from '../publish/media-file.ts';
import { Publisher } from '../publish/publisher.ts';
import { readFixture } from '../testing/fixtures.ts';
import { OriginProcess, poll } from '../testing/origin-process.ts';
import type { SlotView } from './slot-view.ts';

let origin: OriginProcess;
let clip: MediaFile;
beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
});
afterAll(async () => origin.dispose());

const publishTo = (key: string) =>
  new Publisher({ target: origin.rtmpTarget(key), file: clip, isLooping: true, reconnectAfterMs: 100 });
const statusOf = async (ref: string, name: string, kind: 'viewer' | 'staff' = 'viewer') =>
  (await fetch(origin.url(ref, name, kind))).status;
const viewWhen = (ref: string, holds: (view: SlotView) => boolean) =>
  poll(async () => {
    const view = await origin.control.slot(ref);
    return holds(view) ? view : null;
  }, 15_000);
const newestMsn = async (ref: string, kind: 'viewer' | 'staff') => {
  const response = await fetch(origin.url(ref, 'live.m3u8', kind));
  return response.ok ? (parsePlaylist(await response.text()).segments.at(-1)?.msn ?? -1) : -1;
};
const stretchesOf = async (ref: string) =>
  (await origin.control.sessions(ref)).archive.flatMap(({ stretches }) => stretches);

/** Times of the frames of a file, in seconds. */
async function frameTimes(path: string, kind: 'video' | 'audio'): Promise<number[]> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const track = kind === 'video' ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack();
  if (track === null) throw new Error(`no ${kind}`);
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) times.push(packet.timestamp);
  return times;
}

const longestStep = (times: readonly number[]) =>
  Math.max(...times.slice(1).map((timeS, index) => timeS - (times[index] ?? 0)));

describe('an intermission', () => {
  it('excludes guests, not staff; is cut out of the archive, and survives kill -9 before and after its end', async () => {
    const { ref, mainKey } = await origin.createSlot('with-break');
    await origin.control.publish(ref);
    const publisher = publishTo(mainKey);
    await viewWhen(ref, view => view.recording.durationMs > 2_500);

    const pausedAtMs = Date.now();
    const paused = await origin.control.pause(ref);
    expect(paused.pausedAtMs).toBeGreaterThanOrEqual(pausedAtMs);
    for (const name of ['index.m3u8', 'live.m3u8', 'v1.m4s', 'v1.0.m4s']) expect(await statusOf(ref, name)).toBe(403);
    expect(await statusOf(ref, 'index.m3u8', 'staff')).toBe(200);
    const before = await newestMsn(ref, 'staff');
    await poll(async () => ((await newestMsn(ref, 'staff')) > before + 1 ? true : null));
    expect((await origin.control.pause(ref)).pausedAtMs).toBe(paused.pausedAtMs);
    const recordedMs = (await origin.control.slot(ref)).recording.durationMs;

    await origin.kill();
    await origin.restart();
    const back = await viewWhen(ref, view => view.state === 'receiving');
    expect([back.pausedAtMs, back.recording.durationMs]).toEqual([paused.pausedAtMs, recordedMs]);
    expect(await statusOf(ref, 'live.m3u8')).toBe(403);
    await viewWhen(ref, view => view.intermission.durationMs > 4_000);
    const inBreak = await newestMsn(ref, 'staff');

    const resumedAtMs = Date.now();
    expect((await origin.control.resume(ref)).pausedAtMs).toBeNull();
    expect((await origin.control.resume(ref)).pausedAtMs).toBeNull();
    await poll(async () => ((await newestMsn(ref, 'viewer')) > inBreak + 1 ? true : null));
    const live = await (await fetch(origin.url(ref, 'live.m3u8'))).text();
    expect(checkPlaylist(live)).toEqual([]);
    expect(parsePlaylist(live).mediaSequence).toBeGreaterThan(before);
    expect(await statusOf(ref, `v${inBreak - 1}.m4s`)).toBe(403);

    await origin.kill();
    await origin.restart();
    const again = await newestMsn(ref, 'viewer');
    await poll(async () => ((await newestMsn(ref, 'viewer')) > again + 1 ? true : null));
    expect(parsePlaylist(await (await fetch(origin.url(ref, 'live.m3u8'))).text()).mediaSequence).toBeGreaterThan(
      before,
    );

    await publisher.stop();
    await origin.control.close(ref);
    const ended = await viewWhen(ref, view => view.recording.mp4.state === 'ready');
    const stretches = await stretchesOf(ref);
    const [first] = stretches;
    const afterBreak = stretches.slice(1);
    expect((first?.programFromMs ?? 0) + (first?.durationMs ?? 0)).toBeLessThan(pausedAtMs + 100);
    expect(afterBreak[0]?.programFromMs).toBeGreaterThan(resumedAtMs - 200);
    const listed = parsePlaylist(await (await fetch(origin.url(ref, 'recording.m3u8'))).text()).segments;
    expect(listed.filter(({ hasDiscontinuityTag }) => hasDiscontinuityTag)).toHaveLength(1);
    const listedMs = listed.reduce((sum, { durationS }) => sum + durationS, 0) * 1_000;
    expect(Math.abs(listedMs - ended.recording.durationMs)).toBeLessThan(5);
    const file = join(origin.dataDir, 'slots', ref, 'archive', 'recording.mp4');
    const videoS = await frameTimes(file, 'video');
    expect(Math.abs((videoS.at(-1) ?? 0) * 1_000 - ended.recording.durationMs)).toBeLessThan(400);
    expect(longestStep(videoS)).toBeLessThan(0.2);
    expect(longestStep(await frameTimes(file, 'audio'))).toBeLessThan(0.2);
  });

  it('does not exist before publishing, and is over when the live is', async () => {
    const { ref, mainKey } = await origin.createSlot('ended-in-break');
    await expect(origin.control.pause(ref)).rejects.toMatchObject({ status: 409, code: 'not-published' });
    await origin.control.publish(ref);
    const publisher = publishTo(mainKey);
    await viewWhen(ref, view => view.recording.durationMs > 1_000);
    await origin.control.pause(ref);
    await viewWhen(ref, view => view.intermission.durationMs > 500);
    await publisher.stop();
    expect((await origin.control.close(ref)).state).toBe('archived');
    await expect(origin.control.resume(ref)).rejects.toMatchObject({ status: 409, code: 'not-open' });
    expect(await statusOf(ref, 'index.m3u8')).toBe(200);
    const { recording } = await origin.control.slot(ref);
    expect(recording.durationMs).toBeLessThan(3_000);
  });

  it('does not count as an absence of the encoder once it is over', async () => {
    const { ref, mainKey } = await origin.createSlot('away-in-break');
    await origin.control.publish(ref);
    const publisher = publishTo(mainKey);
    await viewWhen(ref, view => view.recording.durationMs > 500);
    await origin.control.pause(ref);
    await publisher.stop();
    await viewWhen(ref, view => view.state === 'lost' && Date.now() > (view.lostSinceMs ?? 0));
    const resumedAtMs = Date.now();
    const resumed = await origin.control.resume(ref);
    expect(resumed.lostSinceMs).toBeGreaterThanOrEqual(resumedAtMs);
    expect(await statusOf(ref, 'v1.m4s')).toBe(403);
    const second = publishTo(mainKey);
    await poll(async () => ((await newestMsn(ref, 'viewer')) >= 0 ? true : null));
    await second.stop();
    await origin.control.close(ref);
    expect(await stretchesOf(ref)).toHaveLength(2);
  });
});
