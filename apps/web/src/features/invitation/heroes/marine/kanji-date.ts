import type { Instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** A number from 0 to 99 in kanji: 零, 一, 十, 二十一. */
export function kanjiNumber(value: number): string {
  if (value === 0) return '零';
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? (DIGITS[tens] ?? '') : ''}${tens > 0 ? '十' : ''}${DIGITS[value % 10] ?? ''}`;
}

/** The day and the hour in Japan as a formal invitation writes them: 十一月二十一日, 土曜日, 午前十一時三十分. */
export function kanjiDate(at: Instant): { readonly day: string; readonly weekday: string; readonly time: string } {
  const { month, day, weekday, hour, minute } = jstOf(at);
  return {
    day: `${kanjiNumber(month)}月${kanjiNumber(day)}日`,
    weekday: `${WEEKDAYS[weekday] ?? ''}曜日`,
    time: kanjiTime(hour, minute),
  };
}

function kanjiTime(hour: number, minute: number): string {
  if (hour === 12 && minute === 0) return '正午';
  const minutes = minute === 0 ? '' : minute === 30 ? '半' : `${kanjiNumber(minute)}分`;
  // Half past noon is 午後十二時半 to most readers; 午後零時半 has to be worked out.
  const shown = hour === 0 || hour === 12 ? hour : hour % 12;
  return `${hour < 12 ? '午前' : '午後'}${kanjiNumber(shown)}時${minutes}`;
}
