import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { ownSecret } from './platform/config/own-secret.ts';
import { type Env, readEnv } from './platform/config/read-env.ts';
import { type Config, toConfig } from './platform/config/to-config.ts';
import { ConfigError } from './platform/config/values.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createSink } from './platform/log/sink.ts';
import { codeCache, EXIT_CONFIG, HELD, onParentGone } from './roles/children.ts';

// Each role imports only what it needs, when it starts: a killed origin is back in a second because it never loads the
// web code.

const ROOT = path.join(import.meta.dirname, '../../..');

/** What a role needs to start. */
interface Start {
  readonly config: Config;
  readonly env: Env;
  readonly log: Log;
  readonly logFile: string | undefined;
}

/** How this process is asked to exit. */
interface End {
  readonly signal: AbortSignal;
  readonly ask: () => void;
  /** True if the process that started this one was killed: the exit is unplanned. */
  readonly isOrphan: () => boolean;
}

/** Something that runs until it is stopped. */
interface Running {
  readonly stop: () => Promise<void>;
}

async function runAll(start: Start, { ask, isOrphan }: End): Promise<Running> {
  const { config, logFile } = start;
  const { launchAll } = await import('./roles/launcher.ts');
  const onReady = async () => {
    if (logFile === undefined) return;
    const { welcome } = await import('./roles/local.ts');
    process.stdout.write(`${welcome(config, logFile)}\n`);
  };
  const launched = await launchAll({ ...start, args: process.argv.slice(2), onReady });
  let failed: number | undefined;
  void launched.failed.then(code => {
    failed = code;
    ask();
  });
  return {
    stop: async () => {
      if (failed !== undefined) process.exit(failed);
      await (isOrphan() ? launched.abandon() : launched.stop());
    },
  };
}

async function runOriginRole({ config, log }: Start, { ask }: End): Promise<Running> {
  const { runOrigin } = await import('./roles/origin.ts');
  return await runOrigin(config, log, { onAlone: process.argv.includes(HELD) ? ask : undefined });
}

async function runWebRole({ config, log }: Start, { signal }: End): Promise<Running> {
  const { runWeb } = await import('./roles/web.ts');
  const web = await runWeb(config, log, signal);
  process.send?.({ demoWeddings: web.demoWeddings });
  return web;
}

function run(start: Start, end: End): Promise<Running> {
  switch (start.config.role) {
    case 'all':
      return runAll(start, end);
    case 'origin':
      return runOriginRole(start, end);
    case 'web':
    case 'worker':
      return runWebRole(start, end);
  }
}

/** Listens, from startup on, for a signal or for the end of the process that started this one. */
function listenForTheEnd(): End {
  const end = new AbortController();
  let isOrphan = false;
  const ask = () => end.abort(new Error('the process was asked to stop'));
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);
  onParentGone(() => {
    isOrphan = !end.signal.aborted;
    ask();
  });
  return { signal: end.signal, ask, isOrphan: () => isOrphan };
}

/** Runs until the exit is requested; then stops whatever had been started. */
async function serve(log: Log, { signal }: End, start: () => Promise<Running>): Promise<void> {
  const running = await start().catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  flushCompileCache();
  if (!signal.aborted) await once(signal, 'abort');
  try {
    await running?.stop();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'stopping failed');
    process.exit(1);
  }
}

/**
 * On a workstation any free ports will do. Those of an origin left by a killed launcher are kept, so that it can be
 * taken over.
 */
async function settle(given: Env): Promise<Env> {
  if (given.STAGE !== 'local' || (given.ROLE ?? 'all') !== 'all') return given;
  const [{ settlePorts }, { portsOfRunningOrigin }] = await Promise.all([
    import('./roles/ports.ts'),
    import('./roles/origin-supervisor.ts'),
  ]);
  return await settlePorts(given, await portsOfRunningOrigin(toConfig(given, ROOT, ownSecret)));
}

async function main(end: End): Promise<void> {
  const env = await settle(readEnv());
  const config = toConfig(env, ROOT, ownSecret);
  enableCompileCache(codeCache(config.dataDir));
  // On a workstation people read the terminal; elsewhere a collector does.
  const logFile = config.stage === 'local' ? path.join(config.dataDir, 'kotohogi.log') : undefined;
  const sink = config.logSink && createSink(config.logSink);
  const log = createLog(config.logLevel, config.role, { file: logFile, sink });
  await serve(log, end, () => run({ config, env, log, logFile }, end));
}

try {
  await main(listenForTheEnd());
} catch (error) {
  // Exits at once: an open input or a signal handler would keep the process alive.
  process.exitCode = error instanceof ConfigError ? EXIT_CONFIG : 1;
  if (error instanceof ConfigError) process.stderr.write(`Kotohogi cannot start: ${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit();
}
