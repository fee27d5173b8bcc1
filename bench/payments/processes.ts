import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Db } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { createLog } from '@kotohogi/server/platform/log/log';
import { GmoSandbox } from '@kotohogi/testkit/gmo-sandbox';
import { testDatabase } from '@kotohogi/testkit/postgres';
import { freePort, TEST_SECRET } from '@kotohogi/testkit/product';
import { patiently } from './patience.ts';

const REPOSITORY = path.join(import.meta.dirname, '../..');
/** A process reads its clock 40 times a second, when its event loop is free. */
const CLOCK_READ_MS = 2_000;
const CLOCK = new URL('../../e2e/steps/moved-clock.ts', import.meta.url);

/** One role of the product, as a process that can be killed and started again. */
export class RoleProcess {
  readonly name: 'web' | 'worker';
  readonly #main: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #log: number;
  #child: ChildProcess | undefined;

  constructor(name: 'web' | 'worker', main: string, env: Readonly<Record<string, string>>) {
    this.name = name;
    this.#main = main;
    this.#env = env;
    this.#log = openSync(path.join(env.DATA_DIR ?? '', `${name}.log`), 'a');
  }

  start(): void {
    this.#child = spawn(process.execPath, [this.#main], {
      env: { ...process.env, ...this.#env, ROLE: this.name, ENDS_WITH_STDIN: '1' },
      stdio: ['pipe', this.#log, this.#log],
    });
    // why: nothing is ever written there; a killed process closes it
    this.#child.stdin?.on('error', () => undefined);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** The product's processes, their database, and the gateway's sandbox, which share one clock. */
export interface Processes extends AsyncDisposable {
  readonly url: string;
  readonly db: Db;
  readonly dataDir: string;
  readonly web: RoleProcess;
  readonly worker: RoleProcess;
  readonly sandbox: GmoSandbox;
  /** Kills the sandbox and starts it again with its data. */
  readonly restartSandbox: () => Promise<void>;
  /** Waits until the pages are served. */
  readonly ready: () => Promise<void>;
  /** Moves the clock of all processes. */
  readonly moveTo: (nowMs: number) => Promise<void>;
  readonly now: () => number;
}

async function openClock(dataDir: string) {
  const file = path.join(dataDir, 'ahead-ms');
  let aheadMs = 0;
  const write = async () => {
    await writeFile(`${file}.new`, String(aheadMs));
    await rename(`${file}.new`, file);
  };
  await write();
  return {
    env: { NODE_OPTIONS: `--import ${CLOCK.href}`, MOVED_CLOCK: file },
    now: () => Date.now() + aheadMs,
    moveTo: async (nowMs: number) => {
      aheadMs = nowMs - Date.now();
      await write();
      // why: a session that begins before a process has read the new time is over right after
      await pause(CLOCK_READ_MS);
    },
  };
}

/** Starts everything on a fresh database. `repository` = whose server runs: this one, or a copy of it. */
export async function startProcesses(repository = REPOSITORY): Promise<Processes> {
  const database = await testDatabase(migrate);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kotohogi-payments-'));
  const clock = await openClock(dataDir);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandbox = new GmoSandbox();
  const startSandbox = () => sandbox.start({ port: sandboxPort, env: clock.env });
  await startSandbox();
  await sandbox.notify(`${url}/api/payment/notice`);
  const env = {
    ...clock.env,
    ...{ STAGE: 'local', DEMO: 'off', VIDEO_CHANNEL: 'off', LOG_LEVEL: 'warn', SECRET: TEST_SECRET },
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url },
    ...{ GMO_API_URL: sandbox.url, NODE_COMPILE_CACHE: path.join(dataDir, 'code') },
  };
  const main = path.join(repository, 'apps/server/src/main.ts');
  const [web, worker] = [new RoleProcess('web', main, env), new RoleProcess('worker', main, env)];
  const { db } = connect(database.url, createLog('silent', 'bench'), 4);
  return {
    ...{ url, db, dataDir, web, worker, sandbox, moveTo: clock.moveTo, now: clock.now },
    restartSandbox: async () => {
      await sandbox.kill();
      await startSandbox();
    },
    ready: async () => {
      await patiently('the start of the product', async () => {
        const answer = await fetch(`${url}/readyz`);
        if (!answer.ok) throw new Error(`readyz answered ${answer.status}`);
      });
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([web.kill(), worker.kill()]);
      await sandbox.stop();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
