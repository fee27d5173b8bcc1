import type { OrganizerProfile } from '@kotohogi/contract/profile';

/** Which drawing stands for a couple. */
export type CoupleDrawing = 'hero' | 'extra-grooms' | 'extra-brides' | 'extra-knot';

type Person = Pick<OrganizerProfile, 'type' | 'label'>;

const GROOM = /^(新郎(様|さま)?|花婿|groom|bridegroom)$/iu;
const BRIDE = /^(新婦(様|さま)?|花嫁|bride)$/iu;

/** What somebody is called: as they wish, else by the type of the product text (1 新郎, 2 新婦). */
function roleOf({ type, label }: Person): 'groom' | 'bride' | 'other' {
  const own = label.normalize('NFKC').trim();
  if (own === '') return type === 1 ? 'groom' : 'bride';
  if (GROOM.test(own)) return 'groom';
  return BRIDE.test(own) ? 'bride' : 'other';
}

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
