import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateText, maskedCardNumber } from './view-text.ts';

describe('dates written out in the language', () => {
  test.each([
    ['2026-11-21', '2026年11月21日', 'November 21, 2026'],
    ['2026-11', '2026年11月', 'November 2026'],
    ['2026-11-21T13:00', '2026年11月21日 13:00', 'November 21, 2026, 13:00'],
    ['1936-02-29', '1936年2月29日', 'February 29, 1936'],
  ])('%s', (value, ja, en) => {
    expect(dateText(value, 'ja')).toBe(ja);
    expect(dateText(value, 'en-US')).toBe(en);
  });

  test.each(['13:00', '2026-02-31', '2026-13-01', '2026-13', '2026-', '389-0102', '2026-11-21T', '山本 直樹', ''])(
    'other text stays as it is: %j',
    value => {
      expect(dateText(value, 'ja')).toBe(value);
    },
  );

  test('every day of the calendar is formatted', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, day => {
        const [year, month, date] = day.toISOString().slice(0, 10).split('-').map(Number);
        expect(dateText(day.toISOString().slice(0, 10), 'ja')).toBe(`${year}年${month}月${date}日`);
      }),
    );
  });
});

test('only the last four digits of a card number are shown, and nothing of a short one', () => {
  expect(maskedCardNumber('3530 1113 3330 0000')).toBe('•••• 0000');
  expect(maskedCardNumber('3530')).toBe('•••• ••••');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ]{0,19}$/), text => maskedCardNumber(text).replace(/\D/g, '').length <= 4),
  );
});
