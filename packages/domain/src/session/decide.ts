import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/** Failed logins of one account, as they are stored. */
export interface LoginHistory {
  readonly failures: number;
  readonly lastFailedAt: Instant;
}

const FAILURES_ALLOWED = 5;
const DELAY_MS = 15 * MINUTE_MS;

/**
 * Whether a login may be tried now: after five failures the account rests for 15 minutes (decision 89).
 * The refusal tells how many minutes are left.
 */
export function decideLogin(history: LoginHistory | undefined, now: Instant): 'try' | Refused<'login_delayed'> {
  if (history === undefined || history.failures < FAILURES_ALLOWED) return 'try';
  const restMs = history.lastFailedAt + DELAY_MS - now;
  return restMs <= 0 ? 'try' : refuse('login_delayed', { minutes: Math.ceil(restMs / MINUTE_MS) });
}

/** The history after one more failure; a rest that is over starts the count anew. */
export function afterFailure(
  history: LoginHistory | undefined,
  now: Instant,
): LoginHistory & { readonly isFirstDelay: boolean } {
  const isRested =
    history !== undefined && history.failures >= FAILURES_ALLOWED && now - history.lastFailedAt >= DELAY_MS;
  const failures = (isRested ? 0 : (history?.failures ?? 0)) + 1;
  return { failures, lastFailedAt: now, isFirstDelay: failures === FAILURES_ALLOWED };
}
