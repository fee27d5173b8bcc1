import { describe, expect, test } from 'vitest';
import { listSearch } from '../../../shell/list/use-list-search.ts';
import { FILTER_NAMES, WEDDING_LIST } from './filters.ts';

describe('filters of the weddings list', () => {
  test('keep their names', () => {
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
  });

  test('the URL contains only known filters with non-default values', () => {
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
