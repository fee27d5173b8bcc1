import { localDate } from '@kotohogi/domain/kernel/jst';
import { expect, test } from 'vitest';
import { datesOf, periodOf, rulesOf, weddingSearch } from './periods.ts';

test('the list opens from today on, nearest first; past weddings are on another tab, and a filter searches all', () => {
  const today = localDate('2026-11-22');
  expect([periodOf({}), datesOf('ahead', today), rulesOf('ahead').order]).toEqual([
    'ahead',
    { dateFrom: '2026-11-22' },
    'ASC',
  ]);
  expect([periodOf({ period: 'past' }), datesOf('past', today), rulesOf('past').order]).toEqual([
    'past',
    { dateTo: '2026-11-21' },
    'DESC',
  ]);
  expect([periodOf({ name: '小林', period: 'past' }), datesOf('all', today)]).toEqual(['all', {}]);
  expect(weddingSearch({ order: 'DESC', foo: '1' })).toEqual({ order: 'DESC' });
  expect(weddingSearch({ order: 'DESC', period: 'past' })).toEqual({ period: 'past' });
});
