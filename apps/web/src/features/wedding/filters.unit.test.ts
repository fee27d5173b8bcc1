import { describe, expect, test } from 'vitest';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { FILTER_GROUPS, FILTER_NAMES, readFilters, setFilters, WEDDING_LIST, without, wrongDates } from './filters.ts';

describe('given the filters of the weddings list', () => {
  test('they are those of product text §3, each in one group', () => {
    expect([...FILTER_NAMES].sort()).toEqual(
      [
        'hall',
        'id',
        'reservationId',
        'name',
        'dateFrom',
        'dateTo',
        'usePay',
        'paymentState',
        'payFrom',
        'payTo',
        'createdAtFrom',
        'createdAtTo',
        'updatedAtFrom',
        'updatedAtTo',
        'status',
      ].sort(),
    );
    expect(FILTER_GROUPS.flat().sort()).toEqual([...FILTER_NAMES].sort());
  });

  test('what is read from an address is written to it again, without what is empty', () => {
    const search = { name: '小林', dateFrom: '2026-11-01', dateTo: '', other: 'x' };
    expect(setFilters(readFilters(search))).toEqual({ name: '小林', dateFrom: '2026-11-01' });
  });

  test('a group is taken away as a whole', () => {
    const filters = readFilters({ dateFrom: '2026-11-01', dateTo: '2026-11-30', hall: '2' });
    expect(setFilters(without(filters, ['dateFrom', 'dateTo']))).toEqual({ hall: '2' });
  });

  test('only days that exist are dates', () => {
    const filters = readFilters({ dateFrom: '2026-02-30', dateTo: '2026-3-1', payFrom: '2026-11-01', name: '2026' });
    expect(wrongDates(filters)).toEqual(['dateFrom', 'dateTo']);
  });

  test('the address holds known filters and what is no default', () => {
    const read = listSearch(WEDDING_LIST, FILTER_NAMES);
    expect(read({ name: ' 小林 ', page: '1', limit: '20', sort: 'dateTime', order: 'DESC', foo: '1', id: 3 })).toEqual({
      name: '小林',
    });
    expect(read({ page: '2', limit: '50', sort: 'id', order: 'ASC' })).toEqual({
      page: '2',
      limit: '50',
      sort: 'id',
      order: 'ASC',
    });
  });
});
