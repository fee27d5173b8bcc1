import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '../field/count-characters.ts';
import {
  digitsOnly,
  removeSpaces,
  singleSpaces,
  toCardHolder,
  toCardNumber,
  toHalfWidth,
  toKatakana,
  toMailAddress,
  toPostalCode,
  toTelephone,
  trim,
  upperCase,
  upTo,
} from './normalisations.ts';

const text = fc.string({ unit: 'grapheme' });
const typed = fc.stringMatching(/^[ -~ぁ-ゖァ-ヶｦ-ﾟ！-～　々亜-腕]*$/u);

describe('width', () => {
  test('full-width symbols become half-width, kana and kanji stay', () => {
    expect(toHalfWidth('ＡＢＣ　１２３－４ 山本ナオキ')).toBe('ABC 123-4 山本ナオキ');
  });

  test('keeps only digits, of any width', () => {
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

  test('the number of characters never grows', () => {
    fc.assert(fc.property(typed, value => toKatakana(value).length <= value.length));
  });
});

describe('card number', () => {
  test('groups of four, at most sixteen digits', () => {
    expect(toCardNumber('３５３０-1113 3330,00009')).toBe('3530 1113 3330 0000');
    expect(toCardNumber('37828224631000')).toBe('3782 8224 6310 00');
    expect(toCardNumber('')).toBe('');
  });

  test('digits stay, in order, up to the sixteenth', () => {
    fc.assert(fc.property(text, value => toCardNumber(value).replaceAll(' ', '') === digitsOnly(value).slice(0, 16)));
  });

  test('every group but the last has four digits', () => {
    fc.assert(fc.property(text, value => /^((\d{4} )*\d{1,4})?$/.test(toCardNumber(value))));
  });
});

test('a Japanese postal code gets its hyphen with the seventh digit', () => {
  expect(toPostalCode('389')).toBe('389');
  expect(toPostalCode('389010')).toBe('389010');
  for (const written of ['3890102', '３８９０１０２', '389ー0102', '３８９－０１０２', '〒 389-0102', '389 0102']) {
    expect(toPostalCode(written)).toBe('389-0102');
  }
});

test('a postal code of another country stays as typed', () => {
  for (const written of ['90210', '90210-12', '90210-1234', 'SW1A 1AA', 'K1A 0B1', '01310-100']) {
    expect(toPostalCode(written)).toBe(written);
  }
});

test('a phone number keeps only its valid characters', () => {
  expect(toTelephone('＋８１ (0)90ー1234ー5678 内線')).toBe('+81 (0)90-1234-5678 ');
});

test('a card holder becomes half-width capitals with single spaces', () => {
  expect(toCardHolder('  ｎａｏｋｉ　 yamamoto')).toBe('NAOKI YAMAMOTO');
  expect(singleSpaces('a   b ')).toBe('a b ');
});

describe('spaces', () => {
  test('trimmed at the ends, kept between words', () => {
    expect(trim('　 山本　直樹\n ')).toBe('山本　直樹');
  });

  test('removed entirely', () => {
    expect(removeSpaces(' 山本　直樹\t1 2\n')).toBe('山本直樹12');
    fc.assert(fc.property(fc.oneof(text, typed), value => !/[\s\u3000]/.test(removeSpaces(value))));
  });

  test('collapsed to one, and removed at the start', () => {
    fc.assert(fc.property(fc.oneof(text, typed), value => !/\s\s|^\s|\u3000/.test(singleSpaces(value))));
  });
});

test('capitals', () => {
  expect(upperCase('naoki ﾅｵｷ 山本')).toBe('NAOKI ﾅｵｷ 山本');
});

describe('the maximum length', () => {
  test('cuts between characters, never inside one', () => {
    expect(upTo(3)('👰🤵𠮷野家')).toBe('👰🤵𠮷');
    expect(upTo(0)('あ')).toBe('');
  });

  test('leaves short texts unchanged and never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (value, max) => {
        const cut = upTo(max)(value);
        expect(value.startsWith(cut)).toBe(true);
        expect(countCharacters(cut)).toBeLessThanOrEqual(max);
        if (countCharacters(value) === Array.from(value).length && countCharacters(value) <= max) {
          expect(cut).toBe(value);
        }
      }),
    );
  });
});

test('digitsOnly leaves only digits, for any input', () => {
  fc.assert(fc.property(fc.oneof(text, typed), value => /^[0-9]*$/.test(digitsOnly(value))));
});

test('a normalization that removes or narrows characters never lengthens a text', () => {
  const shortening = [toHalfWidth, digitsOnly, removeSpaces, trim, singleSpaces, toTelephone, toMailAddress, upTo(7)];
  fc.assert(
    fc.property(fc.constantFrom(...shortening), fc.oneof(text, typed), (normalise, value) => {
      expect(normalise(value).length).toBeLessThanOrEqual(value.length);
    }),
  );
});

test('every normalization is idempotent', () => {
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
    removeSpaces,
    trim,
    upperCase,
    upTo(7),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.oneof(text, typed), (normalise, value) => {
      expect(normalise(normalise(value))).toBe(normalise(value));
    }),
  );
});
