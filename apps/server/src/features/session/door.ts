import { createHash } from 'node:crypto';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused } from '@kotohogi/domain/kernel/refusal';
import { afterFailure, decideLogin } from '@kotohogi/domain/session/decide';
import type { Cookies } from '../../gate/cookies.ts';
import { hashToken, newToken } from '../../platform/crypto/keys.ts';
import { isPassword } from '../../platform/crypto/password.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { clearLoginHistory, findLoginHistory, insertSession, saveLoginHistory } from './store.ts';

export { deleteSession, deleteSessionsOf } from './store.ts';

/** Decision 98: staff and hosts 12 hours (and idle 2, which the gate checks), guests 30 days. */
const USER_LIFETIME_MS = 12 * HOUR_MS;
const GUEST_LIFETIME_MS = 30 * DAY_MS;

/** What opening a session needs of the call that does it. */
export interface SessionCall {
  readonly cookies: Cookies;
  readonly now: Instant;
  readonly address: string;
  readonly userAgent: string;
}

/** Signs a user in: stores the session and gives the browser its cookie. */
export async function openUserSession(tx: Tx, userId: UserId, call: SessionCall): Promise<void> {
  const token = newToken();
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
  call.cookies.setGuest(guest.weddingId, token, GUEST_LIFETIME_MS);
}

export interface PasswordAttempt {
  /** Whose login is tried, e.g. `user:a@example.jp`; kept as a hash. */
  readonly who: string;
  readonly password: string;
  readonly storedHash: string | null | undefined;
  readonly now: Instant;
}

/**
 * Checks a password with the delay of decision 89. `failed` is the same answer for an unknown address and a wrong password;
 * `isFirstDelay` asks for the warning mail. Must not run in the caller's transaction: a failure has to be remembered.
 */
export async function tryPassword(
  tx: Tx,
  attempt: PasswordAttempt,
): Promise<'right' | { readonly kind: 'failed'; readonly isFirstDelay: boolean } | Refused<'login_delayed'>> {
  const subject = createHash('sha256').update(attempt.who).digest('hex');
  const history = await findLoginHistory(tx, subject);
  const decision = decideLogin(history, attempt.now);
  if (decision !== 'try' && isRefused(decision)) return decision;
  if (await isPassword(attempt.storedHash, attempt.password)) {
    await clearLoginHistory(tx, subject);
    return 'right';
  }
  const next = afterFailure(history, attempt.now);
  await saveLoginHistory(tx, subject, next);
  return { kind: 'failed', isFirstDelay: next.isFirstDelay };
}
