import { expect, test } from 'vitest';
import { FOLDED_KANJI, foldName } from './fold-name.ts';

test.each([
  ['山田 太郎', '山田　太郎'],
  ['ガ', 'カ\u3099'],
  ['ヤマダ タロウ', 'ﾔﾏﾀﾞﾀﾛｳ'],
  ['コバヤシ', 'こばやし'],
  ['吉田', '𠮷田'],
  ['高橋', '髙橋'],
  ['山崎', '山﨑'],
  ['山崎', '山嵜'],
  ['葛西', '葛\u{e0101}西'],
  ['福田', '福田'],
  ['José María', 'jose maria'],
  ['Élise O’Brien', "ELISE O'BRIEN"],
  ['ファン＝デル＝ベルク', 'ファン・デル・ベルク'],
])('%s is found as %s', (stored, typed) => {
  expect(foldName(typed)).toBe(foldName(stored));
});

test('given different names, when they are folded, then they stay different', () => {
  const names = ['ハル', 'バル', 'パル', 'ハール', '森', '林', '50%', '50_'];
  expect(new Set(names.map(foldName)).size).toBe(names.length);
});

test('given a name, when it is folded again, then nothing changes', () => {
  for (const name of [...FOLDED_KANJI, 'ｶﾞ', 'Ångström', 'İpek', 'が'])
    expect(foldName(foldName(name))).toBe(foldName(name));
});
