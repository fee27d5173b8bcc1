import { once } from 'node:events';
import path from 'node:path';
import { ORIGIN_NODE_FLAGS } from '@kotohogi/live-engine/node-flags';
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
  const children = config.hasChannel
    ? [{ name: 'live origin', file: import.meta.filename, args: [], nodeFlags: ORIGIN_NODE_FLAGS, env: origin }]
    : [];
  const { sandboxPort } = config.gateway;
  if (sandboxPort === undefined) return children;
  const args = [
    ...['--port', String(sandboxPort), '--data', path.join(config.dataDir, 'gmo')],
    ...['--public-url', config.gateway.apiUrl, '--notice-url', `${config.publicUrl}${NOTICE_PATH}`],
  ];
  return [...children, { name: 'gateway sandbox', file: SANDBOX, args, env: {}, isQuiet: true }];
}

async function runAll(config: Config, env: Env, log: Log, asked: AbortSignal): Promise<Running> {
  await using started = new AsyncDisposableStack();
  const children = childrenOf(config, env).map(spec => keepAlive(spec, log));
  started.defer(async () => {
    await Promise.all(children.map(child => child.stop()));
  });
  const web = await runWeb(config, log, asked);
  started.defer(() => web.stop());
  const all = started.move();
  return { stop: () => all.disposeAsync() };
}

function run(config: Config, env: Env, log: Log, asked: AbortSignal): Promise<Running> {
  switch (config.role) {
    case 'all':
      return runAll(config, env, log, asked);
    case 'origin':
      return runOrigin(config, log);
    case 'web':
    case 'worker':
      return runWeb(config, log, asked);
  }
}

/** Hears, from the first moment on, that this process is to end: by a signal, or because the one that started it is gone. */
function listenForTheEnd(): AbortSignal {
  const end = new AbortController();
  const ask = () => end.abort(new Error('the process was asked to end'));
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);
  endWithParent(ask);
  return end.signal;
}

/** Runs until the end is asked for; whatever had been started by then is put away. */
async function serve(log: Log, asked: AbortSignal, start: () => Promise<Running>): Promise<void> {
  const running = await start().catch((error: unknown) => {
    if (asked.aborted) return undefined;
    throw error;
  });
  if (!asked.aborted) await once(asked, 'abort');
  try {
    await running?.stop();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'stopping failed');
    process.exit(1);
  }
}

async function main(): Promise<void> {
  const asked = listenForTheEnd();
  const given = readEnv();
  const env = given.STAGE === 'local' && given.ROLE !== 'origin' ? await settlePorts(given) : given;
  const config = toConfig(env, ROOT, ownSecret);
  // On a workstation people read the terminal; elsewhere a collector does.
  const logFile = config.stage === 'local' ? path.join(config.dataDir, 'kotohogi.log') : undefined;
  const log = createLog(config.logLevel, config.role, logFile);
  await serve(log, asked, async () => {
    const running = await run(config, env, log, asked);
    if (logFile !== undefined && config.role !== 'origin') process.stdout.write(`${welcome(config, logFile)}\n`);
    return running;
  });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Kotohogi cannot start: ${error.message}\n`);
  process.exitCode = 78; // EX_CONFIG of sysexits.h
}
