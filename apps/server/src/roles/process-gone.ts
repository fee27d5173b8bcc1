import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { LastRun } from './last-run.ts';

const POLL_MS = 20;
const WEB_ENDED_WITHIN_MS = 20_000;

/** Whether a process is running. A process that has exited and is not reaped yet does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // why: both throw if the process does not exist
    return false;
  }
}

/** Waits until a process is gone; returns false if it is still there. */
export async function awaitGone(pid: number, withinMs: number): Promise<boolean> {
  const endsAtMs = Date.now() + withinMs;
  while (isRunning(pid)) {
    if (Date.now() > endsAtMs) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** A process id that was reassigned to another program, or to this process, is not the web process. */
function isWeb(pid: number): boolean {
  if (pid === process.pid || !isRunning(pid)) return false;
  return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/src/main.ts');
}

/** Waits until the web process of a killed launcher is gone: then its port is free and its database is closed. */
export async function awaitLastRun({ webPid }: LastRun): Promise<void> {
  if (isWeb(webPid)) await awaitGone(webPid, WEB_ENDED_WITHIN_MS);
}
