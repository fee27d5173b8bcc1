import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';

type LifeCycle = AttendanceDetail['lifeCycle'];

/** Whether there will be no ceremony, or not on the day that was told. */
export const isCalledOff = (lifeCycle: LifeCycle): lifeCycle is 'canceled' | 'postponed' =>
  lifeCycle === 'canceled' || lifeCycle === 'postponed';
