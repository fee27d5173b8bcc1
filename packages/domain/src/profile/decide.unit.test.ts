import { expect, test } from 'vitest';
import { localDate, parseJst } from '../kernel/jst.ts';
import { decideBirthdays } from './decide.ts';

const now = parseJst('2026-11-20 00:00');
const born = (text: string | null) => ({ birthday: text === null ? null : localDate(text) });

test('given birthdays, when none is after today in Japan, then they are accepted', () => {
  expect(decideBirthdays([born('1996-05-03'), born(null)], now)).toBe('allowed');
  expect(decideBirthdays([born('2026-11-20')], now)).toBe('allowed');
});

test('given a birthday in the future, when it is saved, then it is refused at its field', () => {
  expect(decideBirthdays([born('1996-05-03'), born('2026-11-21')], now)).toEqual({
    refused: 'profile_birthday_range',
    meta: { field: 'profiles.1.birthday' },
  });
});
