import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { optionalJstDate } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';

const state = z.object({
  /** The day the couple has requested; null if none. */
  date: z.nullable(z.string()),
  /** The day of the erasure if they request none. */
  automatic: z.string(),
  /** The first and the last selectable day, in Japan. */
  first: z.string(),
  last: z.string(),
  /** A day can be selected now. */
  isOpen: z.boolean(),
});

/** The day on which all data of a wedding is erased (docs/product/erasure.md#wedding), as requested by its couple. */
export const weddingErasure = {
  read: endpoint({
    name: 'weddingErasure.read',
    method: 'GET',
    path: '/weddings/:weddingId/erasure',
    summary:
      'Returns the erasure day the couple has requested, the one that applies without a request, and the days they may choose.',
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: state,
  }),
  request: endpoint({
    name: 'weddingErasure.request',
    method: 'PATCH',
    path: '/weddings/:weddingId/erasure',
    summary:
      'Requests the day on which guests, messages, pictures, profiles and accounts are erased, or withdraws the request (`date` null); every host is notified by mail.',
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.object({ date: optionalJstDate }),
    output: state,
    errors: { wedding_erasure_closed: 409, wedding_erasure_date: 422 },
    perMinute: 12,
  }),
};
