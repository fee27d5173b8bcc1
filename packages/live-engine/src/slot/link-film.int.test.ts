import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlaylist } from '../conformance/parse-playlist.ts';
import type { MediaFile } from '../publish/media-file.ts';
import { Publisher } from '../publish/publisher.ts';
import { type FilmOptions, makeFilm } from '../testing/film-files.ts';
import { readFixture } from '../testing/fixtures.ts';
import { OriginProcess, poll } from '../testing/origin-process.ts';
import type { SlotView } from './slot-view.ts';

let origin: OriginProcess;
let clip: MediaFile;
let otherClip: MediaFile;
let films = '';
beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
  otherClip = await readFixture('b-frames');
  films = await mkdtemp(join(tmpdir(), 'live-films-'));
});
afterAll(async () => {
  await origin.dispose();
  await rm(films, { recursive: true, force: true });
});

const GOOD: FilmOptions = { container: 'mp4', video: 'h264', audio: 'aac', seconds: 8 };
const statusOf = async (ref: string, name: string) => (await fetch(origin.url(ref, name))).status;
const archiveOf = (ref: string) => join(origin.dataDir, 'slots', ref, 'archive');
const stretchesOf = async (ref: string) =>
  (await origin.control.sessions(ref)).archive.flatMap(({ stretches }) => stretches);

async function film(name: string, make: Partial<FilmOptions>, of = clip): Promise<string> {
  const path = join(films, name);
  await makeFilm(path, of, { ...GOOD, ...make });
  return path;
}

const link = async (ref: string, videoId: string, path: string) =>
  origin.control.linkVideo(ref, videoId, {
    sizeBytes: (await stat(path)).size,
    read: async () => createReadStream(path),
  });

const viewWhen = (ref: string, holds: (view: SlotView) => boolean) =>
  poll(async () => {
    const view = await origin.control.slot(ref);
    return holds(view) ? view : null;
  }, 15_000);

/** A stopped slot; with `seconds`, after a live of about that length. */
async function stopped(ref: string, seconds = 0): Promise<void> {
  const slot = await origin.createSlot(ref);
  if (seconds > 0) {
    await origin.control.publish(ref);
    const publisher = new Publisher({
      target: origin.rtmpTarget(slot.mainKey),
      file: clip,
      isLooping: true,
      reconnectAfterMs: null,
    });
    await viewWhen(ref, view => view.recording.durationMs > seconds * 1_000);
    await publisher.stop();
  }
  await origin.control.revoke(ref);
}

/** The contents of the download file: number of pictures, and the times of the audio. */
async function fileOf(ref: string) {
  await viewWhen(ref, view => view.recording.mp4.state === 'ready');
  using input = new Input({ source: new FilePathSource(join(archiveOf(ref), 'recording.mp4')), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const sounds: number[] = [];
  if (audio !== null) for await (const packet of new EncodedPacketSink(audio).packets()) sounds.push(packet.timestamp);
  return {
    pictures: video === null ? 0 : (await video.computePacketStats()).packetCount,
    sounds,
    durationMs: (await input.computeDuration()) * 1_000,
  };
}

describe('a video linked to a slot that never had a live', () => {
  it('is its recording, from the moment the slot was created, and linking it again changes nothing', async () => {
    await stopped('only-film');
    const before = await origin.control.slot('only-film');
    const path = await film('only.mp4', {});
    const linked = await link('only-film', 'video-1', path);
    expect([linked.state, linked.isPublished, linked.recording.sessions]).toEqual(['archived', true, 1]);
    expect(Math.abs(linked.recording.durationMs - 8_000)).toBeLessThan(50);
    expect((await stretchesOf('only-film'))[0]?.programFromMs).toBe(before.createdAtMs);
    expect(await statusOf('only-film', 'index.m3u8')).toBe(200);
    const { segments } = parsePlaylist(await (await fetch(origin.url('only-film', 'recording.m3u8'))).text());
    expect(segments.map(({ durationS }) => Math.round(durationS))).toEqual([4, 4]);
    expect(segments.every(({ hasDiscontinuityTag }) => !hasDiscontinuityTag)).toBe(true);
    const file = await fileOf('only-film');
    expect([file.pictures, Math.round(file.durationMs / 100)]).toEqual([240, 80]);

    const again = await origin.control.linkVideo('only-film', 'video-1', {
      sizeBytes: 1,
      read: () => Promise.reject(new Error('the file should not be read')),
    });
    expect([again.recording.sessions, again.recording.durationMs]).toEqual([1, linked.recording.durationMs]);
    expect(await readdir(join(origin.dataDir, 'slots', 'only-film'))).not.toContain('film');
  });

  it.each([
    ['mov', 'aac'],
    ['mkv', 'aac'],
    ['mp4', 'none'],
  ] as const)('may be %s with audio %s, and have reordered pictures', async (container, audio) => {
    const ref = `film-${container}-${audio}`;
    await stopped(ref);
    const linked = await link(ref, 'v', await film(`${ref}.${container}`, { container, audio }, otherClip));
    expect(Math.abs(linked.recording.durationMs - 8_000)).toBeLessThan(60);
    const file = await fileOf(ref);
    expect([file.pictures, file.sounds.length > 0]).toEqual([8 * otherClip.frameRate, audio === 'aac']);
  });
});

describe('a video from a phone', () => {
  it.each([90, 180, 270] as const)(
    'that is rotated by %i degrees stays so, streamed and in the file',
    async rotation => {
      const ref = `turned-${rotation}`;
      await stopped(ref);
      await link(ref, 'v', await film(`${ref}.mov`, { container: 'mov', rotation, seconds: 2 }));
      await viewWhen(ref, view => view.recording.mp4.state === 'ready');
      for (const name of ['rec-1.mp4', 'recording.mp4']) {
        using input = new Input({ source: new FilePathSource(join(archiveOf(ref), name)), formats: ALL_FORMATS });
        expect(await (await input.getPrimaryVideoTrack())?.getRotation()).toBe(rotation);
      }
    },
  );
});

describe('a video linked after an interrupted live', () => {
  it('follows what was recorded, in program time, playlist and file', async () => {
    await stopped('continued', 3);
    const [live] = await stretchesOf('continued');
    const path = await film('continued.mp4', { seconds: 6 }, otherClip);
    const linked = await link('continued', 'video-1', path);
    expect([linked.state, linked.recording.sessions]).toEqual(['archived', 2]);
    const stretches = await stretchesOf('continued');
    expect(stretches[0]).toEqual(live);
    const filmFromMs = stretches[1]?.programFromMs ?? 0;
    expect(Math.abs(filmFromMs - ((live?.programFromMs ?? 0) + (live?.durationMs ?? 0)))).toBeLessThanOrEqual(2);
    const { segments } = parsePlaylist(await (await fetch(origin.url('continued', 'recording.m3u8'))).text());
    expect(segments.filter(({ hasDiscontinuityTag }) => hasDiscontinuityTag)).toHaveLength(1);
    expect(segments.map(({ mapUri }) => mapUri)).toContain('rec-2.mp4');
    expect((await fetch(origin.url('continued', 'rec-2.mp4'), { headers: { Range: 'bytes=0-99' } })).status).toBe(206);
    const file = await fileOf('continued');
    expect(Math.abs(file.durationMs - linked.recording.durationMs)).toBeLessThan(200);
    const steps = file.sounds.slice(1).map((timeS, index) => timeS - (file.sounds[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.15);

    const third = await link('continued', 'video-2', await film('third.mp4', { seconds: 2 }));
    expect(third.recording.sessions).toBe(3);
    expect((await fileOf('continued')).durationMs).toBeGreaterThan(file.durationMs + 1_500);
  });

  it('takes the place of a recording that failed', async () => {
    await stopped('failed');
    await rm(archiveOf('failed'), { recursive: true, force: true });
    await writeFile(archiveOf('failed'), 'not a directory');
    const linked = await link('failed', 'video-1', await film('failed.mp4', { seconds: 3 }));
    expect([linked.state, linked.recording.sessions]).toEqual(['archived', 1]);
  });

  it('has to wait for the end of a live, but not for one that never started', async () => {
    const path = await film('waiting.mp4', { seconds: 2 });
    await origin.createSlot('unbegun');
    expect((await link('unbegun', 'v', path)).state).toBe('archived');
    await origin.createSlot('running');
    await origin.control.publish('running');
    await expect(link('running', 'v', path)).rejects.toMatchObject({ status: 409, code: 'not-ended' });
  });
});

describe('a video that cannot be a recording', () => {
  it.each([
    ['video-codec', { container: 'mkv', video: 'other' }],
    ['audio-codec', { container: 'mkv', audio: 'other' }],
    ['no-video', { video: 'none' }],
    ['too-short', { seconds: 0.5 }],
  ] as const)('is refused with %s, and nothing has changed', async (code, make) => {
    await stopped(`refused-${code}`, code === 'too-short' ? 1 : 0);
    const before = await origin.control.slot(`refused-${code}`);
    const path = await film(`refused-${code}`, make);
    await expect(link(`refused-${code}`, 'v', path)).rejects.toMatchObject({ status: 422, code });
    const after = await origin.control.slot(`refused-${code}`);
    expect([after.state, after.recording.sessions]).toEqual(['revoked', before.recording.sessions]);
  });

  it.each(['mp4', 'mkv', 'text'] as const)(
    'is broken if it is half a %s, and may be sent again complete',
    async kind => {
      const ref = `broken-${kind}`;
      await stopped(ref);
      const path = await film(ref, { container: kind === 'mkv' ? 'mkv' : 'mp4' });
      const whole = await readFile(path);
      if (kind === 'text') await writeFile(path, 'a letter to the couple, of some length');
      else await truncate(path, Math.floor(whole.length * 0.7));
      await expect(link(ref, 'v', path)).rejects.toMatchObject({ status: 422, code: 'broken' });
      await writeFile(path, whole);
      expect((await link(ref, 'v', path)).recording.sessions).toBe(1);
    },
  );

  it('reports the error if the storage it is read from fails', async () => {
    await stopped('unreadable');
    const read = async () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(1_000);
          throw new Error('the storage is unreachable');
        })(),
      );
    await expect(origin.control.linkVideo('unreadable', 'v', { sizeBytes: 5_000, read })).rejects.toThrow(
      'the storage',
    );
    expect((await origin.control.slot('unreadable')).state).toBe('revoked');
  });
});

describe('kill -9 in the middle of a video', () => {
  it.each([
    ['while it is sent', 0],
    ['while it is worked on', 1],
  ] as const)('%s: sent again, it exists once', async (_, share) => {
    const ref = `killed-${share}`;
    await stopped(ref, 2);
    const path = await film(`${ref}.mp4`, { seconds: 120 });
    const bytes = await readFile(path);
    const read = async () =>
      Readable.from(
        (async function* () {
          yield bytes.subarray(0, bytes.length / 2);
          if (share === 0) await new Promise<void>(() => undefined);
          yield bytes.subarray(bytes.length / 2);
        })(),
      );
    const sending = origin.control.linkVideo(ref, 'v', { sizeBytes: bytes.length, read }).catch(() => 'gone');
    const wanted = share === 0 ? ['film'] : ['film', 'session'];
    await poll(async () => {
      // why: the directory does not exist before the upload starts.
      const seen: string[] = await readdir(join(origin.dataDir, 'slots', ref, 'film')).catch(() => []);
      return wanted.every(name => seen.includes(name)) ? true : null;
    });
    await origin.kill();
    expect(await sending).toBe('gone');
    await origin.restart();
    expect(await readdir(join(origin.dataDir, 'slots', ref))).not.toContain('film');
    expect((await origin.control.slot(ref)).state).toBe('revoked');
    const linked = await link(ref, 'v', path);
    expect(linked.recording.sessions).toBe(2);
    await origin.kill();
    await origin.restart();
    expect((await link(ref, 'v', path)).recording).toMatchObject({
      sessions: 2,
      durationMs: linked.recording.durationMs,
    });
    const file = await fileOf(ref);
    expect(Math.abs(file.durationMs - linked.recording.durationMs)).toBeLessThan(200);
  });

  it('between the journal and the slot: the video is not added again', async () => {
    await stopped('half-linked');
    const path = await film('half.mp4', { seconds: 3 });
    await link('half-linked', 'v', path);
    const record = join(origin.dataDir, 'slots', 'half-linked', 'slot.json');
    const saved = await readFile(record, 'utf8');
    await origin.kill();
    await writeFile(record, saved.replace('"closed"', '"revoked"'));
    await origin.restart();
    expect((await origin.control.slot('half-linked')).state).toBe('revoked');
    const linked = await link('half-linked', 'v', path);
    expect([linked.state, linked.recording.sessions]).toEqual(['archived', 1]);
  });
});
