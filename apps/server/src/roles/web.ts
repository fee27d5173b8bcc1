import path from 'node:path';
import { demoWeddings } from '@kotohogi/db/seeds/demo';
import { instant } from '@kotohogi/domain/kernel/instant';
import { createOutbox } from '@kotohogi/mail-outbox';
import { createSmtpMailer } from '@kotohogi/mail-smtp';
import { createGmoGateway, GMO_ENDPOINTS } from '@kotohogi/payments-gmo';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import { startPostgres } from '@kotohogi/postgres-embedded';
import { createFileStore } from '@kotohogi/storage-fs';
import { compose, type Outside } from '../compose.ts';
import type { Config } from '../platform/config/to-config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import type { Log } from '../platform/log/log.ts';
import { Demo } from './demo.ts';
import { prepareDemo } from './local.ts';
import { openVideo } from './video.ts';

/** A running part of the product. */
export interface Running {
  readonly stop: () => Promise<void>;
}

async function openDatabase(config: Config, log: Log): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl !== '') return { url: config.databaseUrl, stop: async () => undefined };
  return await startPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    stopWithParent: true,
    log: line => log.info(line),
  });
}

/** The adapters of a real run: what is configured, and the built-in parts for what is not. */
function connectOutside(config: Config, log: Log, databaseUrl: string): Outside {
  const keys = deriveKeys(config.secret);
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
    gateway: openGateway(config),
    ...openVideo(config, keys),
  };
}

async function startDemo(config: Config, log: Log, { db }: Outside): Promise<Running> {
  const demo = new Demo(config.publicUrl, log);
  // The pages are there at once; the ceremony comes on air beside them.
  const started = demoWeddings(db).then(weddings => demo.start(weddings));
  started.catch((error: unknown) => log.error({ err: error }, 'the demo ceremony did not come on air'));
  return { stop: () => demo.stop() };
}

/** On a workstation both of the gateway's worlds are the sandbox; in production a test shop meets the real test world. */
function openGateway({ gateway, stage }: Config): PaymentGateway {
  const test = stage === 'production' ? GMO_ENDPOINTS.test : gateway;
  return createGmoGateway({ endpoints: { test, production: gateway } });
}

/** Serves pages, calls and sockets, and works off the jobs: the web and worker roles, in one process (house). */
export async function runWeb(config: Config, log: Log): Promise<Running> {
  const database = await openDatabase(config, log);
  await migrate(database.url);
  const outside = connectOutside(config, log, database.url);
  if (config.demo) await prepareDemo(outside.db, outside.objects, outside.keys);
  const product = await compose(outside);
  const worker = config.role === 'web' ? undefined : await startWorker(outside.pool, product.jobs, log);
  if (config.role !== 'worker') {
    await product.app.listen({ host: config.host, port: config.port });
    product.openSockets();
  }
  const stopWatching = product.watchVideo();
  const demo = config.demo ? await startDemo(config, log, outside) : undefined;
  return {
    stop: async () => {
      stopWatching();
      await demo?.stop();
      await product.hub.close();
      await product.app.close();
      await worker?.stop();
      await outside.db.destroy();
      await database.stop();
    },
  };
}
