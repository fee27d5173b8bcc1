import type { Instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { kanjiNumber, kanjiWeekday } from '../date-names.ts';

/** The date and time in Japan as on a formal invitation: 十一月二十一日, 土曜日, 午前十一時三十分. */
export function kanjiDate(at: Instant): { readonly day: string; readonly weekday: string; readonly time: string } {
  const { month, day, weekday, hour, minute } = jstOf(at);
  return {
    day: `${kanjiNumber(month)}月${kanjiNumber(day)}日`,
    weekday: kanjiWeekday(weekday),
    time: kanjiTime(hour, minute),
  };
}

function kanjiTime(hour: number, minute: number): string {
  if (hour === 12 && minute === 0) return '正午';
  const minutes = minute === 0 ? '' : minute === 30 ? '半' : `${kanjiNumber(minute)}分`;
  // Most readers understand 午後十二時半 at once, while 午後零時半 takes thought.
  const shown = hour === 0 || hour === 12 ? hour : hour % 12;
  return `${hour < 12 ? '午前' : '午後'}${kanjiNumber(shown)}時${minutes}`;
}
