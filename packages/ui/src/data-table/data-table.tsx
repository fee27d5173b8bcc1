import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useMediaQuery } from '../kit/use-media-query.ts';
import { CardRows } from './card-rows.tsx';
import styles from './data-table.module.css';
import { LoadFailure } from './load-failure.tsx';
import type { Columns, RowTone, SelectionParts, TableData, TableRow, TableSort } from './table-model.ts';
import { TableRows } from './table-rows.tsx';

export interface DataTableProps<Row extends TableRow> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly data: TableData<Row>;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** The target of a row; the whole row is the link. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly rowTone?: ((row: Row) => RowTone) | undefined;
  /** Shown if there are no rows; データが見つかりませんでした。 by default. */
  readonly empty?: ReactNode | undefined;
  /** Cells of a last row, by column id: totals. */
  readonly footer?: Readonly<Record<string, ReactNode>> | undefined;
  /** The heading sticks below the page's header. */
  readonly isHeaderFixed?: boolean | undefined;
  /** How many rows the skeleton shows. */
  readonly expectedRows?: number | undefined;
  /** Makes rows selectable: the result of `useRowSelection`. */
  readonly selection?: SelectionParts<Row> | undefined;
  /** The card of a row on a phone; by default every column becomes a line. */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
}

/** Below this width rows become cards. */
const NARROW = '(max-width: 47.99em)';

/** Rows of data: a table if there is room, a card per row on a phone. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>): ReactNode {
  const { data, empty } = props;
  const isNarrow = useMediaQuery(NARROW);
  switch (data.state) {
    case 'failed':
      return (
        <div className={styles.sheet}>
          <LoadFailure message={data.message} onRetry={data.onRetry} />
        </div>
      );
    case 'loading':
    case 'ready': {
      if (data.state === 'ready' && data.rows.length === 0) {
        return <div className={styles.sheet}>{empty ?? <EmptyState />}</div>;
      }
      const rows = data.state === 'ready' ? data.rows : null;
      const isBusy = data.state === 'loading' || data.isRefreshing === true;
      return isNarrow ? (
        <CardRows {...props} rows={rows} isBusy={isBusy} />
      ) : (
        <TableRows {...props} rows={rows} isBusy={isBusy} />
      );
    }
  }
}
