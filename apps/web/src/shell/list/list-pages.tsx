import { Pagination } from '@kotohogi/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListSearch } from './use-list-search.ts';

/** A page of a list as returned by the server: `page` is the actual one, the last if past the end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

export interface ListPagesProps<Page extends ListPage<unknown>> {
  readonly list: ListSearch<string>;
  readonly query: UseQueryResult<Page>;
}

/** The paging of a list, whose page and size come from the URL. */
export function ListPages<Page extends ListPage<unknown>>({ list, query }: ListPagesProps<Page>) {
  const { data } = query;
  useCorrectedPage(list, query);
  if (data === undefined) return null;
  const { page, limit, total } = data;
  return <Pagination {...{ page, limit, total }} onPageChange={list.toPage} onLimitChange={list.toSize} />;
}

/** Past the end the server returns the last page; this writes it into the URL (docs/product/list.md#address). */
function useCorrectedPage<Page extends ListPage<unknown>>(list: ListSearch<string>, query: UseQueryResult<Page>): void {
  const given = query.isPlaceholderData ? undefined : query.data?.page;
  const right = given === undefined || given === list.state.page ? undefined : given;
  const corrected = useRef<number>(undefined);
  useEffect(() => {
    // Once is enough: this renders repeatedly before the navigation has finished.
    if (right !== undefined && right !== corrected.current) list.correctPage(right);
    corrected.current = right;
  });
}
