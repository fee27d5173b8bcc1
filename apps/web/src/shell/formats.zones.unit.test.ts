import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf, localDate, timeOf } from '@kotohogi/domain/kernel/jst';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { datesIn } from './dates-in.ts';
import { pretendBrowser } from './testing/browser-globals.ts';
import { setTimeZone } from './testing/time-zone.ts';

pretendBrowser();
const { dateText, isOutsideJapan, shortDateText, timeText } = await import('./formats.ts');

/**
 * Time zones with and without daylight saving time, in both hemispheres, with odd offsets, and one with Japan's offset.
 */
const ZONES = [
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'UTC',
] as const;

/** Any ceremony of the coming years, on a quarter of an hour. */
const ceremony = fc
  .integer({ min: 0, max: 10 * 366 * 96 })
  .map(quarters => instant(atJst(localDate('2026-01-01')) + quarters * 900_000));

/** A zone's wall clock at a moment, from the standard library. */
function wallClock(ms: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(ms);
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? '';
  return { day: `${part('month')}/${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

afterEach(() => vi.restoreAllMocks());

describe('given a ceremony and a reader in any zone', () => {
  test('when the page shows the time in Japan, it is the same for everyone, in daylight saving time or not', () => {
    fc.assert(
      fc.property(ceremony, at => {
        expect(timeText(at)).toBe(timeOf(at));
        const [, month = '', day = ''] = dateOf(at).split('-');
        expect(datesIn('ja').dateText(at)).toContain(`${Number(month)}月${Number(day)}日`);
        expect(dateText(at)).not.toBe('');
      }),
    );
  });

  test.each(ZONES)('when the reader is in %s, then their local time is shown only where it differs', zone => {
    const own = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      month: 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
    fc.assert(
      fc.property(ceremony, at => {
        setTimeZone(zone);
        const [here, japan] = [wallClock(at, zone), wallClock(at, 'Asia/Tokyo')];
        const differs = here.time !== japan.time || here.day !== japan.day;
        expect(isOutsideJapan(at)).toBe(differs);
        expect(own.format(at)).toContain(here.time);
        vi.restoreAllMocks();
      }),
      { numRuns: 60 },
    );
  });

  test.each(ZONES)('when a reply deadline is shown to a reader in %s, then it is that very day in Japan', zone => {
    setTimeZone(zone);
    const sunday = atJst(localDate('2026-11-15'));
    expect(shortDateText(sunday)).toBe('11/15\u2060(日)');
    expect(datesIn('en-US').shortDateText(sunday)).toBe('Sun, Nov 15');
    vi.restoreAllMocks();
  });

  test('when daylight saving time begins or ends there, the same hour in Japan is another hour there', () => {
    const there = (date: string) => wallClock(atJst(localDate(date), 13), 'America/New_York').time;
    expect([there('2026-03-08'), there('2026-03-09')]).toEqual(['23:00', '00:00']);
    expect([there('2026-11-01'), there('2026-11-02')]).toEqual(['00:00', '23:00']);
    expect(datesIn('en-US').ownDateTimeText(atJst(localDate('2026-11-02'), 13))).toMatch(
      /^Sun, Nov 1, \d{2}:\d{2}|^Mon, Nov 2, \d{2}:\d{2}/,
    );
  });
});
