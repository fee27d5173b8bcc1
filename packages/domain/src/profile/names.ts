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

/** What separates two names on one line. */
export const NAME_JOINT = { ja: '・', en: ' & ' } as const;

/** Names on one line, without the empty ones. Right-to-left names do not change the order of the others. */
export function joinNames(names: readonly string[], language: Language, title = ''): string {
  const entered = names.filter(name => name !== '').map(name => isolated(name) + title);
  return entered.join(NAME_JOINT[language]);
}

/** Both names in running text: 陽翔さん・結衣さん / Haruto & Yui; おふたり / the couple while no names are entered. */
export function coupleText(couple: Couple, language: Language): string {
  const ja = language === 'ja';
  const names = couple.map(name => givenName(name, language));
  return joinNames(names, language, ja ? 'さん' : '') || (ja ? 'おふたり' : 'the couple');
}

/** The names for a title, each short enough to show in full; a person without a given name is left out. */
export function titleNames(couple: Couple): readonly string[] {
  return couple.map(name => fittingName(titleName(name))).filter(name => name !== '');
}
