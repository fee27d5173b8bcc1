import path from 'node:path';
import { ownSecret } from './platform/config/own-secret.ts';
import { readEnv } from './platform/config/read-env.ts';
import { type Config, ConfigError, toConfig } from './platform/config/to-config.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { endWithParent } from './roles/children.ts';
import { type Running, runWeb } from './roles/web.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

async function start(config: Config, log: Log): Promise<Running> {
  return await runWeb(config, log);
}

/** Stops what runs, once, whatever asks for it first. */
function stopOnSignal(running: Running, log: Log): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  endWithParent(stop);
}

async function main(): Promise<void> {
  const config = toConfig(readEnv(), ROOT, ownSecret);
  const log = createLog(config.logLevel, config.role);
  stopOnSignal(await start(config, log), log);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Kotohogi cannot start: ${error.message}\n`);
  process.exitCode = 78; // EX_CONFIG of sysexits.h
}
