import { isolated } from '../kernel/marks.ts';
import { isLatin } from './latin.ts';
import { fittingName } from './title-fit.ts';

/** A person's name as pages show it. The Latin spellings are empty where nobody can read the name. */
export interface PersonName {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameRoman: string;
  readonly firstNameRoman: string;
}

type Language = 'ja' | 'en';
type Couple = readonly PersonName[];

/** The spelling in Latin letters of each part that is there; undefined when one of them cannot be read. */
function latinParts(name: PersonName): { readonly first: string; readonly last: string } | undefined {
  const latin = (written: string, roman: string) => roman || (isLatin(written) ? written : '');
  const first = latin(name.firstName, name.firstNameRoman);
  const last = latin(name.lastName, name.lastNameRoman);
  const isWhole = (first !== '' || name.firstName === '') && (last !== '' || name.lastName === '');
  return isWhole ? { first, last } : undefined;
}

const joined = (parts: readonly string[], joint: string) => parts.filter(part => part !== '').join(joint);

/** In full: 小林 陽翔 / Haruto Kobayashi. An English page keeps a name as it is written when it cannot be read. */
export function fullName(name: PersonName, language: Language): string {
  const latin = language === 'en' ? latinParts(name) : undefined;
  return joined(latin ? [latin.first, latin.last] : [name.lastName, name.firstName], ' ');
}

/** The given name in a sentence: 陽翔 / Haruto; the family name when that is all there is. */
export function givenName(name: PersonName, language: Language): string {
  if (name.firstName === '') return familyName(name, language);
  return (language === 'en' && name.firstNameRoman) || name.firstName;
}

/** The family name: 小林 / Kobayashi. */
export function familyName({ lastName, lastNameRoman }: PersonName, language: Language): string {
  return (language === 'en' && lastNameRoman) || lastName;
}

/** The given name as large titles set it in every language: Haruto; as it is written when it cannot be read. */
export function titleName({ firstName, firstNameRoman }: PersonName): string {
  return firstNameRoman || firstName;
}

/** Both in full on one line: 小林 陽翔・佐藤 結衣 / Haruto Kobayashi & Yui Sato. Empty while nobody is named. */
export function fullNames(couple: Couple, language: Language): string {
  return joined(
    couple.map(name => fullName(name, language)),
    language === 'ja' ? '・' : ' & ',
  );
}

/** Both in a sentence: 陽翔さん・結衣さん / Haruto & Yui. Empty while nobody is named. */
export function givenNames(couple: Couple, language: Language): string {
  const names = couple.map(name => givenName(name, language)).filter(name => name !== '');
  return language === 'ja' ? names.map(name => `${isolated(name)}さん`).join('・') : names.join(' & ');
}

/** Both by their family names, where space is short: 小林・佐藤 / Kobayashi & Sato. Empty while nobody is named. */
export function familyNames(couple: Couple, language: Language): string {
  return joined(
    couple.map(name => familyName(name, language) || givenName(name, language)),
    language === 'ja' ? '・' : ' & ',
  );
}

/** The names of a title, each short enough to be set whole; a person without a given name is left out. */
export function titleNames(couple: Couple): readonly string[] {
  return couple.map(name => fittingName(titleName(name))).filter(name => name !== '');
}
