import type { TableData, TableRow } from '@kotohogi/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { failureOf } from '../api/failure-of.ts';

/**
 * The table data of a query: rows, skeleton rows, or the reason why there are none. A table that is not the main read
 * of its page passes `partFailureOf`.
 */
export function tableData<Data, Row extends TableRow>(
  query: UseQueryResult<Data>,
  rowsOf: (data: Data) => readonly Row[],
  whyNot: (query: UseQueryResult<Data>) => ApiError | undefined = failureOf,
): TableData<Row> {
  const { data } = query;
  if (data !== undefined) return { state: 'ready', rows: rowsOf(data), isRefreshing: query.isPlaceholderData };
  const failure = whyNot(query);
  if (failure === undefined) return { state: 'loading' };
  return { state: 'failed', message: failure.userMessage, onRetry: () => void query.refetch() };
}
