import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOnly,
  singleSpaces,
  toCardHolder,
  toCardNumber,
  toHalfWidth,
  toKatakana,
  toMailAddress,
  toPostalCode,
  toTelephone,
} from './normalisations.ts';

const text = fc.string({ unit: 'grapheme' });
const typed = fc.stringMatching(/^[ -~ぁ-ゖァ-ヶｦ-ﾟ！-～　々亜-腕]*$/u);

describe('width', () => {
  test('full-width signs become half-width, kana and kanji stay', () => {
    expect(toHalfWidth('ＡＢＣ　１２３－４ 山本ナオキ')).toBe('ABC 123-4 山本ナオキ');
  });

  test('digits only, wherever they come from', () => {
    expect(digitsOnly('３８９－０１０２ 番')).toBe('3890102');
  });
});

describe('kana', () => {
  test('hiragana and half-width katakana become full-width katakana with their voicing marks joined', () => {
    expect(toKatakana('やまもと　ﾅｵｷ')).toBe('ヤマモト　ナオキ');
    expect(toKatakana('ｶﾞｷﾞｸﾞﾊﾟﾋﾟｳﾞｰ')).toBe('ガギグパピヴー');
    expect(toKatakana('ゔぁいおりん ゝゞ')).toBe('ヴァイオリン ヽヾ');
  });

  test('kanji, Latin and digits stay as they are', () => {
    expect(toKatakana('山本 Naoki 2')).toBe('山本 Naoki 2');
  });

  test('no hiragana and no half-width katakana is left in any text', () => {
    fc.assert(fc.property(typed, value => !/[ぁ-ゖゝゞ\uFF65-\uFF9F]/.test(toKatakana(value))));
  });

  test('the number of signs never grows', () => {
    fc.assert(fc.property(typed, value => toKatakana(value).length <= value.length));
  });
});

describe('card number', () => {
  test('groups of four, at most sixteen digits', () => {
    expect(toCardNumber('３５３０-1113 3330,00009')).toBe('3530 1113 3330 0000');
    expect(toCardNumber('37828224631000')).toBe('3782 8224 6310 00');
    expect(toCardNumber('')).toBe('');
  });

  test('the digits survive, in order, up to the sixteenth', () => {
    fc.assert(fc.property(text, value => toCardNumber(value).replaceAll(' ', '') === digitsOnly(value).slice(0, 16)));
  });

  test('every group but the last has four digits', () => {
    fc.assert(fc.property(text, value => /^((\d{4} )*\d{1,4})?$/.test(toCardNumber(value))));
  });
});

test('a postal code gets its hyphen with the fourth digit', () => {
  expect(toPostalCode('389')).toBe('389');
  expect(toPostalCode('3890')).toBe('389-0');
  expect(toPostalCode('〒389-0102 9')).toBe('389-0102');
});

test('a telephone number keeps the signs of telephone numbers', () => {
  expect(toTelephone('＋８１ (0)90ー1234ー5678 内線')).toBe('+81 (0)90-1234-5678 ');
});

test('a card holder is written in half-width capitals with single spaces', () => {
  expect(toCardHolder('  ｎａｏｋｉ　 yamamoto')).toBe('NAOKI YAMAMOTO');
  expect(singleSpaces('a   b ')).toBe('a b ');
});

test('every normalisation gives the same when applied twice', () => {
  const all = [
    toHalfWidth,
    toKatakana,
    digitsOnly,
    toCardNumber,
    toPostalCode,
    toTelephone,
    toMailAddress,
    toCardHolder,
    singleSpaces,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.oneof(text, typed), (normalise, value) => {
      expect(normalise(normalise(value))).toBe(normalise(value));
    }),
  );
});
