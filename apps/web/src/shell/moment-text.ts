import { dateTimeText, isOutsideJapan, ownDateTimeText } from './formats.ts';
import { say } from './texts.ts';

/** A moment as guests are told it: in Japan, and for who is abroad by the own clock too, each with its name (decision 112). */
export function momentText(ms: number): string {
  if (!isOutsideJapan(ms)) return dateTimeText(ms);
  return `${dateTimeText(ms)} ${say('time.japan')} (${ownDateTimeText(ms)})`;
}
