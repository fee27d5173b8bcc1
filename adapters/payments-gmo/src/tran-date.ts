import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';

/** Parses `yyyyMMddHHmmss` in Japanese time; undefined when it is invalid. */
export function parseTranDate(text: string): Instant | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  try {
    return instant(atJst(localDate(`${year}-${month}-${day}`), Number(hour), Number(minute), Number(second)));
  } catch {
    // why: digits that are not a calendar date make the answer unreadable, which the caller reports as unknown.
    return undefined;
  }
}
