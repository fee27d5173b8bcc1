import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './run-as.ts';

/** The content of postmaster.pid (PostgreSQL source, utils/pidfile.h). */
export interface PidFile {
  readonly pid: number;
  /** Undefined until the postmaster has chosen it. */
  readonly port: number | undefined;
  readonly status: 'starting' | 'ready' | 'stopping';
}

/** A file without a status line was only just created; "standby" is a replica that answers reads. */
function statusOf(word: string): PidFile['status'] {
  if (word === 'ready' || word === 'standby') return 'ready';
  return word === 'stopping' ? 'stopping' : 'starting';
}

/** Parses the lines of a postmaster.pid; undefined when the first is not a process number. */
export function parsePidFile(text: string): PidFile | undefined {
  const [pid = '', , , port = '', , , , status = ''] = text.split('\n');
  if (!/^[1-9]\d*$/.test(pid.trim())) return undefined;
  return { pid: Number(pid), port: Number(port) || undefined, status: statusOf(status.trim()) };
}

/** Reads the postmaster.pid of a data directory; undefined when there is none. */
export async function readPidFile(data: string): Promise<PidFile | undefined> {
  try {
    return parsePidFile(await readFile(join(data, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Removes a postmaster.pid that has been empty for this long: its postmaster was killed between creating and writing
 * it. PostgreSQL cannot distinguish that from one that is just starting and would refuse to start forever.
 */
export async function removeEmptyPidFile(data: string, olderThanMs: number): Promise<void> {
  const file = join(data, 'postmaster.pid');
  try {
    const { size, mtimeMs } = await stat(file);
    if (size === 0 && Date.now() - mtimeMs > olderThanMs) await rm(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
