import { DataTable, type DataTableProps, type TableRow } from '@kotohogi/ui/data-table';
import type { ReactNode } from 'react';
import { failureOf, partFailureOf } from '../api/failure-of.ts';
import { type ListPage, ListPages, type ListPagesProps } from './list-pages.tsx';
import { tableData } from './table-data.ts';
import { useListKeys } from './use-list-keys.ts';

export interface PagedTableProps<Row extends TableRow>
  extends Omit<DataTableProps<Row>, 'data' | 'sort' | 'onSort' | 'expectedRows'>,
    ListPagesProps<ListPage<Row>> {
  /** Shown instead of `empty` if a filter is active. */
  readonly emptyFiltered?: ReactNode;
  /** Whether the rows are a part of a page about something else (docs/product/error-page.md#the-main-read-and-the-parts). */
  readonly isPart?: boolean;
}

/** More skeleton rows than fit a screen are useless. */
const MOST_EXPECTED_ROWS = 20;

/** A table with paging, whose page, size and order come from the URL. */
export function PagedTable<Row extends TableRow>(props: PagedTableProps<Row>) {
  const { list, query, empty, emptyFiltered = empty, isPart = false, ...table } = props;
  const { state } = list;
  useListKeys();
  return (
    <>
      <DataTable
        isHeaderFixed
        {...table}
        data={tableData(query, page => page.rows, isPart ? partFailureOf : failureOf)}
        empty={Object.keys(list.filters).length > 0 ? emptyFiltered : empty}
        expectedRows={Math.min(state.limit, MOST_EXPECTED_ROWS)}
        sort={{ columnId: state.sort, order: state.order }}
        onSort={({ columnId, order }) => list.sortBy(columnId, order)}
      />
      <ListPages list={list} query={query} />
    </>
  );
}
