import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTaken } from './binaries.ts';
import { clusterOf } from './place.ts';
import { type Program, runProgram } from './program.ts';
import { chownTree, type RunAs, realDirectory, statOf } from './run-as.ts';
import { type Durability, serverArguments } from './settings.ts';

/** The only role and the only database of the embedded server. */
const NAME = 'kotohogi';

/** The data directory as PostgreSQL itself sees it: symbolic links (a cluster moved to another disk) are resolved. */
export const dataOf = (directory: string): Promise<string> => realDirectory(join(clusterOf(directory), 'data'));

/** An initialized database directory. */
export interface Cluster {
  readonly data: string;
  readonly password: string;
}

/** Changes the owner of the staging directory last: until then root writes into a directory of its own. */
async function stage(staging: string, owner: RunAs | undefined): Promise<void> {
  await mkdir(staging, { mode: 0o700 });
  await writeFile(join(staging, 'password'), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (owner) await chownTree(staging, owner);
}

async function initialise(program: Program, staging: string, durability: Durability): Promise<void> {
  const data = join(staging, 'data');
  await stage(staging, program.runAs);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${NAME}`, `--pwfile=${join(staging, 'password')}`, '--auth=scram-sha-256'];
  const sync = durability === 'none' ? ['--no-sync'] : [];
  const args = ['-D', data, ...locale, ...access, ...sync, '--no-instructions'];
  await runProgram(program, { name: 'initdb', args });
  const single = ['--single', ...serverArguments(data, 5432, durability), '-c', 'log_min_messages=fatal', 'postgres'];
  await runProgram(program, { name: 'postgres', args: single, input: `create database ${NAME};\n` });
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** Removes staging directories of starts killed an hour ago or earlier; a younger one may be in use. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith('cluster.')) continue;
    const stats = await statOf(join(directory, name));
    if (stats && stats.mtimeMs < Date.now() - 3_600_000)
      await rm(join(directory, name), { recursive: true, force: true });
  }
}

/**
 * Initializes in a staging directory and renames it: no process sees half a database, and one of two concurrent starters
 * wins.
 */
async function createCluster(program: Program, durability: Durability): Promise<void> {
  const { directory } = program;
  const staging = `${clusterOf(directory)}.${randomBytes(6).toString('hex')}`;
  await removeLeftovers(directory);
  try {
    await initialise(program, staging, durability);
    await rename(staging, clusterOf(directory));
    if (durability === 'full') await syncDirectory(directory);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

async function refuseOtherVersion(data: string, version: string): Promise<void> {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (made === version.split('.')[0]) return;
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${made}, and the installed programs are ${version}: dump it with the ` +
      'old ones and restore it with the new, or set DATABASE_URL to a server.',
  );
}

/** Opens the database of a directory, creating it if needed. `version` is that of the programs. */
export async function openCluster(program: Program, version: string, durability: Durability): Promise<Cluster> {
  const cluster = clusterOf(program.directory);
  if (!(await statOf(cluster))) await createCluster(program, durability);
  const data = await dataOf(program.directory);
  await refuseOtherVersion(data, version);
  const isRoots = (await statOf(data))?.uid === 0;
  if (program.runAs && isRoots) await chownTree(cluster, program.runAs);
  const password = (await readFile(join(cluster, 'password'), 'utf8')).trim();
  return { data, password };
}

/** The URL of a cluster's database. */
export const urlOf = ({ password }: Cluster, port: number): string =>
  `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
