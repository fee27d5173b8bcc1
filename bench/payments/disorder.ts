import { setTimeout as pause } from 'node:timers/promises';
import { pick, randomOf } from '@kotohogi/testkit/fuzz-input';
import { sql } from 'kysely';
import type { FaultLog } from './fault-log.ts';
import type { Processes } from './processes.ts';

/** Something that goes on until it is stopped. */
export interface Ongoing<T> {
  readonly stop: () => Promise<T>;
}

/** Repeats a step after pauses of random length until it is stopped; a step that throws ends it. */
function repeat<T>(pauseMs: () => number, step: () => Promise<void>, end: () => T): Ongoing<T> {
  const stopped = new AbortController();
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await pause(pauseMs(), undefined, { signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) await step();
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      return end();
    },
  };
}

/** What can be killed. */
export type Target = 'server' | 'worker' | 'server and worker' | 'sandbox';
/** All of them; the server and the worker more often. */
export const EVERYTHING: readonly Target[] = ['server', 'worker', 'server', 'worker', 'server and worker', 'sandbox'];
/** Pauses between two kills. */
const KILL_EVERY_MS = { least: 8_000, most: 26_000 };

/** Kills the server, the worker, both, or the gateway's sandbox with SIGKILL, and starts them again at once. */
export function killProcesses(
  processes: Processes,
  { faults, seed, targets }: { readonly faults: FaultLog; readonly seed: number; readonly targets: readonly Target[] },
): Ongoing<void> {
  const random = randomOf(seed);
  const { web, worker } = processes;
  const span = KILL_EVERY_MS.most - KILL_EVERY_MS.least;
  return repeat(
    () => KILL_EVERY_MS.least + random() * span,
    async () => {
      const target = pick(random, targets);
      faults.add(`kill -9: ${target}`);
      if (target === 'sandbox') return await processes.restartSandbox();
      const killed = target === 'server' ? [web] : target === 'worker' ? [worker] : [web, worker];
      await Promise.all(killed.map(role => role.kill()));
      for (const role of killed) role.start();
      await processes.ready();
    },
    () => undefined,
  );
}

/** What was found when the ledger was read in the middle of everything. */
export interface Trials {
  instants: number;
  /** Instants at which all lines did not sum to zero, or an account disagreed with the captured payments. */
  unbalanced: number;
}

/**
 * One snapshot: all lines sum to zero, those of each entry too, and what the gateway owes the venues is what their
 * payments say.
 */
async function isBalanced({ db }: Processes): Promise<boolean> {
  const { rows } = await sql<{ total: number; entries: number; receivable: number; captured: number }>`
    select
      coalesce(sum(amount_yen), 0)::bigint as total,
      (select count(*) from (
        select 1 from journal_line group by entry_id having sum(amount_yen) <> 0) unequal)::bigint as entries,
      coalesce(sum(amount_yen) filter (where account = 'gateway-receivable'), 0)::bigint as receivable,
      (select coalesce(sum(amount_yen), 0) from payment where state = 'CAPTURED')::bigint as captured
    from journal_line`.execute(db);
  const [found] = rows;
  return found !== undefined && found.total === 0 && found.entries === 0 && found.receivable === found.captured;
}

/** Reads the trial balance at random instants until it is stopped. */
export function watchBalance(processes: Processes, seed: number): Ongoing<Trials> {
  const random = randomOf(seed);
  const trials: Trials = { instants: 0, unbalanced: 0 };
  return repeat(
    () => 200 + random() * 1_300,
    async () => {
      trials.instants += 1;
      if (!(await isBalanced(processes))) trials.unbalanced += 1;
    },
    () => trials,
  );
}
