import { fullName, type PersonName } from './names.ts';
import { latinNameOf } from './roman.ts';
import { type FamilyName, shownLastName } from './types.ts';

/** A person's name as it is stored, or while it is edited. A spelling that is left empty follows the reading. */
export interface StoredName extends Partial<FamilyName> {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly maidenNameKana?: string;
  readonly lastNameRoman?: string;
  readonly firstNameRoman?: string;
}

/** The reading of the family name that guests read. */
export function shownLastNameKana({ maidenName = '', useMaidenName = false, ...name }: StoredName): string {
  return useMaidenName && maidenName !== '' ? (name.maidenNameKana ?? '') : name.lastNameKana;
}

/** The name as pages show it: the maiden name where its owner wishes so, the Latin spelling of its owner or of its kana. */
export function nameOf(stored: StoredName): PersonName {
  const { firstName, firstNameKana, lastNameRoman = '', firstNameRoman = '' } = stored;
  const lastName = shownLastName({ maidenName: '', useMaidenName: false, ...stored });
  return {
    lastName,
    firstName,
    lastNameRoman: lastNameRoman || latinNameOf(lastName, shownLastNameKana(stored)),
    firstNameRoman: firstNameRoman || latinNameOf(firstName, firstNameKana),
  };
}

/** Kana as it is set over kanji: hiragana, as on printed cards. */
const furigana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/g, char => String.fromCharCode(char.charCodeAt(0) - 0x60));

/** The name in full by its parts, each with the kana to set over it; empty where nothing needs to be read or is known. */
export function nameParts(
  stored: StoredName,
  language: 'ja' | 'en',
): readonly { readonly written: string; readonly kana: string }[] {
  const name = nameOf(stored);
  const partOf = (written: string, kana: string) => ({
    written,
    kana: /\p{Script=Han}/u.test(written) ? furigana(kana) : '',
  });
  const parts =
    language === 'ja'
      ? [partOf(name.lastName, shownLastNameKana(stored)), partOf(name.firstName, stored.firstNameKana)]
      : [{ written: fullName(name, language), kana: '' }];
  return parts.filter(({ written }) => written !== '');
}
