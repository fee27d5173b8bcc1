import { rule } from './rule.ts';

/** Katakana of both widths, including the long vowel mark and the middle dot. */
const KANA = '\\u30a1-\\u30ff\\uff65-\\uff9f';
const FULL_WIDTH_KANA = '\\u30a1-\\u30ff';
const DIGITS = '0-9\\uff10-\\uff19';
const LETTERS = 'A-Za-z\\uff21-\\uff3a\\uff41-\\uff5a';
const FULL_WIDTH_LETTERS = '\\uff21-\\uff3a\\uff41-\\uff5a';
const FULL_WIDTH_DIGITS = '\\uff10-\\uff19';
const SPACES = ' \\u3000';

const only = (characters: string) => {
  const pattern = new RegExp(`^[${characters}]*$`, 'u');
  return (text: string) => pattern.test(text);
};

/** Half-width digits only. */
export const numeric = rule<string>('numeric', only('0-9'));

/** Half or full-width katakana, digits, spaces. */
export const kana = rule<string>('kana', only(KANA + DIGITS + SPACES));

/** `kana` plus letters. */
export const kanaAlphaNumeric = rule<string>('kanaAlphaNumeric', only(KANA + DIGITS + LETTERS + SPACES));

/** Katakana, letters and digits in full width, and the full-width space. */
export const fullWidthKanaAlphaNumeric = rule<string>(
  'fullWidthKanaAlphaNumeric',
  only(`${FULL_WIDTH_KANA}${FULL_WIDTH_LETTERS}${FULL_WIDTH_DIGITS}\\u3000`),
);

/**
 * Characters allowed in a bank account name: upper-case kana, A–Z, digits, space and ( ) . - / 「 」
 * (docs/product/form.md#fields).
 */
export const accountHolder = rule<string>('accountHolder', only('\\uff66\\uff71-\\uff9fA-Z0-9 ().\\-/\\uff62\\uff63'));

/** A text that matches a custom pattern. */
export const matching = (pattern: RegExp) => rule<string>('pattern', text => pattern.test(text));

/** The letters of each language; a Unicode script includes all its letters. */
const ALPHABETS = {
  ar: '\\p{Script=Arabic}',
  bg: 'А-ЪЬЮЯа-ъьюя',
  cs: 'A-Za-zÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž',
  da: 'A-Za-zÆØÅæøå',
  de: 'A-Za-zÄÖÜẞäöüß',
  el: '\\p{Script=Greek}',
  en: 'A-Za-z',
  es: 'A-Za-zÁÉÍÑÓÚÜáéíñóúü',
  fa: '\\p{Script=Arabic}',
  fi: 'A-Za-zÅÄÖåäö',
  fr: 'A-Za-zÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸàâæçéèêëïîôœùûüÿ',
  he: '\\p{Script=Hebrew}',
  hi: '\\p{Script=Devanagari}',
  hu: 'A-Za-zÁÉÍÓÖŐÚÜŰáéíóöőúüű',
  it: 'A-Za-zÀÉÈÌÎÓÒÙàéèìîóòù',
  ja: '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー',
  ko: '\\p{Script=Hangul}',
  nb: 'A-Za-zÆØÅæøå',
  nl: 'A-Za-zÁÉËÏÓÖÜÚáéëïóöüú',
  pl: 'A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż',
  pt: 'A-Za-zÃÁÀÂÇÉÊÍÕÓÔÚÜãáàâçéêíõóôúü',
  ru: 'А-ЯЁа-яё',
  sk: 'A-Za-zÁÄČĎÉÍĽĹŇÓÔŔŠŤÚÝŽáäčďéíľĺňóôŕšťúýž',
  sr: 'А-Яа-яЂЈЉЊЋЏђјљњћџ',
  sv: 'A-Za-zÅÄÖåäö',
  th: '\\p{Script=Thai}',
  tr: 'A-Za-zÇĞİÖŞÜçğıöşü',
  uk: 'А-ЩЬЮЯЄІЇҐа-щьюяєіїґ',
  vi: 'A-Za-zĂÂĐÊÔƠƯăâđêôơưÀ-ỹ',
  zh: '\\p{Script=Han}',
} as const;

/** A language with a known alphabet. */
export type AlphabetLanguage = keyof typeof ALPHABETS;
export const ALPHABET_LANGUAGES = Object.keys(ALPHABETS) as readonly AlphabetLanguage[];

/** Letters of one language only. */
export const alphabet = (language: AlphabetLanguage) => rule<string>('pattern', only(ALPHABETS[language]));
