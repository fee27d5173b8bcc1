import type { OrganizerProfile } from '@kotohogi/contract/profile';
import { roleOf } from '@kotohogi/domain/profile/role';

/** Which drawing stands for a couple. */
export type CoupleDrawing = 'hero' | 'extra-grooms' | 'extra-brides' | 'extra-knot';

type Person = Pick<OrganizerProfile, 'type' | 'label'>;

/**
 * The drawing that follows from what the two call themselves: one groom and one bride, two grooms, two brides. Everybody
 * else is not drawn as persons: the line ties the knot.
 */
export function coupleDrawing(people: readonly Person[]): CoupleDrawing {
  const [one, other, ...more] = people.map(roleOf);
  if (one === undefined || other === undefined || more.length > 0) return 'extra-knot';
  if (one === 'other' || other === 'other') return 'extra-knot';
  if (one !== other) return 'hero';
  return one === 'groom' ? 'extra-grooms' : 'extra-brides';
}
