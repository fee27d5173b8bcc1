import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';

/** A process kept alive alongside this one. */
export interface ChildSpec {
  readonly name: string;
  /** A TypeScript file, run by this Node binary. */
  readonly file: string;
  readonly args: readonly string[];
  /** Flags for Node itself. */
  readonly nodeFlags?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Hides standard output, which is meant for manual runs. Errors are still shown. */
  readonly isQuiet?: boolean;
  /** The child sends a message when it is ready. */
  readonly reports?: boolean;
  /** The child keeps running when its parent is killed. */
  readonly survivesParent?: boolean;
  /** How long it may take to stop before it is killed; default 8 s. */
  readonly killAfterMs?: number;
}

/** Stops a child and the loop that restarts it. */
export interface Child {
  readonly stop: () => Promise<void>;
}

/** Invalid settings (EX_CONFIG of sysexits.h): restarting does not help. */
export const EXIT_CONFIG = 78;
/** An argument of the origin: a launcher supervises it. */
export const HELD = '--held';

/** Where Node caches compiled code between starts. */
export function codeCache(dataDir: string): string {
  return path.join(dataDir, 'cache', 'code');
}

const KILL_AFTER_MS = 8_000;
/** A child that ran for less than this is faulty itself: each further restart waits twice as long. */
const HEALTHY_AFTER_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * How long to wait before restarting a child. No wait after a healthy run, because viewers of a live stream would wait
 * too.
 */
export function restartPauseMs(ranMs: number, lastPauseMs: number): number {
  if (ranMs >= HEALTHY_AFTER_MS) return 0;
  return Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, lastPauseMs * 2));
}

function stdioOf({ isQuiet, reports, survivesParent }: ChildSpec): StdioOptions {
  const output = isQuiet === true ? 'ignore' : 'inherit';
  const stdio: StdioOptions = [survivesParent === true ? 'ignore' : 'pipe', output, 'inherit'];
  return reports === true ? [...stdio, 'ipc'] : stdio;
}

/**
 * Starts a child once. Unless it outlives its parent, the end of its standard input signals that the parent is gone.
 */
export function launch(spec: ChildSpec): ChildProcess {
  const { file, args, env, nodeFlags = [], survivesParent = false } = spec;
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    env: { ...process.env, ...env, ENDS_WITH_STDIN: survivesParent ? '0' : '1' },
    stdio: stdioOf(spec),
    // Ctrl-C in the terminal goes to the parent, which stops its children in order.
    detached: true,
  });
  // why: nothing is ever written there; the exit event reports that the child is gone
  child.stdin?.on('error', () => undefined);
  return child;
}

/** Resolves when a child has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise(resolve => child.once('exit', resolve));
}

/** Asks a child to exit, and kills it if it takes too long. */
export async function end(child: ChildProcess, killAfterMs = KILL_AFTER_MS): Promise<void> {
  child.kill('SIGTERM');
  // A child that still reads its input keeps running, even if everything else is closed.
  child.stdin?.end();
  const killer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await ended(child);
  clearTimeout(killer);
}

/** Callbacks for the supervisor of a child. */
export interface ChildEvents {
  readonly onStart?: (pid: number) => void;
  /** The child's message that it is ready. */
  readonly onReady?: (message: unknown) => void;
  /** Called at each exit, before a restart: true = do not restart. */
  readonly isFinal?: (exitCode: number | null) => boolean;
}

/** Runs a process and restarts it whenever it exits, until stopped. */
export function keepAlive(spec: ChildSpec, log: Log, events: ChildEvents = {}): Child {
  const stopping = new AbortController();
  const start = () => {
    const started = launch(spec);
    if (events.onReady !== undefined) started.on('message', events.onReady);
    events.onStart?.(started.pid ?? 0);
    return started;
  };
  let child = start();
  const watch = async () => {
    let waitMs = 0;
    while (!stopping.signal.aborted) {
      const startedAtMs = performance.now();
      await ended(child);
      if (stopping.signal.aborted) return;
      const { exitCode, signalCode } = child;
      if (events.isFinal?.(exitCode) === true) return;
      waitMs = restartPauseMs(performance.now() - startedAtMs, waitMs);
      log.warn({ child: spec.name, code: exitCode, signal: signalCode, waitMs }, 'a process exited; restarting it');
      // why: stopping aborts the wait
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) child = start();
    }
  };
  void watch();
  return {
    stop: () => {
      stopping.abort();
      return end(child, spec.killAfterMs);
    },
  };
}

/** Runs a process once; `ended` resolves when it has exited, whatever the exit code. */
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

/** For a process started by `launch`: calls back when its parent is gone. */
export function onParentGone(gone: () => void): void {
  if (process.env.ENDS_WITH_STDIN !== '1') return;
  process.stdin.on('end', gone).on('error', gone);
  process.stdin.resume();
}
