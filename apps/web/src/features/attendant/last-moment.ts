import { addDays, atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { isOutsideJapan, ownDateTimeText, shortDateText, shortDateTimeText } from '../../shell/formats.ts';

/**
 * The last moment something is open, as it is announced: 11/24(火) 23:59. Who is abroad is told it by the own clock, with
 * its name, or the page would promise hours that are not there (decisions 93, 112).
 */
export function lastMomentText(closesAt: number): string {
  const last = closesAt - 1;
  return isOutsideJapan(last) ? ownDateTimeText(last) : shortDateTimeText(last);
}

/** The last day of something, as it is announced: 12/10(木). Abroad that day ends at another hour, so the moment is told. */
export function lastDayText(day: LocalDate): string {
  const closesAt = atJst(addDays(day, 1));
  return isOutsideJapan(closesAt - 1) ? lastMomentText(closesAt) : shortDateText(closesAt - 1);
}
