import { DataTable, type DataTableProps, type TableRow } from '@kotohogi/ui/data-table';
import { Pagination } from '@kotohogi/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tableData } from './table-data.ts';
import type { ListSearch } from './use-list-search.ts';

/** A page of a list as the server answers it: `page` is the one really given, past the end the last. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

export interface PagedTableProps<Row extends TableRow>
  extends Omit<DataTableProps<Row>, 'data' | 'sort' | 'onSort' | 'expectedRows'> {
  readonly list: ListSearch<string>;
  readonly query: UseQueryResult<ListPage<Row>>;
}

/** More grey rows than fit a screen say nothing more. */
const MOST_EXPECTED_ROWS = 20;

/** A table with its pages, whose page, size and order are those of the address. */
export function PagedTable<Row extends TableRow>({ list, query, ...table }: PagedTableProps<Row>) {
  const { state } = list;
  const { data } = query;
  useCorrectedPage(list, query);
  return (
    <>
      <DataTable
        isHeaderFixed
        {...table}
        data={tableData(query, page => page.rows)}
        expectedRows={Math.min(state.limit, MOST_EXPECTED_ROWS)}
        sort={{ columnId: state.sort, order: state.order }}
        onSort={({ columnId, order }) => list.sortBy(columnId, order)}
      />
      {data !== undefined && (
        <Pagination
          page={data.page}
          limit={data.limit}
          total={data.total}
          onPageChange={list.toPage}
          onLimitChange={list.toSize}
        />
      )}
    </>
  );
}

/** Past the end the server answers the last page; the address then says so too (decision 25). */
function useCorrectedPage<Row>(list: ListSearch<string>, query: UseQueryResult<ListPage<Row>>): void {
  const given = query.isPlaceholderData ? undefined : query.data?.page;
  const right = given === undefined || given === list.state.page ? undefined : given;
  const corrected = useRef<number>(undefined);
  useEffect(() => {
    // Once is enough: the way to the new address draws this again and again before it is reached.
    if (right !== undefined && right !== corrected.current) list.correctPage(right);
    corrected.current = right;
  });
}
