import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinDateTime, readDateTime, splitDateTime, withDefaultTime } from '../date-time-field/date-time-text.ts';
import { normaliseTime, readTime } from './time-text.ts';

test.each([
  ['13:00', '13:00'],
  ['9:5', '09:05'],
  ['１３：３０', '13:30'],
  ['1330', '13:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['13時', '13:00'],
  ['9時30分', '09:30'],
])('%s is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', '24:00', '12:60', '1360', '12:', 'noon', '12345'])('%s is not a time', typed => {
  expect(readTime(typed)).toBeNull();
  expect(normaliseTime(typed)).toBe(typed);
});

test('every minute of a day parses back to itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const written = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      expect(readTime(written)).toBe(written);
      expect(readTime(written.replace(':', ''))).toBe(written);
    }),
  );
});

test('a date without a time starts at 00:00; a partial date does not', () => {
  expect(withDefaultTime({ date: '2026-11-21', time: '' })).toEqual({ date: '2026-11-21', time: '00:00' });
  expect(withDefaultTime({ date: '2026-11-21', time: '13:00' })).toEqual({ date: '2026-11-21', time: '13:00' });
  expect(withDefaultTime({ date: '2026-1', time: '' })).toEqual({ date: '2026-1', time: '' });
});

test('the halves join and split without loss', () => {
  expect(joinDateTime({ date: '', time: '' })).toBe('');
  expect(splitDateTime('2026-11-21T13:00')).toEqual({ date: '2026-11-21', time: '13:00' });
  expect(splitDateTime(joinDateTime({ date: '', time: '13:00' }))).toEqual({ date: '', time: '13:00' });
  expect(readDateTime('2026-11-21T9:00')).toBe('2026-11-21T09:00');
  expect(readDateTime('2026-11-21T')).toBeNull();
});
