import type { ReactNode } from 'react';

/** One row; its key field is `id`. */
export interface TableRow {
  readonly id: string | number;
}

export interface Column<Row extends TableRow> {
  readonly id: string;
  /** The column heading; the unit of figures appears only here. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end. */
  readonly align?: 'start' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Any CSS width. */
  readonly width?: string | undefined;
  /** The heading is only for screen readers: columns of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Omitted when rows become cards. */
  readonly isWideOnly?: boolean | undefined;
  /** Where the cell goes when rows become cards: on its own line, or in the corner next to the name. */
  readonly cardPlace?: 'line' | 'corner' | undefined;
}

/** Whether rows are shown in a table or, on a phone, as cards. */
export type RowLayout = 'table' | 'cards';

/** The checkboxes of the rows and the bar above them, as created by `useRowSelection`; the table places them. */
export interface SelectionParts<Row extends TableRow> {
  readonly bar: (place: RowLayout) => ReactNode;
  /** The checkbox for all rows; it shows its label when rows become cards. */
  readonly allBox: (place: RowLayout) => ReactNode;
  readonly rowBox: (row: Row) => ReactNode;
  readonly isSelected: (row: Row) => boolean;
}

/** At least one column; the first names the row and carries its link. */
export type Columns<Row extends TableRow> = readonly [Column<Row>, ...Column<Row>[]];

/** What the rows are ordered by. */
export interface TableSort {
  readonly columnId: string;
  readonly order: 'ASC' | 'DESC';
}

export type TableData<Row extends TableRow> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message?: string | undefined; readonly onRetry: () => void }
  /** `isRefreshing`: these rows stay visible while new ones load. */
  | { readonly state: 'ready'; readonly rows: readonly Row[]; readonly isRefreshing?: boolean | undefined };

/** How a row is highlighted; `warn` and `bad` need action, `muted` is over. */
export type RowTone = 'plain' | 'warn' | 'bad' | 'muted';

/** The sort order after a press on a column heading: the same column reverses, another starts ascending. */
export function sortAfterPress(sort: TableSort | undefined, columnId: string): TableSort {
  return { columnId, order: sort?.columnId === columnId && sort.order === 'ASC' ? 'DESC' : 'ASC' };
}
