import type { Env } from './read-env.ts';
import { ConfigError, oneOf, origin, url } from './values.ts';

/** The hosted video platforms; undefined = switched off. */
export interface HostedConfig {
  readonly vimeo: VimeoConfig | undefined;
  readonly cloudflare: CloudflareConfig | undefined;
}

export interface VimeoConfig {
  readonly token: string;
  readonly apiUrl: string;
  /** Base URLs for embedding live events and films. */
  readonly eventUrl: string;
  readonly playerUrl: string;
  /** The script our pages use to control those players. */
  readonly playerScriptUrl: string;
  /** Last part of the URL its webhook posts to; empty = no webhook. */
  readonly webhookSecret: string;
}

export interface CloudflareConfig {
  readonly token: string;
  /** URL for one account: …/accounts/<id>/stream */
  readonly apiUrl: string;
  readonly playbackUrl: string;
  readonly signingKey: { readonly id: string; readonly pem: string };
  /** Signs webhooks about films. */
  readonly webhookSecret: string;
  /** Sent in a header of webhooks about encoders. */
  readonly liveWebhookSecret: string;
}

function needed(env: Env, name: string, because: string): string {
  const value = env[name];
  if (value === undefined) throw new ConfigError(`${name} is required when ${because}`);
  return value;
}

/** On as soon as there is a token, unless switched off. */
function toVimeo(env: Env): VimeoConfig | undefined {
  const isOn = oneOf('VIMEO', env.VIMEO ?? 'on', ['on', 'off']) === 'on';
  if (!isOn || env.VIMEO_TOKEN === undefined) return undefined;
  const playerUrl = url('VIMEO_PLAYER_URL', env.VIMEO_PLAYER_URL ?? 'https://player.vimeo.com');
  return {
    token: env.VIMEO_TOKEN,
    apiUrl: url('VIMEO_API_URL', env.VIMEO_API_URL ?? 'https://api.vimeo.com'),
    eventUrl: url('VIMEO_EVENT_URL', env.VIMEO_EVENT_URL ?? 'https://vimeo.com'),
    playerUrl,
    playerScriptUrl: `${playerUrl}/api/player.js`,
    webhookSecret: env.VIMEO_WEBHOOK_SECRET ?? '',
  };
}

/** Off unless switched on; then all settings are required. */
function toCloudflare(env: Env): CloudflareConfig | undefined {
  if (oneOf('CLOUDFLARE', env.CLOUDFLARE ?? 'off', ['on', 'off']) === 'off') return undefined;
  const of = (name: string) => needed(env, name, 'CLOUDFLARE is on');
  const apiUrl = url('CLOUDFLARE_API_URL', env.CLOUDFLARE_API_URL ?? 'https://api.cloudflare.com/client/v4');
  return {
    token: of('CLOUDFLARE_TOKEN'),
    apiUrl: `${apiUrl}/accounts/${of('CLOUDFLARE_ACCOUNT')}/stream`,
    playbackUrl: origin('CLOUDFLARE_PLAYBACK_URL', of('CLOUDFLARE_PLAYBACK_URL')),
    signingKey: { id: of('CLOUDFLARE_KEY_ID'), pem: of('CLOUDFLARE_KEY_PEM') },
    webhookSecret: env.CLOUDFLARE_WEBHOOK_SECRET ?? '',
    liveWebhookSecret: env.CLOUDFLARE_LIVE_WEBHOOK_SECRET ?? '',
  };
}

/** The video providers: each has its own flag, and at least one must be on. */
export function toProviders(env: Env): { readonly hasChannel: boolean; readonly hosted: HostedConfig } {
  const hasChannel = oneOf('CHANNEL', env.CHANNEL ?? 'on', ['on', 'off']) === 'on';
  const hosted = { vimeo: toVimeo(env), cloudflare: toCloudflare(env) };
  if (!hasChannel && hosted.vimeo === undefined && hosted.cloudflare === undefined) {
    throw new ConfigError('CHANNEL is off and no hosted video platform is on: streaming would be impossible');
  }
  return { hasChannel, hosted };
}
