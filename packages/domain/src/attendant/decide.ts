import type { Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { type LifeCycle, lastOpenDate } from '../wedding/calendar.ts';
import type { Answer } from './types.ts';

/** Life cycle states in which no guests are expected anymore. */
const CLOSED: readonly LifeCycle[] = ['ended', 'postponed', 'canceled', 'cleaned'];

export interface ReplyFacts {
  readonly lifeCycle: LifeCycle;
  readonly isPublished: boolean;
  readonly startsAt: Instant;
  readonly replyDeadline: LocalDate | null;
}

/** Why no new replies are accepted. `over`: the ceremony has taken place. */
export const REPLY_CLOSED_REASONS = ['unpublished', 'postponed', 'canceled', 'over', 'deadline'] as const;
export type ReplyClosedReason = (typeof REPLY_CLOSED_REASONS)[number];

/**
 * Why new replies are not accepted, or undefined if they are (docs/product/attendant.md). They are accepted while the
 * invitation is published, until the end of the reply deadline or, without one, for as long as there is something to
 * watch.
 */
export function whyReplyClosed(facts: ReplyFacts, now: Instant): ReplyClosedReason | undefined {
  const { lifeCycle, isPublished, replyDeadline } = facts;
  if (lifeCycle === 'postponed' || lifeCycle === 'canceled') return lifeCycle;
  if (lifeCycle === 'ended' || lifeCycle === 'cleaned') return 'over';
  if (!isPublished) return 'unpublished';
  if (replyDeadline === null || dateOf(now) <= replyDeadline) return undefined;
  return lifeCycle === 'archive' ? 'over' : 'deadline';
}

/** Whether new replies are accepted. */
export function isReplyOpen(facts: ReplyFacts, now: Instant): boolean {
  return whyReplyClosed(facts, now) === undefined;
}

/** The refusal code for each reason. */
const CLOSED_REFUSALS = {
  unpublished: 'attendant_reply_closed',
  postponed: 'attendant_reply_postponed',
  canceled: 'attendant_reply_canceled',
  over: 'attendant_reply_over',
  deadline: 'attendant_reply_closed',
} as const satisfies Readonly<Record<ReplyClosedReason, string>>;
export type ReplyClosedCode = (typeof CLOSED_REFUSALS)[ReplyClosedReason];

/** Whether a guest may still answer that they watch live: until the end of the ceremony day. */
export function isLiveAnswerOpen(startsAt: Instant, now: Instant): boolean {
  return dateOf(now) <= dateOf(startsAt);
}

/** Whether a new guest's reply is accepted. */
export function decideJoin(
  facts: ReplyFacts & { readonly answer: Answer },
  now: Instant,
): 'allowed' | Refused<ReplyClosedCode | 'attendant_live_over'> {
  const reason = whyReplyClosed(facts, now);
  if (reason !== undefined) return refuse(CLOSED_REFUSALS[reason]);
  if (facts.answer === 'attendance' && !isLiveAnswerOpen(facts.startsAt, now)) {
    return refuse('attendant_live_over', { field: 'answer' });
  }
  return 'allowed';
}

/** The facts for deciding a guest's change of answer. */
export interface AnswerChange {
  readonly current: Answer;
  readonly next: Answer;
  readonly startsAt: Instant;
  readonly lifeCycle: LifeCycle;
}

/**
 * Whether a guest may change their own answer. They can switch between live and archive until the ceremony starts
 * (docs/product/reply.md#answers), but not while it is postponed or canceled, because then no date is set.
 * Absence can neither be set nor revoked this way.
 */
export function decideAnswerChange(
  { current, next, startsAt, lifeCycle }: AnswerChange,
  now: Instant,
): 'same' | 'changed' | Refused<'attendant_answer_fixed'> {
  if (next === current) return 'same';
  if (current === 'absence' || next === 'absence' || now >= startsAt || CLOSED.includes(lifeCycle)) {
    return refuse('attendant_answer_fixed', { field: 'answer' });
  }
  return 'changed';
}

/** Whether a guest may still change companions and allergies: until the ceremony starts. */
export function areDetailsOpen(startsAt: Instant, now: Instant): boolean {
  return now < startsAt;
}

/** How many days after the last day of the archive an ID photo is kept (docs/product/attendant.md#audience). */
const ID_PHOTO_DAYS = 30;

/** When the guests' ID photos must be deleted: 30 days after the archive has ended. */
export function idPhotosGoAt(startsAt: Instant): Instant {
  return atJst(addDays(lastOpenDate(startsAt), ID_PHOTO_DAYS + 1));
}
