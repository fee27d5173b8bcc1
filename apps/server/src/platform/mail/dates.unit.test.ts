import { parseJst } from '@kotohogi/domain/kernel/jst';
import { describe, expect, test } from 'vitest';
import { dayText, momentFor, momentText, nearDayText } from './dates.ts';

const EVE = parseJst('2026-12-24 13:00');

describe('given a ceremony on Christmas Eve', () => {
  test.each([
    ['ja', '2026年12月24日（木）', '12月24日（木）', '2026年12月24日（木）13:00（日本時間）'],
    ['en', 'Thursday, December 24, 2026', 'Thursday, December 24', 'Thursday, December 24, 2026, 13:00 (Japan time)'],
  ] as const)('when it is written in %s, then day and time are spelled out', (language, day, near, moment) => {
    expect(dayText(EVE, language)).toBe(day);
    expect(nearDayText(EVE, language)).toBe(near);
    expect(momentText(EVE, language)).toBe(moment);
  });

  test('when the guest is in Japan, or in a zone with the same time, then one time is given', () => {
    expect(momentFor(EVE, 'ja', '')).toBe(momentText(EVE, 'ja'));
    expect(momentFor(EVE, 'en', 'Asia/Seoul')).toBe(momentText(EVE, 'en'));
  });

  test('when the guest is elsewhere, then their local time follows on its own line', () => {
    expect(momentFor(EVE, 'en', 'America/New_York')).toBe(
      'Thursday, December 24, 2026, 13:00 (Japan time)\nWednesday, December 23, 2026, 23:00 (your time)',
    );
    expect(momentFor(EVE, 'ja', 'Europe/Paris')).toBe(
      '2026年12月24日（木）13:00（日本時間）\n2026年12月24日（木）05:00（お住まいの地域の時刻）',
    );
  });
});

test('given midnight, then the day starts at 00:00', () => {
  expect(momentText(parseJst('2027-01-01 00:00'), 'en')).toBe('Friday, January 1, 2027, 00:00 (Japan time)');
});
