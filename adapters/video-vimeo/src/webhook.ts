import { createHash, timingSafeEqual } from 'node:crypto';
import { Ledger } from '@kotohogi/hosted-video';
import type { VideoWebhook } from '@kotohogi/ports/video-webhook';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The platform signs nothing: whoever knows the secret in the URL may post. The body is searched, at any depth, for one
 * of our films or events. An empty secret rejects everything.
 */
export function createVimeoWebhook(options: { readonly secret: string; readonly ledgerFile: string }): VideoWebhook {
  const ledger = new Ledger(options.ledgerFile);
  return {
    read: ({ body, secret }) => {
      const isProved = options.secret !== '' && timingSafeEqual(digest(secret), digest(options.secret));
      if (!isProved) return { kind: 'unproved' };
      const ids = [...body.matchAll(/\\?\/(?:live_events|videos)\\?\/(\d+)/g)].map(([, id = '']) => id);
      const ref = ids.map(id => ledger.refOf(id)).find(found => found !== undefined);
      return ref === undefined ? { kind: 'none' } : { kind: 'slot', ref };
    },
  };
}
