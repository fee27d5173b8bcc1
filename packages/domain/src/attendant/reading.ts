import { isLatin } from '../profile/latin.ts';
import { katakanaOf } from './katakana.ts';

const KANA_ONLY = /^[ぁ-ゖァ-ヺー・＝=\s]+$/u;
const toKatakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/gu, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60)).replace(/[＝=]/gu, '・');

/**
 * The reading a guest is sorted by: the one they entered, otherwise the one the name itself gives; empty for kanji
 * only.
 */
export function readingOf(name: string, nameKana: string): string {
  if (nameKana !== '') return nameKana;
  if (isLatin(name)) return katakanaOf(name);
  return KANA_ONLY.test(name) ? toKatakana(name) : '';
}
