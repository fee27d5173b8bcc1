import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { createContext, useContext } from 'react';

export const AttendanceContext = createContext<AttendanceDetail | undefined>(undefined);

/** The wedding of the page. Available inside the guest layout. */
export function useAttendance(): AttendanceDetail {
  const detail = useContext(AttendanceContext);
  if (detail === undefined) throw new Error('useAttendance needs the layout of the guest pages above it');
  return detail;
}
