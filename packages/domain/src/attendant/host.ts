import type { Instant } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { isLiveAnswerOpen } from './decide.ts';
import type { Answer } from './types.ts';

/**
 * Whether an answer entered by the couple is accepted. The deadline does not apply to them
 * (docs/product/reply.md#answers), but live attendance is not accepted once the day is over. An unchanged answer is
 * always fine.
 */
export function decideHostAnswer(
  { current, next, startsAt }: { readonly current?: Answer; readonly next: Answer; readonly startsAt: Instant },
  now: Instant,
): 'same' | 'changed' | Refused<'attendant_live_over'> {
  if (next === current) return 'same';
  if (next === 'attendance' && !isLiveAnswerOpen(startsAt, now)) {
    return refuse('attendant_live_over', { field: 'answer' });
  }
  return 'changed';
}

/** A guest has seen what they watched for at least a minute (docs/product/attendant.md#watching). */
export const SEEN_SECONDS = 60;

/** What a guest has seen (docs/product/attendant.md#watching); undefined = nothing. */
export function viewedTypeOf(liveSeconds: number, archiveSeconds: number): 'live' | 'archive' | 'both' | undefined {
  const [isLive, isArchive] = [liveSeconds >= SEEN_SECONDS, archiveSeconds >= SEEN_SECONDS];
  if (isLive && isArchive) return 'both';
  if (isLive) return 'live';
  return isArchive ? 'archive' : undefined;
}
