import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { PermissionName } from '../permission/names.ts';

/** How many keys one user may have, those that have run out but were not deleted included (decision 81). */
export const API_KEYS_MAX = 10;

/** For how many days a key can be made; none is for ever. */
export const API_KEY_DAYS = [30, 90, 365] as const;
export type ApiKeyDays = (typeof API_KEY_DAYS)[number];

/** How every key begins: people and scanners for leaked secrets tell it from other words. */
const START = 'kotohogi_';
const SHAPE = /^kotohogi_[\w-]{43}$/;
const SIGNS_SHOWN = 4;

/** The key made of a fresh secret. */
export const apiKeyOf = (secret: string): string => `${START}${secret}`;

/** As much of a key as its owner is shown later, to tell one from another. */
export const beginningOf = (key: string): string => key.slice(0, START.length + SIGNS_SHOWN);

/** The two headers a key may come in (decisions 81 and 131), as they came. */
export interface KeyHeaders {
  readonly apiKey: string | undefined;
  readonly authorization: string | undefined;
}

/** Another scheme than Bearer (a gate in front of a trial stage asks by Basic) is nobody's key. */
function bearerIn(authorization: string | undefined): string | undefined {
  const match = /^bearer(?:\s+(.*))?$/i.exec(authorization?.trim() ?? '');
  return match === null ? undefined : (match[1] ?? '');
}

/** The key a call came with. Two that differ are as little a key as one that is misshapen. */
export function readApiKey(
  headers: KeyHeaders,
): { readonly kind: 'none' | 'malformed' } | { readonly kind: 'key'; readonly key: string } {
  const given = [headers.apiKey?.trim(), bearerIn(headers.authorization)].filter(one => one !== undefined);
  const [key] = given;
  if (key === undefined) return { kind: 'none' };
  return SHAPE.test(key) && given.every(one => one === key) ? { kind: 'key', key } : { kind: 'malformed' };
}

/** What somebody wants of a new key. */
export interface ApiKeyWish {
  readonly days: ApiKeyDays;
  /** null = everything its owner may do, whenever it is used. */
  readonly permissions: readonly string[] | null;
}

/** What is known of its owner-to-be. */
export interface ApiKeyFacts {
  readonly kept: number;
  /** Every name the owner holds anywhere. */
  readonly held: ReadonlySet<PermissionName>;
  readonly now: Instant;
}

export interface ApiKeyTerms {
  readonly expiresAt: Instant;
  readonly permissions: readonly PermissionName[] | null;
}

/** The end of the day in Japan that lies so many days ahead: a date can then be told without its hour. */
function endOf(now: Instant, days: number): Instant {
  return instant(atJst(addDays(dateOf(now), days + 1)) - 1);
}

/** Whether a key may be made, and on which terms: nobody hands on a right he lacks (decision 78). */
export function decideApiKey(
  { kept, held, now }: ApiKeyFacts,
  { days, permissions }: ApiKeyWish,
): ApiKeyTerms | Refused<'api_key_too_many' | 'api_key_right_not_held'> {
  if (kept >= API_KEYS_MAX) return refuse('api_key_too_many', { max: API_KEYS_MAX });
  const expiresAt = endOf(now, days);
  if (permissions === null) return { expiresAt, permissions };
  const wanted = new Set(permissions);
  const given = [...held].filter(name => wanted.has(name));
  if (given.length < wanted.size) return refuse('api_key_right_not_held', { field: 'permissions' });
  return { expiresAt, permissions: given };
}

/** What is left of its owner's permissions to a key: those it was cut to, or all of them. */
export function withinKey(
  held: ReadonlySet<PermissionName>,
  key: { readonly permissions: ReadonlySet<string> | null } | undefined,
): ReadonlySet<PermissionName> {
  const cut = key?.permissions ?? null;
  return cut === null ? held : new Set([...held].filter(name => cut.has(name)));
}
