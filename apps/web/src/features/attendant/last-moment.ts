import { addDays, atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { isOutsideJapan, ownDateTimeText, shortDateText, shortDateTimeText } from '../../shell/formats.ts';

/**
 * The last moment before something closes, as announced: 11/24(火) 23:59. Abroad it is given in the device's time zone
 * with its name; Japanese time without a zone would mislead (docs/product/language.md#dates-and-times).
 */
export function lastMomentText(closesAt: number): string {
  const last = closesAt - 1;
  return isOutsideJapan(last) ? ownDateTimeText(last) : shortDateTimeText(last);
}

/**
 * The last day of something, as announced: 12/10(木). Abroad that day ends at another hour, so the exact moment is
 * given.
 */
export function lastDayText(day: LocalDate): string {
  const closesAt = atJst(addDays(day, 1));
  return isOutsideJapan(closesAt - 1) ? lastMomentText(closesAt) : shortDateText(closesAt - 1);
}
