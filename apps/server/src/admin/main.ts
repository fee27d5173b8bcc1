import path from 'node:path';
import { parseArgs } from 'node:util';
import { instant } from '@kotohogi/domain/kernel/instant';
import { createFileStore } from '@kotohogi/storage-fs';
import { composeMails } from '../compose.ts';
import { ownSecret } from '../platform/config/own-secret.ts';
import { readEnv } from '../platform/config/read-env.ts';
import { toConfig } from '../platform/config/to-config.ts';
import { ConfigError } from '../platform/config/values.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { EXIT_CONFIG } from '../roles/children.ts';
import { openDatabase } from '../roles/database.ts';
import { checkIntegrity } from './check.ts';
import { AdminError, type Command, type Options } from './command.ts';
import { createAdministrator } from './create-administrator.ts';
import { installationEnv } from './installation-env.ts';
import { listJobs, retryJob } from './jobs.ts';
import { reseal } from './reseal.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const COMMANDS: readonly Command[] = [createAdministrator, listJobs, retryJob, reseal, checkIntegrity];

const print = (line: string) => process.stdout.write(`${line}\n`);

function help(): void {
  print('npm run admin -- COMMAND [OPTIONS]');
  for (const { name, usage, summary } of COMMANDS) {
    print('');
    print(`  ${name} ${usage}`.trimEnd());
    print(`      ${summary}`);
  }
}

async function runCommand(command: Command, options: Options): Promise<void> {
  const env = installationEnv(readEnv(), ROOT);
  const config = toConfig(env, ROOT, ownSecret);
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(config, { stopWithParent: false, log: () => undefined });
  opened.defer(database.isShared ? database.release : database.stop);
  await migrate(database.url);
  const { db } = connect(database.url, createLog('error', 'admin'), 2);
  opened.defer(() => db.destroy());
  const keys = deriveKeys(config.secret);
  const clock = { now: () => instant(Date.now()) };
  const mails = composeMails({ config, keys, clock });
  const objects = createFileStore(path.join(config.dataDir, 'objects'), { urlKey: keys.upload });
  await command.run({ config, keys, oldSecret: env.OLD_SECRET, db, objects, mails, clock, print }, options);
}

/** Runs the command of the arguments; without one, or with --help, prints the help. */
async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || args.includes('--help')) return help();
  const command = COMMANDS.find(one => one.name === name);
  if (command === undefined)
    throw new AdminError(`Unknown command: ${name}. npm run admin -- --help lists all commands.`);
  const { values } = parseArgs({ args, options: command.options, strict: true });
  await runCommand(command, values);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = error instanceof ConfigError ? EXIT_CONFIG : 1;
  const isPlain =
    error instanceof AdminError ||
    error instanceof ConfigError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
}
