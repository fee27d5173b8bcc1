import type { UserId } from '@kotohogi/domain/kernel/ids';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { byUser } from '../../gate/actor.ts';
import type { AuditEntry } from '../../gate/audit.ts';
import type { Call } from '../../gate/route.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import {
  findUser,
  loginSubjectOf,
  openUserSession,
  spendToken,
  tryPassword,
  warnOfFailures,
} from '../session/index.ts';
import { beginAccount } from './store.ts';

/** The account a mailed link belongs to; without a password hash it has not been set up. */
export interface Invited {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
}

/** The account of an invited user; undefined if it was erased. */
export async function findInvited(tx: Tx, userId: UserId): Promise<Invited | undefined> {
  const found = await findUser(tx, userId);
  return found && { userId, name: found.name, email: found.email, passwordHash: found.password_hash };
}

/** An existing account is verified by its password; for a new one the link is enough. */
export async function refusePassword(
  db: Db,
  invited: Invited,
  call: Pick<Call, 'now'>,
  password: string,
): Promise<Refused<'account_password_wrong' | 'login_delayed'> | undefined> {
  if (invited.passwordHash === null) return undefined;
  const attempt = {
    who: loginSubjectOf.user(invited.email),
    password,
    storedHash: invited.passwordHash,
    now: call.now,
  };
  const tried = await tryPassword(db, attempt);
  if (tried === 'right') return undefined;
  if (isRefused(tried)) return tried;
  if (tried.isFirstDelay) await warnOfFailures.add(db, { userId: invited.userId });
  return refuse('account_password_wrong', { field: 'password' });
}

/** The hash of a new account's password, null for an existing account. Slow, so it is made before the transaction. */
export const hashIfNew = async ({ passwordHash }: Invited, password: string): Promise<string | null> =>
  passwordHash === null ? await hashPassword(password) : null;

/** What the link leads to. */
export interface Beginning extends Pick<AuditEntry, 'scope'> {
  readonly invited: Invited;
  /** Hash for an account created here; null for an existing one. */
  readonly newHash: string | null;
  readonly name: string;
}

/** Uses the link up, creates the account if it is new, and signs in; returns false if the link was already used. */
export async function begin(
  tx: Tx,
  { invited, newHash, name, scope }: Beginning,
  call: Call & { readonly params: { readonly token: string } },
): Promise<boolean> {
  const { userId } = invited;
  const { locale, now } = call;
  if (!(await spendToken(tx, call.params.token, now))) return false;
  if (newHash !== null) await beginAccount(tx, userId, { name, passwordHash: newHash, locale, now });
  await call.audit(tx, userId, {}, { actor: byUser({ userId, name }), ...(scope && { scope }) });
  await openUserSession(tx, userId, call);
  return true;
}
