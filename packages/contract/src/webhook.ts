import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';

/** The request, byte for byte: its signature is computed over these. */
const everyByte = z.string();

const unproved = { webhook_unproved: 403 } as const;

/** Events that hosted video platforms post to us: a hint that something is new; we then query it. */
export const webhook = {
  takeCloudflare: endpoint({
    name: 'webhook.takeCloudflare',
    method: 'POST',
    path: '/webhooks/cloudflare',
    summary:
      'Receives that a film is ready or has failed (signed: Webhook-Signature), or that an encoder connected or disconnected (cf-webhook-auth).',
    access: 'machine',
    audit: { none: 'stored as a webhook' },
    body: everyByte,
    output: empty,
    errors: unproved,
    perMinute: 600,
  }),
  takeVimeo: endpoint({
    name: 'webhook.takeVimeo',
    method: 'POST',
    path: '/webhooks/vimeo/:secret',
    summary: 'Receives that a film or live event has changed; the platform signs nothing, so the secret is in the URL.',
    access: 'machine',
    audit: { none: 'stored as a webhook' },
    params: z.object({ secret: z.string() }),
    body: everyByte,
    output: empty,
    errors: unproved,
    perMinute: 600,
  }),
};
