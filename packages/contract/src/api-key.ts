import { API_KEY_DAYS, API_KEYS_MAX } from '@kotohogi/domain/account/api-key';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { maxItems } from './rules/bounds.ts';
import { instantMs } from './rules/number.ts';
import { rule } from './rules/rule.ts';
import { personName } from './rules/text.ts';

/** Longer than any role's list of names; only limits the list's length. */
const NAMES_MAX = 200;

/** A key as its owner sees it: everything but the secret. */
const apiKeyRow = z.object({
  id: z.number(),
  name: z.string(),
  /** The key's first characters. */
  beginning: z.string(),
  createdAt: instantMs,
  expiresAt: instantMs,
  /** null for never; updated at most once a minute. */
  lastUsedAt: z.nullable(instantMs),
  /** The permission names it is limited to; null for all of its owner's. */
  permissions: z.nullable(z.array(z.string())),
});
export type ApiKeyRow = z.infer<typeof apiKeyRow>;

/**
 * API keys: programs act for their owner with them, with the owner's current permissions or a subset
 * (docs/product/api-key.md#rights).
 */
export const apiKey = {
  list: endpoint({
    name: 'apiKey.list',
    method: 'GET',
    path: '/auth/apiKey',
    summary: "Lists the user's API keys and the permissions a new key can be restricted to.",
    access: 'session',
    output: z.object({
      apiKeys: z.array(apiKeyRow),
      permissions: z.array(z.string()),
    }),
  }),
  // Not idempotent: storing the answer for replay would store the key. A repeated name is refused instead.
  create: endpoint({
    name: 'apiKey.create',
    method: 'POST',
    path: '/auth/apiKey',
    summary: `Creates an API key (at most ${API_KEYS_MAX} per user); this answer is the only place that ever shows it.`,
    access: 'session',
    audit: 'apiKey',
    body: z.object({
      name: personName,
      days: z.literal(API_KEY_DAYS),
      /** null for everything its owner may do. */
      permissions: z.nullable(
        z.array(z.string().check(z.maxLength(100))).check(
          rule<readonly string[]>('required', names => names.length > 0),
          maxItems(NAMES_MAX),
        ),
      ),
    }),
    output: z.object({ apiKey: z.string(), row: apiKeyRow }),
    errors: { api_key_too_many: 422, api_key_name_taken: 422, api_key_right_not_held: 422 },
    perMinute: 30,
  }),
  remove: endpoint({
    name: 'apiKey.remove',
    method: 'DELETE',
    path: '/auth/apiKey',
    summary: 'Deletes an API key, by its id or by the key itself; it stops working at once.',
    access: 'session',
    audit: 'apiKey',
    query: z.object({ key: z.string().check(z.maxLength(100)) }),
    output: empty,
    errors: { api_key_unknown: 404 },
  }),
};
