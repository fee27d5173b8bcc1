import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { isCalledOff } from '../../features/attendant/called-off.ts';

/** Whether there is something everybody on the page must know before all else. */
export const hasNotes = ({ viewer, isPreview, isDemo, lifeCycle }: AttendanceDetail): boolean =>
  viewer === 'manager' || isPreview || isDemo || isCalledOff(lifeCycle);
