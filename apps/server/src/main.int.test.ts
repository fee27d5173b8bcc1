import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kotohogi/testkit/product';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Leftovers {
  endLeftovers(run: { readonly mark: string; readonly directory: string }): Promise<{ title: string }[]>;
}
// The launcher is plain JavaScript: it runs before anything is installed.
const { endLeftovers }: Leftovers = await import(new URL('../../../tools/launch/leftovers.mjs', import.meta.url).href);

const PORTS = ['PORT', 'LIVE_PLAYBACK_PORT', 'LIVE_CONTROL_PORT', 'LIVE_RTMP_PORT', 'GMO_SANDBOX_PORT'];

/** On a busy machine a start takes long: only the test itself limits the time. */
const TIMEOUT = { timeout: 240_000 };
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await delay(20);
}

let directory: string;
let port: number;
let server: ChildProcess;
let output = '';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kotohogi-main-'));
  // The database's own user must be able to enter it.
  await chmod(directory, 0o755);
  const ports = await Promise.all(PORTS.map(async name => [name, String(await freePort())] as const));
  port = Number(Object.fromEntries(ports).PORT);
  const env = { STAGE: 'local', ROLE: 'all', DEMO: 'off', DATA_DIR: directory, KOTOHOGI_RUN: directory };
  output = '';
  server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...Object.fromEntries(ports), ...env, PUBLIC_URL: `http://localhost:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout?.on('data', text => {
    output += String(text);
  });
});

afterEach(async () => {
  server.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Sends a signal, waits for the exit, and returns the exit code and leftover processes. */
async function endBy(signal: NodeJS.Signals): Promise<{ code: unknown; left: string[] }> {
  const ended = once(server, 'exit');
  server.kill(signal);
  const [code] = await ended;
  const left = await endLeftovers({ mark: `KOTOHOGI_RUN=${directory}`, directory });
  return { code, left: left.map(({ title }) => title) };
}

const isThere = async (...names: readonly string[]) =>
  (await stat(path.join(directory, ...names)).catch(() => undefined)) !== undefined;

describe('given the whole product on a workstation', TIMEOUT, () => {
  test('when it is asked to exit while its database is being created, then no process is left', async () => {
    const inDatabase = () => readdir(path.join(directory, 'postgres')).catch(() => []);
    await until(async () => (await inDatabase()).some(name => name.startsWith('cluster')));
    expect(await endBy('SIGINT')).toEqual({ code: 0, left: [] });
  });

  test('when it is asked to exit while its database starts, then no process is left', async () => {
    await until(() => isThere('postgres', 'cluster', 'data', 'postmaster.pid'));
    expect(await endBy('SIGTERM')).toEqual({ code: 0, left: [] });
  });

  test('when it is asked to exit in the middle of a request, then it does not wait for it', async () => {
    await until(() => output.includes('Pages'));
    const visitor = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(visitor, 'connect');
    visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    expect(await endBy('SIGTERM')).toEqual({ code: 0, left: [] });
    visitor.destroy();
  });
});
