import { dateTimeText, isOutsideJapan, ownDateTimeText } from './formats.ts';
import { t } from './texts.ts';

/**
 * A moment as shown to guests: in Japan time, and for guests abroad also in local time, each with its zone
 * (docs/product/language.md#dates-and-times). `write` sets the length.
 */
export function momentText(ms: number, write = dateTimeText): string {
  if (!isOutsideJapan(ms)) return write(ms);
  return `${write(ms)} ${t('time.japan')} (${ownDateTimeText(ms)})`;
}
