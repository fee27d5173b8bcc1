import { parseJst } from '@kotohogi/domain/kernel/jst';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from './testing/browser-globals.ts';

const load = async (language: 'ja' | 'en-US') => {
  vi.resetModules();
  pretendBrowser({ language });
  return { ...(await import('./formats.ts')), ...(await import('./formats.office.ts')) };
};
const at = parseJst('2026-11-21 13:05:08');
const midnight = parseJst('2026-11-21');

describe('given a moment, in any time zone of the machine', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  test('it is formatted in Japanese', async () => {
    const formats = await load('ja');
    expect(formats.dateText(at)).toBe('2026年11月21日\u2060(土)');
    expect(formats.shortDateText(at)).toBe('11/21\u2060(土)');
    expect(formats.yearDateText(at)).toBe('2026/11/21\u2060(土)');
    expect(formats.weekdayText(at)).toBe('土');
    expect(formats.timeText(at)).toBe('13:05');
    expect(formats.clockText(at)).toBe('13:05:08');
    expect(formats.dateTimeText(at)).toBe('2026年11月21日\u2060(土) 13:05');
    expect(formats.shortDateTimeText(at)).toBe('11/21\u2060(土) 13:05');
  });

  test('it is shown in English at the same time of day', async () => {
    const formats = await load('en-US');
    expect(formats.dateText(at)).toBe('Sat, November 21, 2026');
    expect(formats.shortDateText(at)).toBe('Sat, Nov 21');
    expect(formats.yearDateText(at)).toBe('Sat, Nov 21, 2026');
    expect(formats.yearDateText(parseJst('2026-12-01'))).toBe('Tue, Dec 1, 2026');
    expect(formats.timeText(at)).toBe('13:05');
    expect(formats.dateTimeText(at)).toBe('Sat, November 21, 2026 at 13:05');
    expect(formats.shortDateTimeText(at)).toBe('Sat, Nov 21, 13:05');
  });

  test('joined parts and notes in brackets follow the language', async () => {
    const ja = await load('ja');
    expect(`みずほ銀行${ja.noteText('0001')}`).toBe('みずほ銀行（0001）');
    expect(ja.joinedText('facts', ['普通', '****567'])).toBe('普通　****567');
    const en = await load('en-US');
    expect(`Mizuho${en.noteText('0001')}`).toBe('Mizuho (0001)');
    expect(en.joinedText('list', ['Manager', 'Viewer'])).toBe('Manager, Viewer');
    expect(en.joinedText('facts', ['', '****567'])).toBe('****567');
  });

  test.each(['ja', 'en-US'] as const)('midnight is 00:00 in %s', async language => {
    const formats = await load(language);
    expect(formats.timeText(midnight)).toBe('00:00');
    expect(formats.dateTimeText(midnight)).toMatch(/ 00:00$/);
    expect(formats.shortDateTimeText(midnight)).toMatch(/ 00:00$/);
    expect(formats.clockText(midnight)).toBe('00:00:00');
  });

  test('money has thousands separators', async () => {
    const { yenText, numberText } = await load('en-US');
    expect(yenText(1_234_567)).toBe('¥1,234,567');
    expect(numberText(1000)).toBe('1,000');
  });
});
