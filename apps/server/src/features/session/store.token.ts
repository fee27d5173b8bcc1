import type { AttendantId, CompanyId, FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { TokenPurpose } from '@kotohogi/domain/session/token';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The owner of a token; absent ids do not apply. */
export interface TokenOwner {
  readonly userId?: UserId;
  readonly attendantId?: AttendantId;
  readonly weddingId?: WeddingId;
  readonly companyId?: CompanyId;
  readonly facilityId?: FacilityId;
}

export interface NewToken {
  readonly idHash: Buffer;
  readonly purpose: TokenPurpose;
  readonly owner: TokenOwner;
  readonly payload: object;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

/** Stores a mailed token: only its hash. */
export async function insertToken(tx: Tx, token: NewToken): Promise<void> {
  const { userId, attendantId, weddingId, companyId, facilityId } = token.owner;
  await tx
    .insertInto('mail_token')
    .values({
      id_hash: token.idHash,
      purpose: token.purpose,
      user_id: userId ?? null,
      attendant_id: attendantId ?? null,
      wedding_id: weddingId ?? null,
      company_id: companyId ?? null,
      facility_id: facilityId ?? null,
      payload: JSON.stringify(token.payload),
      created_at: at(token.now),
      expires_at: at(token.expiresAt),
    })
    .execute();
}

/** Ends every token of a purpose that belongs to this owner; absent ids are not compared. */
export async function endTokens(tx: Tx, purpose: TokenPurpose, owner: TokenOwner, now: Instant): Promise<void> {
  const { userId, attendantId, weddingId, companyId, facilityId } = owner;
  let ended = tx
    .updateTable('mail_token')
    .set({ used_at: at(now) })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null);
  if (userId !== undefined) ended = ended.where('user_id', '=', userId);
  if (attendantId !== undefined) ended = ended.where('attendant_id', '=', attendantId);
  if (weddingId !== undefined) ended = ended.where('wedding_id', '=', weddingId);
  if (companyId !== undefined) ended = ended.where('company_id', '=', companyId);
  if (facilityId !== undefined) ended = ended.where('facility_id', '=', facilityId);
  await ended.execute();
}

/** A token that is still valid. */
export async function findToken(tx: Tx, idHash: Buffer, purposes: readonly TokenPurpose[], now: Instant) {
  return await tx
    .selectFrom('mail_token')
    .select(['purpose', 'user_id', 'attendant_id', 'wedding_id', 'company_id', 'facility_id', 'payload'])
    .where('id_hash', '=', idHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(now))
    .executeTakeFirst();
}

/** Uses a token up; returns false if it was already used. */
export async function consumeToken(tx: Tx, idHash: Buffer, now: Instant): Promise<boolean> {
  const result = await tx
    .updateTable('mail_token')
    .set({ used_at: at(now) })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(now))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Locks the owner of a token until the transaction ends, so that of two simultaneous requests one is clearly the newer.
 */
export async function lockOwner(tx: Tx, { userId, attendantId }: TokenOwner): Promise<void> {
  if (userId !== undefined) {
    await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  }
  if (attendantId !== undefined) {
    await tx.selectFrom('attendant').select('id').where('id', '=', attendantId).forNoKeyUpdate().execute();
  }
}

/** How many tokens of a purpose an owner has been sent since the given time. */
export async function countTokensSince(
  tx: Tx,
  purpose: TokenPurpose,
  owner: { readonly userId: UserId } | { readonly attendantId: AttendantId },
  since: Instant,
): Promise<number> {
  const sent = tx
    .selectFrom('mail_token')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('purpose', '=', purpose)
    .where('created_at', '>', at(since));
  const row = await ('userId' in owner
    ? sent.where('user_id', '=', owner.userId)
    : sent.where('attendant_id', '=', owner.attendantId)
  ).executeTakeFirstOrThrow();
  return Number(row.n);
}
