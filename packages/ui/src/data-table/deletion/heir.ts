import type { TableRow } from '../table-model.ts';

/** The row that gets the focus once a row is gone: the one after it, after the last one the one before; nobody when it was alone. */
export function heirOf(rows: readonly TableRow[], gone: TableRow['id']): TableRow['id'] | undefined {
  const index = rows.findIndex(({ id }) => id === gone);
  return (rows[index + 1] ?? rows[index - 1])?.id;
}
