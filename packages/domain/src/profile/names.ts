import { isolated } from '../kernel/marks.ts';
import { fittingName } from './title-fit.ts';

/** A person's name as pages show it. The Latin spellings are empty if the reading is unknown. */
export interface PersonName {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameRoman: string;
  readonly firstNameRoman: string;
}

type Language = 'ja' | 'en';
type Couple = readonly PersonName[];

/** The given name in running text: 陽翔 / Haruto. */
export const givenName = (name: PersonName, language: Language): string =>
  language === 'en' ? titleName(name) : name.firstName;

/** The given name as large titles show it in every language: Haruto; as written if the reading is unknown. */
export function titleName({ firstName, firstNameRoman }: PersonName): string {
  return firstNameRoman || firstName;
}

/** Both names in running text: 陽翔さん・結衣さん / Haruto & Yui. Empty while no names are entered. */
export function givenNames(couple: Couple, language: Language): string {
  const names = couple.map(name => givenName(name, language)).filter(name => name !== '');
  const [title, joint] = language === 'ja' ? ['さん', '・'] : ['', ' & '];
  return names.map(name => isolated(name) + title).join(joint);
}

/** The names for a title, each short enough to show in full; a person without a given name is left out. */
export function titleNames(couple: Couple): readonly string[] {
  return couple.map(name => fittingName(titleName(name))).filter(name => name !== '');
}
