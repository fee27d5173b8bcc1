import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ControlClient } from '../control/control-client.ts';
import type { Origin, OriginOptions } from '../create-origin.ts';
import { ORIGIN_NODE_FLAGS } from '../node-flags.ts';
import { signToken, type TokenKind } from '../origin/token.ts';

export const TOKEN_SECRET = 'token secret of a test';
export const CONTROL_SECRET = 'control secret of a test';
const HOST = '127.0.0.1';

type Extra = Partial<Pick<OriginOptions, 'targets' | 'limits' | 'packetLimits' | 'allowedOrigins' | 'ladder'>>;

/** A slot as a test knows it: with the keys in clear text. */
export interface TestSlot {
  readonly ref: string;
  readonly mainKey: string;
  readonly spareKey: string;
}

/**
 * A real origin in its own process, on free ports and with its own directory, which may be killed and started again.
 */
export class OriginProcess {
  readonly dataDir: string;
  readonly #extra: Extra;
  #child: ChildProcess | null = null;
  #ports: Origin['ports'] = { rtmp: 0, playback: 0, control: 0 };
  readonly #refs = new Set<string>();
  /** Everything the process wrote to standard error. */
  errorText = '';

  private constructor(dataDir: string, extra: Extra) {
    this.dataDir = dataDir;
    this.#extra = extra;
  }

  static async start(extra: Extra = {}): Promise<OriginProcess> {
    const origin = new OriginProcess(await mkdtemp(join(tmpdir(), 'live-origin-')), extra);
    await origin.restart();
    return origin;
  }

  get ports(): Origin['ports'] {
    return this.#ports;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get control(): ControlClient {
    return new ControlClient(`http://${HOST}:${this.#ports.control}`, CONTROL_SECRET);
  }

  /** Starts the process, on its previous ports if it had any. */
  async restart(): Promise<void> {
    const options: OriginOptions = {
      dataDir: this.dataDir,
      rtmp: { host: HOST, port: this.#ports.rtmp },
      playback: { host: HOST, port: this.#ports.playback },
      control: { host: HOST, port: this.#ports.control },
      tokenSecret: TOKEN_SECRET,
      controlSecret: CONTROL_SECRET,
      allowedOrigins: 'any',
      ...this.#extra,
    };
    const script = fileURLToPath(new URL('../run-origin.ts', import.meta.url));
    const child = spawn(execPath, [...ORIGIN_NODE_FLAGS, script, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', text => {
      this.errorText += String(text);
    });
    const [line] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`the origin did not start: ${this.errorText}`);
      }),
    ]);
    this.#ports = JSON.parse(String(line));
  }

  /** `kill -9`, and waits until the process is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Ends the process and removes its directory. */
  async dispose(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /**
   * Creates a fresh slot. One of that name from an earlier try of the same test is removed first, in whatever state, so
   * that a retry starts like the first try.
   */
  async createSlot(ref: string): Promise<TestSlot> {
    if (this.#child === null) await this.restart();
    if (this.#refs.has(ref)) await this.#remove(ref);
    this.#refs.add(ref);
    return await this.putKeys(ref);
  }

  async #remove(ref: string): Promise<void> {
    const isThere = await this.control.slot(ref).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    // why: if a test makes the disk fail, this call reports it, but the slot is over anyway.
    await this.control.revoke(ref).catch(() => undefined);
    await this.control.removeSlot(ref);
  }

  /** Gives a slot fresh keys; creates it if it does not exist. */
  async putKeys(ref: string): Promise<TestSlot> {
    const slot = { ref, mainKey: randomBytes(8).toString('hex'), spareKey: randomBytes(8).toString('hex') };
    const sha256 = (key: string) => createHash('sha256').update(key).digest('hex');
    await this.control.putSlot(ref, { mainKeySha256: sha256(slot.mainKey), spareKeySha256: sha256(slot.spareKey) });
    return slot;
  }

  rtmpTarget(key: string): { host: string; port: number; app: string; key: string } {
    return { host: HOST, port: this.#ports.rtmp, app: 'live', key };
  }

  /** Address of a slot's resource, with a fresh token. */
  url(ref: string, resource: string, kind: TokenKind = 'viewer', subject = 'guest-1'): string {
    const token = signToken(TOKEN_SECRET, { ref, subject, kind, expiresAtMs: Date.now() + 600_000 });
    return `http://${HOST}:${this.#ports.playback}/v/${token}/${ref}/${resource}`;
  }

  /** A token with any claims. */
  token(claims: Parameters<typeof signToken>[1]): string {
    return signToken(TOKEN_SECRET, claims);
  }
}

/** Asks until the answer is neither null nor undefined; throws after `withinMs`. */
export async function poll<T>(ask: () => Promise<T | null | undefined>, withinMs = 10_000): Promise<T> {
  const deadlineMs = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (Date.now() > deadlineMs) throw new Error(`nothing within ${withinMs} ms: ${ask}`);
    await sleep(30);
  }
}
