import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/** Passwords that may be tried wrongly before an account is delayed, and for how long it then is. */
export const FAILURES_ALLOWED = 5;
export const DELAY_MS = 15 * MINUTE_MS;

/** The attempts to sign in to one account since the last success or the last delay, the present one included. */
export interface LoginAttempts {
  readonly count: number;
  /** When the last attempt that was allowed began. */
  readonly lastAllowedAt: Instant;
}

/**
 * Whether the attempt that was just counted may be verified: the sixth waits until 15 minutes after the fifth.
 * The refusal says how many minutes are left.
 */
export function decideAttempt({ count, lastAllowedAt }: LoginAttempts, now: Instant): 'try' | Refused<'login_delayed'> {
  if (count <= FAILURES_ALLOWED) return 'try';
  return refuse('login_delayed', { minutes: Math.max(1, Math.ceil((lastAllowedAt + DELAY_MS - now) / MINUTE_MS)) });
}

/** Whether a wrong password starts the delay: exactly then the owner is warned by mail. */
export function startsDelay({ count }: LoginAttempts): boolean {
  return count === FAILURES_ALLOWED;
}
