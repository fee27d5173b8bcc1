import { expect, test } from 'vitest';
import { familyNames, fullName, fullNames } from './full-name.ts';
import { nameOf, type StoredName, shownLastNameKana } from './name-of.ts';
import { nameParts } from './name-parts.ts';
import { coupleText, type PersonName, titleNames } from './names.ts';
import { latinNameOf } from './roman.ts';
import { shownLastName } from './types.ts';

const HARUTO: StoredName = { lastName: '小林', firstName: '陽翔', lastNameKana: 'コバヤシ', firstNameKana: 'ハルト' };
const ERINA: StoredName = {
  ...{ lastName: '長谷川', firstName: 'エリザベート', lastNameKana: 'ハセガワ', firstNameKana: 'エリザベート' },
  ...{ maidenName: 'ファン=デル=ベルク', maidenNameKana: 'ファン・デル・ベルク', useMaidenName: true },
};
const written = (lastName: string, firstName: string): PersonName =>
  nameOf({ lastName, firstName, lastNameKana: '', firstNameKana: '' });

test('given a maiden name, when its owner uses it, then guests see it instead of the family name', () => {
  const name = { lastName: '小林', maidenName: '佐藤', useMaidenName: false };
  expect(shownLastName(name)).toBe('小林');
  expect(shownLastName({ ...name, useMaidenName: true })).toBe('佐藤');
  expect(shownLastName({ ...name, useMaidenName: true, maidenName: '' })).toBe('小林');
  expect(shownLastNameKana(ERINA)).toBe('ファン・デル・ベルク');
  expect(shownLastNameKana({ ...ERINA, useMaidenName: false })).toBe('ハセガワ');
});

test.each([
  ['陽翔', 'ハルト', 'Haruto'],
  ['Emily', 'エミリー', 'Emily'],
  ['José María', 'ホセマリア', 'José María'],
  ['マリア', '', 'Maria'],
  ['りょう', '', 'Ryo'],
  ['陽翔', '', ''],
])('given %s with the reading %s, when it is spelled in Latin letters, then it is %s', (firstName, kana, latin) => {
  expect(latinNameOf(firstName, kana)).toBe(latin);
});

test('given a name, when its owner has not spelled it, then the spelling follows the kana; otherwise it is the owner’s', () => {
  expect(nameOf(HARUTO)).toEqual({
    ...{ lastName: '小林', firstName: '陽翔' },
    ...{ lastNameRoman: 'Kobayashi', firstNameRoman: 'Haruto' },
  });
  expect(nameOf(ERINA)).toMatchObject({ lastName: 'ファン=デル=ベルク', lastNameRoman: 'Fan Deru Beruku' });
  expect(nameOf({ ...ERINA, lastNameRoman: 'van der Berg', firstNameRoman: 'Elisabeth' })).toMatchObject({
    ...{ firstName: 'エリザベート', lastNameRoman: 'van der Berg', firstNameRoman: 'Elisabeth' },
  });
});

test('given a couple with right-to-left names, when both are on one line, then each name is isolated', () => {
  const couple = [written('حداد', 'محمد'), written('خوري', 'ليلى')];
  expect(coupleText(couple, 'en')).toBe('\u2068محمد\u2069 & \u2068ليلى\u2069');
  expect(fullNames(couple, 'ja')).toBe('\u2068حداد محمد\u2069・\u2068خوري ليلى\u2069');
  expect(familyNames(couple, 'en')).toBe('\u2068حداد\u2069 & \u2068خوري\u2069');
});

test.each([
  ['小林', '陽翔', '小林 陽翔', '小林 陽翔'],
  ['Brown', 'Oliver', 'Brown Oliver', 'Oliver Brown'],
  ["O'Connor-García", 'Zoë M.', "O'Connor-García Zoë M.", "Zoë M. O'Connor-García"],
  ['佐藤', 'Emily', '佐藤 Emily', '佐藤 Emily'],
  ['', 'Emily', 'Emily', 'Emily'],
  ['', '', '', ''],
])('given %s and %s without kana, when they are written in full, then %s in Japanese and %s in English', (...row) => {
  const [lastName, firstName, ja, en] = row;
  expect(fullName(written(lastName, firstName), 'ja')).toBe(ja);
  expect(fullName(written(lastName, firstName), 'en')).toBe(en);
});

test('given a couple, when it is named, then each form is the same on every page', () => {
  const couple = [HARUTO, { ...ERINA, lastNameRoman: 'van der Berg', firstNameRoman: 'Elisabeth' }].map(nameOf);
  expect(fullNames(couple, 'ja')).toBe('小林 陽翔・ファン=デル=ベルク エリザベート');
  expect(fullNames(couple, 'en')).toBe('Haruto Kobayashi & Elisabeth van der Berg');
  expect(coupleText(couple, 'ja')).toBe('陽翔さん・エリザベートさん');
  expect(coupleText(couple, 'en')).toBe('Haruto & Elisabeth');
  expect(familyNames(couple, 'ja')).toBe('小林・ファン=デル=ベルク');
  expect(familyNames(couple, 'en')).toBe('Kobayashi & van der Berg');
  expect(titleNames(couple)).toEqual(['Haruto', 'Elisabeth']);
});

test('given a couple with an incomplete name, when it is named, then no separator is left over', () => {
  const half = [written('', ''), written('小林', '')];
  for (const text of [fullNames, familyNames]) {
    expect(text([], 'ja')).toBe('');
    expect(text(half, 'en')).toBe('小林');
  }
  expect(coupleText(half, 'ja')).toBe('おふたり');
  expect(coupleText(half, 'en')).toBe('the couple');
  expect(titleNames(half)).toEqual([]);
});

test('given a name in kanji, when a Japanese page shows it in full, then each part has its furigana', () => {
  expect(nameParts(HARUTO, 'ja')).toEqual([
    { written: '小林', kana: 'こばやし' },
    { written: '陽翔', kana: 'はると' },
  ]);
  expect(nameParts(ERINA, 'ja').map(({ kana }) => kana)).toEqual(['', '']);
  expect(nameParts(HARUTO, 'en')).toEqual([{ written: 'Haruto Kobayashi', kana: '' }]);
});
