import path from 'node:path';
import type { Env } from './read-env.ts';

export type Stage = 'local' | 'test' | 'production';
export type Role = 'all' | 'web' | 'origin' | 'worker';

/** Everything the product can be told from outside, checked once at the start. `.env.example` explains each name. */
export interface Config {
  readonly stage: Stage;
  readonly role: Role;
  readonly productName: { readonly ja: string; readonly en: string };
  readonly host: string;
  readonly port: number;
  /** Origin of the pages as a browser sees it, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Empty = the embedded PostgreSQL. */
  readonly databaseUrl: string;
  /** Cookies, sealed columns and signed URLs all derive their keys from it. */
  readonly secret: string;
  readonly live: LiveConfig;
  readonly gateway: GatewayConfig;
  readonly mail: MailConfig;
  readonly demo: boolean;
  readonly logLevel: string;
}

export interface LiveConfig {
  readonly rtmpPort: number;
  readonly playbackPort: number;
  readonly controlPort: number;
  /** Where browsers fetch the stream. */
  readonly playbackUrl: string;
  /** What is typed into an encoder. */
  readonly ingestUrl: string;
}

export interface GatewayConfig {
  /** Base of the idPass calls. */
  readonly apiUrl: string;
  readonly tokenScriptUrl: string;
  /** Given = the sandbox is started there, on a workstation without a gateway of its own. */
  readonly sandboxPort: number | undefined;
}

export interface MailConfig {
  /** Empty = the outbox on disk, shown at /outbox outside production. */
  readonly smtpUrl: string;
  readonly from: string;
}

/** A setting that is missing or wrong: the process must not start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const STAGES: readonly Stage[] = ['local', 'test', 'production'];
const ROLES: readonly Role[] = ['all', 'web', 'origin', 'worker'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find(one => one === value);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${known.join(', ')}, not "${value}"`);
  return found;
}

function port(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new ConfigError(`${name} is not a port`);
  return value;
}

function url(name: string, text: string): string {
  if (!URL.canParse(text)) throw new ConfigError(`${name} is not a URL: "${text}"`);
  return text.replace(/\/+$/, '');
}

function origin(name: string, text: string): string {
  const given = url(name, text);
  if (new URL(given).origin !== given) throw new ConfigError(`${name} must be scheme, host and port alone: "${text}"`);
  return given;
}

function requiredInProduction(env: Env, stage: Stage, name: string, fallback: () => string): string {
  const value = env[name];
  if (value !== undefined) return value;
  if (stage === 'production') throw new ConfigError(`${name} is required in production (see .env.example)`);
  return fallback();
}

function toSecret(env: Env, stage: Stage, ownSecret: () => string): string {
  const secret = requiredInProduction(env, stage, 'SECRET', ownSecret);
  if (secret.length < 32) throw new ConfigError('SECRET must have at least 32 characters');
  return secret;
}

function toLive(env: Env, stage: Stage): LiveConfig {
  const playbackPort = port(env, 'LIVE_PLAYBACK_PORT', 8081);
  const rtmpPort = port(env, 'LIVE_RTMP_PORT', 1935);
  const local = (url: string) => () => url;
  return {
    rtmpPort,
    playbackPort,
    controlPort: port(env, 'LIVE_CONTROL_PORT', 8082),
    playbackUrl: url(
      'LIVE_PLAYBACK_URL',
      requiredInProduction(env, stage, 'LIVE_PLAYBACK_URL', local(`http://localhost:${playbackPort}`)),
    ),
    ingestUrl: requiredInProduction(env, stage, 'LIVE_INGEST_URL', local(`rtmp://localhost:${rtmpPort}/live`)),
  };
}

/** The gateway's own hosts (gateway-facts §1, §3); a facility says whether it uses the test or the production shop. */
function toGateway(env: Env, stage: Stage): GatewayConfig {
  const sandboxPort = port(env, 'GMO_SANDBOX_PORT', 8083);
  const isSandbox = stage !== 'production' && !env.GMO_API_URL;
  const sandbox = () => `http://localhost:${sandboxPort}`;
  const apiUrl = url('GMO_API_URL', requiredInProduction(env, stage, 'GMO_API_URL', sandbox));
  const tokenScriptUrl = requiredInProduction(env, stage, 'GMO_TOKEN_SCRIPT_URL', () => `${apiUrl}/ext/js/token.js`);
  return {
    apiUrl,
    tokenScriptUrl: url('GMO_TOKEN_SCRIPT_URL', tokenScriptUrl),
    sandboxPort: isSandbox ? sandboxPort : undefined,
  };
}

function toMail(env: Env, stage: Stage): MailConfig {
  return {
    smtpUrl: requiredInProduction(env, stage, 'SMTP_URL', () => ''),
    from: requiredInProduction(env, stage, 'MAIL_FROM', () => 'Kotohogi <no-reply@kotohogi.example>'),
  };
}

/**
 * Checks the environment and fills in what may be left out. Throws a ConfigError that names the setting.
 * `root` is where relative paths start; `ownSecret` makes (or remembers) the secret of a stage that may have its own.
 */
export function toConfig(given: Env, root: string, ownSecret: (dataDir: string) => string): Config {
  // A line `NAME=` of a settings file is one left out, not an empty value.
  const env: Env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const stage = oneOf('STAGE', env.STAGE ?? 'production', STAGES);
  const httpPort = port(env, 'PORT', 8080);
  const dataDir = path.resolve(root, env.DATA_DIR ?? '.data');
  const publicUrl = requiredInProduction(env, stage, 'PUBLIC_URL', () => `http://localhost:${httpPort}`);
  return {
    stage,
    role: oneOf('ROLE', env.ROLE ?? 'all', ROLES),
    productName: { ja: env.PRODUCT_NAME ?? 'ことほぎ', en: env.PRODUCT_NAME_EN ?? 'Kotohogi' },
    host: env.HOST ?? (stage === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: httpPort,
    publicUrl: origin('PUBLIC_URL', publicUrl),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? '',
    secret: toSecret(env, stage, () => ownSecret(dataDir)),
    live: toLive(env, stage),
    gateway: toGateway(env, stage),
    mail: toMail(env, stage),
    demo: stage === 'local' && env.DEMO !== 'off',
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL ?? (stage === 'test' ? 'warn' : 'info'), LOG_LEVELS),
  };
}
