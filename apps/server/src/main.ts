import path from 'node:path';
import { ownSecret } from './platform/config/own-secret.ts';
import { type Env, readEnv } from './platform/config/read-env.ts';
import { type Config, ConfigError, toConfig } from './platform/config/to-config.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { type ChildSpec, endWithParent, keepAlive } from './roles/children.ts';
import { welcome } from './roles/local.ts';
import { runOrigin } from './roles/origin.ts';
import { settlePorts } from './roles/ports.ts';
import { type Running, runWeb } from './roles/web.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SANDBOX = path.join(ROOT, 'sandboxes/gmo/src/main.ts');
/** Where the gateway tells its results (decision 88). */
const NOTICE_PATH = '/api/payment/notice';

/** What runs beside the web process: the live origin, and on a workstation the gateway's sandbox. */
function childrenOf(config: Config, env: Env): ChildSpec[] {
  const known = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const origin = {
    ...known,
    ROLE: 'origin',
    SECRET: config.secret,
    DATA_DIR: config.dataDir,
    PUBLIC_URL: config.publicUrl,
  };
  const children = [{ name: 'live origin', file: import.meta.filename, args: [], env: origin }];
  const { sandboxPort } = config.gateway;
  if (sandboxPort === undefined) return children;
  const args = [
    ...['--port', String(sandboxPort), '--data', path.join(config.dataDir, 'gmo')],
    ...['--public-url', config.gateway.apiUrl, '--notice-url', `${config.publicUrl}${NOTICE_PATH}`],
  ];
  return [...children, { name: 'gateway sandbox', file: SANDBOX, args, env: {}, isQuiet: true }];
}

async function runAll(config: Config, env: Env, log: Log): Promise<Running> {
  const children = childrenOf(config, env).map(spec => keepAlive(spec, log));
  const web = await runWeb(config, log);
  return {
    stop: async () => {
      await web.stop();
      await Promise.all(children.map(child => child.stop()));
    },
  };
}

function run(config: Config, env: Env, log: Log): Promise<Running> {
  switch (config.role) {
    case 'all':
      return runAll(config, env, log);
    case 'origin':
      return runOrigin(config, log);
    case 'web':
    case 'worker':
      return runWeb(config, log);
  }
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
  const given = readEnv();
  const env = given.STAGE === 'local' && given.ROLE !== 'origin' ? await settlePorts(given) : given;
  const config = toConfig(env, ROOT, ownSecret);
  // On a workstation people read the terminal; elsewhere a collector does.
  const logFile = config.stage === 'local' ? path.join(config.dataDir, 'kotohogi.log') : undefined;
  const log = createLog(config.logLevel, config.role, logFile);
  stopOnSignal(await run(config, env, log), log);
  if (logFile !== undefined && config.role !== 'origin') process.stdout.write(`${welcome(config, logFile)}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Kotohogi cannot start: ${error.message}\n`);
  process.exitCode = 78; // EX_CONFIG of sysexits.h
}
