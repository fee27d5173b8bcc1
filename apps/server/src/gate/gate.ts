import type { Access, Endpoint } from '@kotohogi/contract/kit/endpoint';
import { isForKeys } from '@kotohogi/contract/kit/for-keys';
import { scopeOf } from '@kotohogi/contract/kit/scope';
import { type KeyHeaders, readApiKey, withinKey } from '@kotohogi/domain/account/api-key';
import { type CompanyId, type FacilityId, parseId, type WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { allPermissions, permissionsIn, type ScopeChain, touches } from '@kotohogi/domain/permission/grants';
import type { PermissionName } from '@kotohogi/domain/permission/names';
import { hashToken } from '../platform/crypto/keys.ts';
import type { Db } from '../platform/db/connect.ts';
import { HttpFailure } from '../platform/http/failure.ts';
import { type Actor, byGuest, bySystem, byUser, type Caller, type UserActor } from './actor.ts';
import { type Cookies, guestSession, type ReadSession, userSession } from './cookies.ts';
import { type CompanyScope, type FacilityScope, mint, type WeddingScope } from './scope.ts';
import {
  chainOf,
  findCompany,
  findDeletedWedding,
  findFacility,
  findGuestBySession,
  findUserByKey,
  findUserBySession,
  findWedding,
} from './store.ts';
import { weddingDeleted } from './wedding-deleted.ts';

/** Staff and hosts are signed out after two idle hours (docs/product/session.md#cookies). */
const IDLE_MS = 2 * 3_600_000;

/** What the path of a call refers to. `none` for calls outside every scope. */
export type Target =
  | { readonly kind: 'none'; readonly scope?: undefined; readonly chain: ScopeChain }
  | { readonly kind: 'company'; readonly scope: CompanyScope; readonly chain: ScopeChain }
  | { readonly kind: 'facility'; readonly scope: FacilityScope; readonly chain: ScopeChain }
  | {
      readonly kind: 'wedding';
      readonly scope: WeddingScope;
      readonly chain: ScopeChain;
      /** Not published, or erased. */
      readonly isHidden: boolean;
    };

/** The raw parts of a request that the gate reads. */
export interface GateRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Cookies;
  readonly keyHeaders: KeyHeaders;
  readonly now: Instant;
}

/** An admitted caller, the target, and the caller's permissions there. */
export interface Admitted {
  readonly caller: Caller;
  /** Who acts: the user whose permission admitted the call, or the guest; the product itself if anyone may call. */
  readonly actor: Actor;
  readonly target: Target;
  readonly permissions: ReadonlySet<PermissionName>;
}

const NOWHERE: Target = { kind: 'none', chain: {} };

const NOT_FOUND = () => new HttpFailure(404, 'There is nothing at this URL.');

/** The same error for a wedding that does not exist and one the caller may not know of. */
const WEDDING_NOT_FOUND = () =>
  new HttpFailure(404, 'There is nothing at this URL.', { code: 'attendant_wedding_unknown' });

async function wedding(db: Db, by: { id: WeddingId } | { key: string }): Promise<Target | undefined> {
  const row = await findWedding(db, by);
  if (row === undefined) return undefined;
  const chain = chainOf(row);
  const isHidden = row.published_at === null || row.status === 'cleaned';
  return { kind: 'wedding', chain, scope: mint.wedding({ ...chain, weddingKey: row.key }), isHidden };
}

async function company(db: Db, id: CompanyId): Promise<Target | undefined> {
  const row = await findCompany(db, id);
  if (row === undefined) return undefined;
  const chain = { companyId: row.id };
  return { kind: 'company', chain, scope: mint.company(chain) };
}

async function facility(db: Db, id: FacilityId): Promise<Target | undefined> {
  const row = await findFacility(db, id);
  if (row === undefined) return undefined;
  const chain = { companyId: row.company_id, facilityId: row.id };
  return { kind: 'facility', chain, scope: mint.facility(chain) };
}

/** Finds the target of an id in a path; undefined if it is not an id, or is unknown. */
async function byId<Id extends number>(text: string | undefined, find: (id: Id) => Promise<Target | undefined>) {
  const id = parseId<Id>(text ?? '');
  return id === undefined ? undefined : await find(id);
}

/** Finds the target of a row's scope; undefined if there is none. */
async function resolve(db: Db, row: Endpoint, { params, query, cookies }: GateRequest): Promise<Target | undefined> {
  const { kind, param } = scopeOf(row);
  const value = param && params[param];
  if (kind === 'company') return await byId<CompanyId>(value, id => company(db, id));
  if (kind === 'facility') return await byId<FacilityId>(value, id => facility(db, id));
  if (param === 'weddingId') return await byId<WeddingId>(value, id => wedding(db, { id }));
  if (param === 'wedding') return await wedding(db, { key: value ?? '' });
  if (kind === 'none') return NOWHERE;
  // A guest's call without a wedding in its path (docs/product/calls.md#which-wedding-a-guests-call-is-about).
  if (typeof query.weddingKey === 'string') return await wedding(db, { key: query.weddingKey });
  const only = cookies.onlyGuestWedding();
  return only === undefined ? NOWHERE : await wedding(db, { id: only });
}

function allows(access: Access, caller: Caller, permissions: ReadonlySet<PermissionName>): boolean {
  switch (access) {
    case 'open':
    case 'machine':
      return true;
    case 'session':
      return caller.user !== undefined;
    case 'admin':
      return [...withinKey(allPermissions(caller.user?.grants ?? []), caller.user?.apiKey)].some(name =>
        name.startsWith('admin:'),
      );
    case 'guest':
      return caller.guest !== undefined;
    default:
      if (!access.startsWith('*:')) return [...permissions].some(name => name === access);
      return [...withinKey(allPermissions(caller.user?.grants ?? []), caller.user?.apiKey)].some(name =>
        name.endsWith(access.slice(1)),
      );
  }
}

/** Whether a row belongs to the pages of guests, who know a wedding by its key; or a sample by its hall. */
const isOfPage = (row: Endpoint) => scopeOf(row).param === 'wedding' || 'attendant_wedding_unknown' in row.errors;

const isOpenRow = (row: Endpoint) => row.access.some(access => access === 'open' || access === 'machine');

/** No matching session: neither a user nor, for calls of guests, a guest of this wedding (`no_auth`). */
function noSession(row: Endpoint): HttpFailure {
  return row.access.includes('guest')
    ? new HttpFailure(401, 'Sign in as a guest of this wedding first.', { code: 'wedding_no_auth' })
    : new HttpFailure(401, 'Sign in first.');
}

/**
 * The reason for a refusal: 401 without a session, 404 for a foreign id, 403 for a missing permission
 * (docs/product/session.md#what-people-learn-who-are-not-signed-in).
 */
function refusal(row: Endpoint, user: UserActor | undefined, chain: ScopeChain): HttpFailure {
  if (user === undefined) return noSession(row);
  const isOurs = user.grants.some(grant => touches(grant, chain));
  if (row.access.includes('guest')) {
    return isOurs
      ? new HttpFailure(403, 'Management mode cannot perform guest actions.', { code: 'management_mode' })
      : noSession(row);
  }
  if (isOurs) return new HttpFailure(403, 'You do not have permission for this.');
  return chain.companyId === undefined ? new HttpFailure(403, 'You do not have permission for this.') : NOT_FOUND();
}

/** How a row names a wedding: by its key, as guests know it, or by its id. */
function weddingNamed(row: Endpoint, { params, query }: GateRequest) {
  const { param } = scopeOf(row);
  if (param === 'weddingId') {
    const id = parseId<WeddingId>(params.weddingId ?? '');
    return id === undefined ? undefined : { id };
  }
  const key = param === 'wedding' ? params.wedding : query.weddingKey;
  return typeof key === 'string' ? { key } : undefined;
}

/** Whether the target is a deleted wedding that the caller knew, from its published link or through a role. */
async function knewDeleted(db: Db, row: Endpoint, request: GateRequest, user: UserActor | undefined) {
  const by = weddingNamed(row, request);
  const found = by && (await findDeletedWedding(db, by));
  if (found === undefined) return false;
  if (user?.grants.some(grant => touches(grant, chainOf(found)))) return true;
  const isForGuests = isOfPage(row) || row.access.includes('guest');
  return by !== undefined && 'key' in by && found.published_at !== null && isForGuests;
}

/** Like `refusal`, for an unknown id or key: exactly what a caller would get for a foreign one. */
function unknownTarget(row: Endpoint, user: UserActor | undefined): HttpFailure {
  if (isOpenRow(row)) return isOfPage(row) ? WEDDING_NOT_FOUND() : NOT_FOUND();
  return user === undefined || row.access.includes('guest') ? noSession(row) : NOT_FOUND();
}

/**
 * Whether the wedding is unpublished or erased and must look unknown to the caller. Its guests and managers may know of
 * it.
 */
function mustNotKnow(row: Endpoint, { caller, target, permissions }: Admitted, { query }: GateRequest): boolean {
  if (target.kind !== 'wedding' || !target.isHidden || !isOfPage(row)) return false;
  // The link to an unsaved invitation is authorized by its id, which the handler checks.
  if (row.path === '/attendance/:wedding/detail' && query.invpreview !== undefined) return false;
  const isManager = permissions.has('facility:read:wedding') || permissions.has('wedding:read:info');
  return caller.guest === undefined && !isManager;
}

/** Who acts, by what admitted the caller. */
function actorOf({ user, guest }: Caller, granted: readonly Access[]): Actor {
  const isUser = granted.some(access => access !== 'open' && access !== 'machine' && access !== 'guest');
  if (isUser && user !== undefined) return byUser(user);
  return granted.includes('guest') && guest !== undefined ? byGuest(guest) : bySystem;
}

/** Identifies the caller: the user by one cookie, the guest by the cookie of the wedding in question. */
export async function identify(
  db: Db,
  read: ReadSession,
  weddingId: WeddingId | undefined,
  now: Instant,
): Promise<Caller> {
  const userHash = userSession(read);
  const guestHash = weddingId === undefined ? undefined : guestSession(read, weddingId);
  return {
    user: userHash === undefined ? undefined : await findUserBySession(db, userHash, now, IDLE_MS),
    guest:
      guestHash === undefined || weddingId === undefined
        ? undefined
        : await findGuestBySession(db, guestHash, weddingId, now),
  };
}

/**
 * The user whose API key came with a call; undefined = there was no key. An invalid key is a 401 whatever else was
 * sent, so that a caller who meant to use a key never acts as another user by accident. Calls of external machines are
 * skipped, because they use these headers for their own secrets.
 */
async function userByKey(db: Db, row: Endpoint, { keyHeaders, now }: GateRequest): Promise<UserActor | undefined> {
  if (row.access.includes('machine')) return undefined;
  const read = readApiKey(keyHeaders);
  if (read.kind === 'none') return undefined;
  const user = read.kind === 'key' ? await findUserByKey(db, hashToken(read.key), now) : undefined;
  if (user === undefined) throw new HttpFailure(401, 'This API key is not valid.', { code: 'api_key_invalid' });
  if (!isForKeys(row))
    throw new HttpFailure(403, 'This is not possible with an API key.', { code: 'api_key_not_here' });
  return user;
}

/** Admits a call, or throws the HttpFailure with the reason. Code behind the gate does not check the caller again. */
export async function admit(db: Db, row: Endpoint, request: GateRequest): Promise<Admitted> {
  const byKey = await userByKey(db, row, request);
  // Callers without any session must not learn which ids exist.
  if (!isOpenRow(row) && byKey === undefined && !request.cookies.hasAny()) throw noSession(row);
  const target = await resolve(db, row, request);
  const caller =
    byKey === undefined
      ? await identify(db, request.cookies.read, target?.chain.weddingId, request.now)
      : { user: byKey, guest: undefined };
  if (target === undefined) {
    throw (await knewDeleted(db, row, request, caller.user)) ? weddingDeleted() : unknownTarget(row, caller.user);
  }
  const permissions = withinKey(permissionsIn(caller.user?.grants ?? [], target.chain), caller.user?.apiKey);
  const granted = row.access.filter(access => allows(access, caller, permissions));
  if (granted.length === 0) throw refusal(row, caller.user, target.chain);
  const admitted = { caller, actor: actorOf(caller, granted), target, permissions };
  if (mustNotKnow(row, admitted, request)) throw WEDDING_NOT_FOUND();
  return admitted;
}
