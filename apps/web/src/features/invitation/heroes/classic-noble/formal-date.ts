import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** A number from 1 to 99 in kanji, as it is written in running vertical or formal text. */
function kanjiNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : (DIGITS[tens] ?? '')}十`;
  return `${ten}${DIGITS[ones] ?? ''}`;
}

/** The first day of the era Reiwa, as year × 10000 + month × 100 + day. */
const REIWA = 2019_05_01;

/** The day as a formal Japanese card prints it: 令和八年十一月二十一日 土曜日. Undefined before the era began. */
export function formalDate(startsAt: number): string | undefined {
  const { year, month, day, weekday } = jstOf(instant(startsAt));
  if (year * 10_000 + month * 100 + day < REIWA) return undefined;
  const eraYear = year === 2019 ? '元' : kanjiNumber(year - 2018);
  return `令和${eraYear}年${kanjiNumber(month)}月${kanjiNumber(day)}日\u3000${WEEKDAYS[weekday]}曜日`;
}
