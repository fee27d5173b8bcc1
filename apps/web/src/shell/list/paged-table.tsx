import { DataTable, type DataTableProps, type TableRow } from '@kotohogi/ui/data-table';
import { Pagination } from '@kotohogi/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tableData } from './table-data.ts';
import type { ListSearch } from './use-list-search.ts';

/** A page of a list as returned by the server: `page` is the actual one, the last if past the end. */
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

/** More skeleton rows than fit a screen are useless. */
const MOST_EXPECTED_ROWS = 20;

/** A table with paging, whose page, size and order come from the URL. */
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

/** Past the end the server returns the last page; this writes it into the URL (docs/product/list.md#address). */
function useCorrectedPage<Row>(list: ListSearch<string>, query: UseQueryResult<ListPage<Row>>): void {
  const given = query.isPlaceholderData ? undefined : query.data?.page;
  const right = given === undefined || given === list.state.page ? undefined : given;
  const corrected = useRef<number>(undefined);
  useEffect(() => {
    // Once is enough: this renders repeatedly before the navigation has finished.
    if (right !== undefined && right !== corrected.current) list.correctPage(right);
    corrected.current = right;
  });
}
