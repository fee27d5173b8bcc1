import { parseJst } from '@kotohogi/domain/kernel/jst';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from './testing/browser-globals.ts';

const load = async (language: 'ja' | 'en-US') => {
  vi.resetModules();
  pretendBrowser({ language });
  return await import('./formats.ts');
};
const at = parseJst('2026-11-21 13:05:08');
const midnight = parseJst('2026-11-21');

describe('given a moment, whatever the zone of the machine', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  test('it is shown in Japanese as in Japan', async () => {
    const formats = await load('ja');
    expect(formats.dateText(at)).toBe('2026年11月21日(土)');
    expect(formats.shortDateText(at)).toBe('11/21(土)');
    expect(formats.yearDateText(at)).toBe('2026/11/21(土)');
    expect(formats.weekdayText(at)).toBe('土');
    expect(formats.timeText(at)).toBe('13:05');
    expect(formats.clockText(at)).toBe('13:05:08');
    expect(formats.dateTimeText(at)).toBe('2026年11月21日(土) 13:05');
  });

  test('it is shown in English at the same time of day', async () => {
    const formats = await load('en-US');
    expect(formats.dateText(at)).toBe('Sat, November 21, 2026');
    expect(formats.timeText(at)).toBe('13:05');
  });

  test.each(['ja', 'en-US'] as const)('midnight is 00:00 in %s', async language => {
    const formats = await load(language);
    expect(formats.timeText(midnight)).toBe('00:00');
    expect(formats.clockText(midnight)).toBe('00:00:00');
  });

  test('money has thousands', async () => {
    const { yenText, numberText } = await load('en-US');
    expect(yenText(1_234_567)).toBe('¥1,234,567');
    expect(numberText(1000)).toBe('1,000');
  });
});
