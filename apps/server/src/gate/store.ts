import type { Tables } from '@kotohogi/db/tables';
import type { CompanyId, FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import type { Grant, ScopeChain } from '@kotohogi/domain/permission/grants';
import { ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, WEDDING_ROLES } from '@kotohogi/domain/permission/names';
import type { Selectable } from 'kysely';
import type { Tx } from '../platform/db/connect.ts';
import { at } from '../platform/db/instants.ts';
import type { GuestActor, UserActor } from './actor.ts';

const isKey = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key);

type GrantRow = Pick<Selectable<Tables['user_grant']>, 'scope' | 'company_id' | 'facility_id' | 'wedding_id'> & {
  readonly role: string;
};

/** Parses a stored grant. Throws if its role is not one of its scope, which a CHECK prevents. */
export function toGrant({ scope, role, company_id, facility_id, wedding_id }: GrantRow): Grant {
  if (scope === 'admin' && isKey(ADMIN_ROLES, role)) return { scope, role };
  if (scope === 'company' && company_id !== null && isKey(COMPANY_ROLES, role)) {
    return { scope, role, companyId: company_id };
  }
  if (scope === 'facility' && facility_id !== null && isKey(FACILITY_ROLES, role)) {
    return { scope, role, facilityId: facility_id };
  }
  if (scope === 'wedding' && wedding_id !== null && isKey(WEDDING_ROLES, role)) {
    return { scope, role, weddingId: wedding_id };
  }
  throw new Error(`no role of the scope ${scope}: ${role}`);
}

export async function listGrantsOfUser(tx: Tx, userId: UserId): Promise<Grant[]> {
  const rows = await tx
    .selectFrom('user_grant')
    .select(['scope', 'company_id', 'facility_id', 'wedding_id', 'role'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(toGrant);
}

/** The user of a session, if it is valid: not expired, seen within `idleMs`, the account not deleted. */
export async function findUserBySession(
  tx: Tx,
  idHash: Buffer,
  now: Instant,
  idleMs: number,
): Promise<UserActor | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'session.seen_at'])
    .where('session.id_hash', '=', idHash)
    .where('session.expires_at', '>', at(now))
    .where('session.seen_at', '>', at(now - idleMs))
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await touchSession(tx, idHash, row.seen_at, now);
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    grants: await listGrantsOfUser(tx, row.id),
  };
}

/** The user of an API key, with their current grants, if the key has not expired and the account is not deleted. */
export async function findUserByKey(tx: Tx, keyHash: Buffer, now: Instant): Promise<UserActor | undefined> {
  const row = await tx
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'api_key.id as key_id',
      'api_key.permissions',
      'api_key.used_at',
    ])
    .where('api_key.key_hash', '=', keyHash)
    .where('api_key.expires_at', '>', at(now))
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await touchKey(tx, row.key_id, row.used_at ?? 0, now);
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    grants: await listGrantsOfUser(tx, row.id),
    apiKey: { id: row.key_id, permissions: row.permissions && new Set(row.permissions) },
  };
}

/**
 * The guest of this wedding behind a session, if it is valid and the guest is not blocked
 * (docs/product/attendant.md#blocking).
 */
export async function findGuestBySession(
  tx: Tx,
  idHash: Buffer,
  weddingId: WeddingId,
  now: Instant,
): Promise<GuestActor | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('attendant', 'attendant.id', 'session.attendant_id')
    .select(['attendant.id', 'attendant.name', 'session.seen_at'])
    .where('session.id_hash', '=', idHash)
    .where('session.expires_at', '>', at(now))
    .where('attendant.wedding_id', '=', weddingId)
    .where('attendant.ng', '=', false)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await touchSession(tx, idHash, row.seen_at, now);
  return { attendantId: row.id, weddingId, name: row.name };
}

/** Records that a session is in use, at most once a minute, to avoid a write for every read. */
async function touchSession(tx: Tx, idHash: Buffer, seenAt: number, now: Instant): Promise<void> {
  if (now - seenAt < MINUTE_MS) return;
  await tx
    .updateTable('session')
    .set({ seen_at: at(now) })
    .where('id_hash', '=', idHash)
    .execute();
}

/** Records that a key is in use, as rarely as for a session. */
async function touchKey(tx: Tx, keyId: number, usedAt: number, now: Instant): Promise<void> {
  if (now - usedAt < MINUTE_MS) return;
  await tx
    .updateTable('api_key')
    .set({ used_at: at(now) })
    .where('id', '=', keyId)
    .execute();
}

/** The company with this id, if not deleted. */
export async function findCompany(tx: Tx, id: CompanyId) {
  return await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The facility with this id, with its company, if neither is deleted. */
export async function findFacility(tx: Tx, id: FacilityId) {
  return await tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.id', 'facility.company_id'])
    .where('facility.id', '=', id)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * The wedding with this id or key, with its facility and company, if none is deleted. Keys are lowercase
 * (docs/product/company.md#account-ids).
 */
export async function findWedding(tx: Tx, by: { readonly id: WeddingId } | { readonly key: string }) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .select([
      'wedding.id',
      'wedding.key',
      'wedding.status',
      'wedding.facility_id',
      'facility.company_id',
      'invitation.published_at',
    ])
    .where(eb => ('id' in by ? eb('wedding.id', '=', by.id) : eb('wedding.key', '=', by.key.toLowerCase())))
    .where('wedding.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * The deleted wedding with this id or key that is not erased yet, of an existing facility, so that those who know of it
 * get a kind answer (docs/product/wedding-deletion.md#deleting).
 */
export async function findDeletedWedding(tx: Tx, by: { readonly id: WeddingId } | { readonly key: string }) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .select(['wedding.id', 'wedding.facility_id', 'facility.company_id', 'invitation.published_at'])
    .where(eb => ('id' in by ? eb('wedding.id', '=', by.id) : eb('wedding.key', '=', by.key.toLowerCase())))
    .where('wedding.deleted_at', 'is not', null)
    .where('wedding.status', '<>', 'cleaned')
    .where('facility.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The ids of a wedding, its facility and its company. */
export function chainOf(row: { id: WeddingId; facility_id: FacilityId; company_id: CompanyId }): Required<ScopeChain> {
  return {
    companyId: row.company_id,
    facilityId: row.facility_id,
    weddingId: row.id,
  };
}
