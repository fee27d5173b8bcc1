import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ORIGIN_NODE_FLAGS } from '@kotohogi/live-engine/node-flags';
import type { Env } from '../platform/config/read-env.ts';
import type { Config } from '../platform/config/to-config.ts';
import { ConfigError } from '../platform/config/values.ts';
import type { Log } from '../platform/log/log.ts';
import { type Child, type ChildSpec, codeCache, EXIT_CONFIG, HELD, keepAlive } from './children.ts';
import { forgetRun, readLastRun, saveRun } from './last-run.ts';
import { endOrigin, findOrigin, OriginSupervisor, originAddress } from './origin-supervisor.ts';
import { awaitLastRun } from './process-gone.ts';
import type { DemoFacts } from './run-demo.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
const DEMO = path.join(import.meta.dirname, 'run-demo.ts');
const SANDBOX = path.join(import.meta.dirname, '../../../../sandboxes/gmo/src/main.ts');
/** Where the gateway sends its notices. */
const NOTICE_PATH = '/api/payment/notice';
/** Long enough to finish running jobs and to close the embedded database cleanly. */
const WEB_KILL_AFTER_MS = 60_000;
/** Runs the web process with reload. */
const RELOAD = '--reload';

/** Resolves when the product ended by itself, with the exit code of the process that could not continue. */
export interface Launched {
  readonly failed: Promise<number>;
  /** A planned stop: ends everything. */
  readonly stop: () => Promise<void>;
  /** Ends everything except an origin with a live stream, which the next start takes over. */
  readonly abandon: () => Promise<void>;
}

/** What a child's environment is made of. */
export type ChildOptions = Pick<LaunchOptions, 'config' | 'env'>;

export interface LaunchOptions {
  readonly config: Config;
  readonly env: Env;
  readonly log: Log;
  readonly args: readonly string[];
  readonly logFile: string | undefined;
  /** Called when the pages are served for the first time. */
  readonly onReady: () => Promise<void>;
}

/** The settings an origin depends on. An origin that runs with others is not taken over. */
function originSettings({ config, env }: LaunchOptions): Readonly<Record<string, string>> {
  const { live, publicUrl, host, port, gateway } = config;
  return {
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: config.trustedProxies.join(),
    HOST: host,
    PORT: String(port),
    LIVE_RTMP_PORT: String(live.rtmpPort),
    LIVE_PLAYBACK_PORT: String(live.playbackPort),
    LIVE_CONTROL_PORT: String(live.controlPort),
    LIVE_FFMPEG: live.ffmpeg ?? '',
    VIDEO_CHANNEL: config.hasChannel ? 'on' : 'off',
    GMO_SANDBOX_PORT: String(gateway.sandboxPort ?? env.GMO_SANDBOX_PORT ?? ''),
  };
}

/** The environment of every child, with the resolved settings, so that no child resolves them again. */
function environmentOf({ config, env }: ChildOptions): Record<string, string> {
  const known = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(known),
    SECRET: config.secret,
    DATA_DIR: config.dataDir,
    PUBLIC_URL: config.publicUrl,
    // Enabled from the first file on: without it a child loads the type stripper and compiles main.ts at each start.
    NODE_COMPILE_CACHE: codeCache(config.dataDir),
  };
}

function webSpec(options: LaunchOptions): ChildSpec {
  const reload = options.args.includes(RELOAD) ? ['--watch', '--watch-preserve-output'] : [];
  const env = { ...environmentOf(options), ROLE: 'web' };
  const rules = { reports: true, killAfterMs: WEB_KILL_AFTER_MS };
  return { name: 'web', file: MAIN, args: [], nodeFlags: reload, env, ...rules };
}

/** The live origin as a child process. */
export function originSpec(options: ChildOptions): ChildSpec {
  const env = { ...environmentOf(options), ROLE: 'origin' };
  return {
    name: 'live origin',
    file: MAIN,
    args: [HELD],
    nodeFlags: ORIGIN_NODE_FLAGS,
    env,
    survivesParent: true,
  };
}

function sandboxSpec({ config }: LaunchOptions, sandboxPort: number): ChildSpec {
  const args = [
    ...['--port', String(sandboxPort), '--data', path.join(config.dataDir, 'gmo')],
    ...['--public-url', config.gateway.apiUrl, '--notice-url', `${config.publicUrl}${NOTICE_PATH}`],
  ];
  return { name: 'gateway sandbox', file: SANDBOX, args, env: {}, isQuiet: true };
}

/**
 * Takes over an origin that is already running; ends one with other settings. Throws when another launcher holds it.
 */
async function takeOver(options: LaunchOptions) {
  const { config, log } = options;
  const address = originAddress(config, config.live.controlPort);
  const found = await findOrigin(address);
  if (found === 'held') throw new ConfigError(`Kotohogi is already running on ${config.dataDir}: stop it first`);
  const last = readLastRun(config.dataDir);
  if (last !== undefined) await awaitLastRun(last);
  if (typeof found === 'string') return { address, found: undefined };
  if (last !== undefined && isDeepStrictEqual(originSettings(options), last.settings)) return { address, found };
  log.warn({ pid: found.pid }, 'a live origin with other settings was running: restarting it');
  await endOrigin(found);
  return { address, found: undefined };
}

/** The message the web process sends once it serves. */
function demoOf(message: unknown): Readonly<Record<string, number>> | undefined {
  const isReady = typeof message === 'object' && message !== null && 'demoWeddings' in message;
  return isReady ? (message.demoWeddings as Readonly<Record<string, number>> | undefined) : undefined;
}

function demoSpec(options: LaunchOptions, weddings: Readonly<Record<string, number>>): ChildSpec {
  const { config, logFile } = options;
  const facts: DemoFacts = { publicUrl: config.publicUrl, logLevel: config.logLevel, logFile, weddings };
  return { name: 'demo ceremony', file: DEMO, args: [JSON.stringify(facts)], env: {} };
}

/**
 * Runs web and origin as siblings, so that neither dies with the other; on a workstation also the gateway's sandbox and
 * the demo's encoder. Each is restarted when it ends. An origin left by a killed launcher is taken over with its live
 * stream.
 */
export async function launchAll(options: LaunchOptions): Promise<Launched> {
  const { config, log } = options;
  const { address, found } = await takeOver(options);
  const settings = originSettings(options);
  const origin = config.hasChannel ? new OriginSupervisor(originSpec(options), address, log, found) : undefined;
  const failure = Promise.withResolvers<number>();
  const others: Child[] = [];
  let hasServed = false;
  const onReady = (message: unknown) => {
    if (hasServed) return;
    hasServed = true;
    const weddings = demoOf(message);
    if (weddings !== undefined) others.push(keepAlive(demoSpec(options, weddings), log));
    void options.onReady();
  };
  const web = keepAlive(webSpec(options), log, {
    onStart: webPid => saveRun(config.dataDir, { settings, webPid }),
    onReady,
    isFinal: code => {
      // A process killed by a signal is restarted; one that failed to start by itself would fail again.
      const isFinal = code !== null && (!hasServed || code === EXIT_CONFIG);
      if (isFinal) failure.resolve(code || 1);
      return isFinal;
    },
  });
  if (config.gateway.sandboxPort !== undefined)
    others.push(keepAlive(sandboxSpec(options, config.gateway.sandboxPort), log));
  const stopOthers = async () => {
    await Promise.all(others.map(child => child.stop()));
    await web.stop();
  };
  const abandon = async () => {
    origin?.release();
    await stopOthers();
  };
  const stop = async () => {
    await stopOthers();
    await origin?.stop();
    forgetRun(config.dataDir);
  };
  // A live stream from before this start continues even if this start failed.
  const isInherited = () => hasServed || found !== undefined;
  const failed = failure.promise.then(async code => {
    await (isInherited() ? abandon() : stop());
    return code;
  });
  return { failed, stop, abandon };
}
