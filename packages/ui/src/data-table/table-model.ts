import type { ReactNode } from 'react';

/** One row: its key field is `id` (product §2). */
export interface TableRow {
  readonly id: string | number;
}

/** One column. */
export interface Column<Row extends TableRow> {
  readonly id: string;
  /** The words at the head; the unit of figures stands here once. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Any CSS width. */
  readonly width?: string | undefined;
  /** The head is spoken but not shown: columns of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Left out where rows become cards. */
  readonly isWideOnly?: boolean | undefined;
  /** Where the cell stands when rows become cards: on a line of its own, or in the corner beside the name. */
  readonly cardPlace?: 'line' | 'corner' | undefined;
}

/** Whether rows are lines of a table or, on a phone, cards. */
export type RowsPlace = 'table' | 'cards';

/** The boxes beside the rows and the bar above them, as `useRowSelection` makes them; the table gives them their places. */
export interface SelectionParts<Row extends TableRow> {
  readonly bar: (place: RowsPlace) => ReactNode;
  /** The box for all rows; where rows become cards it shows its words. */
  readonly allBox: (place: RowsPlace) => ReactNode;
  readonly rowBox: (row: Row) => ReactNode;
  readonly isSelected: (row: Row) => boolean;
}

/** At least one column; the first one names the row and carries its link. */
export type Columns<Row extends TableRow> = readonly [Column<Row>, ...Column<Row>[]];

/** What the rows are ordered by. */
export interface TableSort {
  readonly columnId: string;
  readonly order: 'ASC' | 'DESC';
}

/** What there is to show. */
export type TableData<Row extends TableRow> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message?: string | undefined; readonly onRetry: () => void }
  /** `isRefreshing`: these rows are still shown while others are on their way. */
  | { readonly state: 'ready'; readonly rows: readonly Row[]; readonly isRefreshing?: boolean | undefined };

/** How a row stands out; `warn` and `bad` need a hand, `muted` is over. */
export type RowTone = 'plain' | 'warn' | 'bad' | 'muted';

/** The order after a press on a column's head: the same column turns round, another begins with ascending. */
export function sortAfterPress(sort: TableSort | undefined, columnId: string): TableSort {
  return { columnId, order: sort?.columnId === columnId && sort.order === 'ASC' ? 'DESC' : 'ASC' };
}
