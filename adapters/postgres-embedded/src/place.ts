import { createHash } from 'node:crypto';
import { access, constants, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, isMissing, isRoot, type RunAs, realDirectory, statOf, UNPRIVILEGED } from './run-as.ts';

/** Where the server's files are and which user runs it. */
export interface Place {
  readonly directory: string;
  /** Undefined: the current user, who is not root. */
  readonly runAs: RunAs | undefined;
  /** True when that user cannot enter the requested directory. */
  readonly moved: boolean;
}

/**
 * Fallbacks when PostgreSQL's user cannot enter the requested directory. /var/tmp is last: some systems delete files
 * untouched for 30 days there (systemd-tmpfiles), which would destroy a database.
 */
const FALLBACK_ROOTS = ['/var/lib', '/var/tmp'];

/** Where the files of one database are inside a directory. */
export const clusterOf = (directory: string): string => join(directory, 'cluster');

const asOwner = (stats: { uid: number; gid: number }): RunAs =>
  stats.uid === 0 ? UNPRIVILEGED : { uid: stats.uid, gid: stats.gid };

/** Existing data wins over a better place: a start must never return an empty database because a mode changed. */
async function existingPlace(directory: string, moved: boolean): Promise<Place | undefined> {
  const stats = await statOf(join(clusterOf(directory), 'data'));
  if (!stats) return undefined;
  const runAs = asOwner(stats);
  if (!(await canReach(directory, runAs))) {
    throw new Error(
      `The database in ${directory} belongs to uid ${runAs.uid}, who cannot enter one of the directories above it. ` +
        'Let others pass through them (chmod o+x) and start again.',
    );
  }
  return { directory, runAs, moved };
}

async function isUsable(root: string): Promise<boolean> {
  if (!(await statOf(root)) || !(await canReach(root, UNPRIVILEGED))) return false;
  try {
    await access(root, constants.W_OK);
    return true;
  } catch {
    // why: a read-only root is skipped
    return false;
  }
}

/** In a directory that others may write to, refuses a data directory created by another user. */
async function refuseForeignOwner(directory: string): Promise<void> {
  try {
    const stats = await lstat(directory);
    if (stats.isDirectory() && (stats.uid === 0 || stats.uid === UNPRIVILEGED.uid)) return;
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  throw new Error(`${directory} belongs to another user: remove it, or choose another database directory.`);
}

/** Without root, only a directory of the current user is accepted. */
async function refuseForeign(directory: string): Promise<void> {
  const stats = await statOf(directory);
  if (!stats || stats.uid === process.getuid?.()) return;
  throw new Error(
    `The database directory ${directory} belongs to uid ${stats.uid}, and you are uid ${process.getuid?.()}: it was made by ` +
      'another user, perhaps root. Start as that user, or give the directory to yourself (chown -R).',
  );
}

/**
 * Decides where the database requested in `wanted` goes. Not root: there. Root: there if the unprivileged user can
 * enter it.
 */
export async function choosePlace(wanted: string): Promise<Place> {
  const real = await realDirectory(wanted);
  if (!isRoot()) {
    await refuseForeign(real);
    return { directory: real, runAs: undefined, moved: false };
  }
  const name = `kotohogi-${createHash('sha256').update(real).digest('hex').slice(0, 12)}`;
  const elsewhere = FALLBACK_ROOTS.map(root => join(root, name));
  for (const directory of [real, ...elsewhere]) {
    if (directory !== real) await refuseForeignOwner(directory);
    const found = await existingPlace(directory, directory !== real);
    if (found) return found;
  }
  if (await canReach(real, UNPRIVILEGED)) return { directory: real, runAs: UNPRIVILEGED, moved: false };
  for (const root of FALLBACK_ROOTS) {
    if (await isUsable(root)) return { directory: join(root, name), runAs: UNPRIVILEGED, moved: true };
  }
  throw new Error(
    `PostgreSQL does not run as root, and uid ${UNPRIVILEGED.uid} can enter neither ${real} nor ${FALLBACK_ROOTS.join(' nor ')}. ` +
      'Start as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}
