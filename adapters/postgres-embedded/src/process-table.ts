import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A postmaster keeps its command line; its child processes have titles that start with this. */
const BACKEND_TITLE = 'postgres: ';

const hasProc = process.platform === 'linux';

interface Entry {
  readonly parent: number;
  readonly title: string;
  readonly directory: string | undefined;
}

async function readEntry(pid: number): Promise<Entry | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // the name is in parentheses and may contain anything, parentheses included (proc(5))
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    const title = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    return { parent: Number(parent), title, directory: await directoryOf(pid) };
  } catch {
    // why: the process ended while it was being read, so it is gone
    return undefined;
  }
}

async function directoryOf(pid: number): Promise<string | undefined> {
  try {
    return await readlink(`/proc/${pid}/cwd`);
  } catch {
    // why: the process is another user's, so not a server we started
    return undefined;
  }
}

async function isAliveByPs(pid: number, data: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,command=', '-p', String(pid)]);
    return !stdout.trim().startsWith('Z') && stdout.includes('postgres') && stdout.includes(data);
  } catch {
    // why: ps exits with 1 if the process does not exist
    return false;
  }
}

/**
 * True when `pid` is a live PostgreSQL postmaster of the data directory. False for a zombie or a process that reused a
 * dead postmaster's number: PostgreSQL's own test, kill(pid, 0), takes both for a running server.
 */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!hasProc) return isAliveByPs(pid, data);
  const entry = await readEntry(pid);
  return entry?.directory === data && !entry.title.startsWith(BACKEND_TITLE);
}

/**
 * The processes that a killed postmaster left behind, still working in the data directory. Linux only: elsewhere, none.
 * Never includes a new postmaster or its children: it is not titled "postgres: …", and it is their parent.
 */
export async function abandonedBackends(data: string): Promise<readonly number[]> {
  if (!hasProc) return [];
  const inData = new Map<number, Entry>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const entry = await readEntry(Number(name));
    if (entry?.directory === data) inData.set(Number(name), entry);
  }
  return [...inData]
    .filter(([, { parent, title }]) => title.startsWith(BACKEND_TITLE) && !inData.has(parent))
    .map(([pid]) => pid);
}
