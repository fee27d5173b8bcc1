import type { OrganizerProfile } from '@kotohogi/contract/profile';
import { roleOf } from '@kotohogi/domain/profile/role';

/** The drawing that represents a couple. */
export type CoupleDrawing = 'hero' | 'extra-grooms' | 'extra-brides' | 'extra-knot';

type Person = Pick<OrganizerProfile, 'type' | 'label'>;

/**
 * Chooses the drawing by the couple's own labels: a groom and a bride, two grooms, two brides. For all others, the line
 * ties a knot instead of drawing persons.
 */
export function coupleDrawing(people: readonly Person[]): CoupleDrawing {
  const [one, other, ...more] = people.map(roleOf);
  if (one === undefined || other === undefined || more.length > 0) return 'extra-knot';
  if (one === 'other' || other === 'other') return 'extra-knot';
  if (one !== other) return 'hero';
  return one === 'groom' ? 'extra-grooms' : 'extra-brides';
}
