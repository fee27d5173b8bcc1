import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { afterEach, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';
import { setTimeZone } from '../../shell/testing/time-zone.ts';

pretendBrowser();
const { lastDayText, lastMomentText } = await import('./last-moment.ts');

const LAST_DAY = localDate('2026-12-27');
const CLOSED = instant(atJst(localDate('2026-12-28')));

afterEach(() => vi.restoreAllMocks());

test('in Japan no time zone is named', () => {
  setTimeZone('Asia/Tokyo');
  expect(lastMomentText(CLOSED)).toBe('12/27\u2060(日) 23:59');
  expect(lastDayText(LAST_DAY)).toBe('12/27\u2060(日)');
});

test('abroad the last moment is in local time, and so is the end of a last day', () => {
  setTimeZone('America/Los_Angeles');
  // The zone depends on the device; only its presence matters.
  expect(lastMomentText(CLOSED)).toMatch(/^12\/\d+\u2060\([日月火水木金土]\).*\d\d:\d\d.+/);
  expect(lastMomentText(CLOSED)).not.toBe('12/27\u2060(日) 23:59');
  expect(lastDayText(LAST_DAY)).toBe(lastMomentText(CLOSED));
});
