import { instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { GmoSandbox } from '@kotohogi/testkit/gmo-sandbox';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { Payer } from '@kotohogi/testkit/payer';
import { WorkerProcess } from '@kotohogi/testkit/processes/worker-process';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sandbox = new GmoSandbox();
let product: TestProduct;
let killed: WorkerProcess;
let other: WorkerProcess;
beforeAll(async () => {
  await sandbox.start();
  product = await startTestProduct({
    gateway: sandbox.gateway(),
    isWithoutWorker: true,
    start: instant(Date.now()),
  });
  killed = new WorkerProcess(product.databaseUrl, sandbox.url);
  other = new WorkerProcess(product.databaseUrl, sandbox.url);
});
afterAll(async () => {
  await Promise.all([killed.kill('SIGKILL'), other.kill('SIGKILL')]);
  await Promise.all([killed.remove(), other.remove()]);
  await product.stop();
  await sandbox.stop();
});

interface LockedStep {
  readonly id: string;
  readonly holder: string;
  readonly since: number;
}

/** The steps of payments that workers hold. */
async function lockedSteps(): Promise<LockedStep[]> {
  const { rows } = await sql<LockedStep>`select id::text, locked_by as holder, locked_at as since
    from graphile_worker.jobs where task_identifier = 'payment.step' and locked_by is not null
    order by locked_at`.execute(product.db);
  return rows;
}

/** A guest whose gift a worker is about to enter at the gateway, which does not answer yet. */
async function giverInProgress(held: number): Promise<Payer> {
  const participants = await buildParticipants(product, instant(product.clock.now() + 24 * 60 * MINUTE_MS));
  const payer = new Payer((await participants.guest()).browser, participants, sandbox);
  await sandbox.fault('EntryTran', 'delay', { delayMs: '60000' });
  await payer.give(await payer.giftBody(5_000));
  // Its worker starts as a process of its own.
  await eventually('the call', async () => ((await sandbox.isFaultWaiting('EntryTran')) ? undefined : true), MINUTE_MS);
  expect(await lockedSteps()).toHaveLength(held);
  return payer;
}

test('given two workers with a step each, when one is killed, then its step alone is released within a minute, goes on, and leaves no failed job', async () => {
  killed.start();
  const first = await giverInProgress(1);
  // The first worker must not take the second step as well.
  killed.signal('SIGSTOP');
  other.start();
  const second = await giverInProgress(2);
  const [lost, kept] = await lockedSteps();
  expect(kept?.holder).not.toBe(lost?.holder);

  await killed.kill('SIGKILL');
  // The sweep queues the lost step again while the killed worker still seems to hold it.
  await sql`select graphile_worker.add_job('payment.sweep')`.execute(product.db);
  await eventually(
    'the release of the lost step',
    async () => ((await lockedSteps()).some(({ holder }) => holder === lost?.holder) ? undefined : true),
    MINUTE_MS,
  );
  expect((await lockedSteps()).find(({ id }) => id === kept?.id)).toEqual(kept);

  await sandbox.clearFaults();
  for (const payer of [first, second]) await payer.reaches('issuer');
  await eventually('no failed job', async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs where attempts >= max_attempts`.execute(product.db);
    return rows.length === 0 ? true : undefined;
  });
}, 240_000);
