import { createHash } from 'node:crypto';
import { access, constants, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, isMissing, isRoot, NOBODY, type RunAs, realDirectory, statOf } from './run-as.ts';

/** Where the server's files live and who runs it. */
export interface Place {
  readonly directory: string;
  /** Undefined: the current user, who is not root. */
  readonly runAs: RunAs | undefined;
  /** True when the wanted directory lies where that user cannot go. */
  readonly moved: boolean;
}

/**
 * Homes for data whose wanted place PostgreSQL's user cannot enter. /var/tmp is last: some systems delete what lies
 * there untouched for 30 days (systemd-tmpfiles), which a database does not survive.
 */
const FALLBACK_ROOTS = ['/var/lib', '/var/tmp'];

/** Where the files of one database live inside a directory. */
export const clusterOf = (directory: string): string => join(directory, 'cluster');

const asOwner = (stats: { uid: number; gid: number }): RunAs =>
  stats.uid === 0 ? NOBODY : { uid: stats.uid, gid: stats.gid };

/** Existing data wins over the better place: a start must never answer with an empty database because a mode changed. */
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
  if (!(await statOf(root)) || !(await canReach(root, NOBODY))) return false;
  try {
    await access(root, constants.W_OK);
    return true;
  } catch {
    // why: a read-only root is simply not the one to use
    return false;
  }
}

/** A directory in a place others may write to must not have been laid there by somebody else. */
async function refuseStranger(directory: string): Promise<void> {
  try {
    const stats = await lstat(directory);
    if (stats.isDirectory() && (stats.uid === 0 || stats.uid === NOBODY.uid)) return;
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  throw new Error(`${directory} belongs to another user: remove it, or choose another database directory.`);
}

/** Not root: only a directory of our own will do. */
async function refuseForeign(directory: string): Promise<void> {
  const stats = await statOf(directory);
  if (!stats || stats.uid === process.getuid?.()) return;
  throw new Error(
    `The database directory ${directory} belongs to uid ${stats.uid}, and you are uid ${process.getuid?.()}: it was made by ` +
      'another user, perhaps root. Start as that user, or give the directory to yourself (chown -R).',
  );
}

/** Decides where the database wanted in `wanted` lives. Not root: there. Root: there if the unprivileged user can enter it. */
export async function choosePlace(wanted: string): Promise<Place> {
  const real = await realDirectory(wanted);
  if (!isRoot()) {
    await refuseForeign(real);
    return { directory: real, runAs: undefined, moved: false };
  }
  const name = `kotohogi-${createHash('sha256').update(real).digest('hex').slice(0, 12)}`;
  const elsewhere = FALLBACK_ROOTS.map(root => join(root, name));
  for (const directory of [real, ...elsewhere]) {
    if (directory !== real) await refuseStranger(directory);
    const found = await existingPlace(directory, directory !== real);
    if (found) return found;
  }
  if (await canReach(real, NOBODY)) return { directory: real, runAs: NOBODY, moved: false };
  for (const root of FALLBACK_ROOTS) {
    if (await isUsable(root)) return { directory: join(root, name), runAs: NOBODY, moved: true };
  }
  throw new Error(
    `PostgreSQL does not run as root, and uid ${NOBODY.uid} can enter neither ${real} nor ${FALLBACK_ROOTS.join(' nor ')}. ` +
      'Start as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}
