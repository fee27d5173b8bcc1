import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';
import { fullNames } from './full-names.ts';

test.each([
  ['小林', '陽翔', '小林 陽翔', '小林 陽翔'],
  ['Brown', 'Oliver', 'Brown Oliver', 'Oliver Brown'],
  ["O'Connor-García", 'Zoë M.', "O'Connor-García Zoë M.", "Zoë M. O'Connor-García"],
  ['佐藤', 'Emily', '佐藤 Emily', '佐藤 Emily'],
  ['', 'Emily', 'Emily', 'Emily'],
  ['', '', '', ''],
])(
  'given %s and %s, when both stand in full, then they read %s in Japanese and %s in English',
  (lastName, firstName, ja, en) => {
    expect(fullName({ lastName, firstName }, 'ja')).toBe(ja);
    expect(fullName({ lastName, firstName }, 'en')).toBe(en);
  },
);

test('given two who marry, when both stand on one line, then each language joins them in its own way', () => {
  const [haruto, emily] = [
    { lastName: '小林', firstName: '陽翔' },
    { lastName: 'Clark', firstName: 'Emily' },
  ];
  expect(fullNames([haruto, emily], 'ja')).toBe('小林 陽翔・Clark Emily');
  expect(fullNames([haruto, emily], 'en')).toBe('小林 陽翔 & Emily Clark');
  expect(fullNames([{ lastName: '', firstName: '' }, emily], 'en')).toBe('Emily Clark');
  expect(fullNames([], 'ja')).toBe('');
});
