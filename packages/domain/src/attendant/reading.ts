import { isLatin } from '../profile/roman.ts';
import { katakanaOf } from './katakana.ts';

const KANA_ONLY = /^[ぁ-ゖァ-ヺー・＝=\s]+$/u;
const toKatakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/gu, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60)).replace(/[＝=]/gu, '・');

/** Whether a guest has to say how the name is read: in the Japanese form, unless the name is in Latin letters. */
export function needsReading(name: string, language: 'ja' | 'en'): boolean {
  return language === 'ja' && !isLatin(name);
}

/** The reading a guest is sorted by: the one they gave, else the one the name itself shows; empty for kanji alone. */
export function readingOf(name: string, nameKana: string): string {
  if (nameKana !== '') return nameKana;
  if (isLatin(name)) return katakanaOf(name);
  return KANA_ONLY.test(name) ? toKatakana(name) : '';
}
