import type { TableRow } from '../table-model.ts';

/**
 * The row that gets the focus after a deletion: the next one, or the previous one after the last; undefined if it was
 * the only one.
 */
export function successorOf(rows: readonly TableRow[], gone: TableRow['id']): TableRow['id'] | undefined {
  const index = rows.findIndex(({ id }) => id === gone);
  return (rows[index + 1] ?? rows[index - 1])?.id;
}
