import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { kanjiNumber, kanjiWeekday } from '../date-names.ts';

/** The first day of the Reiwa era, as year × 10000 + month × 100 + day. */
const REIWA = 2019_05_01;

/** The date as printed on a formal Japanese card: 令和八年十一月二十一日 土曜日. Undefined before the Reiwa era. */
export function formalDate(startsAt: number): string | undefined {
  const { year, month, day, weekday } = jstOf(instant(startsAt));
  if (year * 10_000 + month * 100 + day < REIWA) return undefined;
  const eraYear = year === 2019 ? '元' : kanjiNumber(year - 2018);
  return `令和${eraYear}年${kanjiNumber(month)}月${kanjiNumber(day)}日\u3000${kanjiWeekday(weekday)}`;
}
