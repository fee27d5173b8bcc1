import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { PermissionName } from '../permission/names.ts';

/** How many keys a user may have, counting expired keys that were not deleted (docs/product/api-key.md#limits). */
export const API_KEYS_MAX = 10;

/** Lifetimes a key can have, in days. Every key expires. */
export const API_KEY_DAYS = [30, 90, 365] as const;
export type ApiKeyDays = (typeof API_KEY_DAYS)[number];

/** The prefix of every key, so that people and secret scanners can recognize one. */
const START = 'kotohogi_';
const SHAPE = /^kotohogi_[\w-]{43}$/;
const SIGNS_SHOWN = 4;

/** Builds a key from a fresh secret. */
export const apiKeyOf = (secret: string): string => `${START}${secret}`;

/** The part of a key its owner is shown later to recognize it by. */
export const beginningOf = (key: string): string => key.slice(0, START.length + SIGNS_SHOWN);

/** The raw values of the two headers that may carry a key (docs/product/api-key.md#calls). */
export interface KeyHeaders {
  readonly apiKey: string | undefined;
  readonly authorization: string | undefined;
}

/** Only the Bearer scheme can carry a key; the proxy in front of a staging site uses Basic. */
function bearerIn(authorization: string | undefined): string | undefined {
  const match = /^bearer(?:\s+(.*))?$/i.exec(authorization?.trim() ?? '');
  return match === null ? undefined : (match[1] ?? '');
}

/** Reads the key of a request. Two different keys are as malformed as a key of the wrong shape. */
export function readApiKey(
  headers: KeyHeaders,
): { readonly kind: 'none' | 'malformed' } | { readonly kind: 'key'; readonly key: string } {
  const given = [headers.apiKey?.trim(), bearerIn(headers.authorization)].filter(one => one !== undefined);
  const [key] = given;
  if (key === undefined) return { kind: 'none' };
  return SHAPE.test(key) && given.every(one => one === key) ? { kind: 'key', key } : { kind: 'malformed' };
}

/** What the user asks for when creating a key. */
export interface ApiKeyRequest {
  readonly name: string;
  readonly days: ApiKeyDays;
  /** null = everything the owner may do at the time the key is used. */
  readonly permissions: readonly string[] | null;
}

/** What is known about the user who creates the key. */
export interface ApiKeyFacts {
  /** The names of the keys the user has. */
  readonly kept: readonly string[];
  /** Every permission the owner holds anywhere. */
  readonly held: ReadonlySet<PermissionName>;
  readonly now: Instant;
}

export interface ApiKeyTerms {
  readonly expiresAt: Instant;
  readonly permissions: readonly PermissionName[] | null;
}

/** The end of the day in Japan that many days ahead, so that an expiry can be shown as a date without a time. */
function endOf(now: Instant, days: number): Instant {
  return instant(atJst(addDays(dateOf(now), days + 1)) - 1);
}

/**
 * Whether a key may be created, and its terms. A user cannot pass on a permission they lack
 * (docs/product/api-key.md#rights), and a request that is sent again creates no second key
 * (docs/product/api-key.md#limits).
 */
export function decideApiKey(
  { kept, held, now }: ApiKeyFacts,
  { name, days, permissions }: ApiKeyRequest,
): ApiKeyTerms | Refused<'api_key_too_many' | 'api_key_name_taken' | 'api_key_right_not_held'> {
  if (kept.length >= API_KEYS_MAX) return refuse('api_key_too_many', { max: API_KEYS_MAX });
  if (kept.includes(name)) return refuse('api_key_name_taken', { field: 'name' });
  const expiresAt = endOf(now, days);
  if (permissions === null) return { expiresAt, permissions };
  const wanted = new Set(permissions);
  const given = [...held].filter(name => wanted.has(name));
  if (given.length < wanted.size) return refuse('api_key_right_not_held', { field: 'permissions' });
  return { expiresAt, permissions: given };
}

/** The owner's permissions that a key carries: the ones it is limited to, or all of them. */
export function withinKey(
  held: ReadonlySet<PermissionName>,
  key: { readonly permissions: ReadonlySet<string> | null } | undefined,
): ReadonlySet<PermissionName> {
  const cut = key?.permissions ?? null;
  return cut === null ? held : new Set([...held].filter(name => cut.has(name)));
}
