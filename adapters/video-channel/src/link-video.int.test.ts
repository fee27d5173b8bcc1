import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { CONTROL_SECRET, OriginProcess, TOKEN_SECRET } from '@kotohogi/live-engine/testing/origin-process';
import {
  type LinkedVideo,
  ProviderUnreachable,
  UnusableVideo,
  type VideoProvider,
} from '@kotohogi/ports/video-provider';
import { makeFilm } from '@kotohogi/testkit/film';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChannelProvider } from './channel-provider.ts';

let origin: OriginProcess;
let provider: VideoProvider;
beforeAll(async () => {
  origin = await OriginProcess.start();
  provider = createChannelProvider({
    controlUrl: `http://127.0.0.1:${origin.ports.control}`,
    controlSecret: CONTROL_SECRET,
    tokenSecret: TOKEN_SECRET,
    playbackUrl: `http://127.0.0.1:${origin.ports.playback}`,
    ingestUrl: `rtmp://127.0.0.1:${origin.ports.rtmp}/live`,
  });
});
afterAll(async () => origin.dispose());

/** Creates a stopped slot for each attempt. */
async function stopped(name: string): Promise<string> {
  const ref = `${name}-${randomUUID().slice(0, 8)}`;
  await provider.create(ref, { main: `${ref}-main`, spare: `${ref}-spare` });
  await provider.emergencyStop(ref);
  return ref;
}

const ofBytes = (bytes: Uint8Array): LinkedVideo => ({
  videoId: 'film',
  sizeBytes: bytes.length,
  read: async () => Readable.from([bytes]),
});

describe('a film for the built-in engine', () => {
  it.each([
    ['video-codec', { video: 'hevc' }],
    ['video-codec', { container: 'webm', video: 'vp9', audio: 'opus' }],
    ['no-video', { video: 'none' }],
  ] as const)('is refused with the reason %s: %o', async (code, shape) => {
    const ref = await stopped(`refused-${code}-${'container' in shape ? shape.container : 'mp4'}`);
    const refused = provider.linkVideo(ref, ofBytes(await makeFilm(shape)));
    await expect(refused).rejects.toThrow(UnusableVideo);
    await expect(refused).rejects.toThrow(new RegExp(`^${code}$`));
    expect((await provider.sync(ref)).recording).toMatchObject({ isPlayable: false, hasFailed: false });
  });

  it('is a broken film, not a broken engine, when it is truncated', async () => {
    const ref = await stopped('cut-short');
    const bytes = await makeFilm({ isFastStart: true });
    await expect(provider.linkVideo(ref, ofBytes(bytes.subarray(0, bytes.length / 2)))).rejects.toThrow(/^broken$/);
  });

  it("fails with the storage's error when the storage fails", async () => {
    const ref = await stopped('no-storage');
    const read = () => Promise.reject(new RangeError('the storage lost the file'));
    await expect(provider.linkVideo(ref, { videoId: 'film', sizeBytes: 10, read })).rejects.toThrow(RangeError);
  });

  it('cannot be linked to a slot that the engine does not know', async () => {
    const film = ofBytes(await makeFilm());
    await expect(provider.linkVideo('never-made', film)).rejects.toThrow(ProviderUnreachable);
  });

  it('without room for it on the disk is refused before it is read', async () => {
    const ref = await stopped('enormous');
    const { diskFreeBytes } = await provider.sync(ref);
    expect(diskFreeBytes).toBeGreaterThan(0);
    const read = () => Promise.reject(new Error('the file should not be read'));
    const film = { videoId: 'film', sizeBytes: diskFreeBytes ?? 0, read };
    await expect(provider.linkVideo(ref, film)).rejects.toThrow(ProviderUnreachable);
  });

  it('becomes the recording, with its part starting when the slot was created', async () => {
    const startedAtMs = Date.now();
    const ref = await stopped('linked');
    const path = fileURLToPath(new URL('../../../packages/live-engine/src/fixtures/gop-1s.mp4', import.meta.url));
    const { size: sizeBytes } = await stat(path);
    const { recording, isClosed } = await provider.linkVideo(ref, {
      videoId: 'film',
      sizeBytes,
      read: async () => createReadStream(path),
    });
    expect(isClosed).toBe(true);
    expect(recording).toMatchObject({ isPlayable: true, hasFailed: false });
    const [part, ...others] = recording.parts;
    expect(others).toEqual([]);
    expect(part?.programFromMs).toBeGreaterThanOrEqual(startedAtMs);
    expect(part?.durationMs).toBe(recording.durationMs);
  });
});
