import type { Instant } from '../kernel/instant.ts';
import { dateOf } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { SlotState } from '../live/types.ts';
import { isInsideLeadTime } from './calendar.ts';
import type { WeddingStatus } from './types.ts';

/** What a wedding can be made: on its way, put off, called off. */
export type NextStatus = Exclude<WeddingStatus, 'cleaned'>;

export interface StandingFacts {
  readonly status: WeddingStatus;
  /** The status its reader saw. */
  readonly seen: WeddingStatus;
  readonly startsAt: Instant;
  /** Undefined where there is no live slot. */
  readonly live: SlotState | undefined;
}

export interface StandingWish {
  readonly next: NextStatus;
  readonly startsAt?: Instant | undefined;
  readonly mayBreakLeadTime: boolean;
}

/** States of a slot in which something is on its way to guests, or has been. */
const BEGUN: readonly SlotState[] = [
  'streaming',
  'waitingForStream',
  'streaming_error',
  'closed',
  'archived',
  'archive_error',
  'waitingForUpload',
  'uploading',
];

/** Which step leads where: a wedding that was called off comes back only with a new day. */
const STEPS: Readonly<Record<WeddingStatus, readonly NextStatus[]>> = {
  active: ['postponed', 'canceled'],
  postponed: ['active', 'canceled'],
  canceled: ['active'],
  cleaned: [],
};

type Code =
  | 'wedding_standing_changed'
  | 'wedding_standing_over'
  | 'wedding_standing_live'
  | 'wedding_standing_date'
  | 'wedding_date_too_soon';

/** Whether a wedding may be put off, called off or set anew now. */
export function decideStanding(facts: StandingFacts, wish: StandingWish, now: Instant): 'allowed' | Refused<Code> {
  const { status, seen, startsAt, live } = facts;
  if (status !== seen || !STEPS[status].includes(wish.next)) return refuse('wedding_standing_changed', { status });
  if (status === 'active' && dateOf(now) > dateOf(startsAt)) return refuse('wedding_standing_over');
  if (live !== undefined && BEGUN.includes(live)) return refuse('wedding_standing_live');
  if (wish.next !== 'active') return 'allowed';
  if (wish.startsAt === undefined || wish.startsAt <= now)
    return refuse('wedding_standing_date', { field: 'dateTime' });
  // The old day may be taken up again, however near it is.
  const isNear = isInsideLeadTime(wish.startsAt, now) && wish.startsAt !== startsAt;
  return isNear && !wish.mayBreakLeadTime ? refuse('wedding_date_too_soon', { field: 'dateTime' }) : 'allowed';
}
