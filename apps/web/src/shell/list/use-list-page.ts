import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

/** Reads a page of a list; keeps the previous page while the next one loads. */
export function useListPage<Page>(queryKey: QueryKey, queryFn: () => Promise<Page>) {
  return useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });
}
