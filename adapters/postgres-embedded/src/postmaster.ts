import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { answers } from './handshake.ts';
import { logFileOf, openLog, outputOf } from './log-file.ts';
import { readPidFile, removeEmptyPidFile } from './pid-file.ts';
import { choosePort, rememberPort } from './port.ts';
import { abandonedBackends, isPostmaster } from './process-table.ts';
import { cannotRun, environment, type Program, spawnOptions } from './program.ts';
import { hasCode } from './run-as.ts';
import { type Durability, serverArguments } from './settings.ts';

/** Everything needed to run the server of one directory. */
export interface Server {
  readonly program: Program;
  readonly cluster: Cluster;
  readonly durability: Durability;
  readonly log: (line: string) => void;
}

/** A server that accepts connections. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  /** True when it was already running: an orphan of a killed process, or another starter's. */
  readonly adopted: boolean;
}

const POLL_MS = 15;
const RETRY_MS = 150;
const GIVE_UP_MS = 30_000;
const PATIENCE_MS = 3_000;
const PROGRESS_MS = 10_000;

interface Ended {
  readonly error?: Error;
}

function endOf(child: ChildProcess, path: string): Promise<Ended> {
  return new Promise(resolve => {
    child.once('error', error => resolve({ error: cannotRun(path, error) }));
    child.once('exit', () => resolve({}));
  });
}

/** Waits as long as the process lives: after a crash it replays its log first, however long that takes. */
async function untilReady(server: Server, child: ChildProcess, end: Promise<Ended>): Promise<Ended | 'ready'> {
  let ended: Ended | undefined;
  void end.then(value => {
    ended = value;
  });
  let progressAtMs = Date.now() + PROGRESS_MS;
  while (!ended) {
    const file = await readPidFile(server.cluster.data);
    if (file?.pid === child.pid && file?.status === 'ready') return 'ready';
    if (Date.now() > progressAtMs) {
      server.log('PostgreSQL is still recovering from the last crash …');
      progressAtMs += PROGRESS_MS;
    }
    await delay(POLL_MS);
  }
  return ended;
}

/** Result of one attempt to start; `output` is what the server wrote before it exited. */
type Attempt = { readonly pid: number } | { readonly output: string };

/**
 * Starts a postmaster that outlives this process. `stale` is the process number in a pid file whose owner is known to
 * be gone: passed as "grandparent" (as pg_ctl names its own shell), it keeps PostgreSQL from mistaking it for a live
 * server, while PostgreSQL still checks that no old process uses the data, which it would not do if the file were
 * deleted (utils/init/miscinit.c, CreateLockFile).
 */
async function attempt(server: Server, port: number, stale: number | undefined): Promise<Attempt> {
  const { program, cluster, durability } = server;
  const path = join(program.binaries, 'bin', 'postgres');
  await using log = await openLog(program.directory, program.runAs);
  const from = (await log.stat()).size;
  const child = spawn(path, serverArguments(cluster.data, port, durability), {
    ...spawnOptions(program),
    env: environment(stale ? { PG_GRANDPARENT_PID: String(stale) } : {}),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const outcome = await untilReady(server, child, endOf(child, path));
  if (outcome === 'ready' && child.pid !== undefined) {
    child.unref();
    return { pid: child.pid };
  }
  if (outcome !== 'ready' && outcome.error) throw outcome.error;
  return { output: await outputOf(child.pid, program.directory, from) };
}

/** A start that failed for one of these reasons may succeed a moment later. */
const OTHER_STARTER = /lock file "postmaster\.pid" already exists/;
const EMPTY_LOCK = /lock file "postmaster\.pid" is empty/;
const OLD_PROCESSES = /pre-existing shared memory block/;
const PORT_TAKEN = /could not (bind|create any TCP)/;

/**
 * A backend deep in a query does not notice that its postmaster died, so it gets the signal a postmaster would send.
 */
async function endAbandoned(data: string, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  for (const pid of await abandonedBackends(data)) sendSignal(pid, signal);
}

/** Sends a signal to a process; a process that is already gone is fine. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/**
 * The state by the pid file and process table: a server to adopt, one to wait for, or none (with the stale number, if
 * any).
 */
type Sight =
  | { readonly running: Running }
  | { readonly busy: 'starting' | 'stopping' | 'silent' }
  | { readonly stale: number | undefined };

async function inspect(data: string): Promise<Sight> {
  const file = await readPidFile(data);
  if (!file || !(await isPostmaster(file.pid, data))) return { stale: file?.pid };
  if (file.status !== 'ready') return { busy: file.status };
  if (!file.port || !(await answers(file.port))) return { busy: 'silent' };
  return { running: { pid: file.pid, port: file.port, adopted: true } };
}

function startFailed({ program }: Server, output: string): Error {
  return new Error(`PostgreSQL did not start. Its log (${logFileOf(program.directory)}) says:\n${output}`);
}

/** One attempt; throws errors that waiting cannot resolve. */
async function attemptAgain(server: Server, port: number, stale: number | undefined): Promise<Attempt> {
  const tried = await attempt(server, port, stale);
  const mayPass =
    'pid' in tried || [OTHER_STARTER, EMPTY_LOCK, OLD_PROCESSES, PORT_TAKEN].some(reason => reason.test(tried.output));
  if (!mayPass) throw startFailed(server, tried.output);
  return tried;
}

/**
 * Finds the live server of a directory or starts one. Safe to call from several processes at once: PostgreSQL's own
 * lock decides, and the others adopt the winner. `fixedPort`: start on this port only.
 */
export async function ensureRunning(server: Server, fixedPort?: number): Promise<Running> {
  const { data } = server.cluster;
  const { directory, runAs } = server.program;
  let startedAtMs = Date.now();
  const isWithin = (ms: number) => Date.now() - startedAtMs < ms;
  let output = 'another process holds the directory, and is neither ready nor gone';
  while (isWithin(GIVE_UP_MS)) {
    const seen = await inspect(data);
    if ('running' in seen) return seen.running;
    // a server of another process that replays its log may take as long as it needs
    if ('busy' in seen && seen.busy === 'starting') startedAtMs = Date.now();
    if ('stale' in seen) {
      const port = fixedPort ?? (await choosePort(directory));
      const tried = await attemptAgain(server, port, seen.stale);
      if ('pid' in tried) {
        await rememberPort(directory, port, runAs);
        return { pid: tried.pid, port, adopted: false };
      }
      output = tried.output;
      if (OLD_PROCESSES.test(output)) await endAbandoned(data, isWithin(PATIENCE_MS) ? 'SIGQUIT' : 'SIGKILL');
      if (EMPTY_LOCK.test(output)) await removeEmptyPidFile(data, PATIENCE_MS);
      if (fixedPort && PORT_TAKEN.test(output) && !isWithin(PATIENCE_MS)) break;
    }
    await delay(RETRY_MS);
  }
  throw startFailed(server, output);
}

async function isGone(pid: number, data: string, withinMs: number): Promise<boolean> {
  const endsAtMs = Date.now() + withinMs;
  while (await isPostmaster(pid, data)) {
    if (Date.now() > endsAtMs) return false;
    await delay(POLL_MS);
  }
  return true;
}

interface Ending {
  readonly data: string;
  readonly log: (line: string) => void;
}

/**
 * Ends the server: fast shutdown (transactions rolled back, data flushed), or an immediate one if that hangs for 30 s.
 */
export async function endServer({ data, log }: Ending, pid: number): Promise<void> {
  if (!(await isPostmaster(pid, data))) return;
  sendSignal(pid, 'SIGINT');
  if (await isGone(pid, data, GIVE_UP_MS)) return;
  log('PostgreSQL did not stop within 30 s and is being killed; it will recover at the next start.');
  sendSignal(pid, 'SIGQUIT');
  if (!(await isGone(pid, data, GIVE_UP_MS))) throw new Error(`PostgreSQL (process ${pid}) does not end.`);
}
