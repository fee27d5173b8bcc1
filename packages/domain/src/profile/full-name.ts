import { isLatin } from './latin.ts';
import { givenName, joinNames, type PersonName } from './names.ts';

type Language = 'ja' | 'en';
type Couple = readonly PersonName[];

/** The Latin spelling of each part of a name; undefined if one of them has none. */
function latinParts(name: PersonName): { readonly first: string; readonly last: string } | undefined {
  const latin = (written: string, roman: string) => roman || (isLatin(written) ? written : '');
  const first = latin(name.firstName, name.firstNameRoman);
  const last = latin(name.lastName, name.lastNameRoman);
  const isWhole = (first !== '' || name.firstName === '') && (last !== '' || name.lastName === '');
  return isWhole ? { first, last } : undefined;
}

/** The full name: 小林 陽翔 / Haruto Kobayashi. An English page shows a name as written if it has no Latin spelling. */
export function fullName(name: PersonName, language: Language): string {
  const latin = language === 'en' ? latinParts(name) : undefined;
  const parts = latin ? [latin.first, latin.last] : [name.lastName, name.firstName];
  return parts.filter(part => part !== '').join(' ');
}

/** Both full names on one line: 小林 陽翔・佐藤 結衣 / Haruto Kobayashi & Yui Sato. Empty while no names are entered. */
export function fullNames(couple: Couple, language: Language): string {
  return joinNames(
    couple.map(name => fullName(name, language)),
    language,
  );
}

/** The family name: 小林 / Kobayashi. */
function familyName({ lastName, lastNameRoman }: PersonName, language: Language): string {
  return (language === 'en' && lastNameRoman) || lastName;
}

/** Both family names, where space is short: 小林・佐藤 / Kobayashi & Sato. Empty while no names are entered. */
export function familyNames(couple: Couple, language: Language): string {
  return joinNames(
    couple.map(name => familyName(name, language) || givenName(name, language)),
    language,
  );
}
