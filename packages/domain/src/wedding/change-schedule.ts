import type { Instant } from '../kernel/instant.ts';
import { dateOf } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { SlotState } from '../live/types.ts';
import { isInsideLeadTime } from './calendar.ts';
import type { WeddingStatus } from './types.ts';

/** The statuses a wedding can be set to: active, postponed, canceled. */
export type NextStatus = Exclude<WeddingStatus, 'cleaned'>;

export interface ScheduleFacts {
  readonly status: WeddingStatus;
  /** The status the user saw when requesting the change. */
  readonly seen: WeddingStatus;
  readonly startsAt: Instant;
  /** Undefined without a live slot. */
  readonly live: SlotState | undefined;
}

export interface ScheduleRequest {
  readonly next: NextStatus;
  readonly startsAt?: Instant | undefined;
  readonly mayBreakLeadTime: boolean;
}

/** Slot states in which something is, or was, sent to guests. */
const STARTED: readonly SlotState[] = [
  'streaming',
  'waitingForStream',
  'streaming_error',
  'closed',
  'archived',
  'archive_error',
  'waitingForUpload',
  'uploading',
];

/** Allowed status changes: a canceled wedding returns only with a new date. */
const STEPS: Readonly<Record<WeddingStatus, readonly NextStatus[]>> = {
  active: ['postponed', 'canceled'],
  postponed: ['active', 'canceled'],
  canceled: ['active'],
  cleaned: [],
};

type Code =
  | 'wedding_schedule_changed'
  | 'wedding_schedule_over'
  | 'wedding_schedule_live'
  | 'wedding_schedule_date'
  | 'wedding_date_too_soon';

/** Whether a wedding may be postponed, canceled or rescheduled now. */
export function decideSchedule(
  facts: ScheduleFacts,
  request: ScheduleRequest,
  now: Instant,
): 'allowed' | Refused<Code> {
  const { status, seen, startsAt, live } = facts;
  if (status !== seen || !STEPS[status].includes(request.next)) return refuse('wedding_schedule_changed', { status });
  if (status === 'active' && dateOf(now) > dateOf(startsAt)) return refuse('wedding_schedule_over');
  if (live !== undefined && STARTED.includes(live)) return refuse('wedding_schedule_live');
  if (request.next !== 'active') return 'allowed';
  if (request.startsAt === undefined || request.startsAt <= now)
    return refuse('wedding_schedule_date', { field: 'dateTime' });
  // The old date may be kept, however near it is.
  const isNear = isInsideLeadTime(request.startsAt, now) && request.startsAt !== startsAt;
  return isNear && !request.mayBreakLeadTime ? refuse('wedding_date_too_soon', { field: 'dateTime' }) : 'allowed';
}
