import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { isCalledOff } from '../called-off.ts';

/** The reason for the letter that replaces a guest's pages. */
export type LetterKind = 'blocked' | 'postponed' | 'canceled';

/** Which letter replaces the wedding's pages for this guest, if any. A preview always shows the invitation. */
export function letterKindOf({
  isBlocked,
  isPreview,
  lifeCycle,
}: Pick<AttendanceDetail, 'isBlocked' | 'isPreview' | 'lifeCycle'>): LetterKind | undefined {
  if (isPreview) return undefined;
  if (isBlocked) return 'blocked';
  return isCalledOff(lifeCycle) ? lifeCycle : undefined;
}
