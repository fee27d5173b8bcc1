import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { LifeCycle } from '../wedding/calendar.ts';
import { MAX_MESSAGES_EACH } from './types.ts';

const EDITABLE_MS = 10 * MINUTE_MS;

const CLOSED: readonly LifeCycle[] = ['ended', 'postponed', 'canceled', 'cleaned'];

export interface WindowFacts {
  /** `ended` from the fourth day on. */
  readonly lifeCycle: LifeCycle;
  readonly isPublished: boolean;
}

/**
 * Whether messages may be sent: from the publishing of the invitation to the third day after the ceremony
 * (docs/product/congratulation.md#messages).
 */
export function isMessageOpen({ lifeCycle, isPublished }: WindowFacts): boolean {
  return isPublished && !isMessageOver(lifeCycle);
}

/**
 * Whether the time for messages is over or called off. Before the invitation is published it is neither open nor over.
 */
export function isMessageOver(lifeCycle: LifeCycle): boolean {
  return CLOSED.includes(lifeCycle);
}

/** Whether a guest may send another message; `sentCount` includes hidden ones. */
export function decideSend(
  facts: WindowFacts & { readonly sentCount: number },
): 'allowed' | Refused<'congratulation_closed' | 'congratulation_limit'> {
  if (!isMessageOpen(facts)) return refuse('congratulation_closed');
  if (facts.sentCount >= MAX_MESSAGES_EACH) {
    return refuse('congratulation_limit', { n: MAX_MESSAGES_EACH, field: 'message' });
  }
  return 'allowed';
}

/** How many messages a guest may still send. */
export function messagesLeft(sentCount: number): number {
  return Math.max(0, MAX_MESSAGES_EACH - sentCount);
}

/** Until when authors may edit a message (docs/product/congratulation.md#messages). */
export function editableUntil(sentAt: Instant): Instant {
  return (sentAt + EDITABLE_MS) as Instant;
}

/** Whether a message may be edited now. */
export function decideEdit(
  facts: WindowFacts & { readonly sentAt: Instant },
  now: Instant,
): 'allowed' | Refused<'congratulation_closed' | 'congratulation_edit_late'> {
  if (!isMessageOpen(facts)) return refuse('congratulation_closed');
  return now < editableUntil(facts.sentAt) ? 'allowed' : refuse('congratulation_edit_late');
}

/**
 * What happens to the couple's thanks for a leaf: stored while a draft, sent once, and never sent to a guest who is
 * blocked or left no address.
 */
export function decideThanks({
  isSent,
  isReachable,
  send,
}: {
  readonly isSent: boolean;
  readonly isReachable: boolean;
  readonly send: boolean;
}): 'keep' | 'send' | Refused<'congratulation_thanked' | 'congratulation_unreachable'> {
  if (isSent) return refuse('congratulation_thanked');
  if (!send) return 'keep';
  return isReachable ? 'send' : refuse('congratulation_unreachable');
}
