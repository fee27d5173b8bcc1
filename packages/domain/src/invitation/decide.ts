import type { Instant } from '../kernel/instant.ts';
import { dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { LifeCycle } from '../wedding/calendar.ts';

export interface DeadlineFacts {
  readonly deadline: LocalDate | null;
  /** The current deadline; keeping it is always allowed. */
  readonly previous: LocalDate | null;
  readonly startsAt: Instant;
}

/** The dates a reply deadline may have: from today to the day of the ceremony, in Japan. */
export function deadlineRange(startsAt: Instant, now: Instant): { readonly min: LocalDate; readonly max: LocalDate } {
  return { min: dateOf(now), max: dateOf(startsAt) };
}

/** Whether this date may be the reply deadline. */
export function decideDeadline(
  { deadline, previous, startsAt }: DeadlineFacts,
  now: Instant,
): 'allowed' | Refused<'invitation_deadline_range'> {
  if (deadline === null || deadline === previous) return 'allowed';
  const { min, max } = deadlineRange(startsAt, now);
  if (deadline < min || deadline > max) return refuse('invitation_deadline_range', { field: 'replyDeadline' });
  return 'allowed';
}

export interface PublishFacts {
  /** The couple's names as guests will read them. */
  readonly couple: readonly { readonly lastName: string; readonly firstName: string }[];
  readonly greetings: string;
  readonly lifeCycle: LifeCycle;
}

const OVER: readonly LifeCycle[] = ['ended', 'postponed', 'canceled', 'cleaned'];

/**
 * Whether an invitation may be published: both names are known, the greeting is not empty, and the wedding can still be
 * attended, live or as a recording.
 */
export function decidePublish({
  couple,
  greetings,
  lifeCycle,
}: PublishFacts):
  | 'allowed'
  | Refused<'invitation_names_missing' | 'invitation_greetings_missing' | 'invitation_wedding_over'> {
  if (OVER.includes(lifeCycle)) return refuse('invitation_wedding_over');
  const isNamed = couple.length === 2 && couple.every(name => name.lastName !== '' && name.firstName !== '');
  if (!isNamed) return refuse('invitation_names_missing');
  if (greetings.trim() === '') return refuse('invitation_greetings_missing', { field: 'greetings' });
  return 'allowed';
}
