import { readFile } from 'node:fs/promises';

/** Clock ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/** A process's resource usage so far. */
export interface Usage {
  /** CPU time, seconds of one core. */
  readonly cpuS: number;
  /** Resident memory now, and its maximum so far, MiB. */
  readonly rssMiB: number;
  readonly peakMiB: number;
}

function mebibytes(status: string, name: string): number {
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return Number(kibibytes ?? Number.NaN) / 1024;
}

/** Reads a process's usage from Linux (proc(5)): user and system time of all its threads, and its memory. */
export async function usageOf(pid: number): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  // The name in brackets may contain spaces; the fields after it are regular.
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ');
  const cpuS = (Number(fields[11]) + Number(fields[12])) / TICKS;
  return { cpuS, rssMiB: mebibytes(status, 'VmRSS'), peakMiB: mebibytes(status, 'VmHWM') };
}
