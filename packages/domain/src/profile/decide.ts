import type { Instant } from '../kernel/instant.ts';
import { dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/**
 * Whether all birthdays are valid: none is after today in Japan (also the birthday picker's maximum:
 * docs/product/profile.md#fields).
 */
export function decideBirthdays(
  people: readonly { readonly birthday: LocalDate | null }[],
  now: Instant,
): 'allowed' | Refused<'profile_birthday_range'> {
  const today = dateOf(now);
  const wrong = people.findIndex(({ birthday }) => birthday !== null && birthday > today);
  return wrong < 0 ? 'allowed' : refuse('profile_birthday_range', { field: `profiles.${wrong}.birthday` });
}
