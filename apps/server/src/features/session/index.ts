import { createHash } from 'node:crypto';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { decideAttempt, startsDelay } from '@kotohogi/domain/session/decide';
import type { Cookies } from '../../gate/cookies.ts';
import { hashToken, newToken } from '../../platform/crypto/keys.ts';
import { isPassword } from '../../platform/crypto/password.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { warnOfFailures } from './jobs.warn.ts';
import { clearLoginAttempts, countLoginAttempt, findUser, insertSession, saveSignIn, setTimeZone } from './store.ts';

export {
  issueToken,
  type MailToken,
  mayMailAgain,
  payloadText,
  personalLink,
  personalUrl,
  readToken,
  spendToken,
} from './index.token.ts';
export { warnOfFailures } from './jobs.warn.ts';
export { endTokens } from './store.token.ts';
export {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findUser,
  findUserByEmail,
  updatePassword,
} from './store.ts';
export { toSessionUser } from './view.ts';

/**
 * 12 hours for staff and hosts (and 2 idle hours, which the gate checks), 30 days for guests
 * (docs/product/session.md#cookies).
 */
const USER_LIFETIME_MS = 12 * HOUR_MS;
const GUEST_LIFETIME_MS = 30 * DAY_MS;

/** What opening a session needs from the call. */
export interface SessionCall {
  readonly cookies: Cookies;
  readonly now: Instant;
  readonly address: string;
  readonly userAgent: string;
  readonly header: (name: string) => string;
}

/** Signs a user in: stores the session and gives the browser its cookie. */
export async function openUserSession(tx: Tx, userId: UserId, call: SessionCall): Promise<void> {
  const token = newToken();
  await saveSignIn(tx, userId, call.now);
  await insertSession(tx, {
    idHash: hashToken(token),
    owner: { userId },
    now: call.now,
    expiresAt: after(call.now, USER_LIFETIME_MS),
    address: call.address,
    userAgent: call.userAgent,
  });
  call.cookies.setUser(token, USER_LIFETIME_MS);
}

/** Signs a guest in to one wedding. */
export async function openGuestSession(
  tx: Tx,
  guest: { readonly attendantId: AttendantId; readonly weddingId: WeddingId },
  call: SessionCall,
): Promise<void> {
  const token = newToken();
  await insertSession(tx, {
    idHash: hashToken(token),
    owner: { attendantId: guest.attendantId },
    now: call.now,
    expiresAt: after(call.now, GUEST_LIFETIME_MS),
    address: call.address,
    userAgent: call.userAgent,
  });
  await setTimeZone(tx, guest.attendantId, timeZoneOf(call));
  call.cookies.setGuest(guest.weddingId, token, GUEST_LIFETIME_MS);
}

/** The browser's time zone, if it is known; empty for Japan. */
export function timeZoneOf(call: Pick<SessionCall, 'header'>): string {
  const header = call.header('time-zone');
  if (header === 'Asia/Tokyo') return '';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    // why: an unknown time zone counts as Japan's
    return '';
  }
}

/** The key for counting failed logins: one account for users, one address in one wedding for guests. */
export const loginSubjectOf = {
  user: (email: string) => `user:${email.toLowerCase()}`,
  guest: (weddingId: WeddingId, email: string) => `attendant:${weddingId}:${email.toLowerCase()}`,
};

const subjectOf = (who: string) => createHash('sha256').update(who).digest('hex');

export interface PasswordAttempt {
  /** The key of the login, e.g. `user:a@example.jp`; stored as a hash. */
  readonly who: string;
  readonly password: string;
  readonly storedHash: string | null | undefined;
  readonly now: Instant;
}

/**
 * Verifies a password, with a lockout after five wrong ones (docs/product/session.md). The attempt is counted before it
 * is verified, so that simultaneous guesses cannot outrun the count; the right password clears it. `failed` is the same
 * result for an unknown address and a wrong password; `isFirstDelay` asks for the warning mail. Must not run in the
 * caller's transaction: the count has to be committed before the verification and must survive a refusal.
 */
export async function tryPassword(
  tx: Tx,
  attempt: PasswordAttempt,
): Promise<'right' | { readonly kind: 'failed'; readonly isFirstDelay: boolean } | Refused<'login_delayed'>> {
  const subject = subjectOf(attempt.who);
  const attempts = await countLoginAttempt(tx, subject, attempt.now);
  const decision = decideAttempt(attempts, attempt.now);
  if (decision !== 'try') return decision;
  if (await isPassword(attempt.storedHash, attempt.password)) {
    await clearLoginAttempts(tx, subject);
    return 'right';
  }
  return { kind: 'failed', isFirstDelay: startsDelay(attempts) };
}

/** Lifts the lockout after failed logins: a mailed link has proved who its reader is. */
export async function liftDelay(tx: Tx, who: string): Promise<void> {
  await clearLoginAttempts(tx, subjectOf(who));
}

/**
 * Asks a signed-in user for the password again before a sensitive change (docs/product/session.md#wrong-passwords).
 * Failures count together with those of the login; five of them lock the account and warn its owner by mail. Must not
 * run in the caller's transaction: a failure has to be stored. `field` is the form field that reports a wrong password.
 */
export async function verifyPassword(
  tx: Tx,
  attempt: { readonly userId: UserId; readonly password: string; readonly now: Instant; readonly field?: string },
): Promise<'right' | Refused<'account_password_wrong' | 'login_delayed'>> {
  const { userId, password, now, field = 'password' } = attempt;
  const user = await findUser(tx, userId);
  if (user === undefined) return refuse('account_password_wrong', { field });
  const tried = await tryPassword(tx, {
    who: loginSubjectOf.user(user.email),
    password,
    storedHash: user.password_hash,
    now,
  });
  if (tried === 'right') return 'right';
  if (isRefused(tried)) return tried;
  if (tried.isFirstDelay) await warnOfFailures.add(tx, { userId });
  return refuse('account_password_wrong', { field });
}
