import type { PersonType } from './types.ts';

const GROOM = /^(新郎(様|さま)?|花婿|groom|bridegroom)$/iu;
const BRIDE = /^(新婦(様|さま)?|花嫁|bride)$/iu;

/** What one of the couple is called: as they wish, else by the type of the product text (1 新郎, 2 新婦). */
export function roleOf({ type, label }: { readonly type: PersonType; readonly label: string }) {
  const own = label.normalize('NFKC').trim();
  if (own === '') return type === 1 ? 'groom' : 'bride';
  if (GROOM.test(own)) return 'groom';
  return BRIDE.test(own) ? 'bride' : 'other';
}
