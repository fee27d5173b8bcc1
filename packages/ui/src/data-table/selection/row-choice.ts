import type { TableRow } from '../table-model.ts';

type RowId = TableRow['id'];

/** How much of what is seen is chosen. */
export type ChoiceExtent = 'none' | 'some' | 'all';

/** The chosen ones among the rows that are seen: what is out of sight is never acted on. */
export function chosenRows<Row extends TableRow>(rows: readonly Row[], ids: ReadonlySet<RowId>): readonly Row[] {
  return rows.filter(({ id }) => ids.has(id));
}

/** How much of the rows is chosen; of no rows none is. */
export function extentOf(rows: readonly TableRow[], ids: ReadonlySet<RowId>): ChoiceExtent {
  const count = chosenRows(rows, ids).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** The ids after a row was ticked or unticked; rows out of sight are let go. */
export function withRow(
  rows: readonly TableRow[],
  ids: ReadonlySet<RowId>,
  change: { readonly id: RowId; readonly isChosen: boolean },
): ReadonlySet<RowId> {
  const kept = chosenRows(rows, ids)
    .map(({ id }) => id)
    .filter(id => id !== change.id);
  return new Set(change.isChosen ? [...kept, change.id] : kept);
}

/** The ids after the box for all was pressed: all that is seen, or nothing where all was chosen already. */
export function afterAll(rows: readonly TableRow[], ids: ReadonlySet<RowId>): ReadonlySet<RowId> {
  return new Set(extentOf(rows, ids) === 'all' ? [] : rows.map(({ id }) => id));
}
