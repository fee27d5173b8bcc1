import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './run-as.ts';

/** What a postmaster says of itself in postmaster.pid (PostgreSQL source, utils/pidfile.h). */
export interface PidFile {
  readonly pid: number;
  /** Undefined until the postmaster has chosen it. */
  readonly port: number | undefined;
  readonly status: 'starting' | 'ready' | 'stopping';
}

/** A file without a status line was only just made; "standby" is a server that follows another and answers reads. */
function statusOf(word: string): PidFile['status'] {
  if (word === 'ready' || word === 'standby') return 'ready';
  return word === 'stopping' ? 'stopping' : 'starting';
}

/** Reads the lines of a postmaster.pid; undefined when the first is not a process number. */
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
 * Removes a postmaster.pid in which nothing has stood for so long: its postmaster was killed between making and writing it,
 * and PostgreSQL, which cannot tell that from one that is just starting, would refuse to start for ever.
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
