import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/** Wrong passwords allowed before sign-in to an account is delayed, and how long the delay lasts. */
export const FAILURES_ALLOWED = 5;
export const DELAY_MS = 15 * MINUTE_MS;

/** Sign-in attempts for one account since the last success or delay, including the current one. */
export interface LoginAttempts {
  readonly count: number;
  /** When the last allowed attempt began. */
  readonly lastAllowedAt: Instant;
}

/**
 * Whether the attempt that was just counted may be verified: the sixth waits until 15 minutes after the fifth. The
 * refusal contains the remaining minutes.
 */
export function decideAttempt({ count, lastAllowedAt }: LoginAttempts, now: Instant): 'try' | Refused<'login_delayed'> {
  if (count <= FAILURES_ALLOWED) return 'try';
  return refuse('login_delayed', { minutes: Math.max(1, Math.ceil((lastAllowedAt + DELAY_MS - now) / MINUTE_MS)) });
}

/** Whether a wrong password starts the delay; this is when the owner gets a warning email. */
export function startsDelay({ count }: LoginAttempts): boolean {
  return count === FAILURES_ALLOWED;
}
