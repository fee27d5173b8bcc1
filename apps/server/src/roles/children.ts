import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';

/** A process kept alive beside this one. */
export interface ChildSpec {
  readonly name: string;
  /** A TypeScript file, run by this very Node. */
  readonly file: string;
  readonly args: readonly string[];
  /** What Node itself is told. */
  readonly nodeFlags?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What it prints is for those who start it by hand. Its troubles are shown all the same. */
  readonly isQuiet?: boolean;
}

/** Stops a child and everything about it. */
export interface Child {
  readonly stop: () => Promise<void>;
}

/** A child that dies is back within a second: the live origin's viewers ride over that (live.md, bar 7). */
const RESTART_PAUSE_MS = 500;
const KILL_AFTER_MS = 8_000;

function launch({ file, args, env, nodeFlags = [], isQuiet = false }: ChildSpec): ChildProcess {
  // A child that hears the end of its standard input ends too: nothing outlives a parent that was killed.
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    env: { ...process.env, ...env, ENDS_WITH_STDIN: '1' },
    stdio: ['pipe', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    // A Ctrl-C of the terminal is for the parent, which ends its children in order.
    detached: true,
  });
  // why: nothing is ever said on that line; that a child has hung up is told by its end
  child.stdin?.on('error', () => undefined);
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise(resolve => child.once('exit', resolve));
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  // A child that still listens to us has not ended, whatever else it has put away.
  child.stdin?.end();
  const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended(child);
  clearTimeout(killer);
}

/** Runs a process and starts it again whenever it ends, until it is stopped. */
export function keepAlive(spec: ChildSpec, log: Log): Child {
  let isStopping = false;
  let child = launch(spec);
  const watch = async () => {
    while (!isStopping) {
      await ended(child);
      if (isStopping) return;
      log.warn(
        { child: spec.name, code: child.exitCode, signal: child.signalCode },
        'a process ended; starting it again',
      );
      await pause(RESTART_PAUSE_MS);
      if (!isStopping) child = launch(spec);
    }
  };
  void watch();
  return {
    stop: () => {
      isStopping = true;
      return end(child);
    },
  };
}

/** Runs a process once; `ended` resolves when it is over, however it ended. */
export function runOnce(spec: ChildSpec, log: Log): Child & { readonly ended: Promise<void> } {
  const child = launch(spec);
  return {
    ended: ended(child).then(() => {
      if (child.exitCode !== 0)
        log.warn({ child: spec.name, code: child.exitCode, signal: child.signalCode }, 'a process failed');
    }),
    stop: () => end(child),
  };
}

/** For a process started by `keepAlive`: ends it when its parent is gone. */
export function endWithParent(end: () => void): void {
  if (process.env.ENDS_WITH_STDIN !== '1') return;
  process.stdin.on('end', end).on('error', end);
  process.stdin.resume();
}
