import { isolated } from '../kernel/marks.ts';
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

/** The given name in a sentence: 陽翔 / Haruto. */
export const givenName = (name: PersonName, language: Language): string =>
  language === 'en' ? titleName(name) : name.firstName;

/** The given name as large titles set it in every language: Haruto; as it is written when it cannot be read. */
export function titleName({ firstName, firstNameRoman }: PersonName): string {
  return firstNameRoman || firstName;
}

/** Both in a sentence: 陽翔さん・結衣さん / Haruto & Yui. Empty while nobody is named. */
export function givenNames(couple: Couple, language: Language): string {
  const names = couple.map(name => givenName(name, language)).filter(name => name !== '');
  const [title, joint] = language === 'ja' ? ['さん', '・'] : ['', ' & '];
  return names.map(name => isolated(name) + title).join(joint);
}

/** The names of a title, each short enough to be set whole; a person without a given name is left out. */
export function titleNames(couple: Couple): readonly string[] {
  return couple.map(name => fittingName(titleName(name))).filter(name => name !== '');
}
