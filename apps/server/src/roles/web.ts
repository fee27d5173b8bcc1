import path from 'node:path';
import { instant } from '@kotohogi/domain/kernel/instant';
import { createOutbox } from '@kotohogi/mail-outbox';
import { createSmtpMailer } from '@kotohogi/mail-smtp';
import { startPostgres } from '@kotohogi/postgres-embedded';
import { createFileStore } from '@kotohogi/storage-fs';
import { compose } from '../compose.ts';
import type { Config } from '../platform/config/to-config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import type { Log } from '../platform/log/log.ts';

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

/** Serves pages, calls and sockets, and works off the jobs: the web and worker roles, in one process (house). */
export async function runWeb(config: Config, log: Log): Promise<Running> {
  const database = await openDatabase(config, log);
  await migrate(database.url);
  const { db, pool } = connect(database.url, log);
  const outbox = createOutbox(path.join(config.dataDir, 'outbox'));
  const product = await compose({
    config,
    keys: deriveKeys(config.secret),
    db,
    pool,
    log,
    clock: { now: () => instant(Date.now()) },
    mailer: config.mail.smtpUrl === '' ? outbox : createSmtpMailer(config.mail.smtpUrl, config.mail.from),
    outbox: config.mail.smtpUrl === '' && config.stage !== 'production' ? outbox : undefined,
    objects: createFileStore(path.join(config.dataDir, 'objects')),
  });
  const worker = config.role === 'web' ? undefined : await startWorker(pool, product.jobs, log);
  if (config.role !== 'worker') {
    await product.app.listen({ host: config.host, port: config.port });
    product.openSockets();
  }
  return {
    stop: async () => {
      await product.hub.close();
      await product.app.close();
      await worker?.stop();
      await db.destroy();
      await database.stop();
    },
  };
}
