import { webhook } from '@kotohogi/contract/webhook';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import type { VideoWebhook } from '@kotohogi/ports/video-webhook';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';

export interface WebhookDeps {
  /** The webhook parser of each platform; absent = switched off. */
  readonly webhooks: Readonly<Partial<Record<ProviderKey, VideoWebhook>>>;
  /** Requests a platform's report on a slot and applies it. */
  readonly syncSlot: (name: { readonly provider: ProviderKey; readonly ref: string }) => Promise<unknown>;
}

type Post = Pick<Call, 'now' | 'header'> & { readonly body: string };

/** An authenticated webhook is only a hint, whatever it says: the slot it names is queried. */
async function take(deps: WebhookDeps, provider: ProviderKey, { body, header, now }: Post, secret = '') {
  const event = deps.webhooks[provider]?.read({ body, header, secret, nowMs: now });
  if (event === undefined || event.kind === 'unproved') return refuse('webhook_unproved');
  if (event.kind === 'slot') await deps.syncSlot({ provider, ref: event.ref });
  return {};
}

/** Handlers for webhooks of hosted video platforms. */
export function webhookHandlers(deps: WebhookDeps): Route[] {
  return [
    inNoScope(webhook.takeCloudflare, call => take(deps, 'cloudflare', call)),
    inNoScope(webhook.takeVimeo, call => take(deps, 'vimeo', call, call.params.secret)),
  ];
}
