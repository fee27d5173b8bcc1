import { dateTimeText, isOutsideJapan, ownDateTimeText } from './formats.ts';
import { say } from './texts.ts';

/**
 * A moment as guests are told it: in Japan, and for who is abroad by the own clock too, each with its name (decision 112).
 * `write`: at which length.
 */
export function momentText(ms: number, write = dateTimeText): string {
  if (!isOutsideJapan(ms)) return write(ms);
  return `${write(ms)} ${say('time.japan')} (${ownDateTimeText(ms)})`;
}
