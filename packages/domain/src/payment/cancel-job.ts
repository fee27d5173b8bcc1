import { DAY_MS, type Instant } from '../kernel/instant.ts';
import { dateOf } from '../kernel/jst.ts';
import type { CancelJob } from './types.ts';

/** After this the gateway accepts no more changes (docs/product/payment.md#refunds); later ones are made by hand. */
export const GATEWAY_CHANGE_LIMIT_MS = 180 * DAY_MS;

/**
 * The JobCd that gives money back (docs/product/payment.md#refunds): VOID on the day of the last processing, RETURN
 * later, RETURNX for a capture of an earlier calendar month. Days and months are in Japan time. `by-hand` = older than
 * 180 days. `processedAt` is the TranDate of the authorization, or of the capture once there is one.
 */
export function cancelJobOf(
  trade: { state: 'AUTHORIZED' | 'CAPTURED'; processedAt: Instant },
  now: Instant,
): CancelJob | 'by-hand' {
  const { state, processedAt } = trade;
  if (now - processedAt > GATEWAY_CHANGE_LIMIT_MS) return 'by-hand';
  const [then, today] = [dateOf(processedAt), dateOf(now)];
  if (then === today) return 'VOID';
  if (state === 'AUTHORIZED') return 'RETURN';
  return then.slice(0, 7) === today.slice(0, 7) ? 'RETURN' : 'RETURNX';
}
