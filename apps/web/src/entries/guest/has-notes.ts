import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';

/** Whether there is something everyone on the page must know first. */
export const hasNotes = ({ viewer, isPreview, isDemo }: AttendanceDetail): boolean =>
  viewer === 'manager' || isPreview || isDemo;
