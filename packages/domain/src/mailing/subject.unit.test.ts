import { expect, test } from 'vitest';
import { coupleInSubject, placeInSubject } from './subject.ts';

const person = (firstName: string, firstNameRoman = '') => ({
  ...{ lastName: '森', lastNameRoman: 'Mori' },
  ...{ firstName, firstNameRoman },
});

test('given usual names, when they are in a subject, then they are shown in full', () => {
  const couple = [person('陽翔', 'Haruto'), person('アレクサンドリーナ', 'Alexandrina Marie')];
  expect(coupleInSubject(couple, 'ja')).toBe('陽翔さん・アレクサンドリーナさん');
  expect(coupleInSubject(couple, 'en')).toBe('Haruto & Alexandrina Marie');
  expect(placeInSubject('ルミエール鎌倉 松籟亭')).toBe('ルミエール鎌倉 松籟亭');
});

test('given a long name, when it is in a subject, then both names are still there', () => {
  const couple = [person('龍'.repeat(100), 'Maximilian Bartholomew Ignatius'), person('結衣', 'Yui')];
  expect(coupleInSubject(couple, 'ja')).toBe(`${'龍'.repeat(8)}…さん・結衣さん`);
  expect(coupleInSubject(couple, 'en')).toBe('Maximilian Bartho… & Yui');
  expect(placeInSubject('The Grand Palace Hotel & Resort Karuizawa')).toBe('The Grand Palace Hotel & Re…');
});

test.each([
  ['emoji', '👩‍🎤'],
  ['a kanji outside the first plane', '𠮷'],
  ['a kanji with its variation', '葛\u{E0100}'],
  ['a letter with its accent', 'e\u0301'],
])('given a long name of %s, when it is shortened, then no letter is cut in two', (_, letter) => {
  const short = placeInSubject(letter.repeat(100));
  expect(short.isWellFormed()).toBe(true);
  expect(short.replaceAll(letter, '')).toBe('…');
  expect(short.length).toBeLessThan(letter.length * 28);
});

test('given a long name from right to left, when it is shortened, then its ellipsis is isolated with it', () => {
  expect(placeInSubject('محمد'.repeat(25))).toBe(`\u2068${'محمد'.repeat(25).slice(0, 27)}…\u2069`);
});
