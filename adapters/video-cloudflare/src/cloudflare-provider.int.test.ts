import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { videoProviderConformance } from '@kotohogi/testkit/conformance/video-provider-conformance';
import { film, makeSigningKey, SANDBOX_TOKEN, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { deletingAtPlatform } from '@kotohogi/testkit/video-sandbox/deleting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CloudflareOptions, createCloudflareProvider } from './cloudflare-provider.ts';
import { createCloudflareWebhook } from './webhook.ts';

const sandbox = new VideoSandbox('cloudflare');
let signingKey: CloudflareOptions['signingKey'];
beforeAll(async () => {
  await sandbox.start('--account', 'a1');
  signingKey = await makeSigningKey(apiUrl());
});
afterAll(() => sandbox.stop());

const apiUrl = () => `${sandbox.url}/client/v4/accounts/a1/stream`;
const provider = (more: Partial<CloudflareOptions> = {}) =>
  createCloudflareProvider({
    token: SANDBOX_TOKEN,
    apiUrl: apiUrl(),
    playbackUrl: sandbox.url,
    signingKey,
    pageHost: 'kotohogi.example',
    ledgerFile: sandbox.ledgerFile,
    pollMs: 100,
    ...more,
  });
const keys = { main: 'main-key', spare: 'spare-key' };

videoProviderConformance('Cloudflare, with its sandbox', async () =>
  sandbox.harness(provider(), { signsAddresses: true }),
);

/** Calls the API as an operator would by hand. */
async function call<Result>(method: string, path: string, body: object = {}): Promise<Result> {
  const headers = { authorization: `Bearer ${SANDBOX_TOKEN}`, 'content-type': 'application/json' };
  const init = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) };
  const { result }: { result: Result } = JSON.parse(await (await fetch(apiUrl() + path, init)).text());
  return result;
}

interface Account {
  readonly inputs: readonly {
    readonly uid: string;
    readonly meta: { readonly name: string };
    readonly enabled: boolean;
  }[];
  readonly videos: readonly { readonly uid: string }[];
}
const account = async (): Promise<Account> => JSON.parse(await (await sandbox.control('GET', 'account')).text());
const inputsOf = async (ref: string) => (await account()).inputs.filter(({ meta }) => meta.name === ref);

describe('an input', () => {
  it('is found again by its name after all local data is lost', async () => {
    const ref = `lost-${crypto.randomUUID()}`;
    const [before] = await provider().create(ref, keys);
    rmSync(sandbox.ledgerFile);
    expect(await provider().create(ref, keys)).toEqual([before]);
    expect((await provider().close(ref)).isClosed).toBe(true);
    expect(await inputsOf(ref)).toMatchObject([{ enabled: false }]);
  });

  it('is not created twice when it is unknown whether it exists', async () => {
    const ref = `twice-${crypto.randomUUID()}`;
    await sandbox.fault('drop-answer');
    await expect(provider().create(ref, keys)).rejects.toThrow(ProviderUnreachable);
    await provider().create(ref, keys);
    expect(await inputsOf(ref)).toHaveLength(1);
  });

  it('waits ten minutes for its encoder while guests watch, so that there is one recording', async () => {
    const ref = `grace-${crypto.randomUUID()}`;
    await provider().create(ref, keys);
    const timeout = async () => {
      const [input] = await inputsOf(ref);
      const { recording } = await call<{ recording: object }>('GET', `/live_inputs/${input?.uid}`);
      return recording;
    };
    const signed = { mode: 'automatic', requireSignedURLs: true, allowedOrigins: ['kotohogi.example'] };
    expect(await timeout()).toMatchObject({ ...signed, timeoutSeconds: 0 });
    await provider().publish(ref);
    expect(await timeout()).toMatchObject({ ...signed, timeoutSeconds: 600 });
    await provider().close(ref);
    expect(await timeout()).toMatchObject({ ...signed, timeoutSeconds: 0 });
  });
});

describe('a deletion', () => {
  const makeTwin = async (ref: string) => void (await call('POST', '/live_inputs', { meta: { name: ref } }));
  deletingAtPlatform({ sandbox, provider, account, makeTwin });
});

describe('a film', () => {
  it('resumes where it broke off, in chunks the platform accepts, and arrives complete', async () => {
    const ref = `film-${crypto.randomUUID()}`;
    await provider().create(ref, keys);
    await provider().emergencyStop(ref);
    const big = film('good', 40_000_001);
    await sandbox.fault('upload', 1);
    await provider().linkVideo(ref, big);
    const stop = provider().watch(() => undefined);
    await expect.poll(async () => (await provider().sync(ref)).recording.filePercent, { timeout: 10_000 }).toBe(100);
    stop();
    const arrived = await buffer(await provider().readFile(ref));
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sha256(arrived)).toBe(sha256(await buffer(await big.read())));
  });
});

describe('a webhook of the platform', () => {
  it('is signed as documented and names the slot', async () => {
    const posts: { headers: IncomingHttpHeaders; body: string }[] = [];
    const ours = createServer(async (request, response) => {
      posts.push({ headers: request.headers, body: String(await buffer(request)) });
      response.end();
    });
    await new Promise<void>(resolve => ours.listen(0, '127.0.0.1', resolve));
    const address = ours.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const notificationUrl = `http://127.0.0.1:${port}/`;
    const { secret } = await call<{ secret: string }>('PUT', '/webhook', { notificationUrl });

    const ref = `notified-${crypto.randomUUID()}`;
    const [ingest] = await provider().create(ref, keys);
    await provider().publish(ref);
    await sandbox.control('POST', 'encoders', { streamKey: ingest?.key });
    await provider().close(ref);
    const read = ({ headers, body }: (typeof posts)[number], nowMs = Date.now()) =>
      createCloudflareWebhook({ secret, liveSecret: '', ledgerFile: sandbox.ledgerFile }).read({
        body,
        secret: '',
        header: name => String(headers[name] ?? ''),
        nowMs,
      });
    await expect.poll(() => posts.map(post => read(post)), { timeout: 10_000 }).toContainEqual({ kind: 'slot', ref });
    expect(posts.map(post => read(post, Date.now() + 600_000).kind)).not.toContain('slot');
    await new Promise(closed => ours.close(closed));
  });
});

describe('the sandbox, as the platform is documented', () => {
  it('keeps outputs of an input', async () => {
    const { uid } = await call<{ uid: string }>('POST', '/live_inputs', { meta: { name: 'outputs' } });
    const output = { url: 'rtmps://elsewhere.example/live', streamKey: 'key' };
    const made = await call<{ uid: string }>('POST', `/live_inputs/${uid}/outputs`, output);
    expect(await call('GET', `/live_inputs/${uid}/outputs`)).toEqual([{ ...output, ...made, enabled: true }]);
  });

  it('accepts a film from someone without a token, once', async () => {
    const { uploadURL, uid } = await call<{ uploadURL: string; uid: string }>('POST', '/direct_upload', {
      maxDurationSeconds: 3_600,
    });
    const form = () => {
      const body = new FormData();
      body.append('file', new Blob(['\0\0\0\x18ftypmp42', 'x'.repeat(100)]), 'film.mp4');
      return body;
    };
    expect((await fetch(uploadURL, { method: 'POST', body: form() })).status).toBe(200);
    expect((await fetch(uploadURL, { method: 'POST', body: form() })).status).toBe(404);
    await expect.poll(() => call('GET', `/${uid}`)).toMatchObject({ readyToStream: true, size: 112 });
  });
});
