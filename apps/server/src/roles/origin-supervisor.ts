import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type HeldOrigin, type HoldRefusal, holdOrigin } from '@kotohogi/live-engine/control/hold-origin';
import type { Config } from '../platform/config/to-config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import type { Log } from '../platform/log/log.ts';
import { type Child, type ChildSpec, end, ended, launch, restartPauseMs } from './children.ts';
import { type LastRun, readLastRun } from './last-run.ts';
import { awaitGone, isRunning } from './process-gone.ts';

/** The control URL of a running origin, and its secret. */
export interface OriginAddress {
  readonly controlUrl: string;
  readonly controlSecret: string;
}

/** The supervised origin; an earlier launcher may have started it. */
export interface SupervisedOrigin extends Child {
  /** Stops supervising it: it exits by itself when no stream is live. */
  readonly release: () => void;
}

const POLL_MS = 20;
const HELD_FOR_MS = 1_000;
const KILL_AFTER_MS = 8_000;
const GONE_WITHIN_MS = 2_000;

/** How to reach the origin of a configuration. */
export function originAddress({ secret }: Config, controlPort: number): OriginAddress {
  return { controlUrl: `http://127.0.0.1:${controlPort}`, controlSecret: deriveKeys(secret).control };
}

/** Takes hold of a running origin, if there is one. The connection of a killed launcher may take a moment to close. */
export async function findOrigin({ controlUrl, controlSecret }: OriginAddress): Promise<HeldOrigin | HoldRefusal> {
  const endsAtMs = Date.now() + HELD_FOR_MS;
  for (;;) {
    const answer = await holdOrigin(controlUrl, controlSecret);
    if (answer !== 'held' || Date.now() > endsAtMs) return answer;
    await pause(POLL_MS);
  }
}

/**
 * The settings, including ports, of an origin that still runs after its launcher was killed; undefined if there is
 * none.
 */
export async function portsOfRunningOrigin(config: Config): Promise<LastRun['settings'] | undefined> {
  const last = readLastRun(config.dataDir);
  if (last === undefined) return undefined;
  const found = await findOrigin(originAddress(config, Number(last.settings.LIVE_CONTROL_PORT)));
  if (typeof found === 'string') return found === 'held' ? last.settings : undefined;
  found.release();
  return last.settings;
}

/** Ends an origin that is held; it writes everything to disk before it exits. */
export async function endOrigin({ pid }: HeldOrigin): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGTERM');
  if (await awaitGone(pid, KILL_AFTER_MS)) return;
  process.kill(pid, 'SIGKILL');
  await awaitGone(pid, GONE_WITHIN_MS);
}

/** Keeps the origin running: one already held until it exits, then a child of this process, restarted each time. */
export class OriginSupervisor implements SupervisedOrigin {
  readonly #spec: ChildSpec;
  readonly #address: OriginAddress;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #held: HeldOrigin | undefined;
  #child: ChildProcess | undefined;

  constructor(spec: ChildSpec, address: OriginAddress, log: Log, found: HeldOrigin | undefined) {
    this.#spec = spec;
    this.#address = address;
    this.#log = log;
    this.#held = found;
    if (found !== undefined) log.warn({ pid: found.pid }, 'the live origin was running: taking it over');
    else this.#child = launch(spec);
    void this.#keep();
  }

  /** The current process id of the origin. */
  get pid(): number {
    return this.#child?.pid ?? this.#held?.pid ?? 0;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#child !== undefined) await end(this.#child, KILL_AFTER_MS);
    else if (this.#held !== undefined) await endOrigin(this.#held);
  }

  release(): void {
    this.#stopping.abort();
    this.#held?.release();
    this.#child?.unref();
  }

  async #keep(): Promise<void> {
    let waitMs = 0;
    while (!this.#stopping.signal.aborted) {
      const startedAtMs = performance.now();
      await this.#untilEnd();
      if (this.#stopping.signal.aborted) return;
      waitMs = restartPauseMs(performance.now() - startedAtMs, waitMs);
      this.#log.warn({ child: this.#spec.name, waitMs }, 'a process exited; restarting it');
      // why: stopping aborts the wait
      await pause(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (!this.#stopping.signal.aborted) this.#child = launch(this.#spec);
    }
  }

  /** Waits until the origin has exited. Holds it in the meantime, so that it knows it is supervised. */
  async #untilEnd(): Promise<void> {
    if (this.#child === undefined) {
      await this.#held?.lost;
      if (this.#held !== undefined) await awaitGone(this.#held.pid, GONE_WITHIN_MS);
      return;
    }
    const child = this.#child;
    const holding = this.#holdWhileRunning(child);
    await ended(child);
    await holding;
  }

  async #holdWhileRunning(child: ChildProcess): Promise<void> {
    const isOver = () => child.exitCode !== null || child.signalCode !== null || this.#stopping.signal.aborted;
    while (!isOver()) {
      const answer = await findOrigin(this.#address);
      if (typeof answer === 'string') await pause(POLL_MS);
      else {
        this.#held = answer;
        if (isOver()) answer.release();
        await answer.lost;
      }
    }
  }
}
