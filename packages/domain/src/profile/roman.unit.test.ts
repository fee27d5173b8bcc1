import { expect, test } from 'vitest';
import { romanOf } from './roman.ts';

test.each([
  ['ハルト', 'Haruto'],
  ['ユイ', 'Yui'],
  ['コウヘイ', 'Kohei'],
  ['ユウト', 'Yuto'],
  ['リョウ', 'Ryo'],
  ['ショウタ', 'Shota'],
  ['ジュンペイ', 'Jumpei'],
  ['シンイチ', 'Shinichi'],
  ['テッペイ', 'Teppei'],
  ['ハッチョウ', 'Hatcho'],
  ['チヒロ', 'Chihiro'],
  ['エミリー', 'Emiri'],
  ['ファン・デル', 'Fan Deru'],
  ['ゆい', 'Yui'],
  ['セノオ', 'Senoo'],
  ['', ''],
])('%s is written %s', (kana, latin) => {
  expect(romanOf(kana)).toBe(latin);
});
