import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { createContext, useContext } from 'react';

export const AttendanceContext = createContext<AttendanceDetail | undefined>(undefined);

/** The wedding of the page. Available inside the guest layout. */
export function useAttendance(): AttendanceDetail {
  const detail = useContext(AttendanceContext);
  if (detail === undefined) throw new Error('useAttendance must be used inside the guest page layout');
  return detail;
}
