import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { deleteReplacedJobs, holdLiveness, keepAlive, listDeadHolders, ownClient, unlockJobs } from './store.ts';

/** When the jobs of dead workers are released. */
export interface LivenessTimes {
  /** How often this process looks for them. */
  readonly checkMs: number;
  /** How long a worker has to be seen without its lock: a live one connects again sooner. */
  readonly graceMs: number;
}

/** How soon a lost connection is opened again. */
const RETRY_MS = 500;
/** A check that takes longer has lost its connection. */
const ANSWER_MS = 5_000;

/** The locks that mark the workers of this process as live, and the search for those of dead processes. */
export interface Liveness {
  /** Marks a worker as live, by the name with which it locks jobs. */
  readonly add: (worker: string) => Promise<void>;
  /** Marks the workers of this process as ended. */
  readonly end: () => Promise<void>;
}

/**
 * Each worker holds an advisory lock of its own name, on a connection that ends with its process. Every process releases
 * the jobs of workers that have been without their lock for a while: the queue itself would wait four hours for them.
 */
export function createLiveness(pool: pg.Pool, log: Log, { checkMs, graceMs }: LivenessTimes): Liveness {
  const workers = new Set<string>();
  const held = new Set<string>();
  /** Since when a worker is without its lock. */
  const missing = new Map<string, number>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let last: Promise<void> = Promise.resolve();

  const lose = () => {
    client = undefined;
    held.clear();
    missing.clear();
  };

  const connect = async () => {
    const opened = ownClient(pool, ANSWER_MS);
    opened.on('error', error => {
      log.warn({ err: error }, 'the liveness lock of the job worker is lost');
      if (client === opened) lose();
    });
    await opened.connect();
    client = opened;
    await keepAlive(opened);
    return opened;
  };

  const release = async (connection: pg.Client) => {
    const holders = new Set(await listDeadHolders(connection));
    const nowMs = performance.now();
    for (const holder of missing.keys()) if (!holders.has(holder)) missing.delete(holder);
    for (const holder of holders) if (!missing.has(holder)) missing.set(holder, nowMs);
    const dead = [...missing].filter(([, sinceMs]) => nowMs - sinceMs >= graceMs).map(([holder]) => holder);
    if (dead.length > 0) {
      await unlockJobs(connection, dead);
      log.warn({ holders: dead }, 'released the jobs of dead workers');
    }
    await deleteReplacedJobs(connection);
  };

  const check = async () => {
    clearTimeout(timer);
    if (isEnded) return;
    try {
      const connection = client ?? (await connect());
      for (const worker of workers) {
        if (held.has(worker)) continue;
        await holdLiveness(connection, worker);
        held.add(worker);
      }
      await release(connection);
      timer = setTimeout(next, checkMs);
    } catch (error) {
      log.warn({ err: error }, 'the liveness of job workers could not be checked');
      const failed = client;
      lose();
      // why: not awaited, because a connection to a machine that is gone never ends
      void failed?.end().catch(() => undefined);
      timer = setTimeout(next, RETRY_MS);
    }
  };
  /** One check after the other. */
  const next = () => {
    last = last.then(check);
    return last;
  };

  return {
    add: worker => {
      workers.add(worker);
      return next();
    },
    end: async () => {
      isEnded = true;
      await next();
      await client?.end();
    },
  };
}
