import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure-of.ts';
import { type ListPage, ListPages, type ListPagesProps } from './list-pages.tsx';

export interface ListBodyProps<Page extends ListPage<unknown>> extends ListPagesProps<Page> {
  /** The height that is reserved until the rows are there. */
  readonly height: string;
  /** Replaces the rows when the list is empty. */
  readonly empty: (page: Page) => ReactNode;
  readonly children: (page: Page) => ReactNode;
}

/** One page of a list that is not a table: its rows and paging, or the loading, error or empty state. */
export function ListBody<Page extends ListPage<unknown>>(props: ListBodyProps<Page>) {
  const { list, query, height, empty, children } = props;
  const { data } = query;
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton shape="block" height={height} />;
  if (data.total === 0) return empty(data);
  return (
    <>
      {children(data)}
      <ListPages list={list} query={query} />
    </>
  );
}
