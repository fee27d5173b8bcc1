import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarCeremony, type HallCalendar, hallCalendarFile } from './export.calendar.ts';

const CEREMONY: CalendarCeremony = {
  id: 7,
  reservationId: 'R-1',
  startsAt: parseJst('2026-11-21 13:00'),
  version: 3,
  createdAt: parseJst('2026-01-05 10:00'),
  updatedAt: parseJst('2026-02-06 11:00'),
};

const fileOf = (ceremonies: readonly CalendarCeremony[], more: Partial<HallCalendar> = {}) =>
  hallCalendarFile({
    publicUrl: 'https://kotohogi.example',
    language: 'ja',
    hallName: '水の庭',
    facilityName: 'ホテル・ルミエール軽井沢',
    weddingsUrl: 'https://kotohogi.example/c/x/facilities/y/manage/weddings',
    ceremonies,
    ...more,
  });

/** Reads a file with an independent parser (Mozilla's). */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const components = calendar.getAllSubcomponents('vevent');
  return { calendar, components, events: components.map(component => new ICAL.Event(component)) };
}

describe('given the calendar of a hall', () => {
  test('when another parser reads it, then each entry has its id, version, times in UTC and page', () => {
    const { components, events } = parse(fileOf([CEREMONY]));
    const [component] = components;
    expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([['wedding-7@kotohogi.example', 3]]);
    expect(String(component?.getFirstPropertyValue('dtstart'))).toBe('2026-11-21T04:00:00Z');
    expect(String(component?.getFirstPropertyValue('dtend'))).toBe('2026-11-21T06:00:00Z');
    expect(String(component?.getFirstPropertyValue('last-modified'))).toBe('2026-02-06T02:00:00Z');
    expect(String(component?.getFirstPropertyValue('dtstamp'))).toBe('2026-02-06T02:00:00Z');
    expect(component?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component?.getFirstPropertyValue('url')).toMatch(/\/manage\/weddings\/7$/);
  });

  test('when there are no ceremonies, then it is still a calendar with a name', () => {
    const { calendar, events } = parse(fileOf([]));
    expect(events).toEqual([]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('水の庭 – ホテル・ルミエール軽井沢');
  });

  test('when nothing has changed, then the file is the same to the byte', () => {
    expect(fileOf([CEREMONY])).toBe(fileOf([{ ...CEREMONY }]));
  });

  test('whatever the names contain and whenever the ceremony is, then they are parsed as written, and no line is too long', () => {
    const text = fc.string({
      unit: fc.constantFrom('結', 'é', ',', ';', '\\', '"', ':', ' ', '&', '😊', 'a'),
      minLength: 1,
      maxLength: 120,
    });
    const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2090, 0, 1) / 60_000 });
    fc.assert(
      fc.property(text, minutes, (name, minute) => {
        fc.pre(name.trim() === name);
        const startsAt = instant(minute * 60_000);
        const file = fileOf([{ ...CEREMONY, reservationId: name, startsAt }], { hallName: name });
        const { calendar, events } = parse(file);
        expect(events[0]?.summary).toBe(`挙式 ${name}`);
        expect(events[0]?.location).toBe(`ホテル・ルミエール軽井沢 ${name}`);
        expect((events[0]?.startDate.toUnixTime() ?? 0) * 1000).toBe(startsAt);
        expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`${name} – ホテル・ルミエール軽井沢`);
        const lines = file.split('\r\n');
        expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
