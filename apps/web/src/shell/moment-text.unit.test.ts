import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { afterEach, expect, test, vi } from 'vitest';
import { pretendBrowser } from './testing/browser-globals.ts';
import { setTimeZone } from './testing/time-zone.ts';

pretendBrowser();
const { loadShellTexts } = await import('./texts.ts');
const { shortDateTimeText } = await import('./formats.ts');
const { momentText } = await import('./moment-text.ts');
await loadShellTexts();

const CEREMONY = instant(atJst(localDate('2026-12-24'), 14));

afterEach(() => vi.restoreAllMocks());

test('in Japan the time zone is not mentioned', () => {
  setTimeZone('Asia/Tokyo');
  expect(momentText(CEREMONY)).toBe('2026年12月24日\u2060(木) 14:00');
  expect(momentText(CEREMONY, shortDateTimeText)).toBe('12/24\u2060(木) 14:00');
});

test('abroad a moment is shown in both time zones', () => {
  setTimeZone('America/Los_Angeles');
  // The zone shown depends on the device; the test only requires its name.
  expect(momentText(CEREMONY)).toMatch(/^2026年12月24日\u2060\(木\) 14:00 日本時間 \(.+\)$/);
  expect(momentText(CEREMONY, shortDateTimeText)).toMatch(/^12\/24\u2060\(木\) 14:00 日本時間 \(.+\)$/);
});
