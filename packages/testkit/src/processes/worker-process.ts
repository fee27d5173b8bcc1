import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_SECRET } from '../product.ts';

const MAIN = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url));

/** A worker of the product as a separate process, on the database of a test. */
export class WorkerProcess {
  readonly #databaseUrl: string;
  readonly #gatewayUrl: string;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'kotohogi-worker-'));
  #child: ChildProcess | undefined;

  constructor(databaseUrl: string, gatewayUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#gatewayUrl = gatewayUrl;
  }

  start(): void {
    if (this.#isRunning()) throw new Error('the previous worker is still running');
    const env = {
      ...process.env,
      STAGE: 'test',
      ROLE: 'worker',
      DATABASE_URL: this.#databaseUrl,
      DATA_DIR: this.#folder,
      SECRET: TEST_SECRET,
      GMO_API_URL: this.#gatewayUrl,
      LOG_LEVEL: 'silent',
    };
    this.#child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  }

  /** Sends a signal that does not end it: SIGSTOP keeps it from working, without closing its connections. */
  signal(signal: 'SIGSTOP'): void {
    this.#child?.kill(signal);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.#isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Deletes its folder. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }
}
