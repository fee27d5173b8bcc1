import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ControlClient } from '@kotohogi/live-engine/control/control-client';
import { signToken } from '@kotohogi/live-engine/origin/token';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { PlaylistWatch } from '@kotohogi/live-engine/testing/playlist-watch';
import { eventually, freePort } from '@kotohogi/testkit/product';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { isRunning } from './process-gone.ts';

interface Leftovers {
  endLeftovers(run: Run): Promise<{ pid: number; title: string }[]>;
  processesOf(run: Run): { pid: number; title: string }[];
}
interface Run {
  readonly mark: string;
  readonly directory: string;
}
// The launcher is plain JavaScript: it runs before anything is installed.
const { endLeftovers, processesOf }: Leftovers = await import(
  new URL('../../../../tools/launch/leftovers.mjs', import.meta.url).href
);

const SECRET = 'a secret of the test of the launcher';
const PORTS = ['PORT', 'LIVE_PLAYBACK_PORT', 'LIVE_CONTROL_PORT', 'LIVE_RTMP_PORT', 'GMO_SANDBOX_PORT'];
const WITHIN_MS = 90_000;
const keys = deriveKeys(SECRET);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let directory: string;
let ports: Readonly<Record<string, string>>;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kotohogi-launcher-'));
  // The database's own user must be able to enter it.
  await chmod(directory, 0o755);
  ports = Object.fromEntries(await Promise.all(PORTS.map(async name => [name, String(await freePort())] as const)));
});
// A retried test starts without what its first attempt left.
afterEach(async () => {
  await endLeftovers(theRun());
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const theRun = (): Run => ({ mark: `KOTOHOGI_RUN=${directory}`, directory });
const left = () => processesOf(theRun()).filter(({ pid }) => isRunning(pid));
const control = () => new ControlClient(`http://127.0.0.1:${ports.LIVE_CONTROL_PORT}`, keys.control);
const isServing = async () =>
  (await fetch(`http://127.0.0.1:${ports.PORT}/readyz`).catch(() => undefined))?.ok === true;
const serves = () =>
  eventually('the pages are served', async () => ((await isServing()) ? true : undefined), WITHIN_MS);
const originPid = () => left().find(({ title }) => title.includes('--held'))?.pid;
const webPid = async (): Promise<number> => JSON.parse(await readFile(path.join(directory, 'run.json'), 'utf8')).webPid;

function launch(settings: Readonly<Record<string, string>>, stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  const env = { STAGE: 'local', ROLE: 'all', DEMO: 'off', SECRET, DATA_DIR: directory, KOTOHOGI_RUN: directory };
  const PUBLIC_URL = `http://localhost:${ports.PORT}`;
  return spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...ports, ...env, PUBLIC_URL, ...settings },
    stdio: [stdin, 'ignore', 'inherit'],
  });
}

/** Starts the product as a service manager does, and waits until it serves. */
async function start(): Promise<ChildProcess> {
  const before = await webPid().catch(() => 0);
  const launcher = launch({});
  // Until then the web process of a killed launcher may still answer.
  const isNext = async () => ((await webPid().catch(() => before)) === before ? undefined : true);
  await eventually('its web process', isNext, WITHIN_MS);
  await serves();
  await eventually(
    'the origin answers',
    () =>
      control()
        .health()
        .catch(() => undefined),
    WITHIN_MS,
  );
  return launcher;
}

async function end(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(launcher, 'exit');
  launcher.kill(signal);
  await gone;
}

/** A guest's picture, tracked by how the playlist of a player advances. */
class Picture {
  readonly #watch: PlaylistWatch;
  readonly #movedAtMs: number[] = [];
  readonly #clock: NodeJS.Timeout;

  constructor(ref: string) {
    const token = signToken(keys.playback, { ref, subject: 'g1', kind: 'viewer', expiresAtMs: Date.now() + 600_000 });
    this.#watch = new PlaylistWatch(`http://127.0.0.1:${ports.LIVE_PLAYBACK_PORT}/v/${token}/${ref}/live.m3u8`);
    let seen = 0;
    this.#clock = setInterval(() => {
      if (this.#watch.texts.length > seen) this.#movedAtMs.push(Date.now());
      seen = this.#watch.texts.length;
    }, 10);
  }

  /** Waits until the picture has moved for two more seconds, and returns the longest freeze since the given time. */
  async longestStillMs(sinceMs: number): Promise<number> {
    const nowMs = Date.now();
    const isMoving = () => this.#movedAtMs.filter(atMs => atMs > nowMs).length > 6 || undefined;
    await eventually('the picture moves', async () => isMoving(), WITHIN_MS);
    const after = [sinceMs, ...this.#movedAtMs.filter(atMs => atMs > sinceMs)];
    return Math.max(...after.slice(1).map((atMs, index) => atMs - (after[index] ?? 0)));
  }

  async stop(): Promise<void> {
    clearInterval(this.#clock);
    await this.#watch.stop();
  }
}

/** A published ceremony with an encoder, and a guest who watches it. */
async function goOnAir() {
  const [ref, main] = ['ceremony', 'key-of-the-main-encoder'];
  await control().putSlot(ref, { mainKeySha256: sha256(main), spareKeySha256: sha256('spare') });
  await control().publish(ref);
  const target = { host: '127.0.0.1', port: Number(ports.LIVE_RTMP_PORT), app: 'live', key: main };
  const states: string[] = [];
  const encoder = new Publisher({
    target,
    file: await readFixture('gop-1s'),
    isLooping: true,
    reconnectAfterMs: 500,
    onState: state => states.push(state),
  });
  const picture = new Picture(ref);
  await picture.longestStillMs(Date.now());
  const stop = async () => {
    await encoder.stop();
    await picture.stop();
  };
  return { picture, states, stop };
}

test.each([
  ['a missing setting', { STAGE: 'production', SECRET: '' }],
  ['a setting that only the web process can try', { BACKUP_DIR: '/proc/no-such-folder' }],
])('given %s and an input that stays open, the start exits with 78 and leaves nothing behind', async (_, settings) => {
  const launcher = launch({ ...settings, ENDS_WITH_STDIN: '1' }, 'pipe');
  const [code] = await once(launcher, 'exit');
  expect([code, left()]).toEqual([78, []]);
});

test('given no live stream, when the launcher is killed, then all of its processes exit by themselves within a minute', async () => {
  await end(await start(), 'SIGKILL');
  await eventually('nothing is left', async () => (left().length === 0 ? true : undefined), WITHIN_MS);
}, 180_000);

test('given a live stream, when web, origin or launcher is killed, then the picture moves on, and a planned stop leaves nothing', async () => {
  const launcher = await start();
  const ceremony = await goOnAir();
  const { picture, states } = ceremony;
  const pid = originPid();

  let atMs = Date.now();
  const killed = await webPid();
  process.kill(killed, 'SIGKILL');
  await eventually('another web process', async () => ((await webPid()) === killed ? undefined : true));
  await serves();
  expect(await picture.longestStillMs(atMs)).toBeLessThan(2_500);
  expect([originPid(), states]).toEqual([pid, ['connected']]);

  await end(launcher, 'SIGKILL');
  const next = await start();
  expect(await picture.longestStillMs(atMs)).toBeLessThan(2_500);
  expect(originPid()).toBe(pid);

  atMs = Date.now();
  process.kill(pid ?? 0, 'SIGKILL');
  await eventually('another origin', () =>
    control()
      .health()
      .catch(() => undefined),
  );
  const backMs = Date.now() - atMs;
  expect(await picture.longestStillMs(atMs)).toBeLessThan(6_000);
  expect(backMs).toBeLessThan(6_000);

  await end(next, 'SIGTERM');
  expect(left()).toEqual([]);
  await ceremony.stop();
}, 400_000);
