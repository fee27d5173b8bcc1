import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { turnOf } from '@kotohogi/domain/kernel/daily';
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { at } from '@kotohogi/server/platform/db/instants';
import { GmoSandbox } from '@kotohogi/testkit/gmo-sandbox';
import { startGatewayRelay } from '@kotohogi/testkit/processes/gateway-relay';
import { sql } from 'kysely';
import { type Injected, listDueOrders, writeJournal } from './gateway-day.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'apps/server/src/main.ts');
const MOVED_CLOCK = path.join(ROOT, 'e2e/steps/moved-clock.ts');
/** Over before the working day: then the product itself gives up (docs/product/payment-order.md#reconciliation). */
const PATIENCE_MS = 120 * MINUTE_MS;

/** What a comparison of one day did, in spite of a worker that was killed half-way. */
export interface ComparedDay {
  readonly orders: number;
  readonly seconds: number;
  /** Orders that were asked about before the worker was killed. */
  readonly askedBeforeKill: number;
  readonly neverAsked: number;
  readonly askedTwice: number;
  readonly askedMoreOften: number;
  readonly unfinishedRuns: number;
  /** Injected differences that were not found, and others that were. */
  readonly wrongDifferences: number;
}

interface WorkerPlace {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly gatewayUrl: string;
  readonly folder: string;
}

/** The product's own worker as a process, whose clock is a minute after the time of the comparison. */
function startWorker({ databaseUrl, secret, gatewayUrl, folder }: WorkerPlace): ChildProcess {
  const env = {
    ...process.env,
    ...{ STAGE: 'test', ROLE: 'worker', DATABASE_URL: databaseUrl, DATA_DIR: folder, SECRET: secret },
    ...{ GMO_API_URL: gatewayUrl, LOG_LEVEL: 'silent', MOVED_CLOCK: path.join(folder, 'ahead') },
  };
  return spawn(process.execPath, ['--import', MOVED_CLOCK, MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const wake = (db: Db) => sql`select graphile_worker.add_job('paymentOrder.reconcile')`.execute(db);

async function until(isDone: () => boolean | Promise<boolean>, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (child.exitCode !== null) throw new Error(`the worker exited with ${child.exitCode}`);
    if (Date.now() > end) throw new Error('the comparison did not end in two hours');
    await pause(200);
  }
}

const countUnfinished = async (db: Db, due: Instant): Promise<number> => {
  const runs = db.selectFrom('reconciliation_run').select(eb => eb.fn.countAll<number>().as('runs'));
  const row = await runs.where('due_at', '=', at(due)).where('finished_at', 'is', null).executeTakeFirstOrThrow();
  return Number(row.runs);
};

/** How many differences are missing or too many, of those that this morning's runs found. */
async function countWrongDifferences(db: Db, due: Instant, injected: Injected): Promise<number> {
  const found = await db
    .selectFrom('payment_difference')
    .innerJoin('reconciliation_run', 'reconciliation_run.id', 'run_id')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['order_id', 'kind'])
    .where('due_at', '=', at(due))
    .execute();
  const right = found.filter(({ order_id, kind }) => injected.get(order_id ?? '') === kind).length;
  return injected.size - right + (found.length - right);
}

/**
 * Compares a morning with the gateway's sandbox, both processes of their own. The worker is killed when half of the
 * orders were asked about; the next one continues.
 */
export async function compareDay(db: Db, databaseUrl: string, secret: string): Promise<ComparedDay> {
  const due = turnOf({ hour: 5, lateMs: DAY_MS }, instant(Date.now()));
  if (due === undefined) throw new Error('there was no morning');
  const orders = await listDueOrders(db, due);
  const sandbox = new GmoSandbox();
  const injected = await writeJournal(sandbox.dataDir, orders);
  await sandbox.start();
  const relay = await startGatewayRelay(sandbox.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-compare-'));
  await writeFile(path.join(folder, 'ahead'), String(due + MINUTE_MS - Date.now()));
  const place = { databaseUrl, secret, gatewayUrl: relay.url, folder };
  const startedAtMs = performance.now();
  let worker = startWorker(place);
  try {
    await wake(db);
    await until(() => relay.asked.size >= orders.length / 2, worker);
    await kill(worker);
    const askedBeforeKill = relay.asked.size;
    worker = startWorker(place);
    await wake(db);
    const hasRuns = () => db.selectFrom('reconciliation_run').select('id').where('due_at', '=', at(due)).execute();
    await until(async () => (await hasRuns()).length > 0 && (await countUnfinished(db, due)) === 0, worker);
    const times = orders.map(({ orderId }) => relay.asked.get(orderId) ?? 0);
    const foreign = [...relay.asked.keys()].filter(asked => !orders.some(({ orderId }) => orderId === asked));
    if (foreign.length > 0) throw new Error(`asked about ${foreign[0]}, which is not due`);
    return {
      orders: orders.length,
      seconds: Math.round((performance.now() - startedAtMs) / 1_000),
      askedBeforeKill,
      neverAsked: times.filter(count => count === 0).length,
      askedTwice: times.filter(count => count === 2).length,
      askedMoreOften: times.filter(count => count > 2).length,
      unfinishedRuns: await countUnfinished(db, due),
      wrongDifferences: await countWrongDifferences(db, due, injected),
    };
  } finally {
    if (worker.exitCode === null && worker.signalCode === null) await kill(worker);
    await relay.close();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
