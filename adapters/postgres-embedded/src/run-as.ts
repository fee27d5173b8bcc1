import type { Stats } from 'node:fs';
import { chmod, lchown, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The user PostgreSQL runs as. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so it runs as the overflow user (65534), which needs no account entry. */
export const UNPRIVILEGED: RunAs = { uid: 65_534, gid: 65_534 };

/** True when this process is root and must run PostgreSQL as another user. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The stats of a path, or undefined when it does not exist. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True for the errors that mean a missing path. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
}

/** True for a system error with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The real path of a directory that may not exist yet: links in the existing part are resolved. */
export async function realDirectory(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    return await realpath(absolute);
  } catch (error) {
    if (!isMissing(error) || dirname(absolute) === absolute) throw error;
    return join(await realDirectory(dirname(absolute)), absolute.slice(dirname(absolute).length));
  }
}

const mayEnter = (stats: Stats, who: RunAs): boolean => {
  if (stats.uid === who.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === who.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
};

/** True when that user can enter every existing directory down to `path` (a real path). */
export async function canReach(path: string, who: RunAs): Promise<boolean> {
  const stats = await statOf(path);
  if (stats && !mayEnter(stats, who)) return false;
  return dirname(path) === path ? true : canReach(dirname(path), who);
}

/**
 * Creates the server's directory. Under root, root keeps it and others may only traverse it: PostgreSQL's user owns
 * nothing in it but the cluster, so no file that root writes here can be replaced by a link to another.
 */
export async function makeServerDirectory(path: string, runAs: RunAs | undefined): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!runAs || !first) return;
  await chmod(path, 0o711);
  // whatever the umask, others may traverse the parents created on the way
  for (let made = dirname(path); made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

/** Gives a directory and everything in it to a user; the directory itself last, so that no other user interferes meanwhile. */
export async function chownTree(path: string, owner: RunAs): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await chownTree(inner, owner);
    else await lchown(inner, owner.uid, owner.gid);
  }
  await lchown(path, owner.uid, owner.gid);
}
