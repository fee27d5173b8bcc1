import type { WeddingRow } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, dateOf, parseJst } from '@kotohogi/domain/kernel/jst';
import { LIVE_STATES } from '@kotohogi/domain/live/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupByDate, isUninvited, isUnready, lacksSlot } from './days.ts';
import { hourWidth, placeOf, roomOf, timelineOf } from './timeline.ts';
import { headlineOf, needOf, sortByNeed } from './today.ts';

const now = parseJst('2026-11-21 13:42');

function row(id: number, when: string, more: Partial<WeddingRow> = {}): WeddingRow {
  return {
    id,
    key: `key-${id}`,
    reservationId: `R-${id}`,
    hallId: 1 + (id % 3),
    hallName: `hall ${id % 3}`,
    startsAt: parseJst(when),
    couple: [],
    lifeCycle: 'day',
    liveState: 'ready',
    framesLostAt: null,
    answers: { attendance: 0, viewArchive: 0, absence: 0 },
    gifts: null,
    paymentState: null,
    ...more,
  };
}

const day = {
  archived: row(1, '2026-11-21 10:00', { liveState: 'archived' }),
  closed: row(2, '2026-11-21 11:30', { liveState: 'closed' }),
  onAir: row(3, '2026-11-21 13:00', { liveState: 'streaming' }),
  lost: row(4, '2026-11-21 13:30', { liveState: 'waitingForStream' }),
  ready: row(5, '2026-11-21 14:30', { liveState: 'ready' }),
};

describe('given the ceremonies of today', () => {
  test('when one has lost its video, then it comes first, and past ones come last', () => {
    const { archived, closed, onAir, lost, ready } = day;
    expect(sortByNeed([archived, closed, onAir, lost, ready], now).map(one => one.id)).toEqual([4, 3, 5, 1, 2]);
  });

  test.each([
    ['streaming_error', 'alarm'],
    ['archive_error', 'alarm'],
    ['waitingForStream', 'warning'],
    ['waitingForUpload', 'warning'],
    ['delayed', 'warning'],
    ['streaming', 'on-air'],
    ['live', 'on-air'],
    ['pending', 'no-slot'],
    ['preparing', 'next'],
    ['ready', 'next'],
    ['starting', 'next'],
    ['unpulished', 'next'],
    ['unknown', 'next'],
    ['closed', 'past'],
    ['uploading', 'past'],
    ['archived', 'past'],
    ['viewingArchive', 'past'],
    ['end', 'past'],
  ] as const)('when the stream is %s, then it is %s', (liveState, need) => {
    expect(needOf(row(1, '2026-11-21 14:00', { liveState }), now)).toBe(need);
  });

  test('when it was postponed, or has no stream hours after its time, then it needs nothing', () => {
    expect(needOf(row(1, '2026-11-21 13:30', { lifeCycle: 'postponed', liveState: 'streaming_error' }), now)).toBe(
      'past',
    );
    expect(needOf(row(1, '2026-11-21 10:00', { liveState: 'pending' }), now)).toBe('past');
  });

  test('the order depends only on urgency and time', () => {
    const anyRow = fc.record({
      id: fc.integer({ min: 1, max: 1000 }),
      hour: fc.integer({ min: 8, max: 20 }),
      liveState: fc.constantFrom(...LIVE_STATES),
    });
    const anyDay = fc.uniqueArray(anyRow, { selector: one => one.id });
    fc.assert(
      fc.property(anyDay, rows => {
        const made = rows.map(({ id, hour, liveState }) =>
          row(id, `2026-11-21 ${String(hour).padStart(2, '0')}:00`, { liveState }),
        );
        const ids = (some: readonly WeddingRow[]) => some.map(one => one.id);
        expect(ids(sortByNeed([...made].reverse(), now))).toEqual(ids(sortByNeed(made, now)));
      }),
    );
  });
});

describe('given the headline', () => {
  test('when there is a problem, then it names the worst and counts the rest', () => {
    const broken = row(6, '2026-11-21 13:00', { liveState: 'streaming_error' });
    expect(headlineOf(Object.values(day), now)).toEqual({ kind: 'trouble', row: day.lost, troubles: 1, others: 4 });
    expect(headlineOf([...Object.values(day), broken], now)).toEqual({
      kind: 'trouble',
      row: broken,
      troubles: 2,
      others: 4,
    });
  });

  test('when all is well, then it shows what is on air, else what is next, else that the day is over', () => {
    const { archived, onAir, ready } = day;
    expect(headlineOf([archived, onAir, ready], now)).toEqual({ kind: 'on-air', rows: [onAir], next: ready });
    expect(headlineOf([archived, onAir], now)).toEqual({ kind: 'on-air', rows: [onAir], next: undefined });
    const later = row(9, '2026-11-21 16:00', { liveState: 'pending' });
    expect(headlineOf([later, archived, ready], now)).toEqual({ kind: 'next', row: ready, left: 2 });
    expect(headlineOf([archived], now)).toEqual({ kind: 'done', count: 1 });
    expect(headlineOf([], now)).toEqual({ kind: 'none' });
    expect(headlineOf([row(1, '2026-11-21 15:00', { lifeCycle: 'canceled' })], now)).toEqual({ kind: 'none' });
  });
});

describe('given upcoming days', () => {
  test('when the invitation is not published, then it is listed, however far away the day is', () => {
    const far = row(1, '2026-12-04 10:00', { lifeCycle: 'preparing', liveState: 'pending' });
    expect([isUninvited(far), lacksSlot(far, now), isUnready(far, now)]).toEqual([true, false, true]);
  });

  test('when the slot is missing, then it is listed in the last three days', () => {
    const at = (when: string) => lacksSlot(row(1, when, { lifeCycle: 'inviting', liveState: 'pending' }), now);
    expect(at('2026-11-24 13:41')).toBe(true);
    expect(at('2026-11-24 13:42')).toBe(false);
    expect(lacksSlot(row(1, '2026-11-22 10:00', { lifeCycle: 'canceled', liveState: 'pending' }), now)).toBe(false);
  });

  test('ceremonies are grouped by their date in Japan, in order', () => {
    const rows = [row(3, '2026-11-22 00:00'), row(2, '2026-11-21 23:59'), row(1, '2026-11-21 08:00')];
    const today = dateOf(now);
    const byDate = groupByDate(rows);
    expect(byDate.get(today)?.map(one => one.id)).toEqual([1, 2]);
    expect(byDate.get(addDays(today, 1))?.map(one => one.id)).toEqual([3]);
  });
});

describe('given the timeline of a day', () => {
  test('it spans an hour before the first to two after the last, by hall', () => {
    const timeline = timelineOf(Object.values(day));
    if (timeline === undefined) throw new Error('there is a day to show');
    expect(timeline.fromMs).toBe(parseJst('2026-11-21 09:00'));
    expect(timeline.toMs).toBe(parseJst('2026-11-21 17:00'));
    expect(timeline.hours[0]).toBe(parseJst('2026-11-21 10:00'));
    expect(timeline.hours.at(-1)).toBe(parseJst('2026-11-21 16:00'));
    expect(timeline.halls.map(hall => hall.rows.map(one => one.id))).toEqual([[1, 4], [2, 5], [3]]);
    expect(placeOf(timeline, timeline.fromMs)).toBe(0);
    expect(placeOf(timeline, timeline.toMs)).toBe(100);
    expect(placeOf(timeline, instant(timeline.toMs + 1))).toBeUndefined();
    expect(hourWidth(timeline)).toBe(12.5);
    expect(timelineOf([])).toBeUndefined();
  });

  test('a ceremony may use the time until the next one in its hall, or until the end', () => {
    const timeline = timelineOf(Object.values(day));
    if (timeline === undefined) throw new Error('there is a day to show');
    expect([day.archived, day.lost].map(one => roomOf(timeline, one))).toEqual([43.75, 43.75]);
  });

  test('when it is long, then not every hour has a label', () => {
    expect(timelineOf([day.archived])?.labels).toEqual(timelineOf([day.archived])?.hours);
    const long = timelineOf([row(1, '2026-11-21 01:00'), row(2, '2026-11-21 21:00')]);
    expect(long?.hours).toHaveLength(22);
    expect(long?.labels.slice(0, 2)).toEqual([parseJst('2026-11-21 01:00'), parseJst('2026-11-21 03:00')]);
  });
});
