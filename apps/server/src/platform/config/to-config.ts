import { isIP } from 'node:net';
import path from 'node:path';
import { DEFAULT_GIFT_METHODS } from '@kotohogi/domain/gift/types';
import { PAYMENT_METHODS, type PaymentMethod } from '@kotohogi/domain/payment/types';
import { type LogSinkConfig, toLogSink } from './monitoring.ts';
import { type HostedConfig, toProviders } from './providers.ts';
import type { Env } from './read-env.ts';
import { ConfigError, oneOf, origin, port, url } from './values.ts';

export type Stage = 'local' | 'test' | 'production';
export type Role = 'all' | 'web' | 'origin' | 'worker';

/** All settings of the product, checked once at startup. `.env.example` explains each name. */
export interface Config {
  readonly stage: Stage;
  readonly role: Role;
  readonly productName: { readonly ja: string; readonly en: string };
  readonly host: string;
  readonly port: number;
  /** Origin of the pages as a browser sees it, without a trailing slash. */
  readonly publicUrl: string;
  /** Reverse proxies, by address or network, that are trusted to name the caller's address. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** The folder recordings are copied to: another disk or machine. Empty = no second store. */
  readonly backupDir: string;
  /** Empty = the embedded PostgreSQL. */
  readonly databaseUrl: string;
  /** The keys for cookies, sealed columns and signed URLs all derive from it. */
  readonly secret: string;
  readonly live: LiveConfig;
  readonly gateway: GatewayConfig;
  /** The payment methods for gifts (docs/product/gift.md#methods). */
  readonly giftMethods: readonly PaymentMethod[];
  /** Whether the built-in live engine is available. */
  readonly hasChannel: boolean;
  readonly hosted: HostedConfig;
  readonly mail: MailConfig;
  readonly demo: boolean;
  readonly logLevel: string;
  /** A monitoring service that receives the log too; undefined = none. */
  readonly logSink: LogSinkConfig | undefined;
  /** Whether pages load the web fonts of their patterns; otherwise the reader's device fonts are used. */
  readonly hasWebFonts: boolean;
}

export interface LiveConfig {
  readonly rtmpPort: number;
  readonly playbackPort: number;
  readonly controlPort: number;
  /** Where browsers fetch the stream. */
  readonly playbackUrl: string;
  /** The URL that is entered in an encoder. */
  readonly ingestUrl: string;
  /** The WebSocket URL browsers send their camera to, on the playback server. */
  readonly browserIngestUrl: string;
  /** The program that makes a lower quality of each stream; undefined = only one quality. */
  readonly ffmpeg: string | undefined;
  /** Who gets a mail when staff stop a stream (docs/product/live.md#alarms), in addition to the facility. */
  readonly emergencyDestination: readonly string[];
  /** Who gets a mail when a stream or its recording fails (docs/product/live.md#alarms). */
  readonly liveErrorDestination: readonly string[];
}

export interface GatewayConfig {
  /** Base of the idPass calls. */
  readonly apiUrl: string;
  readonly tokenScriptUrl: string;
  /** If set, the sandbox is started on this port, for a workstation without a gateway of its own. */
  readonly sandboxPort: number | undefined;
}

export interface MailConfig {
  /** Empty = the outbox on disk, shown at /outbox outside production. */
  readonly smtpUrl: string;
  readonly from: string;
  /** The secret part of the URL a mail service posts its reports to; empty = reports are not accepted. */
  readonly reportSecret: string;
}

const STAGES: readonly Stage[] = ['local', 'test', 'production'];
const ROLES: readonly Role[] = ['all', 'web', 'origin', 'worker'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The settings without a default in production, in the order of `.env.example`. */
const REQUIRED = [
  ...(['PUBLIC_URL', 'SECRET', 'LIVE_INGEST_URL', 'LIVE_PLAYBACK_URL'] as const),
  ...(['GMO_API_URL', 'GMO_TOKEN_SCRIPT_URL', 'SMTP_URL', 'MAIL_FROM'] as const),
];

/** Names all missing settings at once: otherwise each start would reveal only the next one. */
function needSettings(env: Env, stage: Stage): void {
  const missing = REQUIRED.filter(name => env[name] === undefined);
  if (stage !== 'production' || missing.length === 0) return;
  const verb = missing.length === 1 ? 'is' : 'are';
  throw new ConfigError(`${missing.join(', ')} ${verb} required in production (see .env.example)`);
}

function toSecret(env: Env, ownSecret: () => string): string {
  const secret = env.SECRET ?? ownSecret();
  if (secret.length < 32) throw new ConfigError('SECRET must have at least 32 characters');
  return secret;
}

/** Parses a comma-separated list of mail addresses (docs/product/mail.md#to-staff). */
function addresses(env: Env, name: string): readonly string[] {
  const list = (env[name] ?? '').split(',').map(one => one.trim());
  const given = list.filter(one => one !== '');
  const wrong = given.find(one => !/^[^\s@]+@[^\s@]+$/.test(one));
  if (wrong !== undefined) throw new ConfigError(`${name} has an invalid mail address: "${wrong}"`);
  return given;
}

function toLive(env: Env): LiveConfig {
  const playbackPort = port(env, 'LIVE_PLAYBACK_PORT', 8081);
  const rtmpPort = port(env, 'LIVE_RTMP_PORT', 1935);
  const playbackUrl = url('LIVE_PLAYBACK_URL', env.LIVE_PLAYBACK_URL ?? `http://localhost:${playbackPort}`);
  return {
    rtmpPort,
    playbackPort,
    controlPort: port(env, 'LIVE_CONTROL_PORT', 8082),
    playbackUrl,
    browserIngestUrl: `${playbackUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ingest`,
    ingestUrl: env.LIVE_INGEST_URL ?? `rtmp://localhost:${rtmpPort}/live`,
    ffmpeg: env.LIVE_FFMPEG || undefined,
    emergencyDestination: addresses(env, 'EMERGENCY_DESTINATION'),
    liveErrorDestination: addresses(env, 'LIVE_ERROR_DESTINATION'),
  };
}

/** Parses a comma-separated list of addresses and networks (CIDR). */
function toProxies(text: string): readonly string[] {
  return text.split(',').map(one => {
    const [address = '', bits = '0', ...more] = one.trim().split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    const isValid = isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= longest && more.length === 0;
    if (!isValid) throw new ConfigError(`TRUSTED_PROXIES has an invalid address or network: "${one.trim()}"`);
    return one.trim();
  });
}

/** Refuses a second store inside the first: it would be lost with it. */
function toBackupDir(env: Env, dataDir: string): string {
  const folder = env.BACKUP_DIR ?? '';
  if (folder === '') return '';
  if (!path.isAbsolute(folder)) throw new ConfigError(`BACKUP_DIR must be an absolute path: "${folder}"`);
  const isWithin = (outer: string, inner: string) => !/^\.\.(?:[\\/]|$)/.test(path.relative(outer, inner) || '.');
  if (isWithin(dataDir, folder) || isWithin(folder, dataDir)) {
    throw new ConfigError('BACKUP_DIR must be separate from DATA_DIR, ideally on another disk or machine');
  }
  return folder;
}

/**
 * Settings of the gateway (docs/product/gateway.md#protocol, docs/product/gateway.md#browser-token). Each facility says
 * whether it uses the test or the production shop.
 */
function toGateway(env: Env, stage: Stage): GatewayConfig {
  const sandboxPort = port(env, 'GMO_SANDBOX_PORT', 8083);
  const isSandbox = stage !== 'production' && !env.GMO_API_URL;
  const apiUrl = url('GMO_API_URL', env.GMO_API_URL ?? `http://localhost:${sandboxPort}`);
  const tokenScriptUrl = env.GMO_TOKEN_SCRIPT_URL ?? `${apiUrl}/ext/js/token.js`;
  return {
    apiUrl,
    tokenScriptUrl: url('GMO_TOKEN_SCRIPT_URL', tokenScriptUrl),
    sandboxPort: isSandbox ? sandboxPort : undefined,
  };
}

/** Parses a comma-separated list of names. The order in which they are offered is always the same. */
function toGiftMethods({ GIFT_METHODS }: Env): readonly PaymentMethod[] {
  if (GIFT_METHODS === undefined) return DEFAULT_GIFT_METHODS;
  const chosen = GIFT_METHODS.split(',').map(name => oneOf('GIFT_METHODS', name.trim(), PAYMENT_METHODS));
  return PAYMENT_METHODS.filter(method => chosen.includes(method));
}

function toMail(env: Env, stage: Stage): MailConfig {
  return {
    smtpUrl: env.SMTP_URL ?? '',
    from: env.MAIL_FROM ?? 'Kotohogi <no-reply@kotohogi.example>',
    reportSecret: env.MAIL_REPORT_SECRET ?? (stage === 'production' ? '' : 'reports-of-a-trial'),
  };
}

/**
 * Checks the environment and fills in defaults. Throws a ConfigError that names the setting. Relative paths start at
 * `root`; `ownSecret` makes (or reads) the secret of a stage that may generate one.
 */
export function toConfig(given: Env, root: string, ownSecret: (dataDir: string) => string): Config {
  // A line `NAME=` of a settings file counts as missing, not as an empty value.
  const env: Env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const stage = oneOf('STAGE', env.STAGE ?? 'production', STAGES);
  needSettings(env, stage);
  const httpPort = port(env, 'PORT', 8080);
  const dataDir = path.resolve(root, env.DATA_DIR ?? '.data');
  return {
    stage,
    role: oneOf('ROLE', env.ROLE ?? 'all', ROLES),
    productName: { ja: env.PRODUCT_NAME ?? 'ことほぎ', en: env.PRODUCT_NAME_EN ?? 'Kotohogi' },
    host: env.HOST ?? (stage === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: httpPort,
    publicUrl: origin('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${httpPort}`),
    trustedProxies: toProxies(env.TRUSTED_PROXIES ?? '127.0.0.0/8, ::1'),
    dataDir,
    backupDir: toBackupDir(env, dataDir),
    databaseUrl: env.DATABASE_URL ?? '',
    secret: toSecret(env, () => ownSecret(dataDir)),
    live: toLive(env),
    gateway: toGateway(env, stage),
    giftMethods: toGiftMethods(env),
    ...toProviders(env),
    mail: toMail(env, stage),
    demo: stage === 'local' && env.DEMO !== 'off',
    hasWebFonts: oneOf('WEB_FONTS', env.WEB_FONTS ?? 'on', ['on', 'off']) === 'on',
    logSink: toLogSink(env),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL ?? (stage === 'test' ? 'warn' : 'info'), LOG_LEVELS),
  };
}
