import { resolve } from 'node:path';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { dataOf, openCluster, urlOf } from './cluster.ts';
import { type ReadFileSystemType, refuseNetworkFileSystem } from './file-system.ts';
import { readPidFile } from './pid-file.ts';
import { choosePlace } from './place.ts';
import { endServer, ensureRunning, type Running, type Server, sendSignal } from './postmaster.ts';
import { isPostmaster } from './process-table.ts';
import { makeServerDirectory } from './run-as.ts';
import type { Durability } from './settings.ts';

/** What to start, and where. */
export interface PostgresOptions {
  /** Directory of the database, the log and the password; created if missing. */
  readonly dataDir: string;
  /** Where to keep a reachable copy of the programs if one is needed. Default: the data directory. */
  readonly cacheDir?: string;
  /** Default: the port of the last start, or any free one. A server that already runs keeps its own. */
  readonly port?: number;
  /** `none` trades crash safety for speed: only for throwaway data of tests. Default `full`. */
  readonly durability?: Durability;
  /** True: when this process ends in any way but SIGKILL, the server ends with it. Default false: it keeps running. */
  readonly stopWithParent?: boolean;
  /** Receives plain sentences about what happens. */
  readonly log: (line: string) => void;
}

/** A running embedded server. If its postmaster dies, it is restarted on the same port. */
export interface EmbeddedPostgres {
  /** postgres://…, including the password: never log it. */
  readonly url: string;
  readonly port: number;
  /** The directory actually used: differs from `dataDir` when PostgreSQL's user cannot enter that one. */
  readonly directory: string;
  /** True when it was already running: an orphan of a killed process, or another process's. */
  readonly adopted: boolean;
  /** Current process number of the postmaster. */
  pid(): number;
  /** Leaves the server running and stops supervising it. */
  release(): Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

/** Stops the server of a directory, whoever started it, if one runs; returns the directory actually used. */
export async function stopPostgres(dataDir: string, log: (line: string) => void): Promise<string> {
  const { directory } = await choosePlace(dataDir);
  const data = await dataOf(directory);
  const file = await readPidFile(data);
  if (file) await endServer({ data, log }, file.pid);
  return directory;
}

const WATCH_MS = 500;

/** Starts the embedded PostgreSQL of a directory, or adopts the one that runs there. */
export async function startPostgres(
  options: PostgresOptions,
  readFileSystemType?: ReadFileSystemType,
): Promise<EmbeddedPostgres> {
  const server = await prepare(options, readFileSystemType);
  const running = await ensureRunning(server, options.port);
  options.log(
    running.adopted
      ? `PostgreSQL is already running on port ${running.port} (process ${running.pid}): using it.`
      : `PostgreSQL is running on port ${running.port} (process ${running.pid}).`,
  );
  return keepRunning(server, running, options.stopWithParent ?? false);
}

async function prepare(options: PostgresOptions, readFileSystemType?: ReadFileSystemType): Promise<Server> {
  const { log, durability = 'full' } = options;
  const found = await findBinaries();
  const { directory, runAs, moved } = await choosePlace(options.dataDir);
  if (moved) {
    log(
      `PostgreSQL does not run as root, and its user cannot enter ${resolve(options.dataDir)}: the data is in ${directory}.`,
    );
  }
  await makeServerDirectory(directory, runAs);
  await refuseNetworkFileSystem(directory, readFileSystemType);
  const binaries = await reachableBinaries(found, options.cacheDir ?? directory, runAs);
  const program = { binaries, runAs, directory };
  return { program, cluster: await openCluster(program, found.version, durability), durability, log };
}

function keepRunning(server: Server, first: Running, stopWithParent: boolean): EmbeddedPostgres {
  const { data } = server.cluster;
  let pid = first.pid;
  let isReleased = false;
  let reviving: Promise<void> | undefined;

  const revive = async () => {
    if (isReleased || (await isPostmaster(pid, data)) || isReleased) return;
    server.log(`PostgreSQL (process ${pid}) has exited: restarting it.`);
    const again = await ensureRunning(server, first.port);
    pid = again.pid;
    server.log(`PostgreSQL is running again on port ${again.port} (process ${pid}).`);
  };
  const watch = setInterval(() => {
    reviving ??= revive()
      .catch(error => server.log(`PostgreSQL could not be restarted, retrying: ${error}`))
      .finally(() => {
        reviving = undefined;
      });
  }, WATCH_MS).unref();

  const endWithParent = () => sendSignal(pid, 'SIGINT');
  if (stopWithParent) process.once('exit', endWithParent);

  const release = async () => {
    isReleased = true;
    clearInterval(watch);
    process.off('exit', endWithParent);
    await reviving;
  };

  return {
    url: urlOf(server.cluster, first.port),
    port: first.port,
    directory: server.program.directory,
    adopted: first.adopted,
    pid: () => pid,
    release,
    stop: async () => {
      await release();
      await endServer({ data, log: server.log }, pid);
    },
  };
}
