/** The weekdays as engraved on cards in every language; 0 = Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The months as engraved on cards in every language; 0 = January. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month, 1–12, in three letters: Nov. */
export const shortMonth = (month: number): string => (MONTHS[month - 1] ?? '').slice(0, 3);

const DAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** A weekday, 0 = Sunday, as on a Japanese card: 土曜日. */
export const kanjiWeekday = (weekday: number): string => `${DAYS[weekday] ?? ''}曜日`;

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** A number from 0 to 99 in kanji: 零, 一, 十, 二十一. */
export function kanjiNumber(value: number): string {
  if (value === 0) return '零';
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? (DIGITS[tens] ?? '') : ''}${tens > 0 ? '十' : ''}${DIGITS[value % 10] ?? ''}`;
}
