import { isLatin } from './roman.ts';

/**
 * A person's full name: the family name first, as it is written. An English page says a name in Latin letters the way it
 * is said in English, Oliver Brown; 小林 陽翔 keeps its order there too. Parts nobody has told are left out.
 */
export function fullName(
  { lastName, firstName }: { readonly lastName: string; readonly firstName: string },
  language: 'ja' | 'en',
): string {
  const isTurned = language === 'en' && isLatin(lastName + firstName);
  return (isTurned ? [firstName, lastName] : [lastName, firstName]).filter(Boolean).join(' ');
}
