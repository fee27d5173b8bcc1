import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, type RunAs, statOf } from './run-as.ts';

const MAX_BYTES = 5_000_000;
const READ_BYTES = 1_000_000;
const TAIL_CHARACTERS = 4_000;

/** The server's log file; it outlives the process that started the server. */
export const logFileOf = (directory: string): string => join(directory, 'postgres.log');

/** Opens the log for a server about to start; rotates a large one, replacing the previously rotated one. */
export async function openLog(directory: string, owner: RunAs | undefined): Promise<FileHandle> {
  const path = logFileOf(directory);
  const stats = await statOf(path);
  if (stats && stats.size > MAX_BYTES) await rename(path, `${path}.1`).catch(ignoreMissing);
  const handle = await open(path, 'a', 0o600);
  if (owner) await handle.chown(owner.uid, owner.gid);
  return handle;
}

/** Two starters may rotate the same log: the second finds nothing left to do. */
function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/**
 * What one process wrote to a log after an offset (its number is in the prefix of every line); everything written since
 * that offset, if the process never got far enough to read its settings.
 */
export async function outputOf(pid: number | undefined, directory: string, from: number): Promise<string> {
  const handle = await open(logFileOf(directory), 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(READ_BYTES), position: from });
    const text = buffer.toString('utf8', 0, bytesRead);
    const own = text.split('\n').filter(line => line.includes(` [${pid}] `));
    return (own.length > 0 ? own.join('\n') : text).slice(-TAIL_CHARACTERS).trim();
  } finally {
    await handle.close();
  }
}
