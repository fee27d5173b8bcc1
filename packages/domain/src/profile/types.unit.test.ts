import { expect, test } from 'vitest';
import { latinNameOf } from './roman.ts';
import { shownLastName } from './types.ts';

const name = { lastName: '小林', maidenName: '佐藤', useMaidenName: false };

test('given a maiden name, when its owner uses it, then guests read it instead of the family name', () => {
  expect(shownLastName(name)).toBe('小林');
  expect(shownLastName({ ...name, useMaidenName: true })).toBe('佐藤');
  expect(shownLastName({ ...name, useMaidenName: true, maidenName: '' })).toBe('小林');
});

test.each([
  ['陽翔', 'ハルト', 'Haruto'],
  ['Emily', 'エミリー', 'Emily'],
  ['José María', 'ホセマリア', 'José María'],
  ['マリア', '', 'Maria'],
  ['りょう', '', 'Ryo'],
  ['陽翔', '', ''],
])('given %s read as %s, when it is set in Latin, then it is %s', (firstName, kana, latin) => {
  expect(latinNameOf(firstName, kana)).toBe(latin);
});
