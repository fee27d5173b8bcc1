import { fullName } from './full-name.ts';

interface Name {
  readonly lastName: string;
  readonly firstName: string;
}

/** Both in full on one line, as the language joins them: 小林 陽翔・佐藤 結衣 / Oliver Brown & Emily Clark; empty while nobody is named. */
export function fullNames(couple: readonly Name[], language: 'ja' | 'en'): string {
  const names = couple.map(name => fullName(name, language)).filter(Boolean);
  return names.join(language === 'ja' ? '・' : ' & ');
}
