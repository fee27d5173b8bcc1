import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlaylist } from '../conformance/parse-playlist.ts';
import type { MediaFile } from '../publish/media-file.ts';
import { Publisher } from '../publish/publisher.ts';
import { readFixture } from '../testing/fixtures.ts';
import { OriginProcess, poll } from '../testing/origin-process.ts';
import { FinishedRecording } from './finished-recording.ts';
import { Recording } from './recording.ts';
import { type SlotRecord, SlotRecordStore } from './slot-record.ts';
import type { SlotState, SlotView } from './slot-view.ts';

let origin: OriginProcess;
let clip: MediaFile;
beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
});
afterAll(async () => origin.dispose());

const slotOf = (ref: string, ...names: readonly string[]) => join(origin.dataDir, 'slots', ref, ...names);
const phaseOf = async (ref: string): Promise<unknown> => JSON.parse(await readFile(slotOf(ref, 'slot.json'), 'utf8'));
const viewWhen = (ref: string, holds: (view: SlotView) => boolean) =>
  poll(async () => {
    const view = await origin.control.slot(ref);
    return holds(view) ? view : null;
  }, 30_000);

/** A published slot with an encoder that has been on air for a few seconds, and continues. */
async function onAir(ref: string): Promise<Publisher> {
  const { mainKey } = await origin.createSlot(ref);
  await origin.control.publish(ref);
  const target = origin.rtmpTarget(mainKey);
  const publisher = new Publisher({ target, file: clip, isLooping: true, reconnectAfterMs: 200 });
  await viewWhen(ref, view => view.recording.durationMs > 2_000);
  return publisher;
}

/** A directory in place of the file makes writing fail, as on a full disk. */
const block = (path: string) => mkdir(path);
const clear = (path: string) => rm(path, { recursive: true });

describe('a failing disk at the end of a live', () => {
  it.each([
    ['close', 'archived'],
    ['revoke', 'revoked'],
  ] as const)('prevents neither the end by %s nor playback of its recording', async (end, state) => {
    const publisher = await onAir(end);
    const blocked = ['slot.json.part', 'archive/recording.m3u8.part'].map(name => slotOf(end, name));
    await Promise.all(blocked.map(block));
    // The caller gets an error because this is not on disk yet, and repeats the call.
    await expect(origin.control[end](end)).rejects.toMatchObject({ status: 500 });
    const ended: SlotState = state;
    const view = await viewWhen(end, now => now.state === ended && now.source.active === null);
    expect(view.recording.isPlayable).toBe(true);
    if (end === 'close') {
      const text = await (await fetch(origin.url(end, 'recording.m3u8'))).text();
      expect(parsePlaylist(text).segments.length).toBeGreaterThan(0);
    } else expect((await fetch(origin.url(end, 'index.m3u8'))).status).toBe(410);
    await Promise.all(blocked.map(clear));
    expect((await origin.control[end](end)).state).toBe(state);
    expect(await phaseOf(end)).toMatchObject({ phase: end === 'close' ? 'closed' : 'revoked' });
    await publisher.stop();
    await origin.kill();
    await origin.restart();
    await viewWhen(end, now => now.state === ended && now.recording.isPlayable);
  });

  it('does not prevent showing a ceremony, nor ending an intermission; both are written once there is space', async () => {
    await origin.createSlot('shown');
    await block(slotOf('shown', 'slot.json.part'));
    expect(await origin.control.publish('shown')).toMatchObject({ isPublished: true });
    expect((await origin.control.pause('shown')).pausedAtMs).not.toBeNull();
    expect((await origin.control.resume('shown')).pausedAtMs).toBeNull();
    expect(await phaseOf('shown')).toMatchObject({ publishedAtMs: null });
    await clear(slotOf('shown', 'slot.json.part'));
    const isWritten = async () => /"publishedAtMs": \d/.test(await readFile(slotOf('shown', 'slot.json'), 'utf8'));
    await poll(async () => ((await isWritten()) ? true : null), 30_000);
  });

  it('gets the end written as soon as there is space, without another request', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'live-full-disk-'));
    const record: SlotRecord = {
      ref: 'kept',
      mainKeySha256: 'a'.repeat(64),
      spareKeySha256: 'b'.repeat(64),
      createdAtMs: 0,
      phase: 'open',
      publishedAtMs: null,
      pausedAtMs: null,
      endedAtMs: null,
      msnFloor: 0,
    };
    const records = new SlotRecordStore(directory, record);
    await block(join(directory, 'slot.json.part'));
    await expect(records.save({ phase: 'revoked' })).rejects.toThrow();
    expect(records.record.phase).toBe('revoked');
    await clear(join(directory, 'slot.json.part'));
    records.tick(10_000);
    const text = await poll(() => readFile(join(directory, 'slot.json'), 'utf8').catch(() => null));
    expect(JSON.parse(text)).toMatchObject({ phase: 'revoked' });
    await rm(directory, { recursive: true });
  });

  it('gets the download file once there is space again', async () => {
    const publisher = await onAir('no-room');
    await publisher.stop();
    const part = slotOf('no-room', 'archive', 'recording.mp4.part');
    await block(part);
    await origin.control.close('no-room');
    await viewWhen('no-room', ({ recording }) => recording.mp4.state === 'failed');
    const reported: string[] = [];
    const recording = new Recording(slotOf('no-room'), () => undefined);
    const again = new FinishedRecording(slotOf('no-room'), recording, type => reported.push(type));
    again.tick(0, null);
    await again.finish();
    await poll(async () => (again.archive.mp4.state === 'failed' ? true : null));
    again.tick(9 * 60_000, null);
    expect(again.archive.mp4.state).toBe('failed');
    // While the disk is known to be full, nothing is tried; with space, it is tried at once.
    const noRoomBytes = again.archive.mp4NeedsBytes - 1;
    again.tick(10 * 60_000, noRoomBytes);
    again.tick(10 * 60_000 + 100, noRoomBytes);
    expect(again.archive.mp4.state).toBe('failed');
    await clear(part);
    again.tick(10 * 60_000 + 200, noRoomBytes + 1);
    await poll(async () => (again.archive.mp4.state === 'ready' ? true : null));
    expect(reported).toEqual(['error', 'mp4-ready']);
  });
});

describe('a kill while the recording is being finished', () => {
  it.each(['', '[{"number":1,'])(
    'that leaves half a summary (%j) leaves a recording that is finished later',
    async half => {
      const ref = half === '' ? 'empty-summary' : 'torn-summary';
      const publisher = await onAir(ref);
      await publisher.stop();
      await origin.control.close(ref);
      await viewWhen(ref, ({ recording }) => recording.mp4.state === 'ready');
      await origin.kill();
      await writeFile(slotOf(ref, 'archive', 'archive.json'), half);
      await origin.restart();
      const { recording } = await viewWhen(ref, ({ state }) => state === 'archived');
      expect(recording).toMatchObject({ isPlayable: true, sessions: 1 });
      expect((await fetch(origin.url(ref, 'recording.m3u8'))).status).toBe(200);
      expect((await readdir(slotOf(ref, 'archive'))).filter(name => name.endsWith('.part'))).toEqual([]);
    },
  );
});
