import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { createOutbox } from '@kotohogi/mail-outbox';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import type { MailOutbox, StoredMail } from '@kotohogi/ports/mailer';
import type { BackupStore, ObjectStore } from '@kotohogi/ports/object-store';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import { compose, type Product } from '@kotohogi/server/compose';
import { toConfig } from '@kotohogi/server/platform/config/to-config';
import { deriveKeys } from '@kotohogi/server/platform/crypto/keys';
import { connect, type Db, type Tx } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { startWorker } from '@kotohogi/server/platform/jobs/worker';
import { createLog } from '@kotohogi/server/platform/log/log';
import { createProviders } from '@kotohogi/server/platform/video/providers';
import { openVideo } from '@kotohogi/server/roles/video';
import { createFileStore } from '@kotohogi/storage-fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { TestClient } from './client.ts';
import { withLockOrder } from './lock-order.ts';
import { createFakes, type Fakes } from './outside.ts';
import { testDatabase } from './postgres.ts';

/** A clock that only moves when the test moves it. */
export class TestClock {
  #now: Instant;

  constructor(start: Instant) {
    this.#now = start;
  }

  now(): Instant {
    return this.#now;
  }

  set(now: Instant): void {
    this.#now = now;
  }

  advance(ms: number): void {
    this.#now = instant(this.#now + ms);
  }
}

/** The whole product on its own database, in this process, with fakes for outside services. */
export interface TestProduct {
  readonly url: string;
  /** The outside services: what a test triggers here reaches the product. */
  readonly fakes: Fakes;
  readonly db: Db;
  /** The database's address, for tests that start their own processes. */
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly product: Product;
  readonly outbox: MailOutbox;
  readonly objects: ObjectStore;
  /** A browser without any session. */
  visitor(): TestClient;
  /** Waits for a mail of this kind to this address. */
  mailTo(to: string, kind: string): Promise<StoredMail>;
  /** Waits for this many mails of this kind to an address; newest first. */
  mailsTo(to: string, kind: string, count: number): Promise<readonly StoredMail[]>;
  /** Waits until none of these jobs is pending; mail delivery by default. */
  jobsDone(...tasks: readonly string[]): Promise<void>;
  /** Runs a job right away, as the worker or the scheduler would. */
  runJob(task: string, payload?: object): Promise<void>;
  /** Stops everything and deletes the database. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Longer than three attempts at an unknown outcome take (2, 5 and 15 s apart), even on a busy machine. */
const PATIENCE_MS = 30_000;

/** Polls until `read` returns a value; on timeout, throws an error naming what was awaited. */
export async function eventually<T>(
  what: string,
  read: () => Promise<T | undefined> | T | undefined,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`never arrived: ${what}`);
}

/** How a test product differs from the default one. */
export interface TestProductOptions {
  /** Replaces the fake gateway: the adapter, pointed at the sandbox. */
  readonly gateway?: PaymentGateway;
  /** No worker in this process: the test runs jobs itself, or in separate processes. */
  readonly isWithoutWorker?: boolean;
  /** A platform that accepts film uploads itself. */
  readonly hosted?: HostedUploads;
  /** Free bytes on the object store's disk; the real value by default. */
  readonly diskFreeBytes?: () => number;
  /** Additional settings, named as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A second store for recordings. */
  readonly backup?: BackupStore;
  /** Writes the whole log here. */
  readonly logFile?: string;
  /** Initial time of the clock; noon in Japan on 2026-11-20 by default. */
  readonly start?: Instant;
}

/** The secret that all other secrets in a test are derived from. */
export const TEST_SECRET = 'a-secret-only-tests-use-0123456789abcdef';

/** Starts the product for a test file. The clock stays at noon in Japan on 2026-11-20 until the test moves it. */
export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const database = await testDatabase(migrate);
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-product-'));
  const port = await freePort();
  const env = {
    STAGE: 'test',
    PORT: String(port),
    DATA_DIR: folder,
    SECRET: TEST_SECRET,
    ...options.env,
  };
  const config = toConfig(env, folder, () => '');
  const log = options.logFile
    ? createLog('trace', 'test', { file: options.logFile })
    : createLog(process.env.TEST_LOG ?? 'silent', 'test');
  const clock = new TestClock(options.start ?? instant(Date.UTC(2026, 10, 20, 3)));
  const { pool } = connect(database.url, log, 8);
  const wrongLocks: string[] = [];
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: withLockOrder(pool, wrongLocks) }) });
  const outbox = createOutbox(path.join(folder, 'outbox'));
  const keys = deriveKeys(config.secret);
  const objects = createFileStore(path.join(folder, 'objects'), {
    urlKey: keys.upload,
    ...(options.diskFreeBytes === undefined ? {} : { freeBytes: async () => options.diskFreeBytes?.() ?? 0 }),
  });
  const fakes = createFakes(clock);
  // Hosted platforms are present when the settings name them; the fake replaces the built-in one.
  const video = openVideo(config, keys);
  const product = await compose({
    ...fakes,
    ...video,
    providers: createProviders([fakes.video, ...video.providers.all.filter(({ key }) => key !== fakes.video.key)]),
    ...(options.gateway === undefined ? {} : { gateway: options.gateway }),
    backup: options.backup,
    ...(options.hosted === undefined ? {} : { hosted: { vimeo: options.hosted } }),
    config,
    keys,
    db,
    pool,
    log,
    clock,
    mailer: outbox,
    outbox,
    objects,
  });
  const worker = options.isWithoutWorker ? undefined : await startWorker(pool, product.jobs, log);
  await product.app.listen({ host: '127.0.0.1', port });
  product.openSockets();
  const stopWatching = product.watchVideo();
  const stop = async () => {
    stopWatching();
    // A connection that a test left open would keep the server waiting until it expires, more than a minute later.
    product.app.server.closeAllConnections();
    await product.hub.close();
    await product.app.close();
    await worker?.stop();
    await db.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    // The call or job that it failed may have been repeated.
    if (wrongLocks.length > 0) throw new Error(wrongLocks.join('\n'));
  };
  return {
    url: config.publicUrl,
    fakes,
    db,
    databaseUrl: database.url,
    clock,
    product,
    outbox,
    objects,
    visitor: () => new TestClient(config.publicUrl),
    mailTo: (to, kind) =>
      eventually(`a mail ${kind} to ${to}`, async () =>
        (await outbox.list()).find(mail => mail.to === to && mail.kind === kind),
      ),
    mailsTo: (to, kind, count) =>
      eventually(`${count} mails ${kind} to ${to}`, async () => {
        const found = (await outbox.list()).filter(mail => mail.to === to && mail.kind === kind);
        return found.length >= count ? found : undefined;
      }),
    jobsDone: async (...tasks) => {
      const awaited = tasks.length === 0 ? ['mail.send'] : tasks;
      await eventually(`no more ${awaited.join(', ')}`, async () => {
        const { rows } = await pool.query(
          'select 1 from graphile_worker.jobs where task_identifier = any($1) limit 1',
          [awaited],
        );
        return rows.length === 0 || undefined;
      });
    },
    runJob: async (task, payload = {}) => {
      const job = product.jobs.find(one => one.task === task);
      if (job === undefined) throw new Error(`no such job: ${task}`);
      await job.run(payload, { number: 1, max: 1 });
    },
    stop,
  };
}

/**
 * Sends a call while another transaction has made a change that it has not committed yet, and commits it once the call
 * waits for a lock. A call that decides on what it read before is answered as if nothing had changed.
 */
export async function whileChanging<T>(
  { db }: TestProduct,
  change: (tx: Tx) => Promise<unknown>,
  send: () => Promise<T>,
): Promise<T> {
  const sent = await db.transaction().execute(async tx => {
    await change(tx);
    const pending = send();
    const isWaiting = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
      return rows.length > 0 || undefined;
    };
    await Promise.race([pending, eventually('a call that waits for the change', isWaiting)]);
    return { pending };
  });
  return await sent.pending;
}
