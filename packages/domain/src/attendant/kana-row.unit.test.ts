import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KANA_ROWS, kanaRowOf } from './kana-row.ts';

describe('given the reading of a name', () => {
  test.each([
    ['アオキ ミホ', 'あ'],
    ['ァ', 'あ'],
    ['カーター', 'か'],
    ['ガモウ', 'か'],
    ['ゾノ', 'さ'],
    ['ッ', 'た'],
    ['デ', 'た'],
    ['ニシ', 'な'],
    ['パク', 'は'],
    ['モリ', 'ま'],
    ['ョ', 'や'],
    ['リン', 'ら'],
    ['ワダ', 'わ'],
    ['ヲ', 'わ'],
    ['ヴィクトル', 'あ'],
    ['たなか', 'た'],
    ['ﾀﾅｶ', 'た'],
    ['Carter', 'A'],
    ['田中', 'A'],
    ['', 'A'],
  ])('when it is %s, then it stands under %s', (kana, row) => {
    expect(kanaRowOf(kana)).toBe(row);
  });

  test('when it is anything at all, then it stands under exactly one row', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => KANA_ROWS.includes(kanaRowOf(text))));
  });
});
