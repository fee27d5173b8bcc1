import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterQuery, listQuery } from '../rules/query.ts';
import { weddingList } from '../wedding.ts';
import { filterNames, type ListRules, permitted, readFilters, readState, slicePage } from './list.ts';

const RULES = {
  sorts: ['dateTime', 'id'],
  order: 'DESC',
  filters: { name: 'text', date: 'days', gift: 'numbers', state: ['open', 'closed'], usePay: 'flag', hall: 'id' },
  needs: { gift: 'facility:read:weddingPaymentState' },
} as const satisfies ListRules;
const STATE = { page: 1, limit: 20, sort: 'dateTime', order: 'DESC' };

describe('given the query of a list', () => {
  test('a range has two names, any other filter its own', () => {
    expect(filterNames(RULES).join()).toBe('name,dateFrom,dateTo,giftMin,giftMax,state,usePay,hall');
  });

  test('then valid values are read by the kind of the filter', () => {
    const query = { name: ' 小林 ', dateFrom: '2026-11-01', giftMin: '1000', state: 'open', usePay: '0', hall: '7' };
    expect(listQuery(RULES).parse({ ...query, page: '2', limit: '50', sort: 'id', order: 'ASC', foo: '1' })).toEqual({
      ...{ page: 2, limit: 50, sort: 'id', order: 'ASC' },
      ...{ name: '小林', dateFrom: '2026-11-01', giftMin: 1000, state: 'open', usePay: false, hall: 7 },
    });
    expect(filterQuery(RULES).parse({ usePay: 'true', page: '2' })).toEqual({ usePay: true });
  });

  test('no value is an error: an invalid one is the default or no filter', () => {
    const names = [...filterNames(RULES), 'page', 'limit', 'sort', 'order'];
    const wrong = fc.oneof(fc.constantFrom('', ' ', '0', '-1', '1.5', '2026-02-30', '__proto__'), fc.anything());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), wrong), raw => {
        const { page, limit, sort, order, dateFrom, state, hall } = listQuery(RULES).parse(raw);
        expect(page).toBeGreaterThan(0);
        expect([5, 10, 20, 50, 100]).toContain(limit);
        expect(RULES.sorts).toContain(sort);
        expect(['ASC', 'DESC']).toContain(order);
        expect(['open', 'closed', undefined]).toContain(state);
        expect(dateFrom).not.toBe('2026-02-30');
        expect(hall).not.toBe(0);
      }),
    );
    expect(readState(RULES, { page: '9999999999', limit: 1000, sort: 'name', order: 'UP' })).toEqual(STATE);
  });

  test('a filter is off for callers without the permission it needs', () => {
    const filters = readFilters(RULES, { giftMin: '1', giftMax: '2', name: 'x' });
    expect(permitted(RULES, filters, new Set())).toEqual({ name: 'x' });
    expect(permitted(RULES, filters, new Set(['facility:read:weddingPaymentState']))).toEqual(filters);
  });
});

test('a page past the end is the last one, and the pages together are all rows', () => {
  const all = Array.from({ length: 43 }, (_, index) => index);
  expect(slicePage(all, { page: 99, limit: 20 })).toEqual({ rows: [40, 41, 42], total: 43, page: 3, limit: 20 });
  expect(slicePage([], { page: 2, limit: 20 })).toEqual({ rows: [], total: 0, page: 1, limit: 20 });
  expect([1, 2, 3].flatMap(page => slicePage(all, { page, limit: 20 }).rows)).toEqual(all);
});

test('the filters of the weddings list keep the names of the wire', () => {
  expect(filterNames(weddingList).toSorted().join()).toBe(
    'createdAtFrom,createdAtTo,dateFrom,dateTo,hall,id,name,payFrom,payTo,paymentState,reservationId,status,updatedAtFrom,updatedAtTo,usePay',
  );
});
