import { fullName } from './full-name.ts';
import { nameOf, type StoredName, shownLastNameKana } from './name-of.ts';

/** Kana set over kanji as hiragana, as on printed cards. */
const furigana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/g, char => String.fromCharCode(char.charCodeAt(0) - 0x60));

/** The full name in parts, each with the kana to set over it; empty if no reading is needed or known. */
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
