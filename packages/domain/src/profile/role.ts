import type { PersonType } from './types.ts';

const GROOM = /^(新郎(様|さま)?|花婿|groom|bridegroom)$/iu;
const BRIDE = /^(新婦(様|さま)?|花嫁|bride)$/iu;

/** What a partner is called: by their own label, otherwise by their type (docs/product/profile.md#fields). */
export function roleOf({ type, label }: { readonly type: PersonType; readonly label: string }) {
  const own = label.normalize('NFKC').trim();
  if (own === '') return type === 1 ? 'groom' : 'bride';
  if (GROOM.test(own)) return 'groom';
  return BRIDE.test(own) ? 'bride' : 'other';
}
