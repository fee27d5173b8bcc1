import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { isCalledOff } from '../called-off.ts';

/** The news that takes the place of a guest's pages. */
export type LetterKind = 'blocked' | 'postponed' | 'canceled';

/** Whether this guest reads a letter instead of the pages of the wedding, and which. A preview shows the invitation as it is. */
export function letterKindOf({
  isBlocked,
  isPreview,
  lifeCycle,
}: Pick<AttendanceDetail, 'isBlocked' | 'isPreview' | 'lifeCycle'>): LetterKind | undefined {
  if (isPreview) return undefined;
  if (isBlocked) return 'blocked';
  return isCalledOff(lifeCycle) ? lifeCycle : undefined;
}
