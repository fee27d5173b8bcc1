import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const read = (pid, reader, name) => {
  try {
    return reader(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // why: the process is gone or not ours
    return '';
  }
};

/**
 * The live processes of a test run: those with its mark (NAME=value) in their environment, and those that work in its
 * directory, such as PostgreSQL, which inherits no environment. Linux only: elsewhere, none.
 */
export function processesOf({ mark, directory }) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(pid => {
      if (read(pid, readFileSync, 'environ').split('\0').includes(mark)) return true;
      return `${read(pid, readlinkSync, 'cwd')}${path.sep}`.startsWith(`${directory}${path.sep}`);
    })
    .map(pid => ({ pid: Number(pid), title: read(pid, readFileSync, 'cmdline').replaceAll('\0', ' ').trim() }));
}

function signal({ pid }, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Ends the processes that a run left behind: with SIGINT first (for PostgreSQL a fast shutdown), by force after five
 * seconds. Returns what it found.
 */
export async function endLeftovers(run) {
  const found = processesOf(run);
  for (const one of found) signal(one, 'SIGINT');
  const endsAtMs = Date.now() + 5_000;
  while (processesOf(run).length > 0 && Date.now() < endsAtMs) await delay(50);
  for (const one of processesOf(run)) signal(one, 'SIGKILL');
  return found;
}
