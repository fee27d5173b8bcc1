import type { Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { type LifeCycle, lastOpenDate } from '../wedding/calendar.ts';
import type { Answer } from './types.ts';

/** Where a wedding stands when nobody is expected any more. */
const CLOSED: readonly LifeCycle[] = ['ended', 'postponed', 'canceled', 'cleaned'];

export interface ReplyFacts {
  readonly lifeCycle: LifeCycle;
  readonly isPublished: boolean;
  readonly startsAt: Instant;
  readonly replyDeadline: LocalDate | null;
}

/** Why no new answers are taken. `over`: the ceremony has taken place. */
export const REPLY_CLOSED_REASONS = ['unpublished', 'postponed', 'canceled', 'over', 'deadline'] as const;
export type ReplyClosedReason = (typeof REPLY_CLOSED_REASONS)[number];

/**
 * Why new answers are not taken, if they are not (docs/product/attendant.md): they are while the invitation is out, until
 * the end of the last day to reply, or, where none is set, for as long as there is something to watch.
 */
export function whyReplyClosed(facts: ReplyFacts, now: Instant): ReplyClosedReason | undefined {
  const { lifeCycle, isPublished, replyDeadline } = facts;
  if (lifeCycle === 'postponed' || lifeCycle === 'canceled') return lifeCycle;
  if (lifeCycle === 'ended' || lifeCycle === 'cleaned') return 'over';
  if (!isPublished) return 'unpublished';
  if (replyDeadline === null || dateOf(now) <= replyDeadline) return undefined;
  return lifeCycle === 'archive' ? 'over' : 'deadline';
}

/** Whether new answers are taken. */
export function isReplyOpen(facts: ReplyFacts, now: Instant): boolean {
  return whyReplyClosed(facts, now) === undefined;
}

/** The refusal that names each reason. */
const CLOSED_REFUSALS = {
  unpublished: 'attendant_reply_closed',
  postponed: 'attendant_reply_postponed',
  canceled: 'attendant_reply_canceled',
  over: 'attendant_reply_over',
  deadline: 'attendant_reply_closed',
} as const satisfies Readonly<Record<ReplyClosedReason, string>>;
export type ReplyClosedCode = (typeof CLOSED_REFUSALS)[ReplyClosedReason];

/** Whether somebody may still answer that he watches live: until the end of the day of the ceremony. */
export function isLiveAnswerOpen(startsAt: Instant, now: Instant): boolean {
  return dateOf(now) <= dateOf(startsAt);
}

/** Whether a new guest's answer is taken. */
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

/** What a guest's change of the answer is decided by. */
export interface AnswerChange {
  readonly current: Answer;
  readonly next: Answer;
  readonly startsAt: Instant;
  readonly lifeCycle: LifeCycle;
}

/**
 * Whether a guest's own change of the answer is taken: live and archive may be exchanged until the ceremony starts
 * (decision 108), and not while it is called off, for then there is no day to change it for; absence is neither given nor
 * taken back this way.
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

/** Whether a guest may still change who comes along and what they cannot eat: until the ceremony starts. */
export function areDetailsOpen(startsAt: Instant, now: Instant): boolean {
  return now < startsAt;
}

/** How many days after the archive's last one a picture that shows who a guest is stays (decision 43). */
const ID_PHOTO_DAYS = 30;

/** From when on the pictures that show who the guests are must be gone: 30 days after the archive has ended. */
export function idPhotosGoAt(startsAt: Instant): Instant {
  return atJst(addDays(lastOpenDate(startsAt), ID_PHOTO_DAYS + 1));
}
