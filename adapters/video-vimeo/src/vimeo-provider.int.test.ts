import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { videoProviderConformance } from '@kotohogi/testkit/conformance/video-provider-conformance';
import { film, SANDBOX_TOKEN, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { deletingAtPlatform } from '@kotohogi/testkit/video-sandbox/deleting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVimeoUploads } from './uploads.ts';
import { createVimeoProvider, type VimeoOptions } from './vimeo-provider.ts';

const sandbox = new VideoSandbox('vimeo');
beforeAll(() => sandbox.start('--calls-a-minute', '1000000'));
afterAll(() => sandbox.stop());

const options = (): VimeoOptions => ({
  token: SANDBOX_TOKEN,
  apiUrl: sandbox.url,
  eventUrl: sandbox.url,
  playerUrl: sandbox.url,
  playerScriptUrl: `${sandbox.url}/api/player.js`,
  embedHost: 'kotohogi.example',
  ledgerFile: sandbox.ledgerFile,
  pollMs: 100,
});
const provider = (more: Partial<VimeoOptions> = {}) => createVimeoProvider({ ...options(), ...more });
const keys = { main: 'main-key', spare: 'spare-key' };

videoProviderConformance('Vimeo, with its sandbox', async () => sandbox.harness(provider(), { signsAddresses: false }));

interface Account {
  readonly events: readonly { readonly title: string; readonly domains: readonly string[] }[];
  readonly videos: readonly { readonly id: string; readonly name: string }[];
}
const account = async (): Promise<Account> => JSON.parse(await (await sandbox.control('GET', 'account')).text());
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('an event', () => {
  it('is found again by its name after all local data is lost', async () => {
    const ref = `lost-${crypto.randomUUID()}`;
    const [before] = await provider().create(ref, keys);
    await provider().publish(ref);
    rmSync(sandbox.ledgerFile);
    expect(await provider().create(ref, keys)).toEqual([before]);
    expect((await provider().close(ref)).isClosed).toBe(true);
    const { events } = await account();
    expect(events.filter(({ title }) => title === ref)).toHaveLength(1);
  });

  it('may be embedded only by our own host', async () => {
    const ref = `host-${crypto.randomUUID()}`;
    await provider().create(ref, keys);
    expect((await account()).events.find(({ title }) => title === ref)?.domains).toEqual(['kotohogi.example']);
    const { url } = provider().playback(ref, { subject: 'g1', kind: 'viewer', expiresAtMs: 0 });
    const askedFrom = async (referer: string) => (await fetch(url, { headers: { referer } })).status;
    expect(await askedFrom('https://kotohogi.example/')).toBe(200);
    expect(await askedFrom('https://elsewhere.example/')).toBe(403);
  });
});

describe('a deletion', () => {
  const makeTwin = async (ref: string) => {
    const headers = { authorization: `Bearer ${SANDBOX_TOKEN}`, 'content-type': 'application/json' };
    const made = { method: 'POST', headers, body: JSON.stringify({ title: ref }) };
    expect((await fetch(`${sandbox.url}/me/live_events`, made)).status).toBe(201);
  };
  deletingAtPlatform({ sandbox, provider, account, makeTwin });

  it('covers a film that a browser uploaded and that was never linked', async () => {
    const before = await account();
    const uploads = createVimeoUploads(options());
    const { videoId } = await uploads.begin({ fileName: 'f.mp4', sizeBytes: 300_000 });
    expect((await account()).videos.length - before.videos.length).toBe(1);
    await sandbox.fault('drop', 1_000);
    await expect(uploads.delete(videoId)).rejects.toThrow(ProviderUnreachable);
    await sandbox.control('DELETE', 'faults');
    await uploads.delete(videoId);
    await uploads.delete(videoId);
    expect(await account()).toEqual(before);
  });
});

describe('a platform in trouble', () => {
  it('is retried when it fails briefly, for calls that may be repeated', async () => {
    const ref = `once-${crypto.randomUUID()}`;
    await provider().create(ref, keys);
    await sandbox.fault('http-500', 2);
    expect((await provider().sync(ref)).ref).toBe(ref);
  });

  it('is unreachable when it keeps failing, limits our calls, or rejects our token', async () => {
    const ref = `away-${crypto.randomUUID()}`;
    await provider().create(ref, keys);
    await sandbox.fault('rate-limit', 3);
    await expect(provider().sync(ref)).rejects.toThrow(ProviderUnreachable);
    const refused = provider({ token: 'another' }).sync(ref);
    await expect(refused).rejects.toMatchObject({ name: 'ProviderUnreachable', cause: { status: 401 } });
  });

  it('does not create an event twice when it is unknown whether it exists', async () => {
    const ref = `twice-${crypto.randomUUID()}`;
    await sandbox.fault('drop-answer');
    await expect(provider().create(ref, keys)).rejects.toThrow(ProviderUnreachable);
    await provider().create(ref, keys);
    await provider().create(ref, keys);
    expect((await account()).events.filter(({ title }) => title === ref)).toHaveLength(1);
  });
});

describe('a film', () => {
  const stopped = async () => {
    const ref = `film-${crypto.randomUUID()}`;
    await provider().create(ref, keys);
    await provider().emergencyStop(ref);
    return ref;
  };

  it('resumes where it broke off, and arrives complete', async () => {
    const ref = await stopped();
    const big = film('good', 20_000_001);
    await sandbox.fault('upload', 2);
    await provider().linkVideo(ref, big);
    const arrived = await buffer(await provider().readFile(ref));
    expect(arrived.length).toBe(big.sizeBytes);
    expect(sha256(arrived)).toBe(sha256(await buffer(await big.read())));
  });

  it('that was not finished is finished by the next attempt, as the same film', async () => {
    const ref = await stopped();
    const big = film('good', 18_000_000);
    await sandbox.fault('upload', 50);
    await expect(provider().linkVideo(ref, { ...big, read: () => Promise.reject(new Error('disk')) })).rejects.toThrow(
      ProviderUnreachable,
    );
    await sandbox.control('DELETE', 'faults');
    await provider().linkVideo(ref, big);
    expect((await provider().sync(ref)).recording).toMatchObject({ isPlayable: true, sizeBytes: big.sizeBytes });
    expect((await account()).videos.filter(({ name }) => name === ref)).toHaveLength(1);
  });

  it('that a browser uploaded is linked by the platform’s own id', async () => {
    const ref = await stopped();
    const bytes = film('good', 300_000);
    const { uploadUrl, videoId } = await createVimeoUploads(options()).begin({ fileName: 'f.mp4', sizeBytes: 300_000 });
    const sent = await fetch(uploadUrl, {
      method: 'PATCH',
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(await buffer(await bytes.read())),
    });
    expect(sent.status).toBe(204);
    const read = () => Promise.reject(new Error('this test must not read it'));
    const report = await provider().linkVideo(ref, { videoId, sizeBytes: 0, read });
    expect(report.recording).toMatchObject({ isPlayable: true, sizeBytes: 300_000 });
    const viewer = { subject: 'g1', kind: 'viewer', expiresAtMs: 0 } as const;
    const { url, ...rest } = provider().playback(ref, viewer);
    expect(url).toMatch(new RegExp(`^${sandbox.url}/video/${videoId}\\?dnt=1&`));
    expect(rest).toEqual({ kind: 'embed', embedKey: '', scriptUrl: `${sandbox.url}/api/player.js` });
  });
});
