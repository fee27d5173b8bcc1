/** The product as production runs it, on a given database: the server under test, in a separate process. */
import { instant } from '@kotohogi/domain/kernel/instant';
import { createOutbox } from '@kotohogi/mail-outbox';
import { compose } from '@kotohogi/server/compose';
import { ownSecret } from '@kotohogi/server/platform/config/own-secret';
import { readEnv } from '@kotohogi/server/platform/config/read-env';
import { toConfig } from '@kotohogi/server/platform/config/to-config';
import { deriveKeys } from '@kotohogi/server/platform/crypto/keys';
import { connect } from '@kotohogi/server/platform/db/connect';
import { createLog } from '@kotohogi/server/platform/log/log';
import { createProviders } from '@kotohogi/server/platform/video/providers';
import { createFileStore } from '@kotohogi/storage-fs';
import { createFakes } from '@kotohogi/testkit/outside';

const env = readEnv();
const config = { ...toConfig(env, env.DATA_DIR ?? '', ownSecret), stage: 'production' as const };
const log = createLog('warn', 'bench');
const { db, pool } = connect(config.databaseUrl, log);
const fakes = createFakes();
const product = await compose({
  ...fakes,
  providers: createProviders([fakes.video]),
  config,
  keys: deriveKeys(config.secret),
  db,
  pool,
  log,
  clock: { now: () => instant(Date.now()) },
  mailer: createOutbox(config.dataDir),
  outbox: undefined,
  objects: createFileStore(config.dataDir, { urlKey: deriveKeys(config.secret).upload }),
});
await product.app.listen({ host: '127.0.0.1', port: config.port });
product.openSockets();
process.stdout.write('listening\n');
