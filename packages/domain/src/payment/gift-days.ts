import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, daysBetween, type LocalDate } from '../kernel/jst.ts';

/** The gifts of one day in Japan. */
export interface GiftDay {
  readonly day: LocalDate;
  readonly count: number;
  readonly amountYen: number;
}

/** The gifts of a day around the ceremony, or of all days before or after these. */
export interface ShownGiftDay extends Omit<GiftDay, 'day'> {
  readonly day: LocalDate | 'earlier' | 'later';
}

/** A week before, and until gifts are closed (docs/product/balance.md#by-day). */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 3;

/** The day of the ceremony of a wedding whose gifts close at this moment. */
export const ceremonyDay = (closesAt: Instant): LocalDate => addDays(dateOf(closesAt), -DAYS_AFTER - 1);

/** Every day around a ceremony, also without gifts; what was given before or after them is one entry each, if there is any. */
export function giftsAround(ceremony: LocalDate, days: readonly GiftDay[]): readonly ShownGiftDay[] {
  const sumOf = (day: ShownGiftDay['day'], isIn: (distance: number) => boolean): ShownGiftDay => {
    const found = days.filter(one => isIn(daysBetween(ceremony, one.day)));
    return {
      day,
      count: found.reduce((sum, { count }) => sum + count, 0),
      amountYen: found.reduce((sum, { amountYen }) => sum + amountYen, 0),
    };
  };
  const around = Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, index) => index - DAYS_BEFORE);
  const [earlier, later] = [
    sumOf('earlier', distance => distance < -DAYS_BEFORE),
    sumOf('later', distance => distance > DAYS_AFTER),
  ];
  return [
    ...(earlier.count > 0 ? [earlier] : []),
    ...around.map(distance => sumOf(addDays(ceremony, distance), one => one === distance)),
    ...(later.count > 0 ? [later] : []),
  ];
}
