import path from 'node:path';
import { createChannelProvider } from '@kotohogi/video-channel';
import { createCloudflareProvider, createCloudflareWebhook } from '@kotohogi/video-cloudflare';
import { createVimeoLookups, createVimeoProvider, createVimeoUploads, createVimeoWebhook } from '@kotohogi/video-vimeo';
import type { Outside } from '../outside.ts';
import type { CloudflareConfig, VimeoConfig } from '../platform/config/providers.ts';
import type { Config } from '../platform/config/to-config.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { createProviders } from '../platform/video/providers.ts';

type Video = Pick<Outside, 'providers' | 'hosted' | 'webhooks' | 'lookups'>;

function openChannel({ live }: Config, keys: Keys) {
  return createChannelProvider({
    controlUrl: `http://127.0.0.1:${live.controlPort}`,
    controlSecret: keys.control,
    tokenSecret: keys.playback,
    playbackUrl: live.playbackUrl,
    ingestUrl: live.ingestUrl,
  });
}

function openVimeo({ dataDir, publicUrl }: Config, vimeo: VimeoConfig) {
  const ledgerFile = path.join(dataDir, 'video', 'vimeo.jsonl');
  const options = { ...vimeo, embedHost: new URL(publicUrl).hostname, ledgerFile };
  return {
    provider: createVimeoProvider(options),
    uploads: createVimeoUploads(options),
    lookups: createVimeoLookups(options),
    webhook: createVimeoWebhook({ secret: vimeo.webhookSecret, ledgerFile }),
  };
}

function openCloudflare({ dataDir, publicUrl }: Config, cloudflare: CloudflareConfig) {
  const ledgerFile = path.join(dataDir, 'video', 'cloudflare.jsonl');
  const { webhookSecret: secret, liveWebhookSecret: liveSecret } = cloudflare;
  return {
    provider: createCloudflareProvider({ ...cloudflare, pageHost: new URL(publicUrl).hostname, ledgerFile }),
    webhook: createCloudflareWebhook({ secret, liveSecret, ledgerFile }),
  };
}

/** The video platforms that are switched on, built-in and hosted. */
export function openVideo(config: Config, keys: Keys): Video {
  const vimeo = config.hosted.vimeo && openVimeo(config, config.hosted.vimeo);
  const cloudflare = config.hosted.cloudflare && openCloudflare(config, config.hosted.cloudflare);
  const channel = config.hasChannel ? openChannel(config, keys) : undefined;
  const providers = [channel, vimeo?.provider, cloudflare?.provider];
  return {
    providers: createProviders(providers.filter(provider => provider !== undefined)),
    hosted: { ...(vimeo && { vimeo: vimeo.uploads }) },
    webhooks: { ...(vimeo && { vimeo: vimeo.webhook }), ...(cloudflare && { cloudflare: cloudflare.webhook }) },
    lookups: { ...(vimeo && { vimeo: vimeo.lookups }) },
  };
}
