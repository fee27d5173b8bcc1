import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isFresh } from '@kotohogi/domain/webhook/freshness';
import { Ledger } from '@kotohogi/hosted-video';
import type { VideoWebhook, WebhookPost } from '@kotohogi/ports/video-webhook';
import * as z from 'zod/mini';

export interface CloudflareWebhookOptions {
  /** Secret of the account's webhook, which signs notifications about films. Empty = all are rejected. */
  readonly secret: string;
  /** Secret of the notification destination, sent with notifications about inputs. Empty = all are rejected. */
  readonly liveSecret: string;
  readonly ledgerFile: string;
}

/**
 * A film that is ready or has failed, or an input whose encoder connected or disconnected; everything else is ignored.
 */
const event = z.object({
  uid: z.optional(z.string()),
  liveInput: z.optional(z.string()),
  data: z.optional(z.object({ input_id: z.optional(z.string()) })),
});

const isSame = (one: string, other: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** `time=1230811200,sig1=60493ec9…`: an HMAC-SHA256, in hex, of the time, a dot and the body. */
function isSigned({ header, body, nowMs }: WebhookPost, secret: string): boolean {
  const pairs = header('webhook-signature').split(',');
  const fields = new Map(
    pairs.map(pair => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1)]),
  );
  const [time = '', signature = ''] = [fields.get('time'), fields.get('sig1')];
  if (secret === '' || !/^\d+$/.test(time) || !isFresh(Number(time) * 1_000, nowMs)) return false;
  return isSame(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'), signature);
}

/** Notifications about inputs are not signed, but carry the destination's secret. */
function knowsSecret({ header }: WebhookPost, secret: string): boolean {
  return secret !== '' && isSame(header('cf-webhook-auth'), secret);
}

function idsIn(body: string): string[] {
  try {
    const { uid, liveInput, data } = event.parse(JSON.parse(body));
    return [liveInput, uid, data?.input_id].filter(id => id !== undefined);
  } catch {
    return []; // why: a test message from the platform's own pages has a different shape, and still gets a success response
  }
}

/** Parses both kinds of the provider's notifications. */
export function createCloudflareWebhook(options: CloudflareWebhookOptions): VideoWebhook {
  const ledger = new Ledger(options.ledgerFile);
  return {
    read: post => {
      const isProved = isSigned(post, options.secret) || knowsSecret(post, options.liveSecret);
      if (!isProved) return { kind: 'unproved' };
      const ref = idsIn(post.body)
        .map(id => ledger.refOf(id))
        .find(found => found !== undefined);
      return ref === undefined ? { kind: 'none' } : { kind: 'slot', ref };
    },
  };
}
