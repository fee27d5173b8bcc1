import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KANA_ROWS, kanaRowOf, sortingKey } from './kana-row.ts';

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
  ])('when it is %s, then it is listed under %s', (kana, row) => {
    expect(kanaRowOf(kana)).toBe(row);
  });

  test('when it is any text, then it is listed under exactly one row', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => KANA_ROWS.includes(kanaRowOf(text))));
  });
});

describe('given a guest in a sorted list', () => {
  const name = { name: '新井 千夏', nameKana: 'アライ チナツ' };
  test.each([
    ['', 'アライ チナツ'],
    ['なつみ', 'なつみ'],
    ['Natsu', 'Natsu'],
    ['千夏', 'アライ チナツ'],
  ])('when the nickname is %j, then the guest is sorted by %j', (nickName, key) =>
    expect(sortingKey({ ...name, nickName })).toBe(key),
  );

  test('when no reading is known, then the guest is sorted by the name itself', () =>
    expect(sortingKey({ name: '新井', nameKana: '', nickName: '' })).toBe('新井'));
});
