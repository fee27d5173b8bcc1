import type { AttendanceDetail, PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { isCalledOff } from '../../features/attendant/index.ts';

/** How many times of the day the ceremony's page announces; undefined if none. */
export const countAnnouncedTimes = (
  { lifeCycle, invitation }: AttendanceDetail,
  phase: PlayerFacts['phase'],
): number | undefined => (phase === 'waiting' && !isCalledOff(lifeCycle) ? invitation.startTimes.length : undefined);
