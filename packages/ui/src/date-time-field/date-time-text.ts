import { readDate } from '../date-field/date-text.ts';
import { readTime } from '../time-field/time-text.ts';

/** The two halves of a local date and time as text in their fields. */
export interface DateTimeText {
  readonly date: string;
  readonly time: string;
}

/** Splits `yyyy-MM-ddTHH:mm` (or a partial input) into its halves. */
export function splitDateTime(value: string): DateTimeText {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
}

/** Joins the halves; two empty halves are an empty value. */
export function joinDateTime({ date, time }: DateTimeText): string {
  return date === '' && time === '' ? '' : `${date}T${time}`;
}

/** A date without a time starts at 00:00 (docs/product/form.md#dates). */
export function withDefaultTime({ date, time }: DateTimeText): DateTimeText {
  return readDate(date) !== null && time === '' ? { date, time: '00:00' } : { date, time };
}

/** `yyyy-MM-ddTHH:mm` in standard form, or `null` if either half is invalid. */
export function readDateTime(value: string): string | null {
  const halves = splitDateTime(value);
  const date = readDate(halves.date);
  const time = readTime(halves.time);
  return date === null || time === null ? null : `${date}T${time}`;
}
