import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarFacts, calendarEntry } from './mail.calendar.ts';

const FACTS: CalendarFacts = {
  uid: 'attendant-1@kotohogi.example',
  sequence: 0,
  isCancelled: false,
  startsAt: parseJst('2026-11-21 13:00'),
  now: parseJst('2026-11-01 09:30'),
  language: 'ja',
  title: '陽翔さん・結衣さんの結婚式（オンライン）',
  description: '当日は、こちらの画面でご覧いただけます。\nhttps://kotohogi.example/c/x/weddings/y',
  location: 'ホテル・ルミエール軽井沢 ガーデンチャペル 木洩れ日',
  url: 'https://kotohogi.example/c/x/weddings/y',
};

/** Reads an entry with an independent parser (Mozilla's), with the time zone defined in the file. */
function parse(facts: Partial<CalendarFacts> = {}) {
  const entry = calendarEntry({ ...FACTS, ...facts });
  const calendar = new ICAL.Component(ICAL.parse(entry.content));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (zone === null || component === null) throw new Error('the file has no time zone or no event');
  const japan = new ICAL.Timezone({ component: zone, tzid: 'Asia/Tokyo' });
  const event = new ICAL.Event(component);
  const momentOf = (time: ICAL.Time): Instant => {
    const local = time.clone();
    local.zone = japan;
    return instant(local.toUnixTime() * 1000);
  };
  return { entry, calendar, zone, component, event, momentOf };
}

describe('given a calendar entry', () => {
  test('when another parser reads it, then it has the title, place, time and time zone', () => {
    const { event, component, calendar, zone, entry } = parse();
    expect([event.uid, event.summary, event.location]).toEqual([FACTS.uid, FACTS.title, FACTS.location]);
    expect(event.description).toBe(FACTS.description);
    expect(component.getFirstPropertyValue('url')).toBe(FACTS.url);
    expect(component.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Asia/Tokyo');
    expect(zone.getFirstPropertyValue('tzid')).toBe('Asia/Tokyo');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(entry.mediaType).toContain('method=PUBLISH');
    expect(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  test('when the guest does not watch live any more, then a later version cancels it', () => {
    const { calendar, component, event } = parse({ isCancelled: true, sequence: 3 });
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.sequence, event.uid]).toEqual([3, FACTS.uid]);
    expect(component.getFirstSubcomponent('valarm')).toBeNull();
  });

  test('whenever the ceremony is, then the parsed instant is the given instant', () => {
    const minute = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2090, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, minutes => {
        const startsAt = instant(minutes * 60_000);
        const { event, momentOf } = parse({ startsAt });
        expect(momentOf(event.startDate)).toBe(startsAt);
        expect(momentOf(event.endDate) - startsAt).toBe(3_600_000);
      }),
    );
  });

  test('whatever the names contain, then they are parsed as written, and no line is too long', () => {
    const text = fc.string({
      unit: fc.constantFrom('結', 'é', ',', ';', '\\', '"', ':', ' ', '&', '😊', 'a'),
      minLength: 1,
      maxLength: 120,
    });
    fc.assert(
      fc.property(text, title => {
        fc.pre(title.trim() === title);
        const { event, entry } = parse({ title });
        expect(event.summary).toBe(title);
        expect(entry.content.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
        const lines = entry.content.split('\r\n');
        expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      }),
    );
  });
});
