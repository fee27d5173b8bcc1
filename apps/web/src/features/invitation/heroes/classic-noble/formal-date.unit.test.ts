import { expect, it } from 'vitest';
import { formalDate } from './formal-date.ts';

it.each([
  ['2026-11-21T11:00:00+09:00', '令和八年十一月二十一日　土曜日'],
  ['2019-05-01T00:00:00+09:00', '令和元年五月一日　水曜日'],
  ['2028-10-10T23:59:00+09:00', '令和十年十月十日　火曜日'],
  ['2039-12-30T09:00:00+09:00', '令和二十一年十二月三十日　金曜日'],
])('prints %s as %s', (startsAt, text) => {
  expect(formalDate(Date.parse(startsAt))).toBe(text);
});

it('prints nothing before the era began', () => {
  expect(formalDate(Date.parse('2019-04-30T23:59:00+09:00'))).toBeUndefined();
});
