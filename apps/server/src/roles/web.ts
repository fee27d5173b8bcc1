import path from 'node:path';
import { demoWeddings } from '@kotohogi/db/seeds/demo';
import { instant } from '@kotohogi/domain/kernel/instant';
import { createOutbox } from '@kotohogi/mail-outbox';
import { createSmtpMailer } from '@kotohogi/mail-smtp';
import { createGmoGateway, GMO_ENDPOINTS } from '@kotohogi/payments-gmo';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import { createFileStore } from '@kotohogi/storage-fs';
import { compose, type Product } from '../compose.ts';
import { hasAdministrator } from '../features/user/index.ts';
import type { Outside } from '../outside.ts';
import type { Config } from '../platform/config/to-config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import type { Log } from '../platform/log/log.ts';
import { openBackup } from './backup.ts';
import { openDatabase } from './database.ts';
import { prepareDemo } from './local.ts';
import { openVideo } from './video.ts';

export interface Running {
  readonly stop: () => Promise<void>;
}

export interface RunningWeb extends Running {
  /** The weddings of the demo by their keys; undefined without a demo. */
  readonly demoWeddings: Readonly<Record<string, number>> | undefined;
}

/** The adapters of a real run: what is configured, and the built-in parts for the rest. */
async function connectOutside(config: Config, log: Log, databaseUrl: string): Promise<Outside> {
  const keys = deriveKeys(config.secret);
  const backup = await openBackup(config, log);
  const { db, pool } = connect(databaseUrl, log);
  const outbox = createOutbox(path.join(config.dataDir, 'outbox'));
  const keepsMail = config.mail.smtpUrl === '';
  return {
    config,
    keys,
    db,
    pool,
    log,
    clock: { now: () => instant(Date.now()) },
    mailer: keepsMail ? outbox : createSmtpMailer(config.mail.smtpUrl, config.mail.from),
    outbox: keepsMail && config.stage !== 'production' ? outbox : undefined,
    objects: createFileStore(path.join(config.dataDir, 'objects'), { urlKey: keys.upload }),
    backup,
    gateway: openGateway(config),
    ...openVideo(config, keys),
  };
}

/**
 * On a workstation both gateway environments are the sandbox; in production a test shop uses the gateway's real test
 * environment.
 */
function openGateway({ gateway, stage }: Config): PaymentGateway {
  const test = stage === 'production' ? GMO_ENDPOINTS.test : gateway;
  return createGmoGateway({ endpoints: { test, production: gateway } });
}

const NO_ADMINISTRATOR =
  'no administrator exists yet: invite one with npm run admin -- create-administrator --email ADDRESS';

/** How long open connections have to finish; idle ones are closed at once. */
const ANSWER_WITHIN_MS = 2_000;
const POLL_MS = 50;

/** Lets calls in progress finish, and disconnects everyone. */
async function closePages({ app, hub }: Product): Promise<void> {
  // Browsers keep connections open for reuse, and closing the server only closes those that are idle at that moment.
  const idle = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS);
  try {
    await hub.close();
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}

/**
 * Serves pages, calls and sockets, and runs the jobs; as a worker it only runs the jobs. If the start is aborted (by a
 * port in use, or by `asked`), everything started so far is stopped first.
 */
export async function runWeb(config: Config, log: Log, asked: AbortSignal): Promise<RunningWeb> {
  await using started = new AsyncDisposableStack();
  // Steps are not interrupted: a half-started database, for example, would outlive this process.
  const database = await openDatabase(config, { stopWithParent: true, log: line => log.info(line) });
  started.defer(() => database.stop());
  asked.throwIfAborted();
  await migrate(database.url);
  asked.throwIfAborted();
  const outside = await connectOutside(config, log, database.url);
  started.defer(() => outside.db.destroy());
  if (config.demo) await prepareDemo(outside);
  else if (!(await hasAdministrator(outside.db))) log.warn(NO_ADMINISTRATOR);
  asked.throwIfAborted();
  const product = await compose(outside);
  const worker = await startWorker(outside.pool, product.jobs, log);
  started.defer(() => worker.stop());
  if (config.role !== 'worker') {
    started.defer(() => closePages(product));
    await product.app.listen({ host: config.host, port: config.port });
    product.openSockets();
  }
  started.defer(product.watchVideo());
  const weddings = config.demo && config.hasChannel ? await demoWeddings(outside.db) : undefined;
  const all = started.move();
  return { stop: () => all.disposeAsync(), demoWeddings: weddings };
}
