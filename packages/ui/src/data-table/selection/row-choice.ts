import type { TableRow } from '../table-model.ts';

type RowId = TableRow['id'];

/** How many of the visible rows are selected. */
export type ChoiceExtent = 'none' | 'some' | 'all';

/** The selected rows among the visible ones: invisible rows are never acted on. */
export function chosenRows<Row extends TableRow>(rows: readonly Row[], ids: ReadonlySet<RowId>): readonly Row[] {
  return rows.filter(({ id }) => ids.has(id));
}

/** The ids of the selected rows among the visible ones. */
export const chosenIds = (rows: readonly TableRow[], ids: ReadonlySet<RowId>): ReadonlySet<RowId> =>
  new Set(chosenRows(rows, ids).map(({ id }) => id));

/** How many of the rows are selected; none if there are no rows. */
export function extentOf(rows: readonly TableRow[], ids: ReadonlySet<RowId>): ChoiceExtent {
  const count = chosenRows(rows, ids).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** The ids after a row was selected or deselected. */
export function withRow(
  rows: readonly TableRow[],
  ids: ReadonlySet<RowId>,
  change: { readonly id: RowId; readonly isChosen: boolean },
): ReadonlySet<RowId> {
  const kept = [...chosenIds(rows, ids)].filter(id => id !== change.id);
  return new Set(change.isChosen ? [...kept, change.id] : kept);
}

/** The ids after the box for all was pressed: all visible rows, or none if all were selected. */
export function afterAll(rows: readonly TableRow[], ids: ReadonlySet<RowId>): ReadonlySet<RowId> {
  return new Set(extentOf(rows, ids) === 'all' ? [] : rows.map(({ id }) => id));
}
