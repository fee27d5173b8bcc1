import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LinkedVideo, VideoProvider } from '@kotohogi/ports/video-provider';
import type { VideoProviderHarness } from './conformance/video-provider-conformance.ts';

export const SANDBOX_TOKEN = 'a-token-of-the-sandbox';

/** The sandbox of a hosted video platform as a separate process: its encoders, its faults, its account. */
export class VideoSandbox {
  readonly #script: string;
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'kotohogi-video-'));
  readonly #keys = new Map<string, string>();
  #process: ChildProcess | undefined;
  url = '';

  constructor(name: 'vimeo' | 'cloudflare') {
    this.#script = fileURLToPath(new URL(`../../../sandboxes/${name}/src/main.ts`, import.meta.url));
  }

  get ledgerFile(): string {
    return path.join(this.dataDir, 'ledger.jsonl');
  }

  async start(...more: readonly string[]): Promise<void> {
    const args = [this.#script, '--port', '0', '--token', SANDBOX_TOKEN, ...more];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const [line] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the sandbox exited before it listened'))),
    ]);
    const { listening }: { listening: string } = JSON.parse(String(line));
    this.url = listening;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child !== undefined && child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async control(method: 'GET' | 'POST' | 'DELETE', pathName: string, body?: object): Promise<Response> {
    return await fetch(`${this.url}/__control/${pathName}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  }

  /** Makes the next calls fail. */
  async fault(mode: string, times = 1): Promise<void> {
    const { ok, status } = await this.control('POST', 'faults', { mode, times });
    if (!ok) throw new Error(`no such fault: HTTP ${status}`);
  }

  async #encoder(ref: string): Promise<{ isConnected: boolean; sentMs: number }> {
    const answer: { isConnected: boolean; sentMs: number } = JSON.parse(
      await (await this.control('GET', `encoders/${this.#keys.get(ref)}`)).text(),
    );
    return answer;
  }

  /** The conformance suite's harness for this sandbox. */
  harness(provider: VideoProvider, facts: Pick<VideoProviderHarness, 'signsAddresses'>): VideoProviderHarness {
    return {
      ...facts,
      stampsTime: true,
      provider,
      film: async kind => film(kind),
      startEncoder: async (ref, streamKey) => {
        this.#keys.set(ref, streamKey);
        return (await this.control('POST', 'encoders', { streamKey })).ok ? 'accepted' : 'refused';
      },
      stopEncoder: async ref => void (await this.control('DELETE', `encoders/${this.#keys.get(ref)}`)),
      isConnected: async ref => (await this.#encoder(ref)).isConnected,
      sent: async (ref, durationMs) => {
        const from = (await this.#encoder(ref)).sentMs;
        while ((await this.#encoder(ref)).sentMs < from + durationMs) await pause(50);
      },
      makeFile: async () => undefined,
      canPlay: async url => (await fetch(url)).ok,
      cut: () => this.fault('drop', Number.MAX_SAFE_INTEGER),
      repair: async () => void (await this.control('DELETE', 'faults')),
    };
  }
}

/** Creates the account's signing key for addresses, as an operator does once. */
export async function makeSigningKey(apiUrl: string): Promise<{ readonly id: string; readonly pem: string }> {
  const headers = { authorization: `Bearer ${SANDBOX_TOKEN}` };
  const response = await fetch(`${apiUrl}/keys`, { method: 'POST', headers });
  const { result }: { result: { id: string; pem: string } } = JSON.parse(await response.text());
  return { id: result.id, pem: result.pem };
}

/** The account the Cloudflare sandboxes start with. */
const ACCOUNT = 'a1';

/** Starts both platforms; returns the settings of a product that may use them. */
export async function startHosted(vimeo: VideoSandbox, cloudflare: VideoSandbox): Promise<Record<string, string>> {
  await Promise.all([vimeo.start(), cloudflare.start('--account', ACCOUNT)]);
  const key = await makeSigningKey(`${cloudflare.url}/client/v4/accounts/${ACCOUNT}/stream`);
  return {
    VIMEO_TOKEN: SANDBOX_TOKEN,
    VIMEO_API_URL: vimeo.url,
    VIMEO_EVENT_URL: vimeo.url,
    VIMEO_PLAYER_URL: vimeo.url,
    CLOUDFLARE: 'on',
    CLOUDFLARE_TOKEN: SANDBOX_TOKEN,
    CLOUDFLARE_ACCOUNT: ACCOUNT,
    CLOUDFLARE_API_URL: `${cloudflare.url}/client/v4`,
    CLOUDFLARE_PLAYBACK_URL: cloudflare.url,
    CLOUDFLARE_KEY_ID: key.id,
    CLOUDFLARE_KEY_PEM: key.pem,
  };
}

/** A film that consists only of its header, large enough for more than one chunk; a broken one has no header. */
export function film(kind: 'good' | 'broken', sizeBytes = 200_000): LinkedVideo {
  const head = kind === 'good' ? '\0\0\0\x18ftypmp42' : 'this is not a film at all';
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(sizeBytes)]).subarray(0, sizeBytes);
  return { videoId: crypto.randomUUID(), sizeBytes, read: async () => Readable.from([bytes]) };
}
