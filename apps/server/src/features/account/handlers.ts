import { account } from '@kotohogi/contract/account';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import { hashToken } from '../../platform/crypto/keys.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { byUser, insertAudit } from '../audit/door.ts';
import { readProfiles, saveNames } from '../profile/door.ts';
import { openUserSession, tryPassword } from '../session/door.ts';
import { readWedding } from '../wedding/door.ts';
import { beginAccount, consumeHostInvite, findHostInvite, type HostInvite } from './store.ts';

async function findInvite(tx: Tx, token: string, now: Instant): Promise<HostInvite | undefined> {
  const row = await findHostInvite(tx, hashToken(token), now);
  if (row === undefined) return undefined;
  return {
    userId: row.user_id as UserId,
    email: row.email,
    passwordHash: row.password_hash,
    weddingId: row.wedding_id as WeddingId,
  };
}

/** An account that is known proves itself by its password; a new one has nothing to prove but the link. */
async function refusePassword(db: Db, invite: HostInvite, call: Call<typeof account.register>) {
  if (invite.passwordHash === null) return undefined;
  const who = `user:${invite.email.toLowerCase()}`;
  const attempt = { who, password: call.body.password, storedHash: invite.passwordHash, now: call.now };
  const tried = await tryPassword(db, attempt);
  if (tried === 'right') return undefined;
  return isRefused(tried) ? tried : refuse('account_password_wrong', { field: 'password' });
}

/** Uses the link up, begins the account where it is new, keeps the names, signs in. */
async function beginAsHost(tx: Tx, invite: HostInvite, call: Call<typeof account.register>, newHash: string | null) {
  if (!(await consumeHostInvite(tx, hashToken(call.params.token), call.now))) return refuse('token_unknown');
  const { couple } = call.body;
  const name = couple.map(person => `${person.lastName} ${person.firstName}`).join('・');
  if (newHash !== null) {
    const { locale, now } = call;
    await beginAccount(tx, invite.userId, { name, passwordHash: newHash, locale, now });
  }
  await saveNames(tx, invite.weddingId, couple, call.now);
  await insertAudit(tx, {
    actor: byUser({ userId: invite.userId, name, email: invite.email, grants: [] }),
    action: account.register.name,
    subject: { kind: 'user', id: invite.userId },
    scope: { weddingId: invite.weddingId },
    requestId: call.requestId,
  });
  await openUserSession(tx, invite.userId, call);
  return {};
}

/** Accounts: how one begins. */
export function accountHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inNoScope(account.readInvite, async call => {
      const invite = await findInvite(db, call.params.token, call.now);
      if (invite === undefined) return refuse('token_unknown');
      const wedding = await readWedding(db, invite.weddingId, call.now);
      const { profiles } = await readProfiles(db, invite.weddingId);
      return {
        email: invite.email,
        hasPassword: invite.passwordHash !== null,
        weddingKey: wedding.key,
        companyAccountId: wedding.companyAccountId,
        facilityName: wedding.facilityName,
        facilityPhone: wedding.facilityPhone,
        hallName: wedding.hallName,
        startsAt: wedding.startsAt,
        couple: profiles.map(({ type, lastName, firstName, lastNameKana, firstNameKana }) => ({
          type,
          lastName,
          firstName,
          lastNameKana,
          firstNameKana,
        })),
        termsLink: wedding.links.termsLink,
        privacyPolicyLink: wedding.links.privacyPolicyLink,
      };
    }),

    inNoScope(account.register, async call => {
      const invite = await findInvite(db, call.params.token, call.now);
      if (invite === undefined) return refuse('token_unknown');
      const refusal = await refusePassword(db, invite, call);
      if (refusal !== undefined) return refusal;
      // Hashing takes its time: it is done before the transaction, not in it.
      const newHash = invite.passwordHash === null ? await hashPassword(call.body.password) : null;
      return await db.transaction().execute(tx => beginAsHost(tx, invite, call, newHash));
    }),
  ];
}
