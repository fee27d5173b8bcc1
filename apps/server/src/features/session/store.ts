import type { AttendantId, UserId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { DELAY_MS, FAILURES_ALLOWED, type LoginAttempts } from '@kotohogi/domain/session/decide';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export interface NewSession {
  readonly idHash: Buffer;
  readonly owner: { readonly userId: UserId } | { readonly attendantId: AttendantId };
  readonly now: Instant;
  readonly expiresAt: Instant;
  readonly address: string;
  readonly userAgent: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id_hash: session.idHash,
      ...('userId' in session.owner ? { user_id: session.owner.userId } : { attendant_id: session.owner.attendantId }),
      created_at: at(session.now),
      seen_at: at(session.now),
      expires_at: at(session.expiresAt),
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

/** Records that a user has signed in, for the lists of staff. */
export async function saveSignIn(tx: Tx, userId: UserId, now: Instant): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ signed_in_at: at(now) })
    .where('id', '=', userId)
    .execute();
}

export async function deleteSession(tx: Tx, idHash: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('id_hash', '=', idHash).execute();
}

/** Ends every session of a user or guest: after a new password, a removed role, or a block. */
export async function deleteSessionsOf(
  tx: Tx,
  owner: { readonly userId: UserId } | { readonly attendantId: AttendantId },
): Promise<void> {
  const ended = tx.deleteFrom('session');
  await ('userId' in owner
    ? ended.where('user_id', '=', owner.userId)
    : ended.where('attendant_id', '=', owner.attendantId)
  ).execute();
}

/** Ends every session of a user except the requesting one. */
export async function deleteOtherSessions(tx: Tx, userId: UserId, kept: Buffer | undefined): Promise<void> {
  const others = tx.deleteFrom('session').where('user_id', '=', userId);
  await (kept === undefined ? others : others.where('id_hash', '<>', kept)).execute();
}

const USER = ['id', 'name', 'email', 'password_hash', 'locale'] as const;

export async function findUser(tx: Tx, userId: UserId) {
  return await tx
    .selectFrom('app_user')
    .select(USER)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The account an address signs in with. */
export async function findUserByEmail(tx: Tx, email: string) {
  return await tx
    .selectFrom('app_user')
    .select(USER)
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Counts a sign-in attempt before its password is verified, in one statement, so that simultaneous attempts are counted
 * one after the other. Refused attempts do not prolong the lockout; after it the count restarts.
 */
export async function countLoginAttempt(tx: Tx, subject: string, now: Instant): Promise<LoginAttempts> {
  const row = await tx
    .insertInto('login_failure')
    .values({ subject, failures: 1, last_failed_at: at(now) })
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet(eb => {
        const count = eb.ref('login_failure.failures');
        const isOver = eb.and([
          eb(count, '>=', FAILURES_ALLOWED),
          eb('login_failure.last_failed_at', '<=', at(after(now, -DELAY_MS))),
        ]);
        const isRefused = eb(count, '>=', FAILURES_ALLOWED);
        return {
          failures: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb.fn<number>('least', [eb(count, '+', 1), eb.val(FAILURES_ALLOWED + 1)]))
            .end(),
          last_failed_at: eb
            .case()
            .when(isOver)
            .then(at(now))
            .when(isRefused)
            .then(eb.ref('login_failure.last_failed_at'))
            .else(at(now))
            .end(),
        };
      }),
    )
    .returning(['failures', 'last_failed_at'])
    .executeTakeFirstOrThrow();
  return { count: row.failures, lastAllowedAt: instant(row.last_failed_at) };
}

/** Clears the attempts of an account after a successful one. */
export async function clearLoginAttempts(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('login_failure').where('subject', '=', subject).execute();
}

export async function updatePassword(
  tx: Tx,
  user: { readonly userId: UserId; readonly passwordHash: string; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: user.passwordHash, updated_at: at(user.now) })
    .where('id', '=', user.userId)
    .execute();
}

/** Names of the areas a user has a role in, for the session's lists. */
export async function listAreasOfUser(tx: Tx, userId: UserId) {
  return await tx
    .selectFrom('user_grant')
    .leftJoin('company', 'company.id', 'user_grant.company_id')
    .leftJoin('facility', 'facility.id', 'user_grant.facility_id')
    .leftJoin('company as owner', 'owner.id', 'facility.company_id')
    .leftJoin('wedding', 'wedding.id', 'user_grant.wedding_id')
    .select([
      'user_grant.scope',
      'user_grant.role',
      'company.id as company_id',
      'company.name as company_name',
      'company.account_id as company_account_id',
      'facility.id as facility_id',
      'facility.name as facility_name',
      'facility.account_id as facility_account_id',
      'owner.account_id as owner_account_id',
      'wedding.id as wedding_id',
      'wedding.key as wedding_key',
    ])
    .where('user_grant.user_id', '=', userId)
    .orderBy('user_grant.id')
    .execute();
}

/** The columns the session call returns about a guest. */
export async function findAttendant(tx: Tx, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select([
      'attendant.id',
      'attendant.wedding_id',
      'wedding.key',
      'attendant.name',
      'attendant.nick_name',
      'attendant.email',
      'attendant.answer',
    ])
    .where('attendant.id', '=', attendantId)
    .executeTakeFirst();
}

/** Stores a guest's time zone. */
export async function setTimeZone(tx: Tx, attendantId: AttendantId, timeZone: string): Promise<void> {
  await tx.updateTable('attendant').set({ time_zone: timeZone }).where('id', '=', attendantId).execute();
}
