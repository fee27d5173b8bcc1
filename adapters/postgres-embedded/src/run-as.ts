import type { Stats } from 'node:fs';
import { chmod, lchown, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The user PostgreSQL runs as. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: it then runs as the overflow user (nobody), which needs no entry made anywhere. */
export const NOBODY: RunAs = { uid: 65_534, gid: 65_534 };

/** True when this process is root, and so must hand PostgreSQL to another user. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** What is stored at a path, or undefined when nothing is. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True for the errors that say: nothing is there. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
}

/** True for a system error with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The real path of a directory that may not exist yet: links are followed in the part that does. */
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

/** True when every existing directory down to `path` (a real path) can be entered by that user. */
export async function canReach(path: string, who: RunAs): Promise<boolean> {
  const stats = await statOf(path);
  if (stats && !mayEnter(stats, who)) return false;
  return dirname(path) === path ? true : canReach(dirname(path), who);
}

/**
 * Makes the server's directory. As root it stays root's, and others may only pass through: PostgreSQL's user owns nothing
 * in it but the cluster, so that no file root writes here can be turned into a link to another.
 */
export async function makeServerDirectory(path: string, runAs: RunAs | undefined): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!runAs || !first) return;
  await chmod(path, 0o711);
  // whatever the umask, the parents made on the way are open to pass through
  for (let made = dirname(path); made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

/** Gives a directory and everything in it to a user; the directory itself last, so that nobody interferes meanwhile. */
export async function chownTree(path: string, owner: RunAs): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await chownTree(inner, owner);
    else await lchown(inner, owner.uid, owner.gid);
  }
  await lchown(path, owner.uid, owner.gid);
}
