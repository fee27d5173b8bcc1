import { readFile } from 'node:fs/promises';

/** Clock ticks a second that Linux counts processor time in. */
const TICKS = 100;

/** What a process has used so far. */
export interface Usage {
  /** Of one core, seconds. */
  readonly cpuS: number;
  /** Resident now, and at the most so far, MiB. */
  readonly rssMiB: number;
  readonly peakMiB: number;
}

function mebibytes(status: string, name: string): number {
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return Number(kibibytes ?? Number.NaN) / 1024;
}

/** Reads what Linux knows of a process (proc(5)): user and system time of all its threads, and its memory. */
export async function usageOf(pid: number): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  // The name in brackets may hold spaces; what follows it is regular.
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ');
  const cpuS = (Number(fields[11]) + Number(fields[12])) / TICKS;
  return { cpuS, rssMiB: mebibytes(status, 'VmRSS'), peakMiB: mebibytes(status, 'VmHWM') };
}
