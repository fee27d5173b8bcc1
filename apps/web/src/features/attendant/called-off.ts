import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';

type LifeCycle = AttendanceDetail['lifeCycle'];

/** Whether the ceremony is canceled, or will not take place on the announced day. */
export const isCalledOff = (lifeCycle: LifeCycle): lifeCycle is 'canceled' | 'postponed' =>
  lifeCycle === 'canceled' || lifeCycle === 'postponed';
