import type { Language } from '@kotohogi/contract/texts/texts';
import { fullNames } from '@kotohogi/domain/profile/full-names';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import type { CoupleInfo } from './api.ts';
import { say } from './say.ts';

/** Both in full, as a letter in a language names them: 小林 陽翔・佐藤 結衣 / Oliver Brown & Emily Clark. */
export function coupleNames({ couple }: Pick<CoupleInfo, 'couple'>, language: Language = currentLanguage()): string {
  return fullNames(couple, language) || say('invitation.unnamed');
}

/** The two given names as a title: Latin where they can be read. */
export const titlesOf = ({ couple }: Pick<CoupleInfo, 'couple'>): readonly string[] =>
  couple.map(({ roman, firstName }) => roman || firstName).filter(name => name !== '');
